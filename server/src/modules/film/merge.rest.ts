import { z } from 'zod'
import { FILM_FITS, FILM_RATES, FILM_RATIOS, FILM_SIZES, LIMITS, TRANSITIONS } from '#schema/limits'
import { badInput } from '#platform/errors/failure'
import { type Call, type CallContext, Reply, call, field, idField, shape } from '#platform/api/rest'
import { videosById } from '../video/video.loader.js'
import { jobsByVideo } from '../jobs/job.loader.js'
import type { Videos } from '../video/video.service.js'
import { WAITS, acceptedAnswer, unfinishedShape, whenEnded } from '../jobs/job.rest.js'
import type { JobService } from '../jobs/job.service.js'
import type { Film } from '../video/film.entity.js'
import { ORDER_NAMES, oneOf, oneOfNumbers, orderFields } from '../cut/cut-views.js'
import { orderInput } from '../cut/cut.rest.js'
import type { Merges } from './merge.service.js'

const mergedShape = shape('Merged', 'A film.', {
  video_url: field(
    z.url(),
    'The file.',
    'https://cutroom.example.com/files/videos/0b7e.mp4?expires=1795737600&signature=c2ln',
  ),
  video_id: idField('The film.', 'video'),
})

const RESPONSES = [
  { status: 200, description: 'The film.', shape: mergedShape },
  acceptedAnswer('merge'),
  { status: 504, description: 'The merge continues.', shape: unfinishedShape },
] as const

const LOOK =
  'Each transition lasts a second, or less where a video is too short for it. Without export settings, the film has the size and frame rate \
of most of its videos, shows all of each, with bars where the shapes differ, and is named after its project; the export settings of the draft are not used. The film plays the cues of the cut.'

export const mergeCalls = (merges: Merges, videos: Videos, jobService: JobService): Call[] => [
  call({
    method: 'post',
    path: '/video/merge_videos',
    name: 'mergeVideos',
    tag: 'Videos',
    summary: 'Merges accepted videos into one film',
    description: `${WAITS} ${LOOK}`,
    body: z.object({
      project_id: idField('Which project.', 'project'),
      video_urls: field(
        z.array(z.string()).max(LIMITS.merge.clipsMax, `A film has at most ${LIMITS.merge.clipsMax} videos`),
        'The `video_url`s of accepted videos of the project, in order; expired signatures are accepted, since nothing is fetched from them.',
        [
          'https://cutroom.example.com/files/videos/0b7e.mp4?expires=1795737600&signature=c2ln',
          'https://cutroom.example.com/files/videos/4c2d.mp4?expires=1795737600&signature=c2ln',
        ],
      ),
      transition_types: field(
        z.array(oneOf(['', ...TRANSITIONS])),
        'The keys of the transitions, one fewer than videos; an empty string for a plain cut.',
        ['fade'],
      ),
      size: field(
        oneOf(FILM_SIZES).nullish(),
        'Resolution of the film; null: the most common one of its videos.',
        '1080p',
      ),
      ratio: field(
        oneOf(FILM_RATIOS).nullish(),
        'Aspect ratio of the film; null: the most common one of its videos.',
        '16:9',
      ),
      fit: field(
        oneOf(FILM_FITS).nullish(),
        'How videos with another ratio are fitted: `PAD` (default) shows them whole with bars, `CROP` fills the frame.',
        'CROP',
      ),
      frame_rate: field(
        oneOfNumbers(FILM_RATES).nullish(),
        'Frames per second; null: the most common rate of its videos.',
        30,
      ),
      title: field(
        z.string().nullish(),
        'The title of the film; null: the name of the project and a number.',
        'The last lamp',
      ),
      clip_gain: orderFields.clip_gain,
      loudness: orderFields.loudness,
      burned_captions: orderFields.burned_captions,
    }),
    names: {
      videoIds: 'video_urls',
      transitions: 'transition_types',
      frameRate: 'frame_rate',
      clipGain: 'clip_gain',
      burnedCaptions: 'burned_captions',
    },
    responses: RESPONSES,
    errors: [404, 409],
    run: async (
      context,
      {
        body: {
          project_id: projectId,
          video_urls: urls,
          transition_types: transitions,
          frame_rate: frameRate,
          clip_gain: clipGain,
          burned_captions: burnedCaptions,
          ...settings
        },
      },
    ) => {
      const found = await videos.idsOfFiles(context.viewer, projectId, urls.map(context.fileKey))
      const unknown = found.flatMap((id, at) =>
        id ? [] : [{ path: ['videoIds', at], message: 'This is not the address of a video of this project' }],
      )
      if (unknown.length) throw badInput(unknown)
      const film = await merges.start(context.viewer, {
        projectId,
        videoIds: found as string[],
        transitions,
        frameRate,
        clipGain,
        burnedCaptions,
        ...settings,
      })
      return whenMerged(context, jobService, film)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/merge',
    name: 'mergeCut',
    mutation: 'mergeVideos',
    tag: 'Cuts',
    summary: 'Merges items of a cut into one film',
    description: `${WAITS} Merges the current state of the items, with trims, speeds and sound, and the cues of the cut. The export settings of the cut are not used.`,
    body: z.object(orderFields),
    names: ORDER_NAMES,
    responses: RESPONSES,
    errors: [404, 409],
    run: async (context, { params, body }) =>
      whenMerged(context, jobService, await merges.start(context.viewer, orderInput(params.id, body))),
  }),
]

/** Responds when the merge has ended, or at once if the caller does not wait. */
async function whenMerged(context: CallContext, jobService: JobService, film: Film): Promise<Reply> {
  const job = await context.loaders.of(jobsByVideo).load(film.id)
  return whenEnded(context, {
    jobService,
    jobId: job!.id,
    failed: 'Failed to merge videos. Please try again.',
    done: async () => {
      const merged = await context.loaders.of(videosById).load(film.id)
      return new Reply(200, {
        video_url: context.url(merged!.videoKey!, film.projectId),
        video_id: film.id,
      })
    },
  })
}
