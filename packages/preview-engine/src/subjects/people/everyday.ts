import { disc } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'
import { figure, GROWN, shifted, sitting, walking } from './figure.js'
import { STANCES } from './stances.js'

const guitar: Part[] = [
  { d: disc(4, -50, 11, 9) + disc(12, -54, 8, 7), tone: '#b06a2c' },
  { d: 'M16,-56L46,-70', tone: '#5a3418', width: 3.4 },
]
const pack: Part[] = [{ d: 'M-20,-78q-4,14 0,30h12v-30Z', tone: '#8a5a34' }]
const walker = { ...GROWN, rate: 2.6, drift: 16 } as const

/** Everyday people. */
export const PEOPLE: readonly SubjectRow[] = [
  {
    name: 'person',
    words:
      'person man figure traveler traveller walker wanderer someone he boy guy stranger silhouette hero businessman',
    ...walker,
    colour: '#5a4a58',
    vivid: 0.5,
    poses: walking({ dress: 'coat' }),
    resting: sitting({}),
  },
  {
    name: 'woman',
    words: 'woman girl she lady model actress mother',
    ...walker,
    colour: '#b8404c',
    poses: walking({ dress: 'dress', long: true, legs: '#c89878' }),
    resting: sitting({ long: true }),
  },
  {
    name: 'child',
    words: 'child children kid toddler',
    ...walker,
    size: 0.66,
    rate: 3.4,
    drift: 20,
    colour: '#e8a030',
    vivid: 0.8,
    poses: walking({ hat: 'cap' }),
    resting: sitting({ hat: 'cap' }),
  },
  {
    name: 'couple',
    words: 'couple lovers romance wedding',
    ...walker,
    colour: '#b8404c',
    poses: walking({ dress: 'dress', long: true, legs: '#c89878' }).map((parts, i) => [
      ...shifted(walking({ dress: 'coat' })[(i + 2) % 4], -25, 0).map((part) =>
        'd' in part && !part.tone ? { ...part, tone: '#3a4258' as const } : part,
      ),
      ...parts,
    ]),
  },
  {
    name: 'friends',
    words: 'friends family people team',
    ...walker,
    colour: '#4a7ab8',
    poses: walking({}),
    copies: [
      [-36, 1, 0.95, '#c8543c'],
      [38, 2, 1.02, '#d8b048'],
      [70, 3, 0.66, '#6a9a58'],
    ],
  },
  {
    name: 'crowd',
    words: 'crowd audience spectators pedestrians',
    ...walker,
    size: 0.86,
    colour: '#4a5878',
    poses: walking({ dress: 'coat' }),
    resting: sitting({}),
    copies: [
      [-60, -4, 0.92, '#7a4a48'],
      [46, -6, 0.9, '#5a6a4a'],
      [-118, 0, 1, '#b08848'],
      [104, 2, 0.98, '#70506a'],
      [160, -5, 0.9],
      [-176, -6, 0.9, '#48707a'],
      [-26, 8, 1.1, '#303848'],
      [216, 4, 1, '#8a4038'],
    ],
  },
  {
    name: 'hiker',
    words: 'hiker climber explorer backpacker mountaineer adventurer pilgrim',
    ...walker,
    colour: '#c8642c',
    home: 'mountain',
    poses: walking({ hat: 'cap', carries: pack }),
  },
  {
    name: 'musician',
    words: 'musician guitarist band busker violinist',
    ...GROWN,
    colour: '#48405a',
    poses: [figure({ stance: STANCES.play, hat: 'straw', carries: guitar })],
  },
  {
    name: 'chef',
    words: 'chef cook baker waiter barista',
    ...GROWN,
    colour: '#f0ece4',
    vivid: 0.85,
    home: 'city',
    poses: [figure({ stance: STANCES.reach, hat: 'chef' })],
  },
  {
    name: 'worker',
    words: 'worker builder engineer',
    ...GROWN,
    colour: '#e0842c',
    vivid: 0.8,
    poses: [figure({ stance: STANCES.reach, hat: 'hard' })],
  },
  {
    name: 'fisherman',
    words: 'fisherman angler',
    verbs: 'fishing',
    ...GROWN,
    colour: '#4a6a58',
    home: 'lake',
    poses: [
      figure({
        stance: STANCES.reach,
        hat: 'straw',
        carries: [{ d: 'M24,-70Q66,-118 98,-108V-30', tone: 'near', width: 1.4 }],
      }),
    ],
  },
  {
    name: 'cowboy',
    words: 'cowboy cowgirl sheriff',
    ...walker,
    colour: '#8a5a34',
    home: 'desert',
    poses: walking({ hat: 'straw', legs: '#3a4a6a' }),
  },
]
