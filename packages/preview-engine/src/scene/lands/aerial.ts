import { mix, rgb, smooth, type Hex } from '../../base/colour.js'
import { fractal } from '../../base/random.js'
import { circle, path, rect, round } from '../../base/svg.js'
import type { Extra, Land } from '../../words/meaning.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'
import { addFromAbove, hasPlan, isVessel } from './from-above.js'

/** A ground painted per pixel from two tones and noise. */
const terrain = (s: Stage, name: string, low: Hex, high: Hex, grain: number): void => {
  const seed = s.seedOf(name)
  const [a, b] = [rgb(s.palette.tone(low)), rgb(s.palette.tone(high))]
  s.paint(name, 0.5, -M, s.height + M, (x, y) => {
    const t = smooth(0.25, 0.75, fractal(x / (grain * s.unit), y / (grain * s.unit), seed, 4))
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, 1]
  })
}

const lit = (s: Stage, colour: Hex): Hex =>
  mix(s.palette.near, mix(colour, s.palette.lit, 0.12), 0.4 + 0.6 * s.palette.light)

/** A coastline from top to bottom, shifted by `off`. */
const shoreOf = (s: Stage): ((y: number, off?: number) => number) => {
  const seed = s.seedOf('shore')
  return (y, off = 0) =>
    s.width * (s.side > 0 ? 0.42 : 0.58) +
    s.side * off * s.unit +
    (fractal(y / (420 * s.unit), 3, seed, 3) - 0.5) * s.width * 0.3
}

/** Whether the sea is shown without its shore, around a vessel. */
const isOpenSea = ({ reading: { land, cast } }: Stage): boolean =>
  land === 'sea' && cast.length > 0 && cast.every(isVessel)

const coast = (s: Stage): void => {
  const { height: H, width: W, unit: u } = s
  terrain(s, 'sea-ground', lit(s, '#0d6f96'), lit(s, '#2fb0b8'), 260)
  if (isOpenSea(s)) return
  const shore = shoreOf(s)
  const far = s.side > 0 ? W + 2 * M : -2 * M
  const land = (off: number): string => {
    let data = `M${far},${-2 * M}`
    for (let y = -2 * M; y <= H + 2 * M; y += 12) data += `L${round(shore(y, off))},${round(y)}`
    return `${data}L${far},${H + 2 * M}Z`
  }
  s.add(
    'surf',
    0.52,
    [
      [-150, '#7fe0dc', 0.35],
      [-70, '#c8f4f0', 0.45],
      [-28, '#ffffff', 0.75],
    ]
      .map(([off, colour, opacity]) =>
        path(land(Number(off)), lit(s, String(colour)), `opacity="${opacity}"`),
      )
      .join(''),
    { bob: 5, breathe: 0.3 },
  )
  s.add('sand', 0.54, path(land(0), lit(s, '#d9b67c')) + path(land(36), lit(s, '#ecd3a0')))
  const usual = s.reading.cast.length > 0 ? 0 : 4
  const parasols = s.reading.cast.some((one) => one.row.name === 'umbrella') ? 13 : usual
  let out = ''
  for (let i = 0; i < parasols; i++) {
    const y = H * ((i + 0.5) / parasols + s.between(-0.03, 0.03))
    const x = shore(y, s.between(110, 420))
    const r = s.between(20, 27) * u
    const colour = ['#e0483c', '#3c86d0', '#f0b040', '#3aa880'][i % 4]
    out += circle(x - s.side * r * 0.5, y + r * 0.5, r, '#5a4426', 'opacity=".35"')
    for (let n = 0; n < 8; n++) {
      const [from, to] = [(n / 8) * 2 * Math.PI, ((n + 1) / 8) * 2 * Math.PI]
      out += path(
        `M${round(x)},${round(y)}L${round(x + r * Math.cos(from))},${round(y + r * Math.sin(from))}A${round(r)},${round(r)} 0 0 1 ${round(x + r * Math.cos(to))},${round(y + r * Math.sin(to))}Z`,
        lit(s, n % 2 ? '#fff6e8' : colour),
      )
    }
    out += rect(x + r * 0.9, y + r * 0.3, r * 1.3, r * 0.6, lit(s, '#f4efe4'), 'rx="4"')
  }
  s.add('parasols', 0.58, out)
}

const woods = (s: Stage): void => {
  const { height: H, width: W, unit: u } = s
  terrain(s, 'wood-floor', lit(s, '#1c3d24'), lit(s, '#2f5a30'), 200)
  const snowy = s.reading.extras.has('snowcap')
  for (let sheet = 0; sheet < 2; sheet++) {
    let out = ''
    for (let y = -M; y < H + M; y += 42 * u)
      for (let x = -M; x < W + M; x += 46 * u) {
        const [cx, cy, r] = [x + s.between(-16, 16) * u, y + s.between(-16, 16) * u, s.between(19, 34) * u]
        if (sheet && s.next() < 0.55) continue
        const leaf = mix(
          s.leaves ?? '#3f7a3a',
          ['#2c5f34', '#6a9a3c', '#4f8a40'][Math.floor(s.next() * 3)],
          0.6,
        )
        const tone = lit(s, snowy ? mix(leaf, '#f0f6fc', 0.65) : leaf)
        out +=
          circle(cx - s.side * 7 * u, cy + 8 * u, r, '#0a1a10', 'opacity=".45"') +
          circle(cx, cy, r, tone) +
          circle(cx + s.side * r * 0.28, cy - r * 0.28, r * 0.55, mix(tone, s.palette.lit, 0.22))
      }
    s.add('crowns' + sheet, 0.5 + sheet * 0.12, out, { bob: 1.5 })
  }
}

