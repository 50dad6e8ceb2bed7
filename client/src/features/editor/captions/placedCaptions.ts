import { inTime } from '#schema/captions/caption'
import type { PlacedCaption } from '#schema/captions/placed'
import { clock } from '../../../shared/lib/time'
import { type Anchor, anchorAt } from '../sound/placement'

/** An editable caption of a cut. */
export interface CaptionRow extends PlacedCaption {
  id: string
}

/** Editable fields of a caption. */
export type CaptionFields = Omit<CaptionRow, 'id'>

const startOf = (itemId: string | null, anchors: readonly Anchor[]): number | undefined => {
  if (itemId === null) return 0
  const start = anchors.find((anchor) => anchor.itemId === itemId)?.start
  return start === undefined ? undefined : Math.round(start * 1000)
}

/** Captions at film times. Cached, so that a change re-renders only the captions it affects. */
const placedRows = new WeakMap<CaptionRow, CaptionRow>()

function placedAt(start: number, row: CaptionRow): CaptionRow {
  const known = placedRows.get(row)
  if (known && known.startMs === row.startMs + start) return known
  const placed = { ...row, startMs: row.startMs + start, endMs: row.endMs + start }
  placedRows.set(row, placed)
  return placed
}

/** The captions in film milliseconds, by start; `hidden` are those whose clip is not in the cut. */
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
 * Converts a caption from film times to stored ones, relative to its clip. One that now starts before its clip is attached
 * to the clip at its start.
 */
export function stored(caption: CaptionRow, anchors: readonly Anchor[]): CaptionRow {
  const length = caption.endMs - caption.startMs
  const from = Math.max(0, caption.startMs)
  const own = startOf(caption.itemId, anchors) ?? 0
  const itemId = from >= own ? caption.itemId : (anchorAt(anchors, from / 1000)?.itemId ?? null)
  const start = startOf(itemId, anchors) ?? 0
  return { ...caption, itemId, startMs: from - start, endMs: from - start + length }
}

/** Formats milliseconds as minutes, seconds and tenths, such as `01:04.5`. */
export function timeText(milliseconds: number): string {
  const tenths = Math.max(0, Math.round(milliseconds / 100))
  return `${clock(Math.floor(tenths / 10))}.${tenths % 10}`
}

/** Parses a typed time, such as `1:04.5` or `64.5`, to milliseconds; undefined if invalid. */
export function readTime(typed: string): number | undefined {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(typed.trim())
  if (!parts) return undefined
  const [, hours = '0', minutes = '0', seconds] = parts
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds!.replace(',', '.'))) * 1000)
}
