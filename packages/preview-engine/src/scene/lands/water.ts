import { mix, rgb, type Hex, type Rgb } from '../../base/colour.js'
import { fractal } from '../../base/random.js'
import { line, path, rect, reflected, round, vertical } from '../../base/svg.js'
import { type Light, MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'
import { addSubject } from '../cast/cast.js'
import { subjectNamed } from '../../subjects/catalogue.js'

/** Glitter on the water below a light. */
const glitter = (s: Stage, x: number, power: number, colour: Hex): Light[] =>
  Array.from({ length: Math.round(260 * power) }, () => {
    const near = Math.pow(s.next(), 1.5)
    const spread = (s.next() + s.next() + s.next() - 1.5) * s.width * (0.05 + 0.2 * near)
    return {
      x: x + spread,
      y: s.horizon + 3 + near * (s.height - s.horizon),
      r: (0.6 + 1.5 * near) * s.unit,
      wide: 5 + 3 * near,
      colour: rgb(colour).map((value) => value * 0.5 * power) as Rgb,
      rate: 1.2 + 2.5 * s.next(),
      phase: 6.3 * s.next(),
    }
  })

/** Whether a street reflects: at night, among lit signs, and in the rain. */
export const isWet = (s: Stage): boolean => s.night || s.neon || s.reading.extras.has('rain')

const addRoad = (s: Stage): void => {
  const id = s.id()
  const colours = [s.palette.ground(0.3), s.palette.ground(0.9)]
  s.add(
    'road',
    0.2,
    vertical(id, s.horizon, s.height, colours) +
      rect(-M, s.horizon, s.width + 2 * M, s.height - s.horizon + M, `url(#${id})`),
  )
}

/** Adds water, or a wet reflecting street, to the lower part of the picture. */
export const addWater = (s: Stage): void => {
  const { hour, land, extras } = s.reading
  const low = hour === 'sunset' || hour === 'dawn'
  const sunny =
    low ||
    (hour === 'day' && !extras.has('rain') && !extras.has('fog')) ||
    (hour === 'night' && land !== 'street')
  const wet = land === 'street'
  if (wet && !isWet(s)) return addRoad(s)
  const tint = wet ? s.palette.near : mix(s.palette.sky[0], s.palette.near, 0.45)
  const waves = extras.has('storm') ? 2.2 : 1
  const calm = land === 'lake' || land === 'mountain' ? 0.5 : waves
  s.layers.push({
    name: 'water',
    depth: 0.2,
    fineness: 1,
    mirror: { y: s.horizon, wet, tint, calm },
    lights:
      wet && !s.night
        ? []
        : glitter(s, sunny ? s.sunX : s.width / 2, sunny ? 1 : 0.35, low ? s.palette.glow : s.palette.sun),
  })
}

/** Waves with white crests, larger in the foreground. */
export const addSwell = (s: Stage): void => {
  const tint = mix(s.palette.sky[0], s.palette.near, 0.5)
  let out = ''
  for (let i = 0; i < 40; i++) {
    const near = Math.pow((i + 0.5) / 40, 1.4)
    const [x, y] = [s.between(-M, s.width + M), s.horizon + 6 + near * (s.height - s.horizon)]
    const wide = s.between(50, 110) * s.unit * (0.35 + 1.6 * near)
    const high = wide * 0.3
    const crest = `Q${round(x - wide * 0.2)},${round(y - high * 0.3)} ${round(x)},${round(y - high)}Q${round(x + wide * 0.1)},${round(y - high * 0.4)} ${round(x + wide * 0.5)},${round(y - high * 0.2)}`
    out +=
      path(
        `M${round(x - wide)},${round(y)}${crest}L${round(x + wide)},${round(y)}Z`,
        mix(tint, s.palette.haze, 0.25),
      ) +
      line(
        `M${round(x - wide * 0.5)},${round(y - high * 0.28)}${crest}`,
        mix(s.palette.haze, '#ffffff', 0.6),
        2.4 * s.unit * (0.3 + near),
        'opacity=".7"',
      )
  }
  s.add('swell', 0.45, out, { bob: 5, drift: 10 })
}

/** A rock with a lighthouse or cabin, and its reflection. */
export const addIsland = (s: Stage): void => {
  const { width: W, height: H, unit: u, palette, reading } = s
  const cx = W * (s.side > 0 ? 0.68 : 0.32)
  const foot = s.horizon + H * 0.09
  const half = Math.min(W * 0.3, 330 * u)
  const seed = s.seedOf('isle')
  const top = (x: number) =>
    foot -
    Math.max(0, 1 - Math.pow(Math.abs(x - cx) / half, 1.8)) *
      (H * 0.1 + 62 * u * (fractal(x / (46 * u), 1, seed, 5) - 0.15))
  let data = `M${round(cx - half)},${round(foot)}`
  for (let x = cx - half; x <= cx + half; x += 3) data += `L${round(x)},${round(top(x))}`
  const id = s.id()
  const rock =
    vertical(id, foot - H * 0.16, foot, [mix(palette.ground(0.62), palette.near, 0.35), palette.near]) +
    path(data + 'Z', `url(#${id})`)
  s.add('isle', 0.34, reflected(rock, foot) + rock)
  const built = reading.cast.filter((one) => one.row.place === 'far' && one.row.name !== 'bridge')
  const usual = reading.named.subject ? [] : [{ row: subjectNamed('lighthouse'), count: 1 }]
  const shown = built.length ? built : usual
  shown.forEach((one, i) =>
    addSubject(s, one, {
      x: cx + (i ? 70 * u * (i % 2 ? 1 : -1) : 0),
      depth: 0.34,
      ground: (x) => top(x) + 4 * u,
      bare: true,
      scale: one.row.name === 'lighthouse' ? 1 : 0.8,
    }),
  )
  if (!shown.some((one) => one.row.name === 'lighthouse')) return
  addSubject(
    s,
    { row: subjectNamed('house'), count: 1 },
    { x: cx + 50 * u, depth: 0.34, ground: (x) => top(x) + 4 * u, bare: true, scale: 0.62 },
  )
  s.add('beam', 0.34, beam(s, cx, top(cx) + 4 * u - 118 * 1.5 * u), { breathe: 0.35 })
}

const beam = (s: Stage, x: number, y: number): string =>
  [-1, 1]
    .map((side) => {
      const id = s.id()
      const far = s.width * 0.62
      const stop = (offset: number, colour: string, opacity: number) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
      return (
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x)}" x2="${round(x + side * far)}" y1="0" y2="0">` +
        stop(0, '#fff3c8', s.night ? 0.75 : 0.4) +
        stop(0.35, '#fff0c0', s.night ? 0.2 : 0.1) +
        stop(1, '#fff0c0', 0) +
        '</linearGradient>' +
        path(
          `M${round(x)},${round(y - 3)}L${round(x + side * far)},${round(y - 70 * s.unit - 20)}V${round(y + 34 * s.unit)}L${round(x)},${round(y + 3)}Z`,
          `url(#${id})`,
        )
      )
    })
    .join('') + s.glow(x, y, 70 * s.unit, '#fff0c0', 0.9)
