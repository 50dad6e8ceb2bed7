import { hsl, mix, type Hex } from '../../base/colour.js'
import { circle, line, path, rect, round, vertical } from '../../base/svg.js'
import { COLOURS } from '../../words/tables/moods.js'
import type { Pitch } from '../../words/tables/pitches.js'
import { arrange } from '../cast/arrange.js'
import { tallness } from '../cast/placing.js'
import { MARGIN as M } from '../layer.js'
import { TINTS } from '../palette.js'
import { composeSky } from '../lands/sky.js'
import type { Stage } from '../stage.js'

const COMPLEMENTS = [206, 28, 344, 168, 262, 44, 190, 320] as const

/** A product studio: seamless backdrop, plinth, side light. */
export const composeStudio = (s: Stage): void => {
  const { width: W, height: H, palette, reading } = s
  const named = reading.backdrop && COLOURS[reading.backdrop]
  const tint = named ?? [...reading.looks].map((look) => TINTS[look]).find(Boolean)
  const hue = COMPLEMENTS[reading.seed % COMPLEMENTS.length]
  const dark = reading.backdrop === 'black' || reading.looks.has('dark') || (reading.named.hour && s.night)
  const base: Hex = palette.tone(
    tint ? mix(tint, '#f4f0ea', named ? 0.05 : 0.35) : hsl(hue, 0.42, dark ? 0.24 : 0.72),
  )
  const [back, front] = [mix(base, '#10121c', dark ? 0.5 : 0.24), mix(base, '#ffffff', dark ? 0.06 : 0.35)]
  const floor = H * 0.66
  const ids = [s.id(), s.id(), s.id()]
  s.add(
    'backdrop',
    0.05,
    vertical(ids[0], -M, H + M, [back, base, front, mix(base, back, 0.4)], [0, 0.4, 0.66, 1]) +
      rect(-M, -M, W + 2 * M, H + 2 * M, `url(#${ids[0]})`) +
      s.glow(W * (0.5 - 0.2 * s.side), H * 0.3, H * 0.7, '#ffffff', dark ? 0.3 : 0.55, 1.2),
    { fineness: 0.5 },
  )
  const [rx, ry, top] = [W * (s.tall ? 0.4 : 0.26), H * 0.055, H * 0.74]
  const stone = mix(base, '#ffffff', dark ? 0.2 : 0.55)
  const drum = (y: number, r: number, high: number, id: string): string =>
    `<linearGradient id="${id}"><stop offset="0" stop-color="${mix(stone, back, s.side > 0 ? 0.1 : 0.6)}"/><stop offset=".5" stop-color="${stone}"/><stop offset="1" stop-color="${mix(stone, back, s.side > 0 ? 0.6 : 0.1)}"/></linearGradient>` +
    path(
      `M${round(W / 2 - r)},${round(y)}v${round(high)}a${round(r)},${round(ry * (r / rx))} 0 0 0 ${round(2 * r)},0v${round(-high)}Z`,
      `url(#${id})`,
    ) +
    `<ellipse cx="${round(W / 2)}" cy="${round(y)}" rx="${round(r)}" ry="${round(ry * (r / rx))}" fill="${mix(stone, '#ffffff', 0.35)}"/>`
  s.add('plinth-shadow', 0.68, s.glow(W * (0.5 + 0.06 * s.side), floor + H * 0.2, H * 0.1, back, 0.7, 6), {
    fineness: 0.4,
  })
  s.add('plinth', 0.7, drum(top + H * 0.06, rx * 1.25, H * 0.07, ids[1]) + drum(top, rx, H * 0.06, ids[2]))
  const things = reading.cast
  const flying = reading.floats
  const near = things.length > 2 ? 0.36 : 0.46
  arrange(
    s,
    things,
    near,
    top + H * 0.012 - (flying ? H * 0.1 : 0),
    flying ? { floats: true } : { glossy: true },
  )
  s.add('beam', 0.75, s.glow(W * (0.5 - 0.28 * s.side), -H * 0.05, H * 0.6, '#ffffff', 0.22, 0.8), {
    fineness: 0.3,
    breathe: 0.3,
  })
}

/** A basketball hoop at the side of the picture that people face. */
const hoop = ({ width: W, height: H, unit: u, side }: Stage): string => {
  const x = W * (side > 0 ? 0.24 : 0.76)
  const y = H * 0.24
  const net = [-40, -20, 0, 20, 40].map(
    (dx) => `M${x + dx * u},${y + 70 * u}L${x + dx * 0.5 * u},${y + 130 * u}`,
  )
  return (
    rect(x - 8 * u, y + 80 * u, 16 * u, H * 0.44, '#4a505c') +
    rect(x - 95 * u, y - 50 * u, 190 * u, 125 * u, '#f6f6f2', 'stroke="#c8433a" stroke-width="5"') +
    rect(x - 34 * u, y + 8 * u, 68 * u, 48 * u, 'none', 'stroke="#c8433a" stroke-width="5"') +
    line(net.join(''), '#ffffff', 3 * u) +
    line(`M${x - 44 * u},${y + 70 * u}h${88 * u}`, '#e86a2c', 9 * u)
  )
}

