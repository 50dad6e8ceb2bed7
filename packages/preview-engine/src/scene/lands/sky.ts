import { clamp, mix, rgb, smooth, type Rgb } from '../../base/colour.js'
import { fractal, noise } from '../../base/random.js'
import { circle, line, rect, round, vertical } from '../../base/svg.js'
import { MARGIN as M, type Light, type Pixel } from '../layer.js'
import type { Stage } from '../stage.js'

const stars = (s: Stage, count: number): Light[] =>
  Array.from({ length: count }, () => {
    const big = Math.pow(s.next(), 7)
    const warm = s.next()
    return {
      x: -M + s.next() * (s.width + 2 * M),
      y: -M + s.next() * (s.height * 0.9 + M),
      r: 0.75 + big * 1.1,
      colour: [200 + 55 * warm, 215, 255 - 50 * warm].map(
        (value) => value * (0.2 + 0.6 * s.next() + 0.6 * big),
      ) as Rgb,
      rate: 0.5 + 1.6 * s.next(),
      phase: 6.3 * s.next(),
    }
  })

const sun = (s: Stage, r: number): string =>
  s.glow(s.sunX, s.sunY, r * 4, s.palette.sun, 0.8) +
  circle(s.sunX, s.sunY, r * 1.03, s.palette.sun, 'opacity=".6"') +
  circle(s.sunX, s.sunY, r, mix(s.palette.sun, '#ffffff', 0.45))

const SEAS = [
  [-0.3, -0.25, 0.34],
  [0.25, 0.1, 0.28],
  [-0.15, 0.42, 0.22],
  [0.42, -0.38, 0.16],
]
const moon = (s: Stage, r: number): string =>
  s.glow(s.sunX, s.sunY, r * 4.5, s.palette.glow, 0.5) +
  circle(s.sunX, s.sunY, r, mix(s.palette.sun, '#ffffff', 0.3)) +
  SEAS.map(([x, y, size]) =>
    circle(s.sunX + x * r, s.sunY + y * r, size * r, mix(s.palette.glow, '#8090b0', 0.5), 'opacity=".28"'),
  ).join('')

const bolt = (s: Stage, start: number): string => {
  const branch = (fromX: number, fromY: number, end: number, size: number): string => {
    let [x, y, side] = [fromX, fromY, '']
    let data = `M${round(x)},${round(y)}`
    while (y < end) {
      y += s.between(10, 30) * s.unit
      x += s.between(-20, 21) * s.unit
      data += `L${round(x)},${round(y)}`
      if (size > 2 && s.next() < 0.16) side += branch(x, y, y + (end - y) * 0.45, size * 0.5)
    }
    return (
      line(data, '#b9c8ff', size * 5, 'opacity=".18"') +
      line(data, '#d4deff', size * 2.2, 'opacity=".4"') +
      line(data, '#ffffff', size) +
      side
    )
  }
  return (
    s.glow(start, s.horizon * 0.25, s.height * 0.6, '#c9d4ff', 0.65) +
    branch(start, -M, s.horizon, 4.2 * s.unit)
  )
}

const clouds = (s: Stage, cover: number, glowing: boolean): Pixel => {
  const seed = s.seedOf('clouds')
  const fine = 1 / (330 * s.unit)
  const light = rgb(mix(s.palette.lit, s.night ? s.palette.sky[3] : '#ffffff', s.night ? 0.6 : 0.45))
  const dark = rgb(mix(s.palette.sky[1], s.palette.haze, 0.35))
  const density = (x: number, y: number) => {
    const low = (y + M) / s.horizon
    const warp = fractal(x * fine * 0.7, y * fine * 1.4, seed + 5, 3) * 1.5
    return fractal(x * fine + warp, y * fine * (1.6 + 1.8 * low) + warp, seed, 5)
  }
  return (x, y) => {
    const fade = smooth(s.horizon, s.horizon * 0.72, y) * 0.92
    if (fade <= 0.003) return null
    const here = density(x, y)
    const alpha = smooth(cover, cover + 0.2, here) * fade
    if (alpha <= 0.003) return null
    const dx = s.sunX - x
    const dy = (glowing ? s.sunY : -s.height) - y
    const far = Math.hypot(dx, dy) || 1
    const lit = clamp(0.5 + (here - density(x + (dx / far) * 26, y + (dy / far) * 26)) * 5.5)
    const share = lit * 0.85 + (glowing ? Math.exp(-far / (s.height * 0.4)) * 0.4 : 0)
    return [
      dark[0] + (light[0] - dark[0]) * share,
      dark[1] + (light[1] - dark[1]) * share,
      dark[2] + (light[2] - dark[2]) * share,
      alpha * (0.72 + 0.28 * lit),
    ]
  }
}

const aurora = (s: Stage, curtain: number): Pixel => {
  const seed = s.seedOf('aurora' + curtain)
  const low = rgb(s.palette.tone(curtain ? '#45f0c0' : '#58ff9e'))
  const high = rgb(s.palette.tone(curtain ? '#7a5cff' : '#b14dff'))
  const u = s.unit
  return (x, y) => {
    const base =
      s.horizon * (0.66 - 0.2 * curtain) +
      (fractal(x / (520 * u), curtain * 9, seed, 3) - 0.45) * s.height * 0.5
    const up = base - y
    if (up < -150 * u) return null
    const reach = s.height * (0.16 + 0.3 * noise(x / (150 * u), 3, seed))
    const ray =
      0.35 + 0.65 * noise(x / (26 * u) + up / (900 * u), 7, seed) * (0.6 + 0.8 * noise(x / (9 * u), 1, seed))
    const alpha =
      (up < 0 ? Math.exp(up / (30 * u)) : Math.exp(-up / reach)) *
      ray *
      (0.3 + 0.9 * noise(x / (260 * u), 5, seed)) *
      0.95
    const t = clamp(up / (reach * 1.8))
    return alpha < 0.004
      ? null
      : [
          low[0] + (high[0] - low[0]) * t,
          low[1] + (high[1] - low[1]) * t,
          low[2] + (high[2] - low[2]) * t,
          Math.min(alpha, 0.9),
        ]
  }
}

