import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { LIMITS } from '#schema/limits'
import { type Call, Reply, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { videoShape, videoView } from '../../video/video-view.js'
import { jobShape, jobView } from '../../jobs/job.rest.js'
import type { Animatics, PlayedAnimatic } from './animatic.service.js'
import { FilmSegment, FilmSound, SegmentKind, animaticView } from './animatic-types.js'

const tag = 'Storyboard'
const address = (description: string) =>
  field(
    z.url().nullable(),
    description,
    'https://cutroom.example.com/files/drawings/0b7e.mp4?expires=1795737600&signature=c2ln',
  )

const segmentFields = restFields(FilmSegment, {
  shotId: EXAMPLE_IDS.shot,
  kind: SegmentKind.DRAWN,
  words: '1. The lamp is lit',
  seconds: 5,
  isCurrent: true,
  transition: 'fade',
  transitionSeconds: 1,
})
const soundFields = restFields(FilmSound, { startSeconds: 0, endSeconds: 9, offsetSeconds: 0 })
const filmShape = shape('Animatic', 'The shots of a storyboard as one film.', {
  seconds: field(z.number(), 'How long it lasts.', 9),
  segments: field(
    z.array(
      shape('FilmSegment', 'A shot in the film of its storyboard.', {
        ...segmentFields.fields,
        video_url: address('An MP4; null without footage.'),
        poster_url: address('Its poster; null without footage.'),
        transition_url: address(
          'The transition, an MP4 without sound; null for a cut, and until it is rendered.',
        ),
      }),
    ),
    'Its shots in order: at most 100.',
  ),
  sounds: field(
    z.array(
      shape('FilmSound', 'A voice of a shot, or the music, as the film plays it.', {
        sound_id: idField('The sound.', 'sound'),
        ...soundFields.fields,
        envelope: field(
          z.array(z.object({ at_seconds: z.number(), factor: z.number() })),
          'Its volume at seconds of the film; linear between two points.',
          [{ at_seconds: 0, factor: 0.5 }],
        ),
      }),
    ),
    'Voices of the shots, and the music, by start time: at most 101.',
  ),
})

function filmView(film: PlayedAnimatic, url: (key: string) => string): z.output<typeof filmShape> {
  const { seconds, segments, sounds } = animaticView(film, url)
  return {
    seconds,
    segments: segments.map((segment, at) => {
      const windowKey = film.windows[at]?.fileKey
      return {
        ...segmentFields.of(segment),
        video_url: segment.url,
        poster_url: segment.posterUrl,
        transition_url: windowKey ? url(windowKey) : null,
      }
    }),
    sounds: sounds.map((one) => ({
      sound_id: one.sound.id,
      ...soundFields.of(one),
      envelope: one.envelope.map(({ atSeconds, factor }) => ({ at_seconds: atSeconds, factor })),
    })),
  }
}

/** The film of a storyboard over REST: drawn, played and exported. */
export const animaticCalls = (animatics: Animatics): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/storyboard/animatic',
    name: 'getAnimatic',
    tag,
    summary: 'The shots of a storyboard as one film',
    description: 'Queues transitions that are not rendered yet.',
    maxItems: LIMITS.storyboard.shotsMax,
    responses: [{ status: 200, description: 'The film, shot by shot.', shape: filmShape }],
    errors: [404],
    run: async ({ viewer, url }, { params }) => {
      const film = await animatics.film(viewer, params.id)
      return filmView(film, (key) => url(key, film.projectId))
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/drawings',
    name: 'generateMissingDrawings',
    tag,
    summary: 'Draws every shot without a take and without an up-to-date drawing, at no cost',
    responses: [
      { status: 202, description: 'The drawing job.', shape: jobShape },
      { status: 204, description: 'All shots are already drawn.' },
    ],
    errors: [404],
    run: async (context, { params }) => {
      const job = await animatics.draw(context.viewer, params.id)
      return job ? new Reply(202, await jobView(job, context)) : new Reply(204)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/animatic',
    name: 'mergeAnimatic',
    tag,
    summary: 'Merges the shots into a draft film',
    description: 'Uses chosen takes, drawings, or else slates.',
    responses: [{ status: 202, description: 'The film in progress.', shape: videoShape }],
    errors: [404, 409],
    run: async (context, { params }) => {
      const film = await animatics.export(context.viewer, params.id)
      return new Reply(202, await videoView(film, context))
    },
  }),
]
