import { disc, limb } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'
import { figure, GROWN } from './figure.js'
import { STANCES } from './stances.js'

const sword: Part[] = [
  { d: 'M-14,-40L-44,-14', tone: '#c8ccd4', width: 2.4 },
  { d: 'M-10,-36L-16,-46', tone: '#6a4a2a', width: 3 },
]

/** Heroes and humanoid beings. */
export const LEGENDS: readonly SubjectRow[] = [
  {
    name: 'astronaut',
    words: 'astronaut cosmonaut spaceman',
    ...GROWN,
    size: 1.1,
    colour: '#e6e9ee',
    vivid: 0.85,
    home: 'space',
    drift: 8,
    bob: 4,
    poses: [figure({ stance: STANCES.stride, dress: 'suit', hat: 'helmet', skin: '#d8dce4' })],
  },
  {
    name: 'samurai',
    words: 'samurai ninja monk warrior shaolin',
    ...GROWN,
    colour: '#6a2430',
    vivid: 0.6,
    poses: [figure({ stance: STANCES.stand, dress: 'robe', hat: 'straw', carries: sword })],
  },
  {
    name: 'knight',
    words: 'knight soldier gladiator viking',
    ...GROWN,
    colour: '#9aa4b4',
    vivid: 0.8,
    poses: [
      figure({
        stance: STANCES.reach,
        dress: 'cape',
        hat: 'horns',
        legs: '#788294',
        carries: [{ d: 'M30,-74L62,-78', tone: '#e0e4ea', width: 3 }],
      }),
    ],
  },
  {
    name: 'king',
    words: 'king queen prince princess emperor',
    ...GROWN,
    colour: '#8a2f5a',
    vivid: 0.8,
    poses: [figure({ stance: STANCES.stand, dress: 'robe', hat: 'crown', long: true })],
  },
  {
    name: 'wizard',
    words: 'wizard witch sorcerer mage druid',
    ...GROWN,
    colour: '#4a3a7a',
    vivid: 0.7,
    shines: [33, -96, 14],
    poses: [
      [
        ...figure({
          stance: STANCES.reach,
          dress: 'robe',
          hat: 'point',
          long: true,
          hair: '#d8d4d0',
          carries: [{ d: 'M32,-10V-90', tone: '#6a4a2a', width: 3 }],
        }),
        { glow: [32, -94, 40], tone: '!#9fd8ff', power: 0.9 },
      ],
    ],
  },
  {
    name: 'superhero',
    words: 'superhero superman batman',
    place: 'air',
    size: 1,
    colour: '#2f58b8',
    vivid: 0.9,
    home: 'city',
    drift: 34,
    bob: 6,
    poses: [
      figure({
        stance: {
          arms: [
            [120, 120],
            [-20, -10],
          ],
          legs: [
            [-40, -50],
            [-52, -60],
          ],
          lean: 46,
        },
        dress: 'cape',
        legs: '#2f58b8',
      }),
    ],
  },
  {
    name: 'monster',
    words: 'ghost spirit phantom ghosts monster',
    ...GROWN,
    colour: '#dfe8f0',
    vivid: 0.75,
    home: 'forest',
    bob: 8,
    drift: 6,
    poses: [
      [
        { glow: [0, -50, 100], tone: 'lit', power: 0.4 },
        {
          d: 'M-28,0C-34,-50 -28,-98 0,-98C28,-98 34,-50 28,0Q20,-12 14,-2Q6,-12 0,-2Q-6,-12 -14,-2Q-20,-12 -28,0Z',
          opacity: 0.85,
        },
        { d: disc(-8, -70, 4, 6) + disc(12, -70, 4, 6) + disc(3, -52, 5, 7), tone: 'near' },
      ],
    ],
  },
  {
    name: 'robot',
    words: 'robot android cyborg mech droid',
    ...GROWN,
    size: 1.1,
    colour: '#9fb0c0',
    vivid: 0.8,
    shines: [5, -97, 6],
    rate: 2,
    bob: 2,
    poses: [
      [
        {
          d:
            limb([
              [-10, -40, 6],
              [-13, -20, 5],
              [-12, -3, 6],
            ]) +
            limb([
              [11, -40, 6],
              [13, -20, 5],
              [15, -3, 6],
            ]),
          tone: 'shade',
        },
        { d: 'M-22,-82h44l-4,44h-36Z' },
        { d: 'M-13,-74h26v18h-26Z', tone: 'shade' },
        { d: disc(-6, -65, 3) + disc(5, -65, 3), tone: '!#7fe8ff' },
        {
          d:
            limb([
              [-25, -78, 6],
              [-32, -58, 5],
              [-26, -38, 5],
            ]) +
            limb([
              [25, -78, 6],
              [34, -60, 5],
              [38, -42, 5],
            ]),
        },
        { d: 'M-15,-110h32v24h-32Z' },
        { d: 'M-9,-103h22v8h-22Z', tone: '!#7fe8ff' },
        { d: 'M1,-110V-122', tone: 'near', width: 2 },
        { d: disc(1, -124, 3), tone: '!#ff6a5a' },
      ],
    ],
  },
  {
    name: 'angel',
    words: 'angel fairy mermaid',
    place: 'air',
    size: 0.95,
    colour: '#f2ecf6',
    vivid: 0.9,
    bob: 9,
    drift: 6,
    rate: 4,
    poses: [1, 0.75, 0.5, 0.75].map((open): Part[] => [
      { glow: [0, -60, 110], tone: '!#ffe9b8', power: 0.5 },
      {
        d: `M-4,-74C${-50 * open},-130 ${-90 * open},-110 ${-84 * open},-70C${-70 * open},-60 -40,-50 -4,-62ZM4,-74C${50 * open},-130 ${90 * open},-110 ${84 * open},-70C${70 * open},-60 40,-50 4,-62Z`,
        tone: 'lit',
        opacity: 0.9,
      },
      ...figure({ stance: STANCES.float, dress: 'robe', long: true, hair: '#e0b860' }),
    ]),
  },
]