const fields = (s: Stage): void => {
  const { height: H, width: W, unit: u } = s
  const tones = s.reading.ground
    ? [s.reading.ground, mix(s.reading.ground, '#3f7a3a', 0.4), mix(s.reading.ground, '#ffffff', 0.2)]
    : ['#7fae4c', '#c9b04c', '#5f8f3c', '#a8924c', '#8fbf5c', '#6f7f34']
  let out = rect(-M, -M, W + 2 * M, H + 2 * M, lit(s, '#5f8f3c'))
  for (let y = -M, row = 0; y < H + M; row++) {
    const high = s.between(110, 190) * u
    for (let x = -M - s.next() * 90; x < W + M;) {
      const wide = s.between(130, 300) * u
      const tone = lit(s, tones[Math.floor(s.next() * tones.length)])
      const lean = 26 * u
      out += path(
        `M${round(x + lean)},${round(y)}h${round(wide - 7 * u)}l${round(-lean)},${round(high - 7 * u)}h${round(-wide + 7 * u)}Z`,
        tone,
      )
      for (let i = 1; i < 9; i++)
        out += path(
          `M${round(x + lean + (wide * i) / 9)},${round(y)}l${round(-lean)},${round(high - 7 * u)}h${round(2 * u)}l${round(lean)},${round(-high + 7 * u)}Z`,
          mix(tone, '#20301c', 0.3),
          'opacity=".5"',
        )
      x += wide
    }
    y += high
  }
  for (let i = 0; i < 46; i++) {
    const [x, y, r] = [s.between(-M, W + M), s.between(-M, H + M), s.between(9, 18) * u]
    out +=
      circle(x - s.side * 5 * u, y + 5 * u, r, '#16260f', 'opacity=".4"') + circle(x, y, r, lit(s, '#3c6f34'))
  }
  s.add('fields', 0.5, out)
}

const wastes = (s: Stage): void => {
  const [low, high] = s.reading.land === 'snow' ? ['#a8c0dc', '#f6faff'] : ['#b8793c', '#eec98c']
  terrain(s, 'waste', lit(s, low), lit(s, high), 340)
}

const riverOf = (s: Stage): ((y: number) => number) => {
  const seed = s.seedOf('river')
  return (y) => s.width * (0.5 + 0.6 * (fractal(y / (520 * s.unit), 3, seed, 2) - 0.5))
}

/** A river from top to bottom through woods or fields. */
const river = (s: Stage): void => {
  ;(s.reading.extras.has('trees') ? woods : fields)(s)
  const middle = riverOf(s)
  const bank = (half: number): string => {
    const ys = Array.from({ length: 60 }, (_, i) => -M + (i * (s.height + 2 * M)) / 59)
    const at = (y: number, side: number) => `${round(middle(y) + side * half * s.unit)},${round(y)}`
    return `M${ys.map((y) => at(y, -1)).join('L')}L${ys
      .toReversed()
      .map((y) => at(y, 1))
      .join('L')}Z`
  }
  s.add('river', 0.63, path(bank(96), lit(s, '#b8a878')) + path(bank(84), lit(s, '#3f88a8')))
}

const LANDS: Readonly<Record<string, (s: Stage) => void>> = {
  sea: coast,
  island: coast,
  forest: woods,
  lake: river,
  hill: fields,
  desert: wastes,
  snow: wastes,
  pitch: fields,
}

/** Subjects with art for a view from above, by land. */
const SEEN: Partial<Record<Land, readonly string[]>> = {
  sea: ['umbrella'],
  island: ['umbrella'],
  forest: ['tree'],
}

/** Extras that need a visible sky. */
const SKY: readonly Extra[] = ['moon', 'aurora', 'rainbow', 'fireworks', 'lanterns']

/**
 * Composes the land from above. Returns false if the land or a subject has no art for that view; it is then drawn
 * from a high camera.
 */
export const composeAbove = (s: Stage): boolean => {
  const { land, cast, extras } = s.reading
  const draw = LANDS[land]
  if (
    !draw ||
    SKY.some((extra) => extras.has(extra)) ||
    !cast.every((one) => SEEN[land]?.includes(one.row.name) || hasPlan(one))
  )
    return false
  draw(s)
  const { width: W, height: H, unit: u } = s
  const shore = draw === coast && shoreOf(s)
  const river = riverOf(s)
  const open = isOpenSea(s) ? () => W * 0.5 : river
  addFromAbove(s, {
    ground: shore ? (y) => shore(y, 190) : (y) => (land === 'lake' ? river(y) + 240 * u : W * 0.46),
    water: shore && !isOpenSea(s) ? (y) => shore(y, -300) : open,
    isAlongShore: !!shore,
  })
  s.add('haze', 0.9, s.glow(W / 2, H / 2, H * 0.9, s.palette.haze, 0.16, 1.5), { fineness: 0.2 })
  return true
}
