import type { CutDocument } from './document.js'
import { captionIssues } from './caption-limits.js'
import { type Editing, isRefusal, type Refusal } from './operation.js'
import { type CutOperation, partsOf } from './operations.js'

/** The cut after an operation, or why it cannot be applied. It has no side effects. */
export function applyOperation(
  cut: CutDocument,
  operation: CutOperation,
  editing: Editing,
): CutDocument | Refusal {
  const { definition, input } = partsOf(operation)
  return definition.apply(cut, input, editing)
}

/** A refusal and the place of its operation in the call. */
export interface Refused {
  at: number
  refusal: Refusal
}

/** The cut after all operations of a call, or why they cannot be applied: all are, or none. */
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
