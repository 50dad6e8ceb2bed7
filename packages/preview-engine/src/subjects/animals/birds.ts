import { blob, disc } from '../../base/svg.js'
import type { Part, SubjectRow, Tone } from '../row.js'

/** A large soaring bird from below; `lift` raises its wing tips. */
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
/** A distant bird from the front. */
const gull = (bend: number): Part[] => [
  {
    d: `M-22,${-bend}Q-9,${-bend * 1.3} 0,0Q9,${-bend * 1.4} 22,${-bend * 0.8}Q10,${-bend * 0.7} 0,4Q-10,${-bend * 0.6} -22,${-bend}Z`,
    tone: 'near',
  },
]
const FLAP = [12, 8, 2, -4, 2, 8]
const standing = (tone: Tone): Part[] => [{ d: 'M-3,-20V0M5,-20V0M-6,0H0M2,0H9', tone, width: 2.2 }]

/** Birds. */
export const BIRDS: readonly SubjectRow[] = [
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
    words: 'parrot macaw toucan hummingbird',
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
]
