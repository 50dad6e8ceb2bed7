import { clamp, mix, rgb, smooth, type Hex } from '../../base/colour.js'
import { fractal, noise } from '../../base/random.js'
import { line, path, round, vertical } from '../../base/svg.js'
import { MARGIN as M, type Layer } from '../layer.js'
import type { Stage } from '../stage.js'

export type RidgeKind = 'peak' | 'hill' | 'mesa' | 'bank' | 'dune'
/** Outline of a ridge: y for x. */
export interface Ridge {
  (x: number): number
  kind: RidgeKind
  top: number
}

const fold = (value: number): number => 1 - Math.abs(2 * value - 1)

/** A ridge whose base is at `y` and whose peak is about `amp` above it. */
export const ridgeOf = (s: Stage, name: string, kind: RidgeKind, y: number, amp: number): Ridge => {
  const seed = s.seedOf(name)
  const u = s.unit
  const shapes: Record<RidgeKind, (x: number) => number> = {
    peak: (x) => {
      let [height, strength, fine] = [0, 0.6, 1 / (330 * u)]
      for (let octave = 0; octave < 6; octave++) {
        height += strength * fold(noise(x * fine + octave * 3.7, octave * 7, seed + octave))
        strength *= 0.46
        fine *= 2.15
      }
      return Math.pow(clamp(height * 0.92), 1.7) * (0.55 + 0.75 * noise(x / (430 * u), 2, seed)) + 0.13
    },
    hill: (x) => smooth(0.2, 0.78, fractal(x / (420 * u), 1, seed, 4)),
    dune: (x) => {
      const w = x / (520 * u)
      return (
        Math.pow(fold(noise(w + 0.22 * noise(w * 1.7, 4, seed), 1, seed)), 1.5) + 0.06 * noise(w * 5, 3, seed)
      )
    },
    mesa: (x) =>
      smooth(0.52, 0.6, noise(x / (190 * u), 1, seed)) * (0.7 + 0.3 * noise(x / (400 * u), 2, seed)) +
      0.12 * fractal(x / (40 * u), 5, seed, 3),
    bank: (x) =>
      smooth(0.05, 1.05, 1 - ((s.side > 0 ? x : s.width - x) + 60) / s.width / 0.62) * 1.25 +
      0.1 * fractal(x / (70 * u), 1, seed, 3) -
      0.3,
  }
  const shape = shapes[kind]
  return Object.assign((x: number) => y - amp * shape(x), { kind, top: y - amp })
}

/** A line along the heights `at`. */
export const outline = (s: Stage, at: (x: number) => number, step = 4): string => {
  let data = ''
  for (let x = -M; x <= s.width + M; x += step) data += (data ? 'L' : 'M') + round(x) + ',' + round(at(x))
  return data
}

/** The land below a ridge, with a gradient from `top` to `bottom`. */
export const landBelow = (s: Stage, at: Ridge, top: Hex, bottom: Hex, from: number): string => {
  const id = s.id()
  const rocky = at.kind === 'peak' || at.kind === 'mesa'
  return (
    vertical(id, from, rocky ? s.horizon : from + s.height * 0.34, [top, bottom]) +
    path(outline(s, at, at.kind === 'peak' ? 2 : 4) + `V${s.height + M}H${-M}Z`, `url(#${id})`)
  )
}

/** The sunlit slope of a dune, fading below its crest. */
export const crest = (s: Stage, at: Ridge, depth: number): string => {
  let [top, under] = ['', '']
  for (let x = -M; x <= s.width + M; x += 6) {
    const slope = (at(x + 14) - at(x - 14)) * s.side
    const wide = clamp(0.25 + slope * 0.05) * s.height * 0.14
    top += (top ? 'L' : 'M') + round(x) + ',' + round(at(x))
    under = `L${round(x - s.side * wide * 0.7)},${round(at(x) + wide)}` + under
  }
  return (
    path(top + under + 'Z', s.palette.lit, `opacity="${(0.3 - depth * 0.12).toFixed(2)}"`) +
    line(top, s.palette.lit, 1.4 * s.unit, 'opacity=".35"')
  )
}

/** Rim light along a ridge. */
export const rim = (s: Stage, at: Ridge): string =>
  line(outline(s, at, 6), s.palette.lit, 1.3 * s.unit, `opacity="${s.night ? 0.16 : 0.3}"`)

/** Adds a ridge and returns its outline. */
export const range = (
  s: Stage,
  name: string,
  depth: number,
  kind: RidgeKind,
  y: number,
  amp: number,
  { low, extra, ...rest }: Partial<Layer> & { low?: Hex; extra?: (ridge: Ridge) => string } = {},
): Ridge => {
  const ridge = ridgeOf(s, name, kind, y, amp)
  const tone = kind === 'peak' ? s.palette.rock(depth) : s.palette.ground(depth)
  s.add(
    name,
    depth,
    landBelow(s, ridge, tone, low ?? mix(tone, s.palette.haze, 0.65), y - amp) + (extra?.(ridge) ?? ''),
    rest,
  )
  return ridge
}

/** Density factor of mist. */
const densityOf = (s: Stage): number => {
  if (s.reading.extras.has('fog')) return 2.2
  return s.reading.extras.has('sand') ? 1.6 : 1
}

/** Adds a bank of mist around the line `y`. */
export const mist = (s: Stage, depth: number, y: number, strength: number): void => {
  const colour = rgb(mix(s.palette.haze, s.palette.sky[3], 0.45))
  const seed = s.seedOf('mist' + y)
  const power = strength * densityOf(s)
  const u = s.unit
  s.paint(
    'mist' + depth,
    depth,
    y - 130 * u,
    y + 120 * u,
    (x, at) => {
      const v = (at - y) / (120 * u)
      const alpha =
        Math.exp(-v * v * 3.2) * power * (0.35 + 0.9 * fractal(x / (260 * u), at / (70 * u), seed, 3))
      return alpha < 0.004 ? null : [colour[0], colour[1], colour[2], Math.min(0.95, alpha)]
    },
    { drift: 6 * -s.side },
  )
}
