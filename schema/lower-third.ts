import type { Caption } from './captions/caption.js'
import { type ClipEdit, frameRateOf, shownFrames, type VideoLength } from './cut-item.js'
import { framesInFilm, shownInFilm } from './film-plan.js'

/** Text alone, text beside a bar, and text on a panel. */
export const LOWER_THIRD_STYLES = ['PLAIN', 'BAR', 'PANEL'] as const
export type LowerThirdStyle = (typeof LOWER_THIRD_STYLES)[number]

export const LOWER_THIRD_POSITIONS = [
  'TOP_LEFT',
  'TOP_CENTRE',
  'TOP_RIGHT',
  'MIDDLE_LEFT',
  'MIDDLE_CENTRE',
  'MIDDLE_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTRE',
  'BOTTOM_RIGHT',
] as const
export type LowerThirdPosition = (typeof LOWER_THIRD_POSITIONS)[number]

/** What a lower third shows. */
export interface LowerThirdLook {
  title: string
  /** May be empty. */
  subtitle: string
  style: LowerThirdStyle
  position: LowerThirdPosition
}

/** A lower third of a cut. Its frames are those of the video of its item, so that it moves with the trim. */
export interface LowerThirdFields extends LowerThirdLook {
  itemId: string
  from: number
  /** Not included. */
  to: number
  /** Frames of the film in which it fades in, and out. */
  fadeFrames: number
}

/** The fields alone of anything that has them. */
export const lowerThirdFieldsOf = (row: LowerThirdFields): LowerThirdFields => ({
  itemId: row.itemId,
  from: row.from,
  to: row.to,
  title: row.title,
  subtitle: row.subtitle,
  style: row.style,
  position: row.position,
  fadeFrames: row.fadeFrames,
})

/**
 * Shares of the picture that stay free of text at its edges. Phones cover the bottom and the right of an upright film with
 * buttons and texts.
 */
export const safeArea = ({ width, height }: { width: number; height: number }) =>
  width >= height
    ? { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05 }
    : { top: 0.1, right: 0.14, bottom: 0.22, left: 0.06 }

type Trim = Pick<ClipEdit, 'inFrame' | 'outFrame' | 'speed'>
interface Range {
  from: number
  to: number
}

/**
 * The frames of a film in which it shows frames of a clip’s video, at most those that are shown of the clip; undefined
 * where none of them are. `start` is the first frame of the film that shows the clip.
 */
export function rangeInFilm(
  { from, to }: Range,
  { edit, video, start }: { edit: Trim; video: VideoLength; start: number },
  filmRate: number,
): Range | undefined {
  const rates = { frameRate: frameRateOf(video), speed: edit.speed }
  const inFilm = (frame: number) => (frame === 0 ? 0 : framesInFilm(frame, rates, filmRate))
  const shown = shownInFilm(edit, video, filmRate)
  const [first, end] = [Math.max(shown.from, inFilm(from)), Math.min(shown.to, inFilm(to))]
  return first < end ? { from: start + first - shown.from, to: start + end - shown.from } : undefined
}

/** An item of a cut with its video, and the second of the film at which it begins. */
export interface TimedItem {
  id: string
  edit: Trim
  video: VideoLength
  start: number
}

/** Seconds of a film over which something is drawn: these are rendered, all others are copied. */
export function overlaidSeconds(
  lowerThirds: readonly Pick<LowerThirdFields, 'itemId' | 'from' | 'to'>[],
  {
    items,
    captions = [],
  }: { items: readonly TimedItem[]; captions?: readonly Pick<Caption, 'from' | 'to'>[] },
): number {
  const ranges = lowerThirds.flatMap(({ itemId, from, to }): Range[] => {
    const item = items.find(({ id }) => id === itemId)
    if (!item) return []
    const shown = shownFrames({ ...item.edit }, item.video)
    const rate = frameRateOf(item.video) * item.edit.speed
    const second = (frame: number) => item.start + (frame - shown.from) / rate
    const [first, end] = [Math.max(from, shown.from), Math.min(to, shown.to)]
    return first < end ? [{ from: second(first), to: second(end) }] : []
  })
  const all = [...ranges, ...captions.map(({ from, to }) => ({ from: from / 1000, to: to / 1000 }))]
  let [seconds, end] = [0, 0]
  for (const { from, to } of all.toSorted((one, other) => one.from - other.from)) {
    seconds += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return seconds
}
