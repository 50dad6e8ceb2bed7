import { blob, disc, limb } from '../base/svg.js'
import type { Part, SubjectRow, Tone } from './row.js'

/** A great bird that soars, seen from below; `lift` raises its wing tips. */
const soaring = (lift: number): Part[] => {
  const wing = (side: 1 | -1) =>
    [
      [0, -6, 0],
      [24, -16, 0.25],
      [60, -20, 0.7],
      [92, -14, 1],
      [112, -4, 1.15],
      [97, -4, 1],
      [106, 6, 1.1],
      [91, 4, 0.95],
      [96, 13, 1],
      [80, 8, 0.85],
      [48, 10, 0.5],
      [14, 14, 0.1],
      [0, 14, 0],
    ]
      .map(([x, y, far]) => `${x * side},${(y - far * 40 * lift).toFixed(1)}`)
      .join('L')
  return [
    { d: `M${wing(-1)}Z` },
    { d: `M${wing(1)}Z`, tone: 'shade' },
    { d: 'M-7,8L-15,38L0,33L15,38L7,8Z', tone: '#f0ead8' },
    {
      d: blob([
        [0, -16],
        [9, -4],
        [8, 12],
        [0, 24],
        [-8, 12],
        [-9, -4],
      ]),
    },
    { d: disc(0, -15, 7, 8), tone: '#f0ead8' },
    { d: 'M-3,-20L0,-29L3,-20Z', tone: '#f0b040' },
  ]
}
/** A bird far away, seen from the front. */
const gull = (bend: number): Part[] => [
  {
    d: `M-22,${-bend}Q-9,${-bend * 1.3} 0,0Q9,${-bend * 1.4} 22,${-bend * 0.8}Q10,${-bend * 0.7} 0,4Q-10,${-bend * 0.6} -22,${-bend}Z`,
    tone: 'near',
  },
]
const FLAP = [12, 8, 2, -4, 2, 8]

const butterfly = (open: number): Part[] => [
  {
    d: blob([
      [0, -4],
      [-12 * open, -30],
      [-34 * open, -32],
      [-34 * open, -12],
      [-14 * open, 0],
      [-28 * open, 10],
      [-22 * open, 26],
      [-8 * open, 20],
      [0, 6],
    ]),
  },
  {
    d: blob([
      [0, -4],
      [12 * open, -30],
      [34 * open, -32],
      [34 * open, -12],
      [14 * open, 0],
      [28 * open, 10],
      [22 * open, 26],
      [8 * open, 20],
      [0, 6],
    ]),
  },
  {
    d:
      disc(-22 * open, -20, 5 * open, 6) +
      disc(22 * open, -20, 5 * open, 6) +
      disc(-18 * open, 14, 4 * open, 4) +
      disc(18 * open, 14, 4 * open, 4),
    tone: 'lit',
  },
  {
    d: limb([
      [0, -12, 1.6],
      [0, 16, 1.2],
    ]),
    tone: 'near',
  },
  { d: 'M0,-12Q-4,-22 -9,-26M0,-12Q4,-22 9,-26', tone: 'near', width: 1 },
]

const standing = (tone: Tone): Part[] => [{ d: 'M-3,-20V0M5,-20V0M-6,0H0M2,0H9', tone, width: 2.2 }]

