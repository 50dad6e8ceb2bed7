import { LIMITS } from '../limits.js'
import type { PlacedCaption } from './placed.js'

/** A period of a film, in milliseconds or frames; `to` is not included. */
export interface Period {
  from: number
  to: number
}

/** In order of time; stable for equal starts. */
export const inOrder = <Timed extends Period>(periods: readonly Timed[]): Timed[] =>
  periods.toSorted((one, other) => one.from - other.from || one.to - other.to)

/** A period in which the same captions are shown. */
export interface ShownCaptions<Shown extends Period> extends Period {
  /** In order of time; empty between captions. */
  shown: readonly Shown[]
}

/**
 * The captions shown at each time, from the start of the first one to the end of the last one. Of overlapping captions, at
 * most `most` are shown: those that began last. Constant cost per change. `captions` are in order of time.
 */
export function* shownAtOnce<Shown extends Period>(
  captions: readonly Shown[],
  most: number,
): Generator<ShownCaptions<Shown>> {
  const moments = [...new Set(captions.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b)
  let shown: Shown[] = []
  let next = 0
  for (const [at, from] of moments.slice(0, -1).entries()) {
    shown = shown.filter(({ to }) => to > from)
    while (next < captions.length && captions[next]!.from <= from) {
      shown.push(captions[next++]!)
      if (shown.length > most) shown.shift()
    }
    yield { from, to: moments[at + 1]!, shown }
  }
}

/** The periods in which more than `most` captions overlap; adjacent periods are merged. */
export function crowdedTimes(captions: readonly Period[], most: number): Period[] {
  const changes = captions
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.by - other.by)
  const crowded: Period[] = []
  let count = 0
  for (const { at, by } of changes) {
    if (by > 0 && count === most) crowded.push({ from: at, to: at })
    if (by < 0 && count === most + 1) crowded.at(-1)!.to = at
    count += by
  }
  return crowded
}

/** Captions of which at most `most` overlap, in the given order; earlier starts are preferred. */
export function withoutCrowd<Shown extends Period>(all: readonly Shown[], most: number): Shown[] {
  const kept = new Set<Shown>()
  let shown: Shown[] = []
  for (const one of inOrder(all)) {
    shown = shown.filter(({ to }) => to > one.from)
    if (shown.length === most) continue
    kept.add(one)
    shown.push(one)
  }
  return all.filter((one) => kept.has(one))
}

/** The period of a caption, in milliseconds. */
export const periodOf = ({ startMs, endMs }: Pick<PlacedCaption, 'startMs' | 'endMs'>): Period => ({
  from: startMs,
  to: endMs,
})

/** The captions that fit into the limits of a track: captions, characters, and overlaps within an item. */
export function withinTrackLimits<Placed extends PlacedCaption>(captions: readonly Placed[]): Placed[] {
  const { perTrack, charactersPerTrack, atOnce } = LIMITS.caption
  let characters = 0
  const short = captions
    .slice(0, perTrack)
    .filter(({ text }) => (characters += text.length) <= charactersPerTrack)
  const items = new Set(short.map(({ itemId }) => itemId))
  return [...items].flatMap((item) => {
    const periods = short.flatMap((caption) =>
      caption.itemId === item ? { ...periodOf(caption), caption } : [],
    )
    return withoutCrowd(periods, atOnce).map(({ caption }) => caption)
  })
}
