import { blob, disc, limb } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'

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

/** Cats, rabbits and insects. */
export const SMALL_ANIMALS: readonly SubjectRow[] = [
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
    words: 'bee wasp',
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
