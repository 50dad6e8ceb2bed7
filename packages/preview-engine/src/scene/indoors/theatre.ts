import { mix, type Hex } from '../../base/colour.js'
import { line, path, rect, round, vertical } from '../../base/svg.js'
import { arrange } from '../cast/arrange.js'
import { MARGIN as M } from '../layer.js'
import { TINTS } from '../palette.js'
import type { Stage } from '../stage.js'

/** Folds of a curtain from `x0` to `x1`, down to `foot`. */
const cloth = (s: Stage, x0: number, x1: number, foot: number, colour: Hex, folds: number): string => {
  const wide = (x1 - x0) / folds
  return Array.from({ length: folds }, (_, i) => {
    const x = x0 + i * wide
    return (
      path(
        `M${round(x)},${-M}H${round(x + wide + 1)}V${round(foot)}q${round(-wide / 2)},${round(14 * s.unit)} ${round(-wide)},0Z`,
        mix(colour, '#000000', i % 2 ? 0.34 : 0.12),
      ) +
      line(
        `M${round(x + wide * 0.3)},${-M}V${round(foot)}`,
        mix(colour, '#ffffff', 0.2),
        5 * s.unit,
        'opacity=".3"',
      )
    )
  }).join('')
}

/** A theatre stage with curtains and the cast. */
export const composeTheatre = (s: Stage): void => {
  const { width: W, height: H, unit: u, palette, reading } = s
  const tint = [...reading.looks].map((look) => TINTS[look]).find(Boolean)
  const red = palette.tone(tint ?? '#a8242e')
  const front = H * 0.95
  const ids = [s.id(), s.id()]
  let boards = ''
  for (let i = -12; i <= 12; i++)
    boards += line(
      `M${round(W * (0.5 + i * 0.055))},${round(H * 0.66)}L${round(W * (0.5 + i * 0.11))},${round(H + M)}`,
      '#1c100a',
      2 * u,
      'opacity=".5"',
    )
  s.add(
    'theatre',
    0.2,
    vertical(ids[0], -M, H * 0.66, [mix(red, '#0a0610', 0.86), mix(red, '#0a0610', 0.7)]) +
      rect(-M, -M, W + 2 * M, H * 0.66 + M, `url(#${ids[0]})`) +
      cloth(s, -M, W + M, H * 0.66, mix(red, '#08060c', 0.76), 22),
  )
  s.add(
    'boards',
    0.5,
    vertical(ids[1], H * 0.66, H, [palette.tone('#2c1a12'), palette.tone('#6a4228')]) +
      rect(-M, H * 0.66, W + 2 * M, H * 0.34 + M, `url(#${ids[1]})`) +
      boards,
  )
  arrange(s, reading.cast, 0.56, H * 0.87)
  const wing = W * (s.tall ? 0.16 : 0.15)
  s.add('curtains', 0.95, cloth(s, -M, wing, front, red, 7) + cloth(s, W - wing, W + M, front, red, 7))
  s.add(
    'pelmet',
    1,
    path(
      `M${-M},${-M}H${W + M}V${round(H * 0.1)}${Array.from({ length: 8 }, (_, i) => `Q${round(W + M - (i + 0.5) * ((W + 2 * M) / 8))},${round(H * 0.2)} ${round(W + M - (i + 1) * ((W + 2 * M) / 8))},${round(H * 0.1)}`).join('')}Z`,
      mix(red, '#000000', 0.1),
    ) + rect(-M, front, W + 2 * M, H, palette.tone('#160c0a')),
  )
}

/** A spotlight on the first subject; everything else is dimmed. */
export const addSpotlight = (s: Stage): void => {
  const { width: W, height: H, palette } = s
  const [x, foot, half] = [W * 0.5, H * 0.87, Math.min(W, H) * 0.3]
  const top = x - s.side * W * 0.12
  const [shade, beam, id] = [s.id(), s.id(), s.id()]
  const light = palette.tone('#fff4d0')
  s.add(
    'spotlight',
    0.86,
    `<radialGradient id="${shade}" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(H * 0.62)}" r="${round(H * 0.8)}"><stop offset=".35" stop-color="#04030a" stop-opacity="0"/><stop offset="1" stop-color="#04030a" stop-opacity=".72"/></radialGradient>` +
      rect(-M, -M, W + 2 * M, H + 2 * M, `url(#${shade})`) +
      `<linearGradient id="${beam}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-M}" y2="${round(foot)}"><stop offset="0" stop-color="${light}" stop-opacity=".62"/><stop offset="1" stop-color="${light}" stop-opacity=".12"/></linearGradient>` +
      path(
        `M${round(top - 14 * s.unit)},${-M}H${round(top + 14 * s.unit)}L${round(x + half)},${round(foot)}A${round(half)},${round(half * 0.2)} 0 0 1 ${round(x - half)},${round(foot)}Z`,
        `url(#${beam})`,
      ) +
      `<radialGradient id="${id}"><stop offset="0" stop-color="${light}" stop-opacity=".5"/><stop offset=".8" stop-color="${light}" stop-opacity=".26"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
      `<ellipse cx="${round(x)}" cy="${round(foot)}" rx="${round(half * 1.08)}" ry="${round(half * 0.23)}" fill="url(#${id})"/>`,
    { fineness: 0.7, breathe: 0.12 },
  )
}
