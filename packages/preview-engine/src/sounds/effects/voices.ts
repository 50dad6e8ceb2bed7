export type Random = () => number
/** The value of a sound at a second of it. */
type Voice = (second: number) => number

/** An effect. Those that go on, such as rain, can be repeated without a seam; the others happen once. */
export interface Effect {
  name: string
  /** Beginnings of words that ask for it. */
  words: readonly string[]
  goesOn: boolean
  /** Goes on exactly as it began, so that its end need not be cross-faded with its beginning. */
  isPeriodic?: boolean
  /** Made for each channel. */
  voice: (random: Random, seconds: number) => Voice
}

/** Seconds after which nothing is heard of what happened. */
const LONG = 1_000

export const TAU = 2 * Math.PI
/** Noise with all frequencies alike. */
export const white = (random: Random) => () => random() * 2 - 1

/** Noise with less of what is high. */
export function brown(random: Random): () => number {
  let value = 0
  return () => (value = value * 0.996 + (random() * 2 - 1) * 0.06)
}

/** A value that wanders between 0 and 1, about `rate` times a second. */
export function wander(random: Random, rate: number): Voice {
  const points: number[] = []
  const at = (index: number) => (points[index] ??= random())
  return (second) => {
    const place = second * rate
    const index = Math.floor(place)
    const share = 0.5 - 0.5 * Math.cos(Math.PI * (place - index))
    const before = at(index)
    return before + (at(index + 1) - before) * share
  }
}

/** Moments at which something small happens, `rate` times a second on average, each with a strength. */
export function moments(
  random: Random,
  rate: number,
): (second: number) => { since: number; strength: number } {
  let [last, next, strength] = [-1, -Math.log(1 - random()) / rate, 1]
  return (second) => {
    while (second >= next) {
      last = next
      strength = 0.3 + 0.7 * random()
      next += Math.max(0.001, -Math.log(1 - random()) / rate)
    }
    return { since: last < 0 ? LONG : second - last, strength }
  }
}

/** The period next to this one of which a loop of `seconds` has a whole number. */
export const loopPeriod = (period: number, seconds: number): number =>
  seconds / Math.max(1, Math.round(seconds / period))

/** The frequency next to this one that a loop of `seconds` repeats without a jump. */
export const loopFrequency = (frequency: number, seconds: number): number =>
  1 / loopPeriod(1 / frequency, seconds)

/** Something that happens regularly, such as steps: seconds since the last one, and its number. */
export const regular = (period: number) => (second: number) => {
  const count = Math.floor(second / period)
  return { since: second - count * period, count }
}

/** Something that is struck and rings, by its partials; `fall` is how fast each of them fades. */
export const strikeOf = (partials: readonly [frequency: number, level: number, fall: number][]): Voice => {
  return (since) =>
    partials.reduce(
      (sum, [frequency, level, fall]) =>
        sum + level * Math.exp(-since * fall) * Math.sin(TAU * frequency * since),
      0,
    )
}
