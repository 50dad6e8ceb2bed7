import { applyOperation } from '#schema/cut/apply'
import { differences } from '#schema/cut/differences'
import {
  type CutDocument,
  type CutMaterials,
  EDITED_NAMES,
  type Row,
  UNKNOWN_CUT,
} from '#schema/cut/document'
import { isRefusal } from '#schema/cut/operation'
import { type CutOperation, partsOf } from '#schema/cut/operations'
import { revert } from '#schema/cut/revert'
import type { Model } from '../../../shared/lib/edits/pendingEdits'

/** Applies operations like the server; operations it would refuse change nothing. */
export const applyToCut = (
  cut: CutDocument,
  operations: readonly CutOperation[],
  materials: CutMaterials,
): CutDocument =>
  operations.reduce((now, operation) => {
    const next = applyOperation(now, operation, { materials, editorId: null, before: UNKNOWN_CUT })
    return isRefusal(next) ? now : next
  }, cut)

/** Key of the element that an operation changes; undefined for an order, which has no conflicts. */
function keyOf(operation: CutOperation): string | undefined {
  const { name, input } = partsOf(operation)
  if (name === 'arrangeCut') return undefined
  const { id, language } = input as { id?: string; language?: string }
  return id ?? language ?? 'settings'
}

/** The values that local operations set for these fields; undefined without operations. */
export function mineOf<Fields extends object>(
  operations: readonly CutOperation[] | undefined,
  fields: readonly (keyof Fields & string)[],
): Partial<Fields> | undefined {
  if (!operations) return undefined
  const values = Object.assign({}, ...operations.map((one) => partsOf(one).input)) as Partial<Fields>
  return Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  ) as Partial<Fields>
}

const EDITED_LISTS = Object.keys(EDITED_NAMES) as (keyof typeof EDITED_NAMES)[]

/** Sets the revision of an operation to that of its element in the saved cut. */
export function revised(operation: CutOperation, cut: CutDocument) {
  const { name, input } = partsOf(operation) as { name: string; input: { id?: string; revision?: number } }
  if (input.revision === undefined) return operation
  const edited = name.replace(/^(edit|split)/, '')
  const list = EDITED_LISTS.find((one) => EDITED_NAMES[one] === edited)
  const { revision } = list
    ? ((cut[list] as readonly Row[]).find(({ id }) => id === input.id) ?? { revision: 1 })
    : cut.settings
  return { [name]: { ...input, revision } } as unknown as CutOperation
}

/** Editing model of cuts for the edit store. */
export const cutModel = (materials: CutMaterials): Model<CutDocument, CutOperation> => ({
  apply: (cut, operations) => applyToCut(cut, operations, materials),
  differences: (before, after) => differences(before, after, materials),
  revert,
  keyOf,
})
