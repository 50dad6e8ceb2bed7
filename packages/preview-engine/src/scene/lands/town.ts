import { clamp, mix, type Hex } from '../../base/colour.js'
import { noise } from '../../base/random.js'
import { disc, line, path, rect, round, vertical } from '../../base/svg.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'

const windowsOf = (s: Stage): readonly Hex[] => {
  if (s.mono) return ['#ffffff', '#cccccc', '#999999']
  return s.neon ? ['#ff7ad0', '#6fe8ff', '#ffe09a'] : ['#ffd98a', '#ffbf6a', '#fff0c8', '#9fd8ff']
}

const roofOf = (kind: number, w: number, h: number): string => {
  if (kind < 0.2)
    return `l${round(w * 0.2)},${round(-w * 0.3)}h${round(w * 0.6)}l${round(w * 0.2)},${round(w * 0.3)}`
  if (kind < 0.34)
    return `h${round(w * 0.25)}v${round(-h * 0.1)}h${round(w * 0.5)}v${round(h * 0.1)}h${round(w * 0.25)}`
  return kind < 0.42
    ? `l${round(w / 2)},${round(-w * 0.9)}l${round(w / 2)},${round(w * 0.9)}`
    : `h${round(w)}`
}

/** One row of houses and towers; row 0 is the farthest. `side` is the direction of the light. */
export const skyline = (
  s: Stage,
  row: number,
  ground: number,
  low = false,
  side: number = s.side,
): string => {
  const { unit: u, palette } = s
  const base = palette.ground(0.2 + row * 0.3)
  const seed = s.seedOf('sky' + row)
  const colours = windowsOf(s)
  const panes = colours.map(() => '')
  let [walls, edges] = ['', '']
  for (let x = -M; x < s.width + M;) {
    const w = s.between(26, 66) * u * (1 + row * 0.25)
    const centre = Math.exp(
      -Math.pow((x - s.width * (0.35 + 0.3 * noise(1, row, seed))) / (s.width * 0.34), 2),
    )
    const h =
      s.height *
      (0.06 + 0.12 * s.next() + centre * s.between(0.1, 0.36)) *
      (1.08 - row * 0.24) *
      (low ? 0.42 : 1)
    const y = ground - h
    const kind = s.next()
    walls += `M${round(x)},${round(s.height + M)}V${round(y)}${roofOf(kind, w, h)}V${round(s.height + M)}Z`
    if (kind > 0.86) {
      walls += `M${round(x + w * 0.48)},${round(y)}v${round(-h * 0.22)}h2v${round(h * 0.22)}Z`
      s.light(x + w * 0.49, y - h * 0.22, 2.2 * u, '#ff5040', 0.9, { rate: 2.4, phase: x })
    }
    edges += rect(side < 0 ? x + w - 3 * u : x, y, 3 * u, h, palette.lit, `opacity="${s.night ? 0.1 : 0.3}"`)
    const pane = (3 + row) * u
    const gap = (7.5 + row * 2) * u
    const lit = s.next() * (s.night ? 0.62 : 0.16)
    for (let wy = y + gap; wy < ground - gap * 0.5; wy += gap * 1.15)
      for (let wx = x + gap * 0.6; wx < x + w - pane; wx += gap) {
        if (s.next() >= lit) continue
        const colour = Math.floor(s.next() * s.next() * colours.length)
        panes[colour] += `M${round(wx)},${round(wy)}h${round(pane)}v${round(pane * 1.25)}h${round(-pane)}z`
        if (s.next() < 0.035)
          s.light(wx + pane / 2, wy + pane / 2, 4 * u, colours[colour], 0.6, {
            rate: 0.5 + s.next() * 2,
            phase: 9 * s.next(),
          })
      }
    x += w + (s.next() < 0.25 ? s.between(4, 30) * u : 0)
  }
  const id = s.id()
  return (
    vertical(id, ground - s.height * 0.5, ground, [base, mix(base, palette.haze, s.night ? 0.3 : 0.45)]) +
    path(walls, `url(#${id})`) +
    edges +
    panes.map((data, i) => path(data, colours[i], `opacity="${s.night ? 0.5 + row * 0.2 : 0.35}"`)).join('') +
    (s.night ? s.glow(s.width / 2, ground, s.height * 0.3, colours[1], 0.16, 3) : '')
  )
}

