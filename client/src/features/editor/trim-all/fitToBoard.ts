import { framesOf, shownFrames } from '#schema/cut-item'
import { clipOf } from '../../../entities/video/clipOf'
import type { ShownItem } from '../state/cut'
import { framesFor, type Proposal, propose } from './proposal'
import type { Motion } from './tighten'

/** Planned length of a storyboard shot. */
export interface PlannedShot {
  seconds: number
  chosenTake: { id: string } | null
}

/** Planned seconds of a take: of the shot that chose it, or the shot that it was generated for. */
function plannedSeconds({ video }: ShownItem, shots: readonly PlannedShot[]): number | undefined {
  const number = clipOf(video)?.shotNumber
  const shot =
    shots.find(({ chosenTake }) => chosenTake?.id === video.id) ?? (number ? shots[number - 1] : undefined)
  return shot?.seconds
}

/** First frame of a trim with this many frames. */
function startOf(item: ShownItem, count: number, motion: Motion | null | undefined): number {
  const frames = framesOf(item.video)
  const last = frames - count
  if (item.inFrame > 0 || item.outFrame !== null) return item.inFrame
  return Math.max(0, Math.min(last, motion ? motion.startFrame : Math.round(last / 2)))
}

/**
 * Trims takes to the planned length of their shots. A trimmed clip keeps its start; an untrimmed one is trimmed to its
 * motion, or to its middle. Takes used several times are skipped.
 */
export function fitToBoard(
  items: readonly ShownItem[],
  shots: readonly PlannedShot[],
  motions: ReadonlyMap<string, Motion | null> = new Map(),
): Proposal[] {
  const usesOf = (id: string) => items.filter(({ video }) => video.id === id).length
  return items.flatMap((item) => {
    const seconds = plannedSeconds(item, shots)
    if (seconds === undefined || usesOf(item.video.id) > 1) return []
    const frames = framesOf(item.video)
    const count = Math.min(frames, framesFor(item, seconds))
    const from = startOf(item, count, motions.get(item.video.id))
    const { to } = shownFrames(item, item.video)
    const end = Math.min(frames, from + count)
    return end === to && from === item.inFrame ? [] : (propose(item, from, end) ?? [])
  })
}
