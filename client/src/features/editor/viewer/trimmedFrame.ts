import { framesOf } from '#schema/cut-item'
import type { Store } from '../../../shared/lib/store'
import type { ShownItem } from '../state/cut'
import type { TrimChange } from '../timeline/ClipEdge'

/** An edge of a clip that is being trimmed: the item, and the frame of its video at the edge. */
export type TrimmedFrame = Store<{ id: string; frame: number } | null>

/** The frame at the edge that a trim has moved; null if it has moved none. */
export function edgeOf(items: readonly ShownItem[], id: string, { inFrame, outFrame }: TrimChange) {
  const item = items.find((one) => one.id === id)
  if (!item) return null
  if (inFrame !== item.inFrame) return { id, frame: inFrame }
  return outFrame === item.outFrame ? null : { id, frame: (outFrame ?? framesOf(item.video)) - 1 }
}
