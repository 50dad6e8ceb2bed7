import { followStored } from '#schema/cut'
import { canSplit, type ClipEdit, frameRateOf, UNEDITED, type VideoLength } from '#schema/cut-item'
import type { CutDocument } from '#schema/cut/document'
import { inOrder } from '#schema/cut/order'
import { type CutDraft, PLAIN_GAP, settingsOf } from './cut'

/** Applies a change to the current cut, which may include changes by others. */
export type CutChange = (now: CutDocument) => CutDocument

/** Edits several items at once. */
export const editItems =
  (edits: ReadonlyMap<string, Partial<ClipEdit>>): CutChange =>
  (now) => ({ ...now, items: now.items.map((item) => ({ ...item, ...edits.get(item.id) })) })

export const editItem = (id: string, edit: Partial<ClipEdit>): CutChange => editItems(new Map([[id, edit]]))

/** Removes all edits of an item. */
export const resetItem = (id: string): CutChange => editItem(id, UNEDITED)

/** Inserts a copy after a clip; the transition to the next clip moves to the copy. */
export const duplicateItem =
  (id: string, newId: string): CutChange =>
  (now) => {
    const at = now.items.findIndex((item) => item.id === id)
    const item = now.items[at]
    if (!item) return now
    const items = now.items.toSpliced(at, 1, { ...item, ...PLAIN_GAP }, { ...item, id: newId })
    return { ...now, items }
  }

/** Arranges the cut like a draft; items that others added since keep their positions. */
export const arrange =
  (draft: CutDraft): CutChange =>
  (now) => {
    const order = followStored<CutDraft>(
      draft,
      now.items.map(({ id }) => id),
    )
    const arranged = inOrder(now, order, { editorId: null })
    return { ...arranged, settings: { ...now.settings, ...settingsOf(draft) } }
  }

/** The frame at which a clip is split, this many seconds into it; null if a part would be too short. */
export function splitFrame(item: ClipEdit, video: VideoLength, seconds: number): number | null {
  const frame = item.inFrame + Math.round(seconds * frameRateOf(video) * item.speed)
  return canSplit(item, frame, video) ? frame : null
}
