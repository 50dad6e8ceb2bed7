import { mix, type Hex } from '../../base/colour.js'
import { path, rect, round, vertical } from '../../base/svg.js'
import { ridgeOf } from '../lands/ground.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'

/** The opening of a room's window. */
export interface Pane {
  x: number
  y: number
  w: number
  h: number
}

/** Position of a room’s window; a wide one takes most of the wall. */
export const paneOf = (s: Stage): Pane => {
  const { width: W, height: H } = s
  const isWide = s.reading.window === 'wide'
  const { window } = s.reading.room ?? {}
  if (window === 'screen') return { x: W * 0.05, y: H * 0.07, w: W * 0.9, h: H * 0.56 }
  if (window === 'row') return { x: W * 0.05, y: H * 0.12, w: W * 0.9, h: H * 0.34 }
  const [w, h] = isWide ? [W * 0.5, H * 0.5] : [W * 0.22, H * 0.34]
  const usual = s.side > 0 ? 0.68 : 0.72
  const middle = W * (isWide ? 0.66 : usual)
  return { x: middle - w / 2, y: H * (isWide ? 0.07 : 0.12), w, h }
}

export const holeOf = ({ x, y, w, h }: Pane): string =>
  `M${round(x)},${round(y)}v${round(h)}h${round(w)}v${round(-h)}Z`

/** The view through a window: sky, hills and weather. */
export const addOutside = (s: Stage, { x, y, w, h }: Pane): void => {
  const { palette } = s
  const id = s.id()
  const [left, top, wide, high] = [x - M, y - M, w + 2 * M, h + 2 * M]
  let out = vertical(id, y, y + h, palette.sky) + rect(left, top, wide, high, `url(#${id})`)
  for (const [i, depth] of [0.25, 0.55].entries()) {
    const ridge = ridgeOf(s, `outside${i}`, 'hill', y + h * (0.92 + 0.1 * i), h * 0.3)
    let data = `M${round(left)},${round(top + high)}`
    for (let at = left; at <= left + wide; at += 12) data += `L${round(at)},${round(ridge(at))}`
    out += path(`${data}V${round(top + high)}Z`, mix(palette.ground(depth), palette.haze, 0.3 - 0.2 * i))
  }
  s.add('outside', 0.08, out)
  s.layers.push({ name: 'air', depth: 0, fineness: 1, air: true })
}

/** The frame of a window, with its bars and its sill. */
export const frameOf = (s: Stage, { x, y, w, h }: Pane, colour: Hex): string => {
  const { unit: u, palette } = s
  const isScreen = s.reading.room?.window === 'screen'
  const count = isScreen ? 0 : Math.max(1, Math.round(w / h))
  const bars = Array.from({ length: count }, (_, i) => (i + 1) / (count + 1))
  return (
    path(
      `M${round(x - 9 * u)},${round(y - 9 * u)}h${round(w + 18 * u)}v${round(h + 18 * u)}h${round(-w - 18 * u)}Z` +
        holeOf({ x, y, w, h }),
      colour,
      'fill-rule="evenodd"',
    ) +
    bars.map((share) => rect(x + w * share - 4 * u, y, 8 * u, h, colour)).join('') +
    (isScreen ? '' : rect(x, y + h * 0.42, w, 6 * u, colour)) +
    rect(x, y, w, h, palette.lit, 'opacity=".06"') +
    rect(x - 20 * u, y + h + 8 * u, w + 40 * u, 10 * u, mix(colour, palette.near, 0.2))
  )
}
