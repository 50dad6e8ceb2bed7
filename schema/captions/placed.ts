import { type Caption, inTime } from './caption.js'

/** A caption of a cut; its times count from the start of its item, or of the film if `itemId` is null. */
export interface PlacedCaption extends Caption {
  itemId: string | null
}

/**
 * The captions of a film in order of time; `starts` has the start of each item in seconds. Leaves out captions of items that
 * are not in the film, and those before or after it.
 */
export function placeCaptions(
  captions: readonly PlacedCaption[],
  { starts, seconds }: { starts: ReadonlyMap<string, number>; seconds: number },
): Caption[] {
  const end = Math.floor(seconds * 1000)
  const placed = captions.flatMap(({ itemId, startMs, endMs, text, speaker }): Caption[] => {
    const start = itemId === null ? 0 : starts.get(itemId)
    if (start === undefined) return []
    const shift = Math.round(start * 1000)
    const shown = {
      startMs: Math.max(0, startMs + shift),
      endMs: Math.min(end, endMs + shift),
      text,
      speaker,
    }
    return shown.endMs > shown.startMs ? [shown] : []
  })
  return inTime(placed)
}
