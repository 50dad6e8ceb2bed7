import { clamp, hsl, mix, rgb, saturate, smooth, tinted, type Hex } from '../../base/colour.js'
import { fractal } from '../../base/random.js'
import { circle, rect, vertical } from '../../base/svg.js'
import type { Pattern } from '../../words/meaning.js'
import { COLOURS } from '../../words/tables/moods.js'
import { MARGIN as M } from '../layer.js'
import { TINTS } from '../palette.js'
import type { Stage } from '../stage.js'

type Ink = (n: number) => Hex
const TURN = [0, 26, 318, 190]

/** Colours of an abstract picture: those named in the prompt, or a matching set of four. */
export const inksOf = (s: Stage): Ink => {
  const { reading } = s
  const named = [...reading.looks].flatMap((look) => TINTS[look] ?? [])
  const pastel = reading.looks.has('pastel')
  const hue = reading.seed % 360
  return (n) => {
    const own = hsl((hue + TURN[n % 4]) % 360, pastel ? 0.55 : 0.74, pastel ? 0.74 : 0.55)
    const tint = named[n % Math.max(1, named.length)]
    const colour = tint ? tinted(hsl(hue + TURN[n % 4] * 0.3, 0.6, pastel ? 0.72 : 0.55), tint, 0.9) : own
    return s.mono ? saturate(colour, 0) : colour
  }
}

const isDark = (s: Stage): boolean => s.reading.looks.has('dark') || s.reading.looks.has('neon') || s.neon

/** A background that fills the picture. */
export const ground = (s: Stage, top: Hex, bottom: Hex): void => {
  const id = s.id()
  const edge = [-M, -M, s.width + 2 * M, s.height + 2 * M] as const
  s.add('sky', 0, vertical(id, -M, s.height + M, [top, bottom]) + rect(...edge, `url(#${id})`), {
    fineness: 0.34,
  })
}

const particles = (s: Stage, ink: Ink): void => {
  const { width: W, height: H, unit: u } = s
  ground(s, mix(ink(0), '#04050a', 0.93), mix(ink(1), '#04050a', 0.78))
  s.add('glow', 0.05, s.glow(W / 2, H * 0.55, H * 0.7, ink(0), 0.35, 1.4), { fineness: 0.3, breathe: 0.4 })
  for (let sheet = 0; sheet < 5; sheet++) {
    const depth = 0.15 + sheet * 0.2
    let out = ''
    for (let i = 0; i < 70 - sheet * 11; i++) {
      const [x, y] = [s.between(-M, W + M), s.between(-M, H + M)]
      const near = 1 - Math.min(1, Math.hypot(x - W / 2, (y - H / 2) * 1.6) / (W * 0.6))
      const r = s.between(1.4, 4.4) * u * (0.6 + depth * 1.7)
      const colour = mix(ink(i), '#ffffff', s.between(0.1, 0.6))
      if (i % 5 === 0)
        s.light(x, y, r * 4.5, colour, 0.5 + 0.4 * near, { rate: s.between(0.4, 1.3), phase: s.next() * 6 })
      out += circle(x, y, r, colour, `opacity="${(0.35 + 0.6 * near).toFixed(2)}"`)
    }
    s.add('particles' + sheet, depth, out, {
      drift: (sheet % 2 ? -1 : 1) * (6 + sheet * 4),
      bob: 14 + 5 * sheet,
      breathe: 0.35,
      lights: s.takeLights(),
    })
  }
}

/** Ink colours; the seed chooses one. */
const BOTTLED = ['#1c2a78', '#8a1438', '#0f6a72', '#4a1a78', '#c2531c'] as const

const ink = (s: Stage, named: Ink): void => {
  const { looks, seed: first } = s.reading
  const inkOf: Ink = looks.size > 0 ? named : (n) => s.palette.tone(BOTTLED[(first + n) % BOTTLED.length])
  const { width: W, height: H, unit: u } = s
  const dark = isDark(s)
  ground(s, dark ? '#0a0a10' : '#f4f1ea', dark ? '#14141e' : '#dcd8d0')
  for (let cloud = 0; cloud < 3; cloud++) {
    const seed = s.seedOf('ink' + cloud)
    const colour = rgb(s.palette.tone(cloud === 1 && looks.size === 1 && !dark ? '#12121a' : inkOf(cloud)))
    const lit = colour.map((value) => Math.min(255, value * 1.35 + 30))
    const [cx, cy] = [W * (0.34 + 0.16 * cloud), H * (0.3 + 0.16 * (cloud % 2))]
    s.paint(
      'ink' + cloud,
      0.2 + 0.25 * cloud,
      -M,
      H + M,
      (x, y) => {
        const [u1, v1] = [x / (230 * u), y / (230 * u)]
        const bend = fractal(u1 + 4, v1 + 9, seed, 3)
        const swirl = fractal(u1 + 2.4 * bend, v1 - 1.9 * bend, seed + 7, 4)
        const far = Math.hypot((x - cx) / (W * 0.34), (y - cy) / (H * 0.58)) + (swirl - 0.5) * 1.7
        const alpha = smooth(1.02, 0.35, far) * (0.45 + 0.55 * swirl)
        if (alpha < 0.01) return null
        const ridge = clamp((swirl - 0.42) * 2.6)
        return [
          colour[0] + (lit[0] - colour[0]) * ridge,
          colour[1] + (lit[1] - colour[1]) * ridge,
          colour[2] + (lit[2] - colour[2]) * ridge,
          Math.min(0.96, alpha * 1.25),
        ]
      },
      { drift: (cloud - 1) * 9, bob: 10 + 6 * cloud, breathe: 0.15 },
    )
  }
}

const gradient = (s: Stage, inkOf: Ink): void => {
  const { width: W, height: H } = s
  const back = s.reading.backdrop
  const plain = back ? COLOURS[back] : undefined
  const soft = s.reading.looks.has('pastel')
  const at = (n: number) =>
    plain ? mix(plain, inkOf(n), 0.05) : mix(inkOf(n), soft ? '#ffffff' : '#181430', soft ? 0.2 : 0.12)
  ground(s, at(0), at(1))
  if (!plain)
    for (let i = 0; i < 4; i++)
      s.add(
        'cloud' + i,
        0.1 + 0.2 * i,
        s.glow(W * s.between(0, 1), H * s.between(0, 1), H * s.between(0.7, 1.1), at(i), 0.85, 1.3),
        { fineness: 0.16, drift: (i % 2 ? -1 : 1) * (14 + 6 * i), bob: 24, breathe: 0.3 },
      )
  else
    s.add('cloud0', 0.2, s.glow(W / 2, H * 0.45, H * 0.8, mix(plain, '#ffffff', 0.16), 0.5, 1.4), {
      fineness: 0.16,
      breathe: 0.4,
    })
}

const PATTERNS = { particles, ink, gradient }

/** An abstract moving picture: particles, ink in water or a gradient. */
export const composePattern = (s: Stage, pattern: Exclude<Pattern, 'ribbons'>): void =>
  PATTERNS[pattern](s, inksOf(s))