const BOW = ['#e0564e', '#ec8a3e', '#f0d050', '#5cb86a', '#4a8ae0', '#8a5ac8']
const rainbow = (s: Stage): string => {
  const x = s.width * (s.side > 0 ? 0.66 : 0.34)
  const r = Math.min(s.width * 0.52, s.horizon * 0.95)
  return BOW.map((colour, i) => {
    const q = r - i * 7 * s.unit
    return line(
      `M${round(x - q)},${round(s.horizon)}A${round(q)},${round(q)} 0 0 1 ${round(x + q)},${round(s.horizon)}`,
      s.palette.tone(colour),
      8 * s.unit,
      'opacity=".34"',
    )
  }).join('')
}

const BURSTS = ['#ff6a5a', '#ffd060', '#7ad0ff', '#ff8ad0', '#a8ff9a', '#ffffff']
const fireworks = (s: Stage): Light[] =>
  Array.from({ length: 6 }, (_, burst) => {
    const [x, y, size] = [
      s.width * s.between(0.12, 0.88),
      s.horizon * s.between(0.15, 0.6),
      s.between(110, 210) * s.unit,
    ]
    const colour = rgb(s.palette.tone(BURSTS[burst]))
    return Array.from({ length: 90 }, (_, i): Light => {
      const angle = s.next() * 6.283
      const far = size * (i % 3 === 0 ? Math.sqrt(s.next()) : s.between(0.82, 1))
      return {
        x: x + Math.cos(angle) * far,
        y: y + Math.sin(angle) * far,
        r: 3 * s.unit,
        colour: colour.map((value) => value * s.between(0.5, 1)) as Rgb,
        rate: 1,
        phase: 0,
        burst: { x, y, at: burst * 0.62 - 0.5 },
      }
    })
  }).flat()

/** Share of the sky without clouds. */
const clearness = (s: Stage): number => {
  const { extras } = s.reading
  if (extras.has('storm')) return 0.36
  if (extras.has('rain') || extras.has('fog')) return 0.4
  return extras.has('clouds') ? 0.43 : s.between(0.46, 0.52)
}

/** Sky with sun or moon, clouds, stars and effects. */
export const composeSky = (s: Stage): void => {
  const { hour, land, extras } = s.reading
  const { palette, width, height, horizon } = s
  const low = hour === 'sunset' || hour === 'dawn'
  const night = hour === 'night'
  const inside = land === 'deep' || land === 'table'
  const clear =
    !inside &&
    !extras.has('fog') &&
    !extras.has('storm') &&
    !extras.has('sand') &&
    land !== 'street' &&
    hour !== 'dusk'
  const showMoon =
    night &&
    land !== 'space' &&
    (extras.has('moon') ||
      (!extras.has('aurora') && !extras.has('rain') && !extras.has('fireworks') && land !== 'city'))
  const glowing = !inside && (low || (night ? showMoon : clear))
  const id = s.id()
  let body =
    vertical(id, -M, horizon, palette.sky, [0, 0.42, 0.78, 1]) +
    rect(-M, -M, width + 2 * M, height + 2 * M, `url(#${id})`)
  if (hour === 'dusk' || low) body += s.glow(s.sunX, horizon, height * 0.75, palette.glow, 0.55, 2.2)
  if (s.vanishing)
    body += s.glow(
      s.vanishing,
      horizon,
      height * 0.6,
      s.night ? palette.tone(s.neon ? '#ff6ab0' : '#ff9a6a') : palette.glow,
      0.9,
      0.9,
    )
  if (glowing) body += s.glow(s.sunX, s.sunY, height * (low ? 0.62 : 0.5), palette.glow, low ? 0.85 : 0.5)
  const starry = (extras.has('stars') && (night || hour === 'dusk')) || land === 'space'
  s.add('sky', 0, body, { fineness: 0.34, lights: starry ? stars(s, land === 'space' ? 420 : 240) : [] })
  if (land === 'space' || inside) return
  if (extras.has('aurora'))
    for (const i of [0, 1])
      s.paint('aurora' + i, 0.03, -M, horizon, aurora(s, i), { drift: i ? 9 : -7, breathe: 0.22 })
  if (glowing && clear && (showMoon || !night))
    s.add('orb', 0.01, night ? moon(s, 36 * s.unit) : sun(s, (low ? 44 : 32) * s.unit))
  if (extras.has('rainbow')) s.add('rainbow', 0.05, rainbow(s), { breathe: 0.15, fineness: 0.6 })
  if (extras.has('clouds') || (!starry && !extras.has('aurora') && !(extras.has('fog') && land === 'forest')))
    s.paint('clouds', 0.06, -M, horizon, clouds(s, clearness(s), glowing), { drift: 7 * s.side })
  if (extras.has('storm')) s.add('bolt', 0.05, bolt(s, width * s.between(0.3, 0.7)), { flash: true })
  if (extras.has('fireworks'))
    s.add('fireworks', 0.06, rect(0, 0, 2, 2, palette.sky[0]), { lights: fireworks(s), fineness: 0.34 })
}
