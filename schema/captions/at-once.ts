import { LIMITS } from '../limits.js'
import { type Caption, inTime } from './caption.js'
import type { PlacedCaption } from './placed.js'

type Timed = Pick<Caption, 'from' | 'to'>

/** A time in which the same captions are shown. */
export interface ShownCaptions<Shown extends Timed> extends Timed {
  /** In order of time; none between captions. */
  shown: readonly Shown[]
}

/**
 * What is shown from the start of the first caption to the end of the last one, whenever that changes. Of captions that
 * overlap, at most `most` are shown: the ones that began last. Each change costs the same, however many captions there
 * are. `captions` are in order of time.
 */
export function* shownAtOnce<Shown extends Timed>(
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

/** The times in which more than `most` captions overlap; those that follow each other are one. */
export function crowdedTimes(captions: readonly Timed[], most: number): Timed[] {
  const changes = captions
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.by - other.by)
  const crowded: Timed[] = []
  let count = 0
  for (const { at, by } of changes) {
    if (by > 0 && count === most) crowded.push({ from: at, to: at })
    if (by < 0 && count === most + 1) crowded.at(-1)!.to = at
    count += by
  }
  return crowded
}

/** Those of which at most `most` overlap, in the given order; the ones that begin first are preferred. */
export function withoutCrowd<Shown extends Timed>(all: readonly Shown[], most: number): Shown[] {
  const kept = new Set<Shown>()
  let shown: Shown[] = []
  for (const one of inTime(all)) {
    shown = shown.filter(({ to }) => to > one.from)
    if (shown.length === most) continue
    kept.add(one)
    shown.push(one)
  }
  return all.filter((one) => kept.has(one))
}

/**
 * The captions that a track has room for: not more than it may have, with not more characters in all, and of one item not
 * more at the same moment.
 */
export function withinTrackLimits<Placed extends PlacedCaption>(captions: readonly Placed[]): Placed[] {
  const { perTrack, charactersPerTrack, atOnce } = LIMITS.caption
  let characters = 0
  const short = captions
    .slice(0, perTrack)
    .filter(({ text }) => (characters += text.length) <= charactersPerTrack)
  const items = new Set(short.map(({ itemId }) => itemId))
  return [...items].flatMap((item) =>
    withoutCrowd(
      short.filter(({ itemId }) => itemId === item),
      atOnce,
    ),
  )
}
