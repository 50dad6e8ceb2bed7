import { z } from 'zod'
import { continuityFields } from '#schema/rules/storyboard'
import { type Call, TIME, type ViewContext, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { EXAMPLE_IDS } from '#schema/example-ids'
import type { StoryboardElement } from '../elements/element.entity.js'
import { ContinuityCheck } from './continuity-check.entity.js'
import { CHECKED_ASSET, CHECKED_VIDEO, IS_SAME, WHAT_DIFFERS } from './continuity.resolver.js'
import { type Continuity, continuityOf } from './continuity.js'

const tag = 'Storyboard'
const check = restFields(ContinuityCheck, { isSame: false, words: 'The scarf is red', checkedAt: TIME })
const pictureShape = shape(
  'ContinuityPicture',
  'A first frame or take of a shot with a character, place or prop.',
  {
    shot_id: idField('Its shot.', 'shot'),
    asset_id: field(z.string().nullable(), 'The first frame; null for a take.', null),
    video_id: field(z.string().nullable(), 'The chosen take; null for a first frame.', EXAMPLE_IDS.video),
    check: field(
      shape('ContinuityCheck', 'Whether it looks as it should.', {
        ...check.fields,
        checked_by_id: idField('Who compared them.', 'user'),
      }).nullable(),
      'Whether it looks as it should; null if nobody has compared it.',
    ),
  },
)
type Picture = z.output<typeof pictureShape>

async function picturesOf(
  element: StoryboardElement,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<Picture[]> {
  const pictures = await continuityOf(element, loaders)
  return pictures.map(({ shotId, assetId, videoId, check: made }) => ({
    shot_id: shotId,
    asset_id: assetId,
    video_id: videoId,
    check: made && { ...check.of(made), checked_by_id: made.checkedById },
  }))
}

const LISTED = { status: 200, description: 'At most 200.', shape: z.array(pictureShape) }

/** Continuity of characters, places and props over REST. */
export const continuityCalls = (continuity: Continuity): Call[] => [
  call({
    method: 'get',
    path: '/storyboard/elements/{id}/continuity',
    name: 'listContinuity',
    tag,
    summary: 'The first frames and chosen takes of the shots with a character, place or prop, in order',
    maxItems: 200,
    responses: [LISTED],
    errors: [404],
    run: async (context, { params }) => picturesOf(await continuity.open(context.viewer, params.id), context),
  }),
  call({
    method: 'put',
    path: '/storyboard/elements/{id}/continuity',
    name: 'checkContinuity',
    tag,
    summary: 'Records whether a character, place or prop looks in a first frame or take as it should',
    body: z.object({
      asset_id: field(continuityFields.assetId, CHECKED_ASSET, null),
      video_id: field(continuityFields.videoId, CHECKED_VIDEO, EXAMPLE_IDS.video),
      is_same: field(continuityFields.isSame, IS_SAME, false),
      words: field(continuityFields.words, WHAT_DIFFERS, 'The scarf is red'),
    }),
    names: { elementId: 'id', assetId: 'asset_id', videoId: 'video_id', isSame: 'is_same', words: 'words' },
    responses: [LISTED],
    errors: [404, 409],
    run: async (context, { params: { id }, body }) => {
      const { asset_id: assetId, video_id: videoId, is_same: isSame, words } = body
      const input = { elementId: id, assetId, videoId, isSame, words }
      return picturesOf(await continuity.check(context.viewer, input), context)
    },
  }),
]
