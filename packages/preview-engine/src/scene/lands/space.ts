import { hsl, mix, rgb, smooth } from '../../base/colour.js'
import { fractal } from '../../base/random.js'
import { circle, path, rect, round } from '../../base/svg.js'
import { MARGIN as M } from '../layer.js'
import { TINTS } from '../palette.js'
import type { Stage } from '../stage.js'

const RINGS = [
  [1.3, 1.46, 0.3],
  [1.48, 1.72, 0.75],
  [1.75, 1.8, 0.3],
  [1.84, 2.1, 0.5],
  [2.13, 2.2, 0.22],
]

/** A nebula, and a ringed planet with its moon if the Earth is not shown. */
export const composeSpace = (s: Stage): void => {
  const { width: W, height: H, unit: u, reading } = s
  const seed = s.seedOf('nebula')
  const hue = [205, 262, 300, 330, 185, 225][reading.seed % 6]
  const tint = [...reading.looks].map((look) => TINTS[look]).find(Boolean)
  const a = rgb(s.palette.tone(tint ?? hsl(hue, 0.7, 0.5)))
  const b = rgb(s.palette.tone(hsl(hue + 60, 0.75, 0.62)))
  s.paint(
    'nebula',
    0.03,
    -M,
    H + M,
    (x, y) => {
      const w = fractal(x / (300 * u), y / (300 * u), seed, 4) * 1.6
      const v = smooth(0.36, 0.78, fractal(x / (360 * u) + w, y / (260 * u) + w, seed + 3, 5))
      if (v < 0.01) return null
      const t = fractal(x / (200 * u), y / (200 * u), seed + 9, 3) * 1.4
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, v * 0.62]
    },
    { drift: 2 },
  )
  if (reading.cast.some(({ row }) => row.name.startsWith('globe'))) return
  const [px, py, r] = [W * (s.side > 0 ? 0.64 : 0.36), H * 0.42, Math.min(W, H) * 0.23]
  const colour = s.palette.tone(hsl([28, 200, 18, 345, 40, 170][(reading.seed >>> 4) % 6], 0.5, 0.56))
  let bands = ''
  for (let i = 0; i < 26; i++) {
    const y = py - r + (i / 26) * 2 * r
    bands += rect(
      px - r * 1.2,
      y,
      2.4 * r,
      r * s.between(0.03, 0.12),
      i % 2 ? mix(colour, '#ffffff', s.next() * 0.35) : mix(colour, '#1a1030', s.next() * 0.35),
      'opacity=".55"',
    )
  }
  const tilt = `rotate(${round(-16 * s.side)} ${round(px)} ${round(py)})`
  const ring = (way: 0 | 1) =>
    RINGS.map(([inner, outer, opacity]) =>
      path(
        `M${round(px - r * outer)},${round(py)}a${round(r * outer)},${round(r * outer * 0.25)} 0 0 ${way} ${round(2 * r * outer)},0` +
          `L${round(px + r * inner)},${round(py)}A${round(r * inner)},${round(r * inner * 0.25)} 0 0 ${1 - way} ${round(px - r * inner)},${round(py)}Z`,
        mix(colour, '#ffeed8', 0.62),
        `opacity="${opacity}"`,
      ),
    ).join('')
  const [clip, dark] = [s.id(), s.id()]
  s.add(
    'planet',
    0.12,
    s.glow(px, py, r * 1.9, mix(colour, '#ffffff', 0.3), 0.5) +
      `<g transform="${tilt}">${ring(1)}</g>` +
      `<clipPath id="${clip}"><circle cx="${round(px)}" cy="${round(py)}" r="${round(r)}"/></clipPath>` +
      `<radialGradient id="${dark}" cx="${0.5 - 0.3 * s.side}" cy=".3" r=".95"><stop offset=".35" stop-color="#000" stop-opacity="0"/><stop offset=".8" stop-color="#02020c" stop-opacity=".8"/><stop offset="1" stop-color="#02020c" stop-opacity=".96"/></radialGradient>` +
      `<g clip-path="url(#${clip})"><g transform="${tilt}">${rect(px - r * 1.2, py - r * 1.2, r * 2.4, r * 2.4, colour)}${bands}</g>${circle(px, py, r, `url(#${dark})`)}</g><g transform="${tilt}">${ring(0)}</g>`,
  )
  s.add(
    'moonlet',
    0.2,
    circle(W - px, H * 0.24, 20 * u, mix(colour, '#d8d0e8', 0.6)) +
      circle(W - px + 6 * s.side * u, H * 0.24 + 4 * u, 19 * u, '#080818', 'opacity=".75"'),
  )
}
