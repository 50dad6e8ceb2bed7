import type { Transition } from '#schema/limits'
import type { FrameRate } from '../film.js'
import type { Size } from './canvas.js'

/**
 * The twelve transitions that ffmpeg before 6.1 lacks, after the formulas of the xfade filter. Like xfade, it
 * computes in 32-bit floats: other rounding would move clips by a pixel.
 */

const float = Math.fround

/** Share of the first clip at a frame of a window: 1 at its beginning, towards 0 at its end. */
const remaining = (frame: number, frames: number): number => float(1 - float(frame / frames))

const offsets = (frames: number, pixels: number): number[] =>
  Array.from({ length: frames }, (_, frame) => Math.trunc(float(remaining(frame, frames) * pixels)))

/** The offsets as an expression of the overlay filter, one term per frame. */
const table = (frames: number, pixels: number, rate: FrameRate): string =>
  `(${offsets(frames, pixels)
    .map((offset, frame) => `eq(round(t*${rate}),${frame})*${offset}`)
    .join('+')})`

interface Slide {
  moves: 'before' | 'after'
  x: (p: string) => string
  y: (p: string) => string
  along: keyof Size
}

const still = () => '0'
const SLIDES: Partial<Record<Transition, Slide>> = {
  coverleft: { moves: 'after', along: 'width', x: (p) => p, y: still },
  coverright: { moves: 'after', along: 'width', x: (p) => `-${p}`, y: still },
  coverup: { moves: 'after', along: 'height', x: still, y: (p) => p },
  coverdown: { moves: 'after', along: 'height', x: still, y: (p) => `-${p}` },
  revealleft: { moves: 'before', along: 'width', x: (p) => `${p}-W`, y: still },
  revealright: { moves: 'before', along: 'width', x: (p) => `W-${p}`, y: still },
  revealup: { moves: 'before', along: 'height', x: still, y: (p) => `${p}-H` },
  revealdown: { moves: 'before', along: 'height', x: still, y: (p) => `H-${p}` },
}

/**
 * A filter from `[before][after]` to one picture in which one clip slides over the other. Undefined for other
 * transitions.
 */
export const slideFilter = (
  transition: Transition,
  frames: number,
  { canvas, rate }: { canvas: Size; rate: FrameRate },
): string | undefined => {
  const slide = SLIDES[transition]
  if (!slide) return undefined
  const offset = table(frames, canvas[slide.along], rate)
  const inputs = slide.moves === 'after' ? '[before][after]' : '[after][before]'
  return `${inputs}overlay=x='${slide.x(offset)}':y='${slide.y(offset)}':format=yuv444:eval=frame`
}

interface Wind {
  along: 'x' | 'y'
  backwards: boolean
}

const WINDS: Partial<Record<Transition, Wind>> = {
  hlwind: { along: 'x', backwards: true },
  hrwind: { along: 'x', backwards: false },
  vuwind: { along: 'y', backwards: true },
  vdwind: { along: 'y', backwards: false },
}

const fraction = (value: number): number => float(value - Math.floor(value))

/** The pseudo-random number that xfade uses for a row or column. */
const gust = (x: number, y: number): number => {
  const angle = float(float(x * float(12.9898)) + float(y * float(78.233)))
  return fraction(float(float(Math.sin(angle)) * float(43758.545)))
}

/** Smoothstep as a byte. Avoids `Math`, as it runs for every pixel of a window. */
const shade = (value: number): number => {
  if (value <= 0) return 0
  if (value >= 1) return 255
  return (255 * value * value * (3 - 2 * value) + 0.5) | 0
}

const SHARE = 0.2

export const isWind = (transition: Transition): boolean => transition in WINDS

/** The masks of a wind, one 8-bit picture a frame: 0 shows the first clip, 255 the second. */
export function* windMasks(
  transition: Transition,
  frames: number,
  { width, height }: Size,
): Generator<Uint8Array> {
  const wind = WINDS[transition]
  if (!wind) throw new RangeError('Not a wind')
  const [length, lanes] = wind.along === 'x' ? [width, height] : [height, width]
  const gusts = Float32Array.from({ length: lanes }, (_, lane) =>
    wind.along === 'x' ? gust(0, lane) : gust(lane, 0),
  )
  const places = Float64Array.from(
    { length },
    (_, place) => (1 - SHARE) * (wind.backwards ? 1 - place / length : place / length),
  )
  for (let frame = 0; frame < frames; frame++) {
    const reach = float(float(1 - remaining(frame, frames)) * float(1 + SHARE))
    const mask = new Uint8Array(width * height)
    const across = wind.along === 'x'
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++)
        mask[at++] = shade((reach - places[across ? x : y] - SHARE * gusts[across ? y : x]) / SHARE)
    }
    yield mask
  }
}

/**
 * A filter from `[before][after][mask]` to one picture that shows the second clip where the mask is white.
 */
export const WIND_FILTER =
  '[mask]format=gray,split=3[m0][m1][m2];[m0][m1][m2]mergeplanes=0x001020:yuv444p[masks];[before][after][masks]maskedmerge'
