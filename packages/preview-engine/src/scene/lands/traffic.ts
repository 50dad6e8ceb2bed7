import { mix, type Hex } from '../../base/colour.js'
import { disc, line, path, rect, round } from '../../base/svg.js'
import type { Stage } from '../stage.js'

const CARS: readonly Hex[] = ['#c23a34', '#e8e8e4', '#2f4a74', '#e0b03c', '#50565e', '#3f7a6a', '#1c2026']
/** Lanes from left to right; oncoming cars show headlights. */
const LANES = [
  { x: -0.34, comes: true },
  { x: -0.12, comes: true },
  { x: 0.12, comes: false },
  { x: 0.34, comes: false },
] as const
const DISTANCES = [5.2, 3.6, 2.5, 1.7, 1.15] as const
const STEPS = 6
/** Pace from which lights become trails. */
const FAST = 2

/** A car from the front or the back, in units of its width. */
const car = (s: Stage, x: number, y: number, wide: number, colour: Hex, comes: boolean): string => {
  const { palette } = s
  const body = palette.tone(mix(palette.near, colour, 0.3 + 0.65 * palette.light))
  const lamp = palette.tone(comes ? '#fff4d0' : '#ff3a2c')
  const at = (dx: number, dy: number) => `${round(x + dx * wide)},${round(y - dy * wide)}`
  return (
    path(disc(x, y, wide * 0.56, wide * 0.07), palette.near, 'opacity=".6"') +
    rect(x - wide * 0.44, y - wide * 0.12, wide * 0.16, wide * 0.12, '#08090c') +
    rect(x + wide * 0.28, y - wide * 0.12, wide * 0.16, wide * 0.12, '#08090c') +
    path(
      `M${at(-0.5, 0.08)}L${at(-0.5, 0.32)}Q${at(-0.48, 0.4)} ${at(-0.4, 0.42)}L${at(-0.32, 0.66)}Q${at(0, 0.74)} ${at(0.32, 0.66)}L${at(0.4, 0.42)}Q${at(0.48, 0.4)} ${at(0.5, 0.32)}L${at(0.5, 0.08)}Z`,
      body,
    ) +
    path(
      `M${at(-0.34, 0.42)}L${at(-0.28, 0.62)}Q${at(0, 0.68)} ${at(0.28, 0.62)}L${at(0.34, 0.42)}Z`,
      mix(palette.haze, palette.near, 0.5),
    ) +
    [-1, 1]
      .map(
        (side) =>
          path(disc(x + side * wide * 0.38, y - wide * 0.29, wide * 0.08, wide * 0.055), lamp) +
          s.glow(x + side * wide * 0.38, y - wide * 0.29, wide * 0.34, lamp, s.night ? 0.85 : 0.25, 1.3),
      )
      .join('') +
    rect(x - wide * 0.12, y - wide * 0.2, wide * 0.24, wide * 0.07, '#dcdcd4')
  )
}

/** Light trails along the lanes of a time-lapse. */
const trails = (s: Stage, at: (x: number, z: number) => readonly [number, number]): string =>
  LANES.map(({ x, comes }) =>
    Array.from({ length: 7 }, (_, i) => {
      const lane = x + (i - 3) * 0.022
      const [near, far] = [at(lane, 0.5), at(lane, s.between(6, 12))]
      const high = s.between(0.01, 0.07) * s.height
      const colour = s.palette.tone(comes ? ['#fff2c8', '#ffd890'][i % 2] : ['#ff3a2c', '#ff7a3c'][i % 2])
      const data = (wide: number) =>
        `M${round(far[0])},${round(far[1] - high * 0.1)}L${round(near[0] - wide)},${round(near[1] - high * 2)}h${round(2 * wide)}Z`
      return (
        path(data(13 * s.unit), colour, 'opacity=".2"') +
        path(data(s.between(2, 4) * s.unit), colour, 'opacity=".9"')
      )
    }).join(''),
  ).join('')

/** Cars in both directions of a street; in a time-lapse, light trails. */
export const addTraffic = (s: Stage): void => {
  const { width: W, height: H, vanishing, horizon, reading } = s
  const half = Math.max(W * 0.5, 420 * s.unit)
  const at = (x: number, z: number) => [vanishing + (x * half * 1.9) / z, horizon + (H * 0.17) / z] as const
  if (reading.pace > FAST && s.night) {
    s.add('trails', 0.5, trails(s, at), { breathe: 0.35 })
    s.add(
      'trail-glow',
      0.5,
      line(`M${round(vanishing)},${round(horizon + 4)}V${round(H)}`, '#ffb060', 60 * s.unit, 'opacity=".06"'),
      { fineness: 0.3 },
    )
    return
  }
  const parked = LANES.flatMap((lane) =>
    DISTANCES.filter(() => s.next() < 0.72).map((z) => ({
      ...lane,
      z: z * s.between(0.92, 1.08),
      colour: CARS[Math.floor(s.next() * CARS.length)],
    })),
  )
  for (let step = 0; step < STEPS; step++) {
    const body = parked
      .map((one) => ({ ...one, z: one.z * Math.pow(0.72, ((one.comes ? 1 : -1) * step) / STEPS) }))
      .sort((a, b) => b.z - a.z)
      .map(({ x, z, colour, comes }) => {
        const [left, foot] = at(x, z)
        return car(s, left, foot, (half * 0.3) / z, colour, comes)
      })
      .join('')
    s.add(`traffic${step || ''}`, 0.5, body, {
      subject: true,
      pose: { steps: [step], count: STEPS, rate: 5 },
    })
  }
}
