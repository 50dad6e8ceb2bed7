import { applyOperation } from './apply.js'
import { differences } from './differences.js'
import { isRefusal, type Editing } from './operation.js'
import type { CutOperation } from './operations.js'

/** The operations that undo one, given the cut before it. Empty if it cannot be applied. */
export function inverseOf(operation: CutOperation, editing: Editing): CutOperation[] {
  const after = applyOperation(editing.before, operation, editing)
  return isRefusal(after) ? [] : differences(after, editing.before, editing.materials)
}
