import { disc } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'

const lights = (xs: readonly number[], y: number): Part => ({
  d: xs.map((x) => `M${x},${y}h6v5h-6Z`).join(''),
  tone: 'lamp',
})
const afloat = { place: 'water', bob: 2, home: 'sea' } as const

/** Vessels. */
export const VESSELS: readonly SubjectRow[] = [
  {
    name: 'boat',
    words: 'boat sailboat sail yacht catamaran',
    seat: [22, -6],
    verbs: 'sailing',
    ...afloat,
    size: 1.15,
    drift: 10,
    colour: '#f4ead8',
    vivid: 0.7,
    poses: [
      [
        { d: 'M0,-6V-100', tone: 'near', width: 2 },
        { d: 'M3,-10V-97C22,-62 36,-32 42,-14Z' },
        { d: 'M-3,-88C-14,-54 -26,-30 -36,-12L-3,-10Z', tone: 'shade' },
        { d: 'M-46,-7H48C42,4 34,9 26,9H-30C-38,8 -43,2 -46,-7Z', tone: 'near' },
      ],
    ],
  },
  {
    name: 'canoe',
    words: 'canoe kayak gondola rowboat raft',
    verbs: 'rowing',
    ...afloat,
    size: 0.85,
    drift: 12,
    home: 'lake',
    colour: '#a8542c',
    vivid: 0.6,
    poses: [
      [
        { d: disc(-4, -44, 6.5, 7.5), tone: '#c89878' },
        { d: 'M-15,-10C-17,-28 -12,-36 -4,-36C4,-36 8,-28 6,-10Z', tone: '#38506a' },
        { d: 'M-34,-46L34,10', tone: 'near', width: 2.6 },
        { d: 'M-66,-16Q-58,-8 0,-8Q58,-8 68,-18Q58,8 40,9H-40Q-58,8 -66,-16Z' },
      ],
    ],
  },
  {
    name: 'fishingboat',
    words: 'trawler tugboat fishing-boat',
    seat: [34, -20],
    ...afloat,
    size: 0.9,
    drift: 9,
    colour: '#2f6a9a',
    vivid: 0.7,
    poses: [
      [
        { d: 'M-70,-18L-60,8H56Q72,-4 80,-28Q40,-16 -70,-18Z' },
        { d: 'M-30,-20V-52H12V-20Z', tone: '#f0ece0' },
        { d: 'M-24,-46h12v12h-12ZM-6,-46h12v12h-12Z', tone: 'glass' },
        { d: 'M30,-20V-92M30,-90L70,-30M30,-90L-30,-52', tone: 'near', width: 1.8 },
        lights([-50], -30),
      ],
    ],
  },
  {
    name: 'ship',
    words: 'ship tanker freighter vessel cargo container',
    ...afloat,
    size: 0.72,
    drift: 9,
    colour: '#8a2f2a',
    vivid: 0.5,
    poses: [
      [
        { d: 'M-150,-26H160C150,-6 140,6 134,8H-134C-142,0 -148,-14 -150,-26Z' },
        { d: 'M-130,-60h54v36h-54ZM-120,-78h36v20h-36Z', tone: '#e8e4da' },
        { d: 'M-108,-100h12v24h-12Z', tone: 'near' },
        ...(['#a0522d', '#3f6f8f', '#8a8a60', '#a0522d', '#3f6f8f', '#8a8a60'] as const).map(
          (tone, i): Part => ({
            d: `M${-62 + i * 32},${-44 - (i % 3) * 7}h30v${22 + (i % 3) * 7}h-30Z`,
            tone,
          }),
        ),
        lights([-124, -112, -100, -88], -52),
        { d: 'M130,-26V-66', tone: 'near', width: 2 },
      ],
    ],
  },
  {
    name: 'liner',
    words: 'ferry cruise cruise-ship liner titanic',
    ...afloat,
    size: 0.78,
    drift: 9,
    colour: '#f0f0ec',
    vivid: 0.8,
    poses: [
      [
        { d: 'M-150,-34H168Q150,-4 138,8H-140Z', tone: '#24344c' },
        { d: 'M-136,-34V-58H126L140,-34ZM-116,-58V-78H100L112,-58Z' },
        { d: 'M-70,-78l4,-30h22l-2,30ZM0,-78l4,-30h22l-2,30Z', tone: '#c8442c' },
        lights(
          Array.from({ length: 17 }, (_, i) => -124 + i * 14),
          -48,
        ),
        lights(
          Array.from({ length: 14 }, (_, i) => -104 + i * 14),
          -70,
        ),
        lights(
          Array.from({ length: 15 }, (_, i) => -120 + i * 16),
          -22,
        ),
      ],
    ],
  },
  {
    name: 'galleon',
    words: 'pirate galleon pirate-ship',
    ...afloat,
    size: 0.95,
    drift: 9,
    bob: 4,
    colour: '#e8dcc0',
    vivid: 0.55,
    poses: [
      [
        { d: 'M-60,-30V-120M0,-30V-138M54,-30V-112M84,-30L122,-54', tone: 'near', width: 3 },
        {
          d: 'M-86,-112Q-60,-104 -36,-112Q-30,-88 -38,-66Q-60,-58 -84,-66Q-76,-90 -86,-112ZM-30,-128Q0,-118 32,-128Q38,-96 28,-66Q0,-58 -28,-66Q-20,-98 -30,-128ZM32,-104Q54,-98 78,-104Q82,-84 74,-64Q54,-58 34,-64Q40,-84 32,-104Z',
        },
        { d: 'M-98,-46L-70,-44V-32H70L98,-44L104,-38Q86,6 70,9H-74Q-92,0 -98,-46Z', tone: '#5a3820' },
        { d: 'M-92,-20H90', tone: '#c8a050', width: 2.4 },
        lights([-88, -76], -36),
        { d: 'M0,-138h20l-4,6l4,6h-20Z', tone: 'near' },
      ],
    ],
  },
  {
    name: 'submarine',
    words: 'submarine',
    place: 'deep',
    size: 0.95,
    home: 'deep',
    drift: 14,
    bob: 3,
    colour: '#e0b030',
    vivid: 0.85,
    shines: [96, -20, 20],
    poses: [
      [
        { glow: [130, -16, 90], tone: '!#ffeeb0', power: 0.5, wide: 1.4 },
        { d: 'M-96,-22L-116,-46V6Z', tone: 'shade' },
        { d: 'M-14,-44V-72H30V-44M10,-72V-92H24', tone: 'near', width: 4 },
        { d: 'M-14,-44V-72H30V-44Z' },
        { d: disc(0, -22, 98, 28) },
        { d: disc(-36, -24, 9) + disc(0, -24, 9) + disc(36, -24, 9), tone: 'near' },
        { d: disc(-36, -24, 6) + disc(0, -24, 6) + disc(36, -24, 6), tone: 'lamp' },
      ],
    ],
  },
]