/** Height of a bridge’s deck. */
export const deckOf = (s: Stage): number => s.horizon + 6 - 26 * s.unit

/** A suspension bridge across the picture. */
export const bridge = (s: Stage, colour?: Hex): string => {
  const { width: W, unit: u, palette } = s
  const byDay = colour ? 0.6 : 0.35
  const tone = palette.tone(mix(palette.ground(0.6), colour ?? '#c0523a', s.night ? 0.4 : byDay))
  const tall = s.height * 0.34
  const deck = deckOf(s)
  const [a, b] = [W * 0.2, W * 0.8]
  const sag = (x: number) => {
    if (x < a) return (x + W * 0.2) / (W * 0.4)
    if (x > b) return 1 - (x - b) / (W * 0.4)
    return Math.abs((x - W / 2) / (W * 0.3))
  }
  const cable = (x: number) => deck - 8 * u - (tall - 30 * u) * Math.pow(clamp(sag(x)), 2)
  let out = ''
  for (let x = -M; x < W + M; x += 13 * u) {
    out += line(`M${round(x)},${round(deck)}V${round(cable(x))}`, tone, 0.9 * u)
    if (s.night) s.light(x, deck - 3 * u, 2.4 * u, '#ffd9a0', 0.7, { phase: x })
  }
  let curve = ''
  for (let x = -M; x <= W + M; x += 6) curve += (curve ? 'L' : 'M') + round(x) + ',' + round(cable(x))
  out += line(curve, tone, 3 * u) + rect(-M, deck, W + 2 * M, 7 * u, tone)
  for (const x of [a, b])
    out +=
      rect(x - 10 * u, deck - tall, 6 * u, tall + 30 * u, tone) +
      rect(x + 4 * u, deck - tall, 6 * u, tall + 30 * u, tone) +
      [0.1, 0.36, 0.62].map((v) => rect(x - 10 * u, deck - tall * (1 - v), 20 * u, 7 * u, tone)).join('')
  return out
}

/** A viaduct across the valley, and a train with lit carriages on it. */
export const addTrain = (s: Stage, colour: Hex): void => {
  const { unit: u, palette } = s
  const top = s.horizon - s.height * 0.075
  const stone = mix(palette.ground(0.4), palette.near, 0.3)
  let arches = ''
  for (let x = -M; x < s.width + M; x += 74 * u)
    arches += `M${round(x)},${round(top)}h${round(74 * u)}V${round(s.height)}h${round(-9 * u)}V${round(top + 46 * u)}a${round(28 * u)},${round(28 * u)} 0 0 0 ${round(-56 * u)},0V${round(s.height)}h${round(-9 * u)}Z`
  let cars = ''
  const paint = palette.tone(mix(palette.near, colour, 0.2 + 0.4 * palette.light))
  for (let i = 0; i < 5; i++)
    cars +=
      rect(i * 84, -25, 81, 23, paint, 'rx="5"') +
      [0, 1, 2, 3, 4].map((w) => rect(i * 84 + 7 + w * 14.5, -19, 9.5, 8, '#ffdf9a')).join('')
  const wheels = [430, 448, 466, 486].map((x) => disc(x, -5, 7)).join('')
  cars +=
    path('M420,-38H452V-26H478L476,-44H492L490,-26H498Q504,-26 504,-6H516L508,0H420Z', palette.near) +
    path(wheels, paint) +
    rect(426, -34, 18, 10, '#ffdf9a')
  const steam = Array.from({ length: 9 }, (_, i) =>
    s.glow(
      488 - i * 36,
      -42 - i * 5 - s.between(0, 9),
      20 + i * 8,
      mix(palette.sky[3], '#ffffff', 0.5),
      0.8 - i * 0.06,
      1.5,
    ),
  ).join('')
  s.add(
    'train',
    0.3,
    `<g transform="translate(${round(s.width * 0.5 - 420 * u)} ${round(top)}) scale(${(1.5 * u).toFixed(3)})"><g transform="translate(16 0)">${steam}</g>${cars}${s.glow(508, -12, 60, '#fff0c0', 0.8)}</g>`,
    { drift: 34 },
  )
  s.add('viaduct', 0.3, path(arches, stone))
}