/** A sports ground from the side, with its stands. */
export const composePitch = (s: Stage): void => {
  const { width: W, height: H, unit: u, palette, reading } = s
  const pitch: Pitch = reading.pitch ?? { ground: '#4c9a3c', lines: '#ffffff' }
  const [horizon, front] = [H * 0.5, H]
  const ground = palette.tone(mix(palette.near, pitch.ground, 0.5 + 0.5 * palette.light))
  const white = mix(ground, pitch.lines, 0.85)
  const wall = pitch.hall ? '#4a5266' : '#5a6a80'
  if (!pitch.hall) composeSky(s)
  const ids = [s.id(), s.id()]
  let stands =
    vertical(ids[0], H * 0.12, horizon, [mix(wall, palette.near, 0.6), mix(wall, palette.near, 0.25)]) +
    rect(-M, pitch.hall ? -M : H * 0.2, W + 2 * M, horizon - (pitch.hall ? -M : H * 0.2), `url(#${ids[0]})`)
  const shirts = ['#d84a3a', '#e8b040', '#4a8ad0', '#f0f0ea', '#3a9a6a', '#8a5ab0']
  for (let row = 0; row < 7; row++)
    for (let x = -M; x < W + M; x += s.between(12, 24) * u) {
      const shirt = mix(shirts[Math.floor(s.next() * shirts.length)], palette.near, 0.45 - 0.04 * row)
      stands += circle(x, H * (0.24 + row * 0.032), 6 * u, palette.tone(shirt))
    }
  s.add(
    'stands',
    0.16,
    stands + rect(-M, horizon - 26 * u, W + 2 * M, 26 * u, palette.tone(mix('#28508c', palette.near, 0.4))),
    { fineness: 0.7 },
  )
  const at = (x: number, y: number): string =>
    `${round(W / 2 + (x * W * (0.5 + 1.3 * y)) / 2)},${round(horizon + (front - horizon) * y)}`
  let lines = ''
  for (const y of [0.06, 0.3, 0.86]) lines += line(`M${at(-1.5, y)}L${at(1.5, y)}`, white, (1.5 + 5 * y) * u)
  for (const x of pitch.lanes ? [] : [-0.9, 0, 0.9])
    lines += line(`M${at(x, 0.06)}L${at(x, 0.86)}`, white, 3.4 * u)
  for (let stripe = -6; stripe < 6; stripe += 2)
    lines =
      path(
        `M${at(stripe / 4, 0)}L${at((stripe + 1) / 4, 0)}L${at((stripe + 1) / 4, 1)}L${at(stripe / 4, 1)}Z`,
        mix(ground, '#ffffff', 0.3),
        'opacity=".22"',
      ) + lines
  s.add(
    'pitch',
    0.55,
    vertical(ids[1], horizon, H, [mix(ground, palette.haze, 0.35), ground]) +
      rect(-M, horizon, W + 2 * M, H - horizon + M, `url(#${ids[1]})`) +
      lines,
  )
  if (pitch.net) {
    let net = ''
    const [top, foot] = [H * 0.53, H * 0.62]
    for (let x = -M; x < W + M; x += 9 * u)
      net += line(`M${round(x)},${round(top)}V${round(foot)}`, '#e8ece8', 0.9 * u, 'opacity=".4"')
    for (let y = top; y < foot; y += 9 * u)
      net += line(`M${-M},${round(y)}H${W + M}`, '#e8ece8', 0.9 * u, 'opacity=".4"')
    s.add('net', 0.5, net + rect(-M, top - 5 * u, W + 2 * M, 6 * u, '#f4f4f0'))
  }
  if (pitch.hoop) s.add('hoop', 0.5, hoop(s))
  if (pitch.ropes)
    s.add(
      'ropes',
      0.5,
      [0.4, 0.47, 0.54].map((y) => rect(-M, H * y, W + 2 * M, 6 * u, '#f0f0ea')).join('') +
        rect(W * 0.08, H * 0.37, 16 * u, H * 0.24, '#d8433f') +
        rect(W * 0.9, H * 0.37, 16 * u, H * 0.24, '#3f78d8'),
    )
  const people = reading.cast.filter((one) => !one.row.picture || tallness(one.row) >= 55)
  const things = reading.cast.filter((one) => !people.includes(one))
  const one = people.length ? 0.46 : 0
  arrange(s, people, one, H * 0.87)
  arrange(
    s,
    things,
    people.length ? 0.14 : 0.34,
    H * 0.92,
    people.length && things.length === 1 ? { x: W * (s.side > 0 ? 0.68 : 0.36) } : {},
  )
}
