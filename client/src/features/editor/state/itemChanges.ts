import { type ClipEdit, UNEDITED } from '#schema/cut-item'
import { type CutDraft, type CutState, PLAIN_GAP, withoutLastGap } from './cut'
import { applyOperation } from './operations'

/** Applies a change to the current state of a cut, which may have changes by others. */
export type StateChange = (now: CutState) => CutState

/** Edits several items at once. */
export const editItems =
  (edits: ReadonlyMap<string, Partial<ClipEdit>>): StateChange =>
  (now) => ({ ...now, items: now.items.map((item) => ({ ...item, ...edits.get(item.id) })) })

export const editItem = (id: string, edit: Partial<ClipEdit>): StateChange => editItems(new Map([[id, edit]]))

/** Removes all edits of an item. */
export const resetItem = (id: string): StateChange => editItem(id, UNEDITED)

/** `frame` is the first frame of the second part. */
export const splitItem =
  (id: string, frame: number, newId: string): StateChange =>
  (now) =>
    applyOperation(now, { kind: 'split', id, frame, newId })

/** Adds the same clip after itself; the transition to the next clip moves to the copy. */
export const duplicateItem =
  (id: string, newId: string): StateChange =>
  (now) => {
    const at = now.items.findIndex((item) => item.id === id)
    const item = now.items[at]
    if (!item) return now
    const items = now.items.toSpliced(at, 1, { ...item, ...PLAIN_GAP }, { ...item, id: newId })
    return { ...now, items: withoutLastGap(items) }
  }

/** Removes an item, and the cues that move with it. */
export const removeItem =
  (id: string): StateChange =>
  (now) => ({
    ...applyOperation(now, { kind: 'remove', id }),
    cues: now.cues.filter(({ itemId }) => itemId !== id),
  })

/** Arranges the cut as in a draft; items that others have added since keep their places. */
export const arrange =
  (draft: CutDraft): StateChange =>
  (now) =>
    applyOperation(now, { kind: 'arrange', draft })
