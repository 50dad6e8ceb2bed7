import { shownFrames } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'
import { type Proposal, propose } from './proposal'

/** The frames between a still start and a still end; `to` is exclusive. */
export interface Motion {
  startFrame: number
  endFrame: number
}

/** Trims that remove still starts and ends. They never extend a clip. */
export function tighten(
  items: readonly ShownItem[],
  motions: ReadonlyMap<string, Motion | null>,
): Proposal[] {
  return items.flatMap((item) => {
    const motion = motions.get(item.video.id)
    if (!motion) return []
    const { from, to } = shownFrames(item, item.video)
    return propose(item, Math.max(from, motion.startFrame), Math.min(to, motion.endFrame)) ?? []
  })
}
