import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call } from '#platform/api/rest'
import type { Projects } from '../project/project.service.js'
import { cutShape, cutView, ORDER_NAMES, orderFields } from './cut-views.js'
import type { CutInput } from './cut.service.js'
import type { CutEditor } from './edit-cut.service.js'

const tag = 'Cuts'
const NOW = { status: 200, description: 'The changed cut.', shape: cutShape }
const orderBody = z.object(orderFields)

/** Converts the body of an order to the names of the operations. */
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

export const cutCalls = ({ cutEditor, projects }: { cutEditor: CutEditor; projects: Projects }): Call[] => [
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
    name: 'updateCut',
    tag,
    summary: 'Saves the order, the transitions and the export settings of a cut',
    description:
      'Omitted items are added at the end; omitted export settings do not change. Trims, speeds and sound of the items do not change.',
    body: orderBody,
    names: ORDER_NAMES,
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      cutView((await cutEditor.save(context.viewer, orderInput(params.id, body))).project, context),
  }),
]
