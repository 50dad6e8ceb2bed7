import { followStored } from '#schema/cut'
import {
  canSplit,
  CLIP_EDIT_FIELDS,
  type ClipEdit,
  type CutItem,
  editOf,
  frameRateOf,
  type VideoLength,
} from '#schema/cut-item'
import { type CutDraft, type CutState, draftOf, isSame, PLAIN_GAP, withDraft, withoutLastGap } from './cut'
import { applyCueOperation, type CueOperation, cueOperationsBetween } from './cueOperations'
import { editBetween, type FieldEdit, type FieldEdits, joinEdits } from './fieldEdits'

/** Changed fields of an item. */
export type ItemEdit = FieldEdit<ClipEdit>

/** A change of the cut that is sent to the server as one mutation. */
export type CutOperation =
  | { kind: 'arrange'; draft: CutDraft }
  | { kind: 'edit'; edits: FieldEdits<ClipEdit> }
  /** `frame` is the first frame of the second part. */
  | { kind: 'split'; id: string; frame: number; newId: string }
  | { kind: 'add'; item: CutItem; afterId: string | null }
  | { kind: 'remove'; id: string }
  | CueOperation

const hasItem = ({ items }: CutState, id: string) => items.some((item) => item.id === id)

const withItems = (state: CutState, items: readonly CutItem[]): CutState => ({
  ...state,
  items: withoutLastGap(items),
})

/** Applies an operation. One that the state has already changes nothing. */
export function applyOperation(state: CutState, operation: CutOperation): CutState {
  const { items } = state
  switch (operation.kind) {
    case 'arrange': {
      const stored = items.map(({ id }) => id)
      return withDraft(state, followStored(operation.draft, stored))
    }
    case 'edit':
      return {
        ...state,
        items: items.map((item) => {
          const edit = operation.edits.get(item.id)
          return edit ? { ...item, ...edit.mine } : item
        }),
      }
    case 'split': {
      const { id, frame, newId } = operation
      const at = items.findIndex((item) => item.id === id)
      if (at < 0 || hasItem(state, newId)) return state
      const item = items[at]!
      const first = { ...item, outFrame: frame, ...PLAIN_GAP }
      return withItems(state, items.toSpliced(at, 1, first, { ...item, id: newId, inFrame: frame }))
    }
    case 'add': {
      const { item, afterId } = operation
      if (hasItem(state, item.id)) return state
      const after = items.findIndex(({ id }) => id === afterId)
      return withItems(
        state,
        items.toSpliced(after < 0 ? items.length : after + 1, 0, { ...item, ...PLAIN_GAP }),
      )
    }
    case 'remove':
      return withItems(
        state,
        items.filter(({ id }) => id !== operation.id),
      )
    default:
      return { ...state, cues: applyCueOperation(state.cues, operation) }
  }
}

export const applyOperations = (state: CutState, operations: readonly CutOperation[]): CutState =>
  operations.reduce(applyOperation, state)

/** Whether a new item continues the one before it, so that both were one clip. */
function splitAt(before: CutItem | undefined, first: CutItem | undefined, second: CutItem): boolean {
  if (!before || !first || first.videoId !== second.videoId || first.outFrame !== second.inFrame) return false
  return (
    before.outFrame === second.outFrame &&
    before.inFrame < second.inFrame &&
    CLIP_EDIT_FIELDS.every(
      (field) => field === 'inFrame' || field === 'outFrame' || before[field] === second[field],
    )
  )
}

function additionsBetween(now: CutState, next: CutState): CutOperation[] {
  return next.items.flatMap((item, at): CutOperation[] => {
    if (hasItem(now, item.id)) return []
    const previous = next.items[at - 1]
    const before = now.items.find(({ id }) => id === previous?.id)
    return splitAt(before, previous, item)
      ? [{ kind: 'split', id: before!.id, frame: item.inFrame, newId: item.id }]
      : [{ kind: 'add', item, afterId: previous?.id ?? null }]
  })
}

function editsBetween(now: CutState, next: CutState): CutOperation[] {
  const edits = new Map<string, ItemEdit>()
  for (const item of next.items) {
    const before = now.items.find(({ id }) => id === item.id)
    const edit = before && editBetween(editOf(before), editOf(item))
    if (edit) edits.set(item.id, edit)
  }
  return edits.size ? [{ kind: 'edit', edits }] : []
}

/** The operations that turn one state into another. */
export function operationsBetween(now: CutState, next: CutState): CutOperation[] {
  const removals = now.items
    .filter(({ id }) => !hasItem(next, id))
    .map(({ id }): CutOperation => ({ kind: 'remove', id }))
  const sets = [...removals, ...additionsBetween(now, next)]
  const withSameItems = applyOperations(now, sets)
  const edits = editsBetween(withSameItems, next)
  const draft = draftOf(next)
  const isArranged = isSame(draftOf(withSameItems), draft)
  const arranging: CutOperation[] = isArranged ? [] : [{ kind: 'arrange', draft }]
  const { removals: silenced, others } = cueOperationsBetween(now.cues, next.cues)
  // cues leave before the items that they move with, and return after them
  return [...silenced, ...sets, ...edits, ...arranging, ...others]
}

/** Adds an operation to a queue, joined with the last one where one mutation can send both. */
export function enqueue(
  queue: readonly CutOperation[],
  operation: CutOperation,
  sent?: CutOperation,
): CutOperation[] {
  const last = queue.at(-1)
  if (!last || last === sent) return [...queue, operation]
  if (last.kind === 'arrange' && operation.kind === 'arrange') return [...queue.slice(0, -1), operation]
  if (last.kind === 'edit' && operation.kind === 'edit')
    return [...queue.slice(0, -1), { kind: 'edit', edits: joinEdits(last.edits, operation.edits) }]
  if (last.kind === 'editCues' && operation.kind === 'editCues')
    return [...queue.slice(0, -1), { kind: 'editCues', edits: joinEdits(last.edits, operation.edits) }]
  return [...queue, operation]
}

/** The first frame of a second part that begins this many seconds into a clip; null where a part would be too short. */
export function splitFrame(item: ClipEdit, video: VideoLength, seconds: number): number | null {
  const frame = item.inFrame + Math.round(seconds * frameRateOf(video) * item.speed)
  return canSplit(item, frame, video) ? frame : null
}
