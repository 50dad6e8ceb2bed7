import { disc } from '../../base/svg.js'
import { headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

const standing = { place: 'far', upright: true } as const

/** Blades of this outline around a hub at this height, turned by `angle` degrees. */
const blades = (count: number, angle: number, hub: number, outline: string): string =>
  Array.from({ length: count }, (_, i) => {
    const a = ((angle + (i * 360) / count) * Math.PI) / 180
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const points = outline.split(' ').map((point) => point.split(',').map(Number) as [number, number])
    return `M${points.map(([x, y]) => `${(c * x - s * y).toFixed(1)},${(hub + s * x + c * y).toFixed(1)}`).join('L')}Z`
  }).join('')

/** Lighthouses, windmills and Ferris wheels. */
export const MILLS_AND_WHEELS: readonly SubjectRow[] = [
  {
    ...headOf('windmill; windmill holland netherlands mill; size=1.15 colour=#a8846a home=hill rate=8'),
    ...standing,
    poses: Array.from({ length: 12 }, (_, i): Part[] => [
      { d: 'M-24,8L-14,-74H14L24,8Z' },
      { d: 'M-17,-72Q0,-96 17,-72Z', tone: 'roof' },
      { d: 'M-5,8V-14h10V8ZM-4,-50h8v10h-8Z', tone: 'lamp' },
      { d: blades(4, i * 7.5, -72, '-1.5,0 -1.5,-62 11,-62 11,-14 1.5,-14 1.5,0'), tone: 'near' },
    ]),
  },
  {
    ...headOf(
      'turbine; turbine windfarm wind-farm wind-turbine; size=1 colour=#f0f2f4 vivid=0.8 home=hill rate=12 copies=[[-170,0,0.7],[150,0,0.8]]',
    ),
    ...standing,
    poses: Array.from({ length: 12 }, (_, i): Part[] => [
      { d: 'M-3,6L-1.4,-120H1.4L3,6Z' },
      { d: blades(3, i * 10, -120, '-1.5,0 -3,-24 0,-66 1.5,0') },
      { d: disc(0, -120, 3) },
    ]),
  },
  {
    ...headOf(
      'wheel; ferris-wheel carnival fair amusement; size=1.3 colour=#e0e4ec vivid=0.7 shines=[0,-70,16] rate=3',
    ),
    ...standing,
    poses: [0, 1, 2, 3].map((step): Part[] => [
      { d: 'M-30,6L0,-74L30,6', tone: 'near', width: 3.4 },
      { d: disc(0, -74, 66), width: 2.4 },
      { d: disc(0, -74, 58), width: 1 },
      {
        d: Array.from({ length: 12 }, (_, i) => {
          const a = ((i * 30 + step * 7.5) * Math.PI) / 180
          return `M0,-74L${(Math.cos(a) * 66).toFixed(1)},${(-74 + Math.sin(a) * 66).toFixed(1)}`
        }).join(''),
        width: 0.9,
      },
      ...(['!#ff7a6a', '!#ffd060', '!#7ad0ff'] as const).map((tone, n): Part => ({
        d: Array.from({ length: 4 }, (_, i) => {
          const a = (((i * 3 + n) * 30 + step * 7.5) * Math.PI) / 180
          return disc(Math.cos(a) * 66, -70 + Math.sin(a) * 66, 6)
        }).join(''),
        tone,
      })),
    ]),
  },
]

/** Subjects at the horizon. */
export const HORIZON_SIGHTS: readonly SubjectRow[] = [
  {
    ...headOf(
      'waterfall; waterfall cascade niagara; place=horizon upright size=1.8 colour=#eef6fa vivid=0.9 home=mountain rate=6',
    ),
    poses: [0, 1, 2].map((i): Part[] => [
      {
        d: 'M-250,10L-232,-58L-196,-70L-168,-98L-120,-94L-92,-124L-48,-132L-18,-120H22L52,-140L104,-130L136,-104L188,-98L214,-62L252,-52L270,10Z',
        tone: '#55655c',
      },
      {
        d: 'M-196,-70L-184,6M-120,-94L-128,-30L-112,6M-48,-132L-62,-70L-48,6M52,-140L60,-72L46,6M136,-104L122,-50L134,6M188,-98L196,6',
        tone: 'shade',
        width: 5,
        opacity: 0.25,
      },
      {
        d: 'M-168,-98L-120,-94L-92,-124L-48,-132L-20,-120V-112L-50,-120L-88,-112L-118,-84L-164,-88ZM22,-120L52,-140L104,-130L136,-104L188,-98L186,-88L132,-94L100,-120L54,-128L24,-112Z',
        tone: 'leafDark',
      },
      { d: 'M-17,-120H19C25,-80 21,-40 29,6H-27C-21,-40 -25,-80 -17,-120Z', opacity: 0.92 },
      {
        d: [-12, -4, 4, 12]
          .map((x, n) => `M${x},${-112 + ((n * 17 + i * 12) % 36)}C${x + 3},-70 ${x - 3},-40 ${x * 1.4},0`)
          .join(''),
        tone: '#9ab8c8',
        width: 1.6,
        opacity: 0.7,
      },
      { glow: [0, 4, 40], tone: 'haze', power: 0.9, wide: 1.8 },
    ]),
  },
]
