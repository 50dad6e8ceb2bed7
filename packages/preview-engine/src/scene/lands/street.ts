import { clamp, mix, type Hex } from '../../base/colour.js'
import { line, path, rect, round, vertical } from '../../base/svg.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'
import { skyline } from './town.js'

const SIGNS: readonly Hex[] = ['#ff3d9a', '#28e0ff', '#ffb52e', '#a05cff', '#ff4d4d', '#3dffb0']
const ROWS = [
  { name: 'far', depth: 0.26, distances: [9, 6.6, 5, 3.8] },
  { name: 'mid', depth: 0.46, distances: [3.8, 2.9, 2.2, 1.7] },
  { name: 'near', depth: 0.72, distances: [1.7, 1.25, 0.85, 0.5] },
] as const

/** A street in perspective: walls, shop windows, signs and wires. */
export const composeStreet = (s: Stage): void => {
  const { width: W, height: H, unit: u, palette, vanishing, horizon } = s
  const half = Math.max(W * 0.5, 420 * u)
  const eye = H * 0.17
  /** By day and in a village, a street has low houses and no signs. */
  const isVillage = s.reading.extras.has('village')
  const isLit = (s.night || s.neon) && !isVillage
  const signs = s.mono ? ['#ffffff', '#dddddd', '#bbbbbb'] : SIGNS
  const wet = mix(palette.near, '#101830', 0.4)
  const at = (x: number, y: number, z: number) => [round(vanishing + x / z), round(horizon + (eye - y) / z)]
  const quad = (x: number, low: number, high: number, z0: number, z1: number) =>
    `M${at(x, low, z0)}L${at(x, high, z0)}L${at(x, high, z1)}L${at(x, low, z1)}Z`

  const hangSign = (x: number, side: number, z: number): string => {
    const tall = s.next() < 0.7
    const [w, h] = [H * (tall ? 0.075 : 0.17), H * (tall ? s.between(0.2, 0.34) : 0.08)]
    const [sx, sy] = at(x - side * w * 0.5, H * s.between(0.24, 0.5) + h / 2, z)
    const [pw, ph] = [w / z, h / z]
    const colour = signs[Math.floor(s.next() * signs.length)]
    let out =
      s.glow(sx, sy, Math.max(pw, ph) * 1.15, colour, s.night ? 0.85 : 0.4, 0.85) +
      rect(sx - pw / 2, sy - ph / 2, pw, ph, mix(colour, '#0a0818', 0.82), `rx="${round(pw * 0.1)}"`) +
      rect(
        sx - pw * 0.42,
        sy - ph / 2 + pw * 0.08,
        pw * 0.84,
        ph - pw * 0.16,
        'none',
        `rx="${round(pw * 0.08)}" stroke="${colour}" stroke-width="${round(clamp(pw * 0.07, 1, 4 * u))}"`,
      )
    const strokes = Math.max(2, Math.round(tall ? h / w : w / h))
    const cell = ((tall ? ph : pw) * 0.88) / strokes
    let data = ''
    for (let glyph = 0; glyph < strokes; glyph++) {
      const cx = tall ? sx : sx - pw * 0.44 + cell * (glyph + 0.5)
      const cy = tall ? sy - ph * 0.44 + cell * (glyph + 0.5) : sy
      const q = Math.min(cell, tall ? pw * 0.7 : ph * 0.7) * 0.36
      for (let i = 0; i < 4; i++) {
        const level = s.next() < 0.5
        const off = s.between(-1, 1) * q
        data += level
          ? `M${round(cx - q)},${round(cy + off)}h${round(q * 2)}`
          : `M${round(cx + off)},${round(cy - q)}v${round(q * 2)}`
      }
    }
    out += line(data, mix(colour, '#ffffff', 0.72), clamp((2.4 * u) / z, 0.8, 4 * u))
    s.light(sx, sy, Math.max(pw, ph) * 0.42, colour, s.night ? 0.22 : 0.1, {
      rate: s.between(0.6, 4),
      phase: s.next() * 6,
      buzz: s.night && s.next() < 0.3,
    })
    return out
  }

  const house = (row: (typeof ROWS)[number], block: number, side: number): string => {
    const [z0, z1] = [row.distances[block], row.distances[block + 1]]
    const x = side * half * s.between(0.92, 1.2)
    const top = H * (isLit ? s.between(0.75, 1.7) : s.between(0.4, 0.85))
    const wall = mix(
      mix(palette.ground(row.depth + 0.1), palette.haze, s.night ? 0.1 : 0.25),
      wet,
      row.depth * (s.night ? 0.8 : 0.5),
    )
    const colour = signs[Math.floor(s.next() * signs.length)]
    const id = s.id()
    let out =
      vertical(
        id,
        horizon - top / z1,
        horizon + eye / z1,
        [mix(wall, palette.sky[1], 0.2), wall, mix(wall, colour, s.night ? 0.34 : 0.14)],
        [0, 0.6, 1],
      ) +
      path(
        `M${at(x, 0, z1)}L${at(x, top, z1)}L${at(x * 6, top, z1)}L${at(x * 6, 0, z1)}Z`,
        mix(wall, '#000000', 0.25),
      ) +
      path(quad(x, 0, top, z0, z1), `url(#${id})`)
    const panes = ['', '', '']
    const along = (share: number) => 1 / (1 / z0 + (1 / z1 - 1 / z0) * share)
    for (let r = 3; r < Math.floor(top / (H * 0.085)); r++)
      for (let c = 0; c < 5; c++)
        if (s.next() < (s.night ? 0.4 : 0.16))
          panes[Math.floor(s.next() * 3)] += quad(
            x,
            r * H * 0.085,
            r * H * 0.085 + H * 0.045,
            along((c + 0.25) / 5),
            along((c + 0.72) / 5),
          )
    out += panes
      .map((data, c) =>
        path(
          data,
          [palette.tone('#ffcf87'), palette.tone('#7fb8d8'), colour][c],
          `opacity="${[0.62, 0.4, 0.34][c]}"`,
        ),
      )
      .join('')
    const lamps = () => (s.next() < 0.6 ? '#ffd9a0' : colour)
    const shop = s.mono ? '#f0f0f0' : lamps()
    const shopId = s.id()
    out += vertical(shopId, horizon - (H * 0.02) / z0, horizon + eye / z1, [
      mix(shop, '#ffffff', 0.25),
      mix(wall, shop, 0.45),
    ])
    for (let c = 0; c < 3; c++)
      out += path(
        quad(x, H * 0.02, H * 0.145, along((c + 0.12) / 3), along((c + 0.88) / 3)),
        `url(#${shopId})`,
        `opacity="${s.night ? 0.8 : 0.35}"`,
      )
    if (isLit && s.next() < 0.9)
      out += hangSign(
        x,
        side,
        row.name === 'near' ? z0 + (z1 - z0) * 0.1 : z0 + (z1 - z0) * s.between(0.35, 0.85),
      )
    return out
  }

  if (!isVillage) s.add('town', 0.1, skyline(s, 0, horizon + 4, false, 1), { lights: s.takeLights() })
  for (const row of ROWS) {
    let out = ''
    for (let block = 0; block < 3; block++) for (const side of [-1, 1]) out += house(row, block, side)
    if (row.name === 'mid')
      out += s.glow(
        vanishing,
        horizon,
        Math.min(W, H) * 0.5,
        palette.tone(mix(palette.haze, s.neon ? '#ff8ac8' : '#ffb890', s.night ? 0.45 : 0.1)),
        0.75,
        1.2,
      )
    else if (!isVillage)
      for (let i = 0; i < 3; i++) {
        const y = H * s.between(0.02, 0.3)
        out += line(
          `M${-M},${round(y)}Q${round(W / 2)},${round(y + H * 0.14)} ${W + M},${round(y + H * s.between(-0.1, 0.1))}`,
          palette.near,
          1.6 * u,
          'opacity=".8"',
        )
      }
    s.add('walls' + row.name, row.depth, out, { lights: s.takeLights() })
  }
}

/** Repeats the base of the walls in front of a wet, reflecting street. */
export const addKerbs = (s: Stage): void => {
  for (const row of ROWS)
    s.layers.push({
      name: 'kerb' + row.name,
      depth: row.depth,
      fineness: 1,
      again: { name: 'walls' + row.name, from: s.horizon - 18 },
    })
}
