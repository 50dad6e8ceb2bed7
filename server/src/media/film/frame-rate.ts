import type { FrameRate } from '../film.js'

const FRAME_RATES: readonly FrameRate[] = [24, 25, 30, 50, 60]
/** Rates that differ by less are taken for the same, as 23.976 and 24. */
const SAME_RATE = 0.01

const nearest = (rates: readonly FrameRate[], wanted: number): FrameRate =>
  rates.reduce((best, rate) => (Math.abs(rate - wanted) < Math.abs(best - wanted) ? rate : best))

/** True where the frames of the one, shown once or several times each, are those of the other. */
const inStep = (one: number, other: number): boolean => {
  const times = Math.max(one, other) / Math.min(one, other)
  return Math.abs(times - Math.round(times)) < SAME_RATE * times
}

/**
 * The rate at which a clip that came at `source` frames a second is kept: one that shows its frames evenly,
 * else the nearest.
 */
export const frameRateOf = (source: number): FrameRate => {
  const even = FRAME_RATES.filter((rate) => inStep(rate, source))
  return nearest(even.length > 0 ? even : FRAME_RATES, source)
}

/** The rate that most clips have; of those that equally many have, the one that comes first. */
export const commonRate = (clips: readonly { frameRate: FrameRate }[]): FrameRate => {
  const count = (rate: FrameRate) => clips.filter(({ frameRate }) => frameRate === rate).length
  return clips.reduce(
    (best, { frameRate }) => (count(frameRate) > count(best) ? frameRate : best),
    clips[0].frameRate,
  )
}

/** Frames of a clip when it is shown at another rate. */
export const framesAt = (
  { frames, frameRate }: { frames: number; frameRate: FrameRate },
  rate: FrameRate,
): number => (frameRate === rate ? frames : Math.max(1, Math.round((frames * rate) / frameRate)))
