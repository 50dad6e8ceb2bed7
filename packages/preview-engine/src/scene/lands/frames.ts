import { mix } from '../../base/colour.js'
import { noise } from '../../base/random.js'
import { blob, line, path, rect, round, vertical } from '../../base/svg.js'
import { MARGIN as M } from '../layer.js'
import { addSubject } from '../cast/cast.js'
import type { Stage } from '../stage.js'

const whole = (s: Stage): string => `M${-2 * M},${-2 * M}H${s.width + 2 * M}V${s.height + 2 * M}H${-2 * M}Z`

/** The mouth of a cave from inside. */
const cave = (s: Stage): void => {
  const { width: W, height: H, palette } = s
  for (const [i, depth] of [0.86, 1].entries()) {
    const seed = s.seedOf('cave' + i)
    const [rx, ry] = [W * (0.45 - 0.02 * i), H * (0.47 - 0.02 * i)]
    let mouth = ''
    for (let n = 0; n <= 120; n++) {
      const angle = (n / 120) * 2 * Math.PI
      const far =
        1 +
        (noise(Math.cos(angle) * 5 + 9, Math.sin(angle) * 5 + 9, seed) - 0.5) * 0.36 +
        (noise(Math.cos(angle) * 16 + 40, Math.sin(angle) * 16 + 40, seed) - 0.5) * 0.12 +
        i * 0.14
      const [x, y] = [W / 2 + Math.cos(angle) * rx * far, H * 0.52 + Math.sin(angle) * ry * far]
      mouth += (n ? 'L' : 'M') + round(x) + ',' + round(y)
    }
    const id = s.id()
    s.add(
      'cave' + i,
      depth,
      vertical(
        id,
        0,
        H,
        i
          ? [palette.near, mix(palette.near, '#000000', 0.4)]
          : [mix(palette.rock(1), palette.near, 0.6), mix(palette.near, palette.rock(1), 0.2)],
      ) +
        path(whole(s) + mouth + 'Z', `url(#${id})`, 'fill-rule="evenodd"') +
        (i ? '' : line(mouth + 'Z', palette.lit, 2.4 * s.unit, 'opacity=".35"')),
    )
  }
}

/** The mouth of a cave from outside, in a rock at the side. */
export const addMouth = (s: Stage): void => {
  const { width: W, height: H, palette, side } = s
  const [x, y, id] = [W * (0.5 - side * 0.3), H * 0.9, s.id()]
  const arch = (rx: number, ry: number) =>
    blob(
      [-1, -0.8, -0.35, 0.2, 0.7, 1].map(
        (at, i) => [x + at * rx * W, y - ry * H * [0, 0.7, 1, 0.92, 0.66, 0][i]!] as const,
      ),
    )
  s.add(
    'mouth',
    0.7,
    vertical(id, H * 0.3, y, [
      mix(palette.rock(0.8), palette.lit, 0.3),
      mix(palette.near, palette.rock(0.8), 0.4),
    ]) +
      path(arch(0.26, 0.56), `url(#${id})`) +
      path(arch(0.13, 0.36), mix(palette.near, '#000000', 0.6)),
  )
}

/** A room with a window and a sill; the scene is outside. */
const room = (s: Stage): void => {
  const desk = s.height * 0.81
  const { width: W, height: H, unit: u, palette } = s
  const [x, y, w, h] = [W * 0.17, H * 0.08, W * 0.66, H * 0.6]
  const wall = mix(palette.near, palette.tone('#7a6a5c'), 0.16 + 0.5 * palette.light)
  const wood = mix(palette.near, palette.tone('#a8764a'), 0.25 + 0.5 * palette.light)
  const id = s.id()
  const hole = `M${round(x)},${round(y)}v${round(h)}h${round(w)}v${round(-h)}Z`
  const bar = (bx: number, by: number, bw: number, bh: number) => rect(bx, by, bw, bh, wood)
  const f = 13 * u
  s.add(
    'room',
    0.8,
    vertical(id, 0, H, [mix(wall, palette.near, 0.3), wall]) +
      path(whole(s) + hole, `url(#${id})`, 'fill-rule="evenodd"') +
      bar(x - f, y - f, w + 2 * f, f) +
      bar(x - f, y, f, h) +
      bar(x + w, y, f, h) +
      bar(x + w / 2 - f / 2, y, f, h) +
      bar(x, y + h * 0.38, w, f * 0.7) +
      bar(x - 34 * u, y + h, w + 68 * u, 20 * u) +
      rect(x, y, w, h, palette.lit, 'opacity=".07"'),
  )
  const [small, tall] = [
    s.reading.cast.filter((one) => one.row.home === 'table' || one.row.size < 0.8),
    s.reading.cast.filter((one) => one.row.home !== 'table' && one.row.size >= 0.8),
  ].map((cast) => cast.filter((one) => one.row.place === 'near'))
  tall.forEach((one, i) =>
    addSubject(s, one, {
      x: W * [0.5, 0.34, 0.68, 0.22][i],
      depth: 0.88,
      ground: () => H * 1.03,
      scale: 3.4,
      bare: true,
    }),
  )
  s.add(
    'sill',
    0.94,
    rect(-M, desk, W + 2 * M, H - desk + 2 * M, mix(wood, palette.near, 0.45)) +
      rect(-M, desk, W + 2 * M, 5 * u, mix(wood, palette.lit, 0.4)),
  )
  small.forEach((one, i) =>
    addSubject(s, one, {
      x: W * (s.side > 0 ? [0.36, 0.6, 0.22][i % 3] : [0.64, 0.4, 0.78][i % 3]),
      depth: 0.96,
      ground: () => desk + 14 * u,
      scale: 2.2,
    }),
  )
}

/** Adds the frame through which the scene is seen; weather stays behind it. */
export const addFrame = (s: Stage): void => {
  if (s.reading.frame) s.layers.push({ name: 'air', depth: 0, fineness: 1, air: true })
  if (s.reading.frame === 'cave') cave(s)
  if (s.reading.frame === 'room') room(s)
}
