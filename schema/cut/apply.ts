import type { CutDocument } from './document.js'
import { captionIssues } from './caption-limits.js'
import { type Editing, isRefusal, type Operation, type Refusal } from './operation.js'
import { type CutOperation, partsOf } from './operations.js'
import { itemIdOf } from './order.js'

/** Applies an operation without side effects. Returns the cut, or a refusal. */
export function applyOperation(
  cut: CutDocument,
  operation: CutOperation,
  editing: Editing,
): CutDocument | Refusal {
  const { definition, input } = partsOf(operation)
  return definition.apply(cut, withItemIds(cut, input, definition) as never, editing)
}

/** The input with ids of items: the id of a video means its first use. */
function withItemIds(cut: CutDocument, input: object, { isOfItem }: Operation): object {
  const names = ['afterId', 'itemId', 'itemIds', ...(isOfItem ? ['id'] : [])]
  const resolved = Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (!names.includes(name) || value == null) return []
    const ids = [value].flat().map((id) => itemIdOf(cut, id as string))
    return [[name, Array.isArray(value) ? ids : ids[0]]]
  })
  return resolved.length ? { ...input, ...Object.fromEntries(resolved) } : input
}

/** A refusal, and the index of its operation. */
export interface Refused {
  at: number
  refusal: Refusal
}

/** Applies the operations of a request, all or none. Returns the cut, or the refusal. */
export function applyOperations(
  operations: readonly CutOperation[],
  editing: Editing,
): { cut: CutDocument; refused: Refused[] } {
  const refused: Refused[] = []
  let cut = editing.before
  for (const [at, operation] of operations.entries()) {
    const outcome = applyOperation(cut, operation, editing)
    if (isRefusal(outcome)) refused.push({ at, refusal: outcome })
    else cut = outcome
  }
  if (!refused.length) refused.push(...captionIssues(editing.before, cut, operations))
  return { cut: refused.length ? editing.before : cut, refused }
}
