import { z } from 'zod'
import { type CutOperationInput, OPERATION_NAMES, OPERATIONS } from '#schema/cut/operations'
import { LIMITS } from '#schema/limits'
import { type Call, call, field } from '#platform/api/rest'
import { operationValue, restName, restRule } from '#platform/api/rest-names'
import { conflict } from '#platform/errors/failure'
import { cutShape, cutView } from './cut-views.js'
import type { CutEditor } from './edit-cut.service.js'

/** An operation with its REST names: `{ "edit_cue": { … } }`. */
const operationShape = z
  .object(
    Object.fromEntries(
      OPERATION_NAMES.map((name) => [
        restName(name),
        field(restRule(OPERATIONS[name].rule).nullish(), OPERATIONS[name].description),
      ]),
    ),
  )
  .meta({ description: 'An operation on a cut: exactly one member is given.' })

/** REST names of all fields, for the paths of errors. */
const NAMES = Object.fromEntries(
  OPERATION_NAMES.flatMap((name) => [name, ...Object.keys(OPERATIONS[name].rule.shape), 'assetId']).map(
    (name) => [name, restName(name)],
  ),
)

export const editCutCalls = (editor: CutEditor): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/cut/operations',
    name: 'editCut',
    tag: 'Cuts',
    summary: 'Applies operations to a cut, all or none',
    description:
      'Each operation is an object with one member. Choose the ids of new elements yourself, so that the call can be retried. 409 without changes if a field has changed since the revision of an operation.',
    body: z.object({
      operations: field(z.array(operationShape), `At most ${LIMITS.cut.operationsMax}, applied in order.`, [
        { edit_settings: { revision: 1, ratio: '9:16' } },
      ]),
    }),
    names: NAMES,
    responses: [{ status: 200, description: 'The changed cut.', shape: cutShape }],
    errors: [404, 409],
    run: async (context, { params, body }) => {
      const operations = operationValue(body.operations) as CutOperationInput[]
      const { project, conflicts } = await editor.edit(context.viewer, { projectId: params.id, operations })
      if (conflicts.length) throw conflict(conflicts[0].message)
      return cutView(project, context)
    },
  }),
]
