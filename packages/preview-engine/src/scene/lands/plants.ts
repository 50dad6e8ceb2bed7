import { mix, type Hex } from '../../base/colour.js'
import { noise } from '../../base/random.js'
import { circle, line, path, rect, round } from '../../base/svg.js'
import type { Ridge } from './ground.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'

/** Groups of round trees, lit from one side. */
export const grove = (s: Stage, at: Ridge, colour: Hex, height: number): string => {
  const seed = s.seedOf('grove' + height)
  let [dark, bright] = ['', '']
  for (let x = -M; x < s.width + M; x += height * s.between(0.3, 0.7)) {
    if (noise(x / (150 * s.unit), 2, seed) <= 0.6) continue
    const y = at(x)
    const q = height * s.between(0.45, 0.9)
    for (let i = 0; i < 7; i++) {
      const [cx, cy, r] = [
        x + s.between(-0.3, 0.3) * q,
        y - q * s.between(0.3, 0.75),
        q * s.between(0.16, 0.28),
      ]
      dark += circle(cx, cy, r, colour)
      bright += circle(
        cx - s.side * r * 0.35,
        cy - r * 0.3,
        r * 0.55,
        s.leaves ?? s.palette.lit,
        `opacity="${s.leaves ? 0.6 : 0.13}"`,
      )
    }
    dark += rect(x - q * 0.04, y - q * 0.4, q * 0.08, q * 0.46, colour)
  }
  return dark + bright
}

const pine = (s: Stage, x: number, y: number, h: number): string => {
  let right = `M${round(x)},${round(y - h)}`
  let left = ''
  for (let i = 1, tiers = h > 60 ? 9 : 6; i <= tiers; i++) {
    const v = i / tiers
    const w = h * 0.2 * v * s.between(0.75, 1.15)
    const tier = y - h + h * 0.94 * v
    const notch = round(tier - h * 0.035)
    right += `L${round(x + w)},${round(tier)}L${round(x + w * 0.45)},${notch}`
    left = `L${round(x - w * 0.45)},${notch}L${round(x - w)},${round(tier)}` + left
  }
  return right + `L${round(x + h * 0.02)},${round(y + 6)}H${round(x - h * 0.02)}` + left + 'Z'
}

/** Firs along a ridge; `density` 0 to 1. */
export const pines = (s: Stage, at: Ridge, colour: Hex, height: number, density: number): string => {
  const seed = s.seedOf('pines' + height)
  let data = ''
  for (let x = -M; x < s.width + M; x += height * 0.3 * s.between(0.6, 1.3))
    if (noise(x / (170 * s.unit), 1, seed) < density * 0.75 + 0.08)
      data += pine(s, x, at(x) + 3, height * s.between(0.5, 1.1))
  return path(data, colour)
}

/** The nearest firs, at both edges. */
export const trunks = (s: Stage): string => {
  let data = ''
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      data += pine(
        s,
        s.width / 2 + side * s.width * (0.4 + i * 0.075 + s.between(-0.02, 0.02)),
        s.height * 1.06,
        s.height * s.between(0.62, 0.8) * (0.75 + i * 0.22),
      )
  return path(data, s.palette.near) + grass(s)
}

export const grass = (s: Stage): string => {
  const u = s.unit
  const y = s.height + 20
  let data = ''
  for (let x = -M; x < s.width + M; x += 5 * u) {
    const h = (14 + 56 * Math.pow(noise(x / (130 * u), 1, s.reading.seed & 255), 2)) * u * s.between(0.6, 1.3)
    const lean = s.between(-9, 14) * u
    data +=
      `M${round(x - 2)},${y + M}L${round(x - 1.6)},${round(y)}Q${round(x)},${round(y - h * 0.6)} ${round(x + lean)},${round(y - h - 22 * u)}` +
      `Q${round(x + 2)},${round(y - h * 0.5)} ${round(x + 2)},${round(y)}V${y + M}Z`
  }
  return path(data, mix(s.palette.near, s.palette.pine(1), 0.35))
}

export const reeds = (s: Stage, at: (x: number) => number, colour: Hex): string => {
  const u = s.unit
  let data = ''
  for (let x = -M; x < s.width + M; x += s.between(4, 26) * u) {
    const y = at(x)
    const h = s.between(12, 52) * u
    if (y < s.height * 0.985)
      data += `M${round(x)},${round(y + 4)}q${round(s.between(-3, 4))},${round(-h * 0.6)} ${round(s.between(-6, 10))},${round(-h)}`
  }
  return line(data, colour, 1.6 * u)
}

const BLOOMS = ['#e8455a', '#f6d04a', '#f4f0f0', '#b86ad8', '#f08fb8']
/** Flowers on a slope, larger in the foreground; `colour` if the field has one colour. */
export const flowers = (s: Stage, at: Ridge, depth: number, colour?: Hex): string => {
  const count = Math.round((420 * s.width) / 1280)
  const dots = BLOOMS.map(() => '')
  for (let i = 0; i < count; i++) {
    const x = -M + s.next() * (s.width + 2 * M)
    const down = Math.pow(s.next(), 1.4)
    const r = (0.9 + 2.6 * depth * (0.4 + down)) * s.unit
    const kind = Math.floor(s.next() * BLOOMS.length)
    dots[kind] +=
      `M${round(x - r)},${round(at(x) + 3 + down * s.height * 0.16)}a${round(r)},${round(r * 0.75)} 0 1 1 ${round(2 * r)},0a${round(r)},${round(r * 0.75)} 0 1 1 ${round(-2 * r)},0Z`
  }
  const light = 0.35 + 0.6 * s.palette.light
  return dots
    .map((data, i) =>
      path(
        data,
        mix(
          s.palette.near,
          s.palette.tone(colour && i !== 2 ? mix(colour, BLOOMS[i], 0.25) : BLOOMS[i]),
          light,
        ),
      ),
    )
    .join('')
}