/** Birds, and what is small. */
export const SMALL_ANIMALS: readonly SubjectRow[] = [
  {
    name: 'birds',
    words: 'bird gull seagull flock crow raven swallow geese goose pigeon starling',
    place: 'flock',
    size: 0.8,
    rate: 9,
    drift: 26,
    bob: 4,
    poses: FLAP.map(gull),
    copies: [
      [60, -26, 0.8],
      [-52, 18, 0.9],
      [104, 22, 0.7],
      [-96, -12, 1.1],
      [150, -40, 0.75],
      [20, 46, 0.7],
      [-150, 34, 0.8],
      [-24, -52, 0.65],
      [196, 8, 0.6],
      [-190, -40, 0.7],
    ],
  },
  {
    name: 'eagle',
    words: 'eagle hawk falcon vulture condor',
    place: 'flock',
    size: 1.35,
    colour: '#6a4a2c',
    home: 'mountain',
    rate: 2.5,
    drift: 40,
    bob: 10,
    poses: [0.5, 0.42, 0.3, 0.24, 0.3, 0.42].map(soaring),
  },
  {
    name: 'heron',
    words: 'heron crane stork flamingo egret',
    place: 'near',
    size: 0.72,
    colour: '#e6a0ac',
    home: 'lake',
    vivid: 0.75,
    poses: [
      [
        { d: 'M-2,-56V0M8,-54L6,-30L-4,-26', tone: 'near', width: 2 },
        {
          d: blob([
            [-34, -54],
            [-12, -74],
            [10, -76],
            [20, -68],
            [12, -56],
            [-8, -50],
          ]),
        },
        { d: 'M14,-70C34,-80 8,-104 22,-122', tone: 'body', width: 6 },
        { d: disc(23, -122, 6.5, 5.5) },
        { d: 'M27,-125L46,-116L28,-118Z', tone: 'near' },
        {
          d: blob([
            [-34, -54],
            [-16, -66],
            [6, -68],
            [-6, -56],
          ]),
          tone: 'shade',
        },
      ],
    ],
  },
  {
    name: 'swan',
    words: 'swan duck',
    place: 'water',
    size: 0.62,
    colour: '#f4f2ec',
    home: 'lake',
    vivid: 0.95,
    drift: 9,
    bob: 1,
    poses: [
      [
        {
          d: blob([
            [-52, -26],
            [-30, -30],
            [0, -34],
            [24, -24],
            [30, -6],
            [16, 4],
            [-24, 5],
            [-44, -6],
          ]),
        },
        { d: 'M20,-12C46,-26 4,-62 28,-76', tone: 'body', width: 10 },
        { d: disc(31, -77, 9, 7) },
        { d: 'M37,-80L53,-72L37,-71Z', tone: '#e8842c' },
        {
          d: blob([
            [-56, -34],
            [-26, -36],
            [8, -26],
            [-8, -10],
            [-34, -14],
          ]),
          tone: 'shade',
        },
        { d: disc(34, -79, 1.2), tone: 'near' },
      ],
    ],
  },
  {
    name: 'owl',
    words: 'owl',
    place: 'near',
    size: 0.62,
    colour: '#8a6844',
    home: 'forest',
    poses: [
      [
        { d: 'M-70,2H70', tone: 'near', width: 7 },
        {
          d: blob([
            [-26, -46],
            [-24, -80],
            [-16, -92],
            [16, -92],
            [24, -80],
            [26, -46],
            [14, -2],
            [-14, -2],
          ]),
        },
        { d: 'M-22,-84L-24,-102L-8,-92ZM22,-84L24,-102L8,-92Z' },
        { d: disc(-10, -76, 10) + disc(10, -76, 10), tone: '#f0d890' },
        { d: disc(-9, -76, 4.4) + disc(9, -76, 4.4), tone: 'near' },
        { d: 'M-3,-70H3L0,-62Z', tone: '#3c2c1c' },
        {
          d:
            blob([
              [-26, -46],
              [-22, -62],
              [-12, -40],
              [-14, -8],
            ]) +
            blob([
              [26, -46],
              [22, -62],
              [12, -40],
              [14, -8],
            ]),
          tone: 'shade',
        },
      ],
    ],
  },
  {
    name: 'parrot',
    words: 'parrot macaw toucan hummingbird peacock',
    place: 'near',
    size: 0.6,
    colour: '#d83a2e',
    vivid: 0.9,
    home: 'forest',
    poses: [
      [
        { d: 'M-60,-2H60', tone: 'near', width: 6 },
        { d: 'M-12,-20L-26,62L-10,60L4,-14Z', tone: '#2f78d0' },
        {
          d: blob([
            [-20, -26],
            [-18, -62],
            [-2, -86],
            [18, -84],
            [22, -66],
            [12, -40],
            [0, -6],
            [-14, -6],
          ]),
        },
        {
          d: blob([
            [-21, -32],
            [-16, -60],
            [0, -56],
            [2, -30],
            [-12, 8],
            [-22, 14],
          ]),
          tone: '#2f9a58',
        },
        { d: 'M18,-82C32,-82 32,-66 22,-60C24,-70 20,-72 14,-70Z', tone: '#2a2a30' },
        { d: disc(11, -76, 5), tone: '#f4ecd8' },
        { d: disc(11, -76, 2), tone: 'near' },
      ],
    ],
  },
  {
    name: 'penguin',
    words: 'penguin',
    place: 'near',
    size: 0.55,
    colour: '#1c222e',
    vivid: 0.7,
    home: 'snow',
    drift: 5,
    bob: 1,
    copies: [
      [64, 2, 0.9],
      [-70, 4, 0.95],
      [124, -3, 0.75],
      [-130, -4, 0.7],
    ],
    poses: [
      [
        {
          d: blob([
            [-22, -30],
            [-20, -70],
            [-8, -98],
            [8, -100],
            [18, -80],
            [24, -36],
            [16, -2],
            [-16, -2],
          ]),
        },
        {
          d: blob([
            [-4, -30],
            [0, -72],
            [10, -80],
            [18, -60],
            [19, -28],
            [10, -4],
            [0, -6],
          ]),
          tone: '#f4f2ea',
        },
        { d: 'M14,-92L30,-86L14,-84Z', tone: '#f0a030' },
        { d: 'M-20,-66L-34,-26L-20,-36Z' },
        { d: 'M-14,0H2M4,0H20', tone: '#f0a030', width: 4 },
        { d: disc(10, -90, 1.6), tone: '#ffffff' },
      ],
    ],
  },
  {
    name: 'chicken',
    words: 'chicken hen rooster',
    place: 'near',
    size: 0.45,
    colour: '#c8702c',
    home: 'hill',
    drift: 5,
    poses: [
      [
        ...standing('#e0a040'),
        {
          d: blob([
            [-44, -70],
            [-30, -48],
            [0, -46],
            [16, -62],
            [22, -84],
            [34, -84],
            [32, -56],
            [20, -26],
            [-4, -16],
            [-28, -28],
          ]),
        },
        { d: 'M22,-86q2,-14 8,-8q4,-8 8,2q4,-2 2,8Z', tone: '#d83030' },
        { d: 'M36,-80L48,-75L35,-72Z', tone: '#f0b040' },
        { d: disc(30, -79, 1.6), tone: 'near' },
      ],
    ],
  },
  {
    name: 'cat',
    words: 'cat kitten kitty',
    place: 'near',
    size: 0.72,
    colour: '#3a3640',
    poses: [
      [
        { d: 'M12,-4C34,0 40,-18 32,-34', tone: 'body', width: 7 },
        {
          d: 'M-16,1C-25,-20 -18,-42 -9,-52C-13,-60 -12,-72 -10,-82L-3,-73H5L12,-82C14,-70 13,-60 9,-53C19,-40 21,-14 16,1Z',
        },
        { d: disc(-4, -64, 1.8, 2.2) + disc(6, -64, 1.8, 2.2), tone: '!#e8d86a' },
        { d: 'M-6,0V-22M6,0V-22', tone: 'shade', width: 1.4 },
      ],
    ],
  },
  {
    name: 'rabbit',
    words: 'rabbit bunny hare',
    place: 'near',
    size: 0.5,
    colour: '#b8977a',
    home: 'hill',
    poses: [
      [
        { d: disc(-36, -16, 9), tone: '#f4f0e8' },
        {
          d: blob([
            [-38, -18],
            [-24, -44],
            [0, -46],
            [16, -36],
            [20, -10],
            [14, 0],
            [-26, 0],
          ]),
        },
        {
          d: blob([
            [10, -44],
            [14, -62],
            [28, -66],
            [42, -54],
            [38, -42],
            [22, -34],
          ]),
        },
        {
          d: blob([
            [16, -60],
            [2, -80],
            [-2, -104],
            [8, -106],
            [20, -84],
            [24, -64],
          ]),
        },
        {
          d: blob([
            [22, -62],
            [16, -86],
            [18, -106],
            [26, -104],
            [30, -80],
            [30, -64],
          ]),
          tone: 'shade',
        },
        {
          d: blob([
            [-26, -2],
            [-30, -22],
            [-12, -28],
            [0, -12],
            [4, 0],
          ]),
          tone: 'shade',
        },
        { d: disc(31, -55, 2.2), tone: 'near' },
        {
          d: limb([
            [12, -22, 5],
            [17, -4, 4],
            [24, -3, 3],
          ]),
        },
      ],
    ],
  },
  {
    name: 'butterfly',
    words: 'butterfly butterflies moth dragonfly',
    place: 'air',
    size: 0.5,
    colour: '#e8842c',
    vivid: 0.9,
    home: 'hill',
    rate: 10,
    drift: 12,
    bob: 12,
    poses: [1, 0.8, 0.45, 0.2, 0.45, 0.8].map(butterfly),
    copies: [
      [130, 70, 0.6, '#4a90e0'],
      [-150, 40, 0.5, '#f2cc3a'],
      [70, -90, 0.4],
    ],
  },
  {
    name: 'bee',
    words: 'bee wasp ladybug beetle insect',
    place: 'air',
    size: 0.4,
    colour: '#f2c030',
    vivid: 0.9,
    home: 'hill',
    rate: 16,
    drift: 14,
    bob: 16,
    copies: [
      [150, 60, 0.6],
      [-120, -50, 0.5],
    ],
    poses: [1, 0.6].map((open): Part[] => [
      {
        d: disc(-4, -24 * open, 14, 18 * open) + disc(12, -22 * open, 10, 14 * open),
        tone: 'haze',
        opacity: 0.7,
      },
      { d: disc(0, 0, 28, 17) },
      { d: 'M-10,-15V15M4,-16V16M16,-13V13', tone: 'near', width: 5 },
      { d: disc(28, -2, 9), tone: 'near' },
    ]),
  },
]
