import { z } from 'zod'
import { csvHead, csvRow } from '#schema/csv'
import { LIMITS } from '#schema/limits'
import { storyboardRule } from '#schema/rules/storyboard'
import { type Call, FileStream, call, field } from '#platform/api/rest'
import type { Projects } from '../project/project.service.js'
import type { BoardSheets } from './export/board-sheets.js'
import { boardCsv, COLUMNS } from './export/board-sheet.js'
import { boardShape, boardView } from './storyboard-view.js'
import type { Storyboards } from './storyboard.service.js'

const tag = 'Storyboard'

/** Storyboards over REST, and their PDF and CSV. */
export const boardCalls = (
  storyboards: Storyboards,
  { projects, sheets }: { projects: Projects; sheets: BoardSheets },
): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/storyboard',
    name: 'getStoryboard',
    tag,
    summary: 'The storyboard of a project, with its shots, characters, places and props',
    maxItems: 100,
    responses: [{ status: 200, description: 'The storyboard.', shape: boardShape }],
    errors: [404],
    run: async (context, { params }) => {
      const project = await projects.open(context.viewer, params.id)
      return boardView(await storyboards.of(project), context)
    },
  }),
  call({
    method: 'put',
    path: '/projects/{id}/storyboard',
    name: 'updateStoryboard',
    tag,
    summary: 'Changes the settings for all shots',
    body: z.object({
      ratio: field(storyboardRule.shape.ratio, 'The ratio of all shots.', '16:9'),
      model_name: field(
        storyboardRule.shape.model,
        'The model of new takes; null: the team’s default.',
        'fal-ai/veo3.1',
      ),
      look: field(
        storyboardRule.shape.look,
        'The look of the film, at most 300 characters; unchanged if omitted.',
        '35 mm film, warm light',
      ),
      references_max: field(
        storyboardRule.shape.referencesMax,
        'How many images a take gets at most, 1 to 9; unchanged if omitted.',
        LIMITS.storyboard.referencesUsual,
      ),
    }),
    names: { model: 'model_name', referencesMax: 'references_max' },
    responses: [{ status: 200, description: 'The changed storyboard.', shape: boardShape }],
    errors: [404],
    run: async (context, { params, body: { model_name: model, references_max: referencesMax, ...same } }) =>
      boardView(
        await storyboards.edit(context.viewer, { projectId: params.id, model, referencesMax, ...same }),
        context,
      ),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/storyboard.pdf',
    name: 'printStoryboard',
    tag,
    summary: 'The storyboard as PDF',
    description:
      'A4 landscape, six frames a page: number, still, scene, words, seconds and camera. Latin, Greek, Cyrillic and more are printed. A mark replaces characters that the font lacks, such as Chinese or emoji, and the footer says so. At most two are printed at once, one per user.',
    responses: [
      {
        status: 200,
        description: 'The pages.',
        mediaTypes: ['application/pdf'],
        shape: field(z.string(), 'The bytes.').meta({ override: { contentEncoding: 'binary' } }),
        example: '%PDF-1.3 …',
      },
    ],
    errors: [404],
    run: async ({ viewer }, { params }) => {
      const sheet = await sheets.open(viewer, params.id)
      return new FileStream('application/pdf', 'storyboard.pdf', await sheets.pdf(viewer, sheet))
    },
  }),
  call({
    method: 'get',
    path: '/projects/{id}/storyboard.csv',
    name: 'exportStoryboard',
    tag,
    summary: 'The shots of a storyboard as CSV',
    description:
      'Text that a spreadsheet would read as a formula begins with an apostrophe. Addresses of stills expire.',
    responses: [
      {
        status: 200,
        description: 'A line per shot, below a header.',
        mediaTypes: ['text/csv'],
        shape: field(z.string(), 'The lines.'),
        example:
          csvHead(COLUMNS) +
          csvRow([
            1,
            'INT. LIGHTHOUSE - NIGHT',
            '',
            'The keeper waits',
            5,
            'Close-up',
            'KEEPER: Still burning.',
          ]),
      },
    ],
    errors: [404],
    run: async ({ viewer, url }, { params }) =>
      new FileStream(
        'text/csv; charset=utf-8',
        'storyboard.csv',
        boardCsv(await sheets.open(viewer, params.id), (key) => url(key, params.id)),
      ),
  }),
]
