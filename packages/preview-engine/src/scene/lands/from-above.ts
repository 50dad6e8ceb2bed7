import { mix, type Hex } from '../../base/colour.js'
import { circle, disc, line, path, rect, round } from '../../base/svg.js'
import type { Cast } from '../../words/reading.js'
import { companyOf } from '../cast/placing.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'

const isVehicle = ({ row }: Cast): boolean => row.place === 'ground' && !row.being && (row.drift ?? 0) > 20
export const isVessel = ({ row }: Cast): boolean =>
  row.place === 'water' && !row.being && !!(row.drift ?? row.picture)
const isRoadPicture = ({ row }: Cast): boolean => row.picture?.motion === 'drive' && row.place === 'ground'
const isDriven = (one: Cast): boolean => isVehicle(one) || isRoadPicture(one)

const isHome = ({ row }: Cast): boolean =>
  /^(?:houses?|village|hut|barn|church|derelict-house)$/.test(row.name)

/** Whether a subject has art for a view from above. */
export const hasPlan = (one: Cast): boolean =>
  !!one.row.look || !!one.row.build || isDriven(one) || isVessel(one) || isHome(one)

/** A roof, and the positions of those of a village. */
const ROOF =
  rect(-44, -32, 88, 32, '#b0603c') + rect(-44, 0, 88, 32, '#8a4630') + rect(14, -24, 14, 14, '#5a4a40')
const HAMLET = [
  [-190, -60, 8],
  [-70, -100, -4],
  [60, -80, 12],
  [190, -50, -8],
  [-140, 60, -10],
  [0, 40, 2],
  [140, 70, 14],
] as const

/** A subject from above, heading right; a person is 40 units wide. */
const planOf = (one: Cast, colour: Hex): string => {
  const roof = mix(colour, '#ffffff', 0.25)
  if (isVessel(one))
    return (
      line('M-70,-8L-190,-46M-70,8L-190,46M-74,0H-150', '#ffffff', 5, 'opacity=".5"') +
      path('M-72,-26H24Q66,-20 84,0Q66,20 24,26H-72Z', colour) +
      path('M-62,-17H20Q50,-13 62,0Q50,13 20,17H-62Z', '#c8a878') +
      rect(-40, -11, 44, 22, roof)
    )
  if (isDriven(one)) {
    const half = /bus|truck|lorry|coach|train|tram/.test(one.row.name) ? 82 : 46
    return (
      rect(-half, -22, 2 * half, 44, colour, 'rx="9"') +
      rect(-half + 14, -17, 2 * half - 40, 34, roof, 'rx="5"') +
      path(`M${half - 24},-17L${half - 12},-19V19L${half - 24},17Z`, '#20303c')
    )
  }
  if (isHome(one))
    return /^(?:houses|village)$/.test(one.row.name)
      ? HAMLET.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${ROOF}</g>`).join(
          '',
        )
      : ROOF
  if (one.row.build)
    return path(disc(0, 0, 34, 12) + disc(40, 0, 12, 8), colour) + line('M-34,0L-56,8', colour, 5)
  return (
    path(disc(4, 9, 16, 7) + disc(-4, -9, 16, 7), '#2c3040') +
    path(disc(0, 0, 11, 23), colour) +
    circle(2, 0, 11, one.row.look?.hair ?? '#3a2618')
  )
}

/** Adds the cast from above: vehicles on a road, vessels on the water at `water`, the others on land at `ground`. */
export const addFromAbove = (
  s: Stage,
  {
    ground,
    water,
    isAlongShore,
  }: Record<'ground' | 'water', (y: number) => number> & { isAlongShore: boolean },
): void => {
  const { width: W, height: H, unit: u, palette } = s
  const tone = (colour: string): Hex =>
    mix(palette.near, palette.tone(colour as Hex), 0.4 + 0.6 * palette.light)
  if (s.reading.cast.some(isDriven)) {
    const ys = Array.from({ length: 40 }, (_, i) => -M + (i * (H + 2 * M)) / 39)
    const along = isAlongShore
      ? `M${ys.map((y) => `${round(ground(y))},${round(y)}`).join('L')}`
      : `M${-2 * M},${round(H * 0.5)}H${W + 2 * M}`
    s.add(
      'road',
      0.6,
      line(along, tone('#5c6068'), 76 * u) +
        line(along, tone('#e8e4d4'), 3 * u, `stroke-dasharray="${30 * u} ${26 * u}"`),
    )
  }
  for (const [i, one] of s.reading.cast.filter(hasPlan).entries()) {
    const y = H * [0.5, 0.4, 0.64, 0.3][i % 4]!
    const plan = [one, ...(one.bears ?? [])]
      .filter(hasPlan)
      .map((part) => planOf(part, tone(part.colour ?? part.row.colour ?? '#8a6a4a')))
      .join('')
    const turn = isAlongShore ? isDriven(one) : isVessel(one)
    const size = one.row.name === 'ship' ? 2.6 : 1.4
    const speed = isDriven(one) || isVessel(one) ? 40 : 12
    let [shadows, bodies] = ['', '']
    for (const [dx, dy] of companyOf(one)) {
      const [x, at] = [
        (isVessel(one) ? water(y) : ground(y) + (isAlongShore && isHome(one) ? s.side * 280 * u : 0)) +
          dx * 30 * u,
        y + dx * 84 * u + dy * 500 * u,
      ]
      shadows += path(
        disc(x - s.side * 16 * u, at + 14 * u, (isDriven(one) ? 50 : 24) * u, 22 * u),
        '#101420',
        'opacity=".35"',
      )
      bodies += `<g transform="translate(${round(x)} ${round(at)}) rotate(${turn ? -90 : 0}) scale(${round(u * 10 * size) / 10})">${plan}</g>`
    }
    s.add(one.row.name, 0.66, (isVessel(one) ? '' : shadows) + bodies, {
      subject: true,
      drift: turn || isHome(one) ? 0 : speed,
    })
  }
}
