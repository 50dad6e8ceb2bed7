import { inTime } from '#schema/captions/caption'
import type { PlacedCaption } from '#schema/captions/placed'
import { clock } from '../../../shared/lib/time'
import { type Anchor, anchorAt } from '../sound/placement'

/** A caption of a cut, as people edit it. */
export interface CaptionRow extends PlacedCaption {
  id: string
}

/** What people edit of a caption. */
export type CaptionFields = Omit<CaptionRow, 'id'>

const startOf = (itemId: string | null, anchors: readonly Anchor[]): number | undefined => {
  if (itemId === null) return 0
  const start = anchors.find((anchor) => anchor.itemId === itemId)?.start
  return start === undefined ? undefined : Math.round(start * 1000)
}

/** Captions at times of the film. They stay the same objects, so that a change renders only the captions that it concerns. */
const placedRows = new WeakMap<CaptionRow, CaptionRow>()

function placedAt(start: number, row: CaptionRow): CaptionRow {
  const known = placedRows.get(row)
  if (known && known.from === row.from + start) return known
  const placed = { ...row, from: row.from + start, to: row.to + start }
  placedRows.set(row, placed)
  return placed
}

/** The captions at milliseconds of the film, in order of time; `hidden` are those whose clips are not in the cut. */
export function atFilmTimes(
  rows: readonly CaptionRow[],
  anchors: readonly Anchor[],
): { shown: CaptionRow[]; hidden: CaptionRow[] } {
  const hidden: CaptionRow[] = []
  const shown = rows.flatMap((row) => {
    const start = startOf(row.itemId, anchors)
    if (start !== undefined) return [placedAt(start, row)]
    hidden.push(row)
    return []
  })
  return { shown: inTime(shown), hidden }
}

/**
 * A caption at milliseconds of the film as it is stored. One that moves with a clip moves with the clip that is shown when
 * it begins, if it no longer begins with or after its own.
 */
export function stored(caption: CaptionRow, anchors: readonly Anchor[]): CaptionRow {
  const length = caption.to - caption.from
  const from = Math.max(0, caption.from)
  const own = startOf(caption.itemId, anchors) ?? 0
  const itemId = from >= own ? caption.itemId : (anchorAt(anchors, from / 1000)?.itemId ?? null)
  const start = startOf(itemId, anchors) ?? 0
  return { ...caption, itemId, from: from - start, to: from - start + length }
}

/** Milliseconds as minutes and seconds with tenths, such as `01:04.5`. */
export function timeText(milliseconds: number): string {
  const tenths = Math.max(0, Math.round(milliseconds / 100))
  return `${clock(Math.floor(tenths / 10))}.${tenths % 10}`
}

/** Milliseconds of a typed time, such as `1:04.5` or `64.5`; undefined for anything else. */
export function readTime(typed: string): number | undefined {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(typed.trim())
  if (!parts) return undefined
  const [, hours = '0', minutes = '0', seconds] = parts
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds!.replace(',', '.'))) * 1000)
}
