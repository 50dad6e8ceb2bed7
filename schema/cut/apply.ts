import type { CutDocument } from './document.js'
import { captionIssues } from './caption-limits.js'
import { type Editing, isRefusal, type Refusal } from './operation.js'
import { type CutOperation, partsOf } from './operations.js'

/** Applies an operation without side effects. Returns the cut, or a refusal. */
export function applyOperation(
  cut: CutDocument,
  operation: CutOperation,
  editing: Editing,
): CutDocument | Refusal {
  const { definition, input } = partsOf(operation)
  return definition.apply(cut, input, editing)
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
