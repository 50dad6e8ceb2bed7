import { disc } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'

const wheel = (x: number, r: number): Part[] => [
  { d: disc(x, -r, r), tone: 'near', width: 2.2 },
  { d: `M${x - r},${-r}h${2 * r}M${x},${-2 * r}v${2 * r}`, tone: 'near', width: 0.7, opacity: 0.6 },
]

/** A bicycle with wheels of radius 20. */
export const bicycle: Part[] = [
  ...wheel(-29, 20),
  ...wheel(30, 20),
  { d: 'M-29,-20L-12,-50L20,-48L2,-20ZM-12,-50L2,-20M20,-48L30,-20M-12,-50L-15,-58M20,-48L18,-60', width: 3 },
  { d: 'M-22,-59H-8M18,-60Q28,-62 28,-54', tone: 'near', width: 3.4 },
]

const tyre = (x: number, r: number): Part[] => [
  { d: disc(x, -r, r), tone: 'near' },
  { d: disc(x, -r, r * 0.5), tone: '#a0a6b0' },
]
const lamps = (front: number, back: number, y: number): Part[] => [
  { glow: [front + 16, y, 44], tone: '!#ffe9b0', power: 0.6, wide: 1.5 },
  { d: disc(front, y, 3.4, 3), tone: '!#fff4d0' },
  { d: disc(back, y, 2.6, 3), tone: '!#ff5a4a' },
]
const panes = (xs: readonly number[], y: number, w: number, h: number): Part => ({
  d: xs.map((x) => `M${x},${y}h${w}v${h}h${-w}Z`).join(''),
  tone: 'glass',
})
const road = { place: 'ground', drift: 58 } as const

/** Road and rail vehicles, facing right. */
export const ROAD_VEHICLES: readonly SubjectRow[] = [
  {
    name: 'car',
    words: 'car taxi cab automobile vehicle sedan convertible',
    ...road,
    size: 0.85,
    colour: '#c8392e',
    vivid: 0.8,
    poses: [
      [
        {
          d: 'M-84,-14C-88,-34 -80,-40 -58,-43C-46,-62 -32,-68 -6,-68C22,-68 32,-58 46,-44C70,-41 84,-36 84,-16L80,-10H-80Z',
        },
        { d: 'M-46,-44C-38,-57 -30,-61 -12,-61V-44ZM-5,-44V-61C16,-61 26,-55 36,-44Z', tone: 'glass' },
        { d: 'M-84,-14H84L80,-8H-80Z', tone: 'shade' },
        { d: 'M-78,-34H78', tone: 'lit', width: 1.6, opacity: 0.6 },
        ...tyre(-50, 14),
        ...tyre(50, 14),
        ...lamps(82, -84, -28),
      ],
    ],
  },
  {
    name: 'bicycle',
    words: 'bicycle bike',
    ...road,
    drift: 0,
    size: 0.95,
    colour: '#d84a30',
    vivid: 0.8,
    poses: [bicycle],
  },
  {
    name: 'motorbike',
    words: 'motorbike motorcycle vespa moped',
    ...road,
    size: 0.85,
    colour: '#b82f2f',
    vivid: 0.75,
    poses: [
      [
        ...tyre(-38, 18),
        ...tyre(42, 18),
        { d: 'M42,-18L28,-58L20,-60', tone: 'near', width: 4 },
        { d: 'M-46,-40C-30,-50 -20,-40 -6,-46C6,-58 24,-54 28,-44L16,-20L-18,-16L-34,-26Z' },
        { d: 'M-50,-44H-10V-38H-44Z', tone: 'near' },
        ...lamps(34, -50, -48),
      ],
    ],
  },
  {
    name: 'bus',
    words: 'bus coach minibus camper campervan',
    ...road,
    drift: 42,
    size: 0.95,
    colour: '#e8b42c',
    vivid: 0.8,
    poses: [
      [
        { d: 'M-112,-10V-84Q-112,-92 -104,-92H104Q114,-92 114,-70V-10Z' },
        panes([-102, -76, -50, -24, 2, 28, 54], -80, 21, 26),
        { d: 'M82,-80h24q6,2 6,32h-30Z', tone: 'glass' },
        { d: 'M-112,-40H114', tone: 'lit', width: 2, opacity: 0.6 },
        { d: 'M-112,-18H114V-8H-112Z', tone: 'shade' },
        ...tyre(-70, 15),
        ...tyre(72, 15),
        ...lamps(114, -112, -26),
      ],
    ],
  },
  {
    name: 'truck',
    words: 'truck lorry trailer van',
    ...road,
    drift: 42,
    size: 0.95,
    colour: '#3f6fb0',
    vivid: 0.75,
    poses: [
      [
        { d: 'M-116,-12V-96H40V-12Z', tone: '#e4e2dc' },
        { d: 'M-116,-96H40V-88H-116Z', tone: 'lit' },
        { d: 'M46,-12V-76Q46,-80 52,-80H80Q90,-78 98,-50Q112,-46 112,-34V-12Z' },
        { d: 'M60,-72H78Q86,-68 90,-50H60Z', tone: 'glass' },
        { d: 'M-116,-16H112V-8H-116Z', tone: 'near' },
        ...tyre(-86, 15),
        ...tyre(-52, 15),
        ...tyre(78, 15),
        ...lamps(112, -116, -26),
      ],
    ],
  },
  {
    name: 'tractor',
    words: 'tractor harvester combine',
    ...road,
    drift: 18,
    size: 0.85,
    colour: '#c83a2c',
    home: 'hill',
    vivid: 0.8,
    poses: [
      [
        { d: 'M-30,-96H16V-90L20,-52H60Q66,-52 66,-44V-22H-20V-60Z' },
        { d: 'M-22,-88H10L13,-54H-20Z', tone: 'glass' },
        { d: 'M46,-52V-78', tone: 'near', width: 3.4 },
        ...tyre(-26, 30),
        ...tyre(52, 18),
      ],
    ],
  },
  {
    name: 'tank',
    words: 'bulldozer excavator digger tank',
    ...road,
    drift: 14,
    size: 0.85,
    colour: '#d8a030',
    poses: [
      [
        { d: 'M-60,-4Q-74,-16 -60,-26H44Q58,-16 44,-4Z', tone: 'near' },
        { d: 'M-50,-28V-62H-16V-84H20V-28Z' },
        { d: 'M-10,-78H14V-52H-10Z', tone: 'glass' },
        { d: 'M18,-50L66,-92L96,-40', tone: 'body', width: 8 },
        { d: 'M84,-44h28l-6,24h-18Z', tone: 'shade' },
      ],
    ],
  },
  {
    name: 'carriage',
    words: 'carriage wagon rickshaw cart tuktuk',
    ...road,
    drift: 20,
    size: 0.85,
    colour: '#8a4a2c',
    poses: [
      [
        { d: 'M-52,-34Q-56,-92 0,-92Q56,-92 52,-34Z', tone: '#efe4cc' },
        { d: 'M-58,-40H60V-24H-54Z' },
        { d: 'M60,-32H96', tone: 'near', width: 3 },
        ...tyre(-36, 20),
        ...tyre(38, 20),
      ],
    ],
  },
  {
    name: 'train',
    words: 'train railway locomotive subway',
    place: 'far',
    size: 1,
    colour: '#9a332c',
    drift: 48,
    upright: true,
    poses: [[]],
  },
]
