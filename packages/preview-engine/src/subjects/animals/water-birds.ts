import { blob, disc } from '../../base/svg.js'
import type { SubjectRow } from '../row.js'

/** Water birds. */
export const WATER_BIRDS: readonly SubjectRow[] = [
  {
    name: 'heron',
    words: 'heron stork egret',
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
    words: 'swan',
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
]
