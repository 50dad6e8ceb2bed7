export type Random = () => number
/** A waveform by seconds. */
type Voice = (second: number) => number

/** An effect. Continuous ones (`goesOn`), such as rain, loop seamlessly; the others are one-shot. */
export interface Effect {
  name: string
  /** Beginnings of words that name it. */
  words: readonly string[]
  goesOn: boolean
  /** Its waveform is periodic, so that it loops without a cross-fade. */
  isPeriodic?: boolean
  /** Called for each channel. */
  voice: (random: Random, seconds: number) => Voice
}

/** Seconds since an event from which it is inaudible. */
const LONG = 1_000

export const TAU = 2 * Math.PI
/** White noise: all frequencies are equally loud. */
export const white = (random: Random) => () => random() * 2 - 1

/** Brown noise: high frequencies are quieter. */
export function brown(random: Random): () => number {
  let value = 0
  return () => (value = value * 0.996 + (random() * 2 - 1) * 0.06)
}

/** A random value between 0 and 1 that changes smoothly, about `rate` times a second. */
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

/** Random moments of small events, `rate` times a second on average, each with a strength. */
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

/** The nearest period that divides a loop of `seconds` into whole numbers. */
export const loopPeriod = (period: number, seconds: number): number =>
  seconds / Math.max(1, Math.round(seconds / period))

/** The nearest frequency that a loop of `seconds` repeats without a jump. */
export const loopFrequency = (frequency: number, seconds: number): number =>
  1 / loopPeriod(1 / frequency, seconds)

/** Regular events, such as steps: seconds since the last one, and its number. */
export const regular = (period: number) => (second: number) => {
  const count = Math.floor(second / period)
  return { since: second - count * period, count }
}

/** A struck, ringing object, by its partials; `fall` is the decay rate of each. */
export const strikeOf = (partials: readonly [frequency: number, level: number, fall: number][]): Voice => {
  return (since) =>
    partials.reduce(
      (sum, [frequency, level, fall]) =>
        sum + level * Math.exp(-since * fall) * Math.sin(TAU * frequency * since),
      0,
    )
}
