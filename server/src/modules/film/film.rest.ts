import { z } from 'zod'
import { csvHead, csvRow } from '#schema/csv'
import { LIMITS } from '#schema/limits'
import { type Call, FileStream, call, field } from '#platform/api/rest'
import { notFound } from '#platform/errors/failure'
import { FILE, FORMAT, fileOf } from '../cut/captions/captions.rest.js'
import { Film } from '../video/film.entity.js'
import type { Videos } from '../video/video.service.js'
import { captionsByFilm } from './film-captions.js'
import { type PlayedCue, mixesByFilm } from './plan/film-plan.entity.js'
import { plansByFilm } from './plan/film-plans.js'
import { planShape, planView } from './plan/plan-views.js'

const tag = 'Cuts'
const COLUMNS = ['title', 'source', 'licence', 'kind', 'start_seconds', 'end_seconds'] as const

/** A cue sheet as CSV. */
function* csvOf(cues: readonly PlayedCue[]): Generator<string> {
  yield csvHead(COLUMNS)
  for (const { title, source, licence, kind, startSeconds, endSeconds } of cues)
    yield csvRow([title, source, licence, kind, startSeconds.toFixed(3), endSeconds.toFixed(3)])
}

export const filmCalls = (videos: Videos): Call[] => [
  call({
    method: 'get',
    path: '/video/videos/{video_id}/plan',
    name: 'getFilmPlan',
    tag,
    summary: 'The plan of a film: the source of each frame',
    description:
      '404 for a video that is not a merged film, and for an older film whose videos no longer exist.',
    maxItems: LIMITS.merge.clipsMax,
    responses: [{ status: 200, description: 'The plan.', shape: planShape }],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) => {
      const film = await videos.open(viewer, params.video_id)
      const plan = film instanceof Film ? await loaders.of(plansByFilm).load(film.id) : null
      if (!plan) throw notFound('Plan')
      return planView(plan)
    },
  }),
  call({
    method: 'get',
    path: '/video/videos/{video_id}/cue_sheet',
    name: 'getCueSheet',
    tag,
    maxItems: LIMITS.cue.perCut,
    summary: 'The cue sheet of a film as CSV',
    description:
      'Times are seconds of the film. Texts that a spreadsheet could read as a formula start with an apostrophe. 404 for a video without a mix.',
    responses: [
      {
        status: 200,
        description: 'The cues in order, with a header row.',
        mediaTypes: ['text/csv'],
        shape: field(z.string(), 'The cues.'),
        example:
          csvHead(COLUMNS) + csvRow(['Low tide', 'Recorded by Ana', 'CC BY 4.0', 'MUSIC', '0.000', '12.500']),
      },
    ],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) => {
      const film = await videos.open(viewer, params.video_id)
      const mixed = await loaders.of(mixesByFilm).load(film.id)
      if (!mixed) throw notFound('Sheet')
      return new FileStream('text/csv; charset=utf-8', 'cue-sheet.csv', partsOf(csvOf(mixed.cues)))
    },
  }),
  call({
    method: 'get',
    path: '/video/videos/{video_id}/captions/{language}',
    name: 'getFilmCaptions',
    tag,
    summary: 'The captions of a film in a language, as a file',
    description:
      'The captions as of the start of the merge. 404 for a video without captions in the language.',
    query: z.object({ format: FORMAT }),
    maxItems: LIMITS.caption.perTrack,
    responses: [FILE],
    errors: [404],
    run: async ({ viewer, loaders }, { params: { video_id: id, language }, query: { format } }) => {
      const film = await videos.open(viewer, id)
      const found = (await loaders.of(captionsByFilm).load(film.id)) ?? []
      const track = found.find((one) => one.language === language)
      if (!track) throw notFound('Captions')
      return fileOf(track.captions, language, format)
    },
  }),
]

async function* partsOf(lines: Iterable<string>): AsyncGenerator<string> {
  yield* lines
}
