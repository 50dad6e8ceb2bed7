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

/** The appearance of a lower third. */
export interface LowerThirdLook {
  title: string
  /** May be empty. */
  subtitle: string
  style: LowerThirdStyle
  position: LowerThirdPosition
}

/** A lower third of a cut. Its frames count in the video of its item, so that it moves with the trim. */
export interface LowerThirdFields extends LowerThirdLook {
  itemId: string
  startFrame: number
  /** Not included. */
  endFrame: number
  /** Frames of the film for fading in, and for fading out. */
  fadeFrames: number
}

/** Only the fields of an object that has more. */
export const lowerThirdFieldsOf = (row: LowerThirdFields): LowerThirdFields => ({
  itemId: row.itemId,
  startFrame: row.startFrame,
  endFrame: row.endFrame,
  title: row.title,
  subtitle: row.subtitle,
  style: row.style,
  position: row.position,
  fadeFrames: row.fadeFrames,
})

/** Margins free of text, as shares of the picture. Phone apps cover the bottom and the right of vertical films. */
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
 * The film frames that show it for a range of video frames, limited to the shown part of the clip; undefined if empty.
 * `start` is the first film frame of the clip.
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

/** An item of a cut with its video and its start in the film, in seconds. */
export interface TimedItem {
  id: string
  edit: Trim
  video: VideoLength
  start: number
}

/** Seconds of a film with overlays, which are rendered; all others are copied. */
export function overlaidSeconds(
  lowerThirds: readonly Pick<LowerThirdFields, 'itemId' | 'startFrame' | 'endFrame'>[],
  {
    items,
    captions = [],
  }: { items: readonly TimedItem[]; captions?: readonly Pick<Caption, 'startMs' | 'endMs'>[] },
): number {
  const ranges = lowerThirds.flatMap(({ itemId, startFrame, endFrame }): Range[] => {
    const item = items.find(({ id }) => id === itemId)
    if (!item) return []
    const shown = shownFrames({ ...item.edit }, item.video)
    const rate = frameRateOf(item.video) * item.edit.speed
    const second = (frame: number) => item.start + (frame - shown.from) / rate
    const [first, end] = [Math.max(startFrame, shown.from), Math.min(endFrame, shown.to)]
    return first < end ? [{ from: second(first), to: second(end) }] : []
  })
  const all = [
    ...ranges,
    ...captions.map(({ startMs, endMs }) => ({ from: startMs / 1000, to: endMs / 1000 })),
  ]
  let [seconds, end] = [0, 0]
  for (const { from, to } of all.toSorted((one, other) => one.from - other.from)) {
    seconds += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return seconds
}
