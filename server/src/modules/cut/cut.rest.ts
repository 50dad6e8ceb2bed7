import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call } from '#platform/api/rest'
import type { Projects } from '../project/project.service.js'
import { cutShape, cutView, ORDER_NAMES, orderFields } from './cut-views.js'
import type { CutInput } from './cut.service.js'
import type { CutEditor } from './edit-cut.service.js'

const tag = 'Cuts'
const NOW = { status: 200, description: 'The cut as it is now.', shape: cutShape }
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

/** Cuts over REST. */
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
    name: 'saveCut',
    tag,
    summary: 'Saves the order, the transitions and the export settings of a cut',
    description:
      'Items that are left out are added at the end; export settings that are left out stay as they are. Trims, speeds and sound of the items are not touched.',
    body: orderBody,
    names: ORDER_NAMES,
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      cutView((await cutEditor.save(context.viewer, orderInput(params.id, body))).project, context),
  }),
]
