import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call, field, idField } from '#platform/api/rest'
import type { Projects } from '../project/project.service.js'
import { cutShape, cutView, ITEM_NAMES, itemFields, itemInput, orderFields } from './cut-views.js'
import type { CutInput, Cuts } from './cut.service.js'
import type { CutItems } from './cut-items.service.js'

const tag = 'Cuts'
const NOW = { status: 200, description: 'The cut as it is now.', shape: cutShape }
const revision = field(z.int(), 'The revision of the item that you know.', 1)
const newId = field(
  z.string().nullish(),
  'The id of the new item: a new UUID.',
  '4c2d2f9a-55c8-4f4e-8f0a-2f9f6a3c1d78',
)

const orderBody = z.object(orderFields)

/** The body of an order by the names of the operations. */
export const orderInput = (
  projectId: string,
  {
    item_ids: videoIds,
    frame_rate: frameRate,
    clip_gain: clipGain,
    burned_captions: burnedCaptions,
    gaps,
    ...settings
  }: z.output<typeof orderBody>,
): CutInput => ({ ...settings, projectId, videoIds, gaps, frameRate, clipGain, burnedCaptions })

/** Cuts and their items over REST. */
export const cutCalls = ({
  cuts,
  cutItems,
  projects,
}: {
  cuts: Cuts
  cutItems: CutItems
  projects: Projects
}): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cut',
    name: 'getCut',
    tag,
    summary: 'The cut of a project, with its items',
    maxItems: LIMITS.merge.clipsMax,
    responses: [{ ...NOW, description: 'The cut.' }],
    errors: [404],
    run: async (context, { params }) => cutView(await projects.open(context.viewer, params.id), context),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/cut',
    name: 'saveCut',
    tag,
    summary: 'Saves the order, the transitions and the export settings of a cut',
    description:
      'Items that are left out are added at the end; export settings that are left out stay as they are. Trims, speeds and sound of the items are not touched.',
    body: orderBody,
    names: ITEM_NAMES,
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      cutView((await cuts.save(context.viewer, orderInput(params.id, body))).project, context),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/cut/items',
    name: 'updateCutItems',
    tag,
    summary: 'Changes items of a cut, all or none',
    description:
      'What is left out stays as it is; `out_frame` may be null. 409 if the same field has changed since the revision that you know.',
    body: z.object({
      items: field(
        z.array(z.object({ item_id: idField('The item.', 'video'), revision, ...itemFields })),
        `Up to ${LIMITS.merge.clipsMax} changes.`,
      ),
    }),
    names: { ...ITEM_NAMES, id: 'item_id' },
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) => {
      const items = body.items.map(({ item_id: id, revision: known, ...fields }) => ({
        id,
        revision: known,
        ...itemInput(fields),
      }))
      const { project } = await cutItems.update(context.viewer, { projectId: params.id, items })
      return cutView(project, context)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/items',
    name: 'addCutItem',
    tag,
    summary: 'Uses an accepted video once more',
    body: z.object({
      video_id: idField('A video that is in the cut.', 'video'),
      after_item_id: field(z.string().nullish(), 'The item that it follows; left out, it comes last.', null),
      new_item_id: newId,
      ...itemFields,
    }),
    names: { ...ITEM_NAMES, id: 'new_item_id' },
    responses: [{ ...NOW, status: 201 }],
    errors: [404],
    run: async (context, { params, body }) => {
      const { video_id: videoId, after_item_id: afterId, new_item_id: id, ...fields } = body
      const added = { projectId: params.id, videoId, afterId, id, ...itemInput(fields) }
      return cutView((await cutItems.add(context.viewer, added)).project, context)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/items/{item_id}/split',
    name: 'splitCutItem',
    tag,
    summary: 'Splits an item of a cut in two',
    description: 'A plain cut joins the parts; the second one keeps the transition.',
    body: z.object({
      revision,
      frame: field(z.int(), 'The first frame of the second part, in frames of the video.', 48),
      new_item_id: newId,
    }),
    names: ITEM_NAMES,
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body: { revision: known, frame, new_item_id: id } }) => {
      const split = { projectId: params.id, id: params.item_id, revision: known, frame, newId: id }
      return cutView((await cutItems.split(context.viewer, split)).project, context)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/items/{item_id}/reset',
    name: 'resetCutItem',
    tag,
    summary: 'Shows the whole video of an item again, as it is',
    body: z.object({ revision }),
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) => {
      const reset = { projectId: params.id, id: params.item_id, revision: body.revision }
      return cutView((await cutItems.reset(context.viewer, reset)).project, context)
    },
  }),
  call({
    method: 'delete',
    path: '/projects/{id}/cut/items/{item_id}',
    name: 'removeCutItem',
    tag,
    summary: 'Removes one of several uses of a video, or a card, from a cut',
    description:
      'A card moves to the Trash. The only use of another video: 409. Declining the video removes that.',
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params }) => {
      const removed = { projectId: params.id, id: params.item_id }
      return cutView((await cutItems.remove(context.viewer, removed)).project, context)
    },
  }),
]
