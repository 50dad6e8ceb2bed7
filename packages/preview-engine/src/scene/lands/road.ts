import { mix, type Hex } from '../../base/colour.js'
import { line, path, round } from '../../base/svg.js'
import { castAt } from '../cast/cast.js'
import { outline, type Ridge } from './ground.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'

const asphaltOf = ({ palette }: Stage): Hex =>
  mix(palette.near, palette.tone('#8d8b88'), 0.25 + 0.4 * palette.light)

/** The rise with the road for those on it, who are seen from the side. */
export const roadOn = (s: Stage): number | undefined => {
  if (!s.reading.extras.has('road')) return undefined
  if (castAt(s, 'ground').length > 0) return 1
  return castAt(s, 'near').length > 0 ? 2 : undefined
}

const dashed = (s: Stage, data: string, asphalt: Hex): string =>
  line(data, mix(asphalt, '#ffffff', 0.7), 3 * s.unit, `stroke-dasharray="${26 * s.unit} ${22 * s.unit}"`)

/** A road along a ridge. */
export const addRoadAlong = (s: Stage, ridge: Ridge, depth: number): void => {
  const [asphalt, at] = [asphaltOf(s), (dy: number) => outline(s, (x) => ridge(x) + dy * s.unit, 8)]
  s.add('road', depth, line(at(10), asphalt, 44 * s.unit) + dashed(s, at(14), asphalt))
}

/** A road over the nearest ridge, seen along it. */
export const addRoad = (s: Stage, ridge: Ridge): void => {
  const { width: W } = s
  const asphalt = asphaltOf(s)
  const [x, top, low] = [W * (0.5 + 0.12 * s.side), ridge(W * 0.5), s.height + M]
  const edge = (share: number) => `${round(x + share * W * 0.02)},${round(top)}`
  const foot = (share: number) => `${round(W * (0.5 + 0.34 * share))},${round(low)}`
  s.add(
    'road',
    0.79,
    path(`M${edge(-1)}L${foot(-1)}L${foot(1)}L${edge(1)}Z`, asphalt) +
      dashed(s, `M${edge(0)}L${foot(0)}`, asphalt),
  )
}
