import { disc, limb } from '../base/svg.js'
import { figure, STANCES, walking } from './figure.js'
import type { Part, SubjectRow } from './row.js'

const guitar: Part[] = [
  { d: disc(4, -50, 11, 9) + disc(12, -54, 8, 7), tone: '#b06a2c' },
  { d: 'M16,-56L46,-70', tone: '#5a3418', width: 3.4 },
]
const pack: Part[] = [{ d: 'M-20,-78q-4,14 0,30h12v-30Z', tone: '#8a5a34' }]
const sword: Part[] = [
  { d: 'M-14,-40L-44,-14', tone: '#c8ccd4', width: 2.4 },
  { d: 'M-10,-36L-16,-46', tone: '#6a4a2a', width: 3 },
]
const wheel = (x: number, r: number): Part[] => [
  { d: disc(x, -r, r), tone: 'near', width: 2.2 },
  { d: `M${x - r},${-r}h${2 * r}M${x},${-2 * r}v${2 * r}`, tone: 'near', width: 0.7, opacity: 0.6 },
]
const raised = (parts: readonly Part[], dx: number, dy: number): Part[] =>
  parts.map((part) => ('d' in part ? { ...part, shift: [dx, dy] } : part))
/** Frame, wheels and handlebar of a bicycle, two wheels of radius 20. */
export const bicycle: Part[] = [
  ...wheel(-29, 20),
  ...wheel(30, 20),
  { d: 'M-29,-20L-12,-50L20,-48L2,-20ZM-12,-50L2,-20M20,-48L30,-20M-12,-50L-15,-58M20,-48L18,-60', width: 3 },
  { d: 'M-22,-59H-8M18,-60Q28,-62 28,-54', tone: 'near', width: 3.4 },
]

const grown = { place: 'near', size: 1.02, hand: [14, -58] } as const
const walker = { ...grown, rate: 2.6, drift: 16 } as const

/** People, and beings that stand like them. */
export const PEOPLE: readonly SubjectRow[] = [
  {
    name: 'person',
    words:
      'person man figure traveler traveller walker wanderer someone he boy guy stranger silhouette hero businessman farmer',
    ...walker,
    colour: '#5a4a58',
    vivid: 0.5,
    poses: walking({ dress: 'coat' }),
  },
  {
    name: 'woman',
    words: 'woman girl she lady model actress mother',
    ...walker,
    colour: '#b8404c',
    poses: walking({ dress: 'dress', long: true, legs: '#c89878' }),
  },
  {
    name: 'child',
    words: 'child children kid toddler baby',
    ...walker,
    size: 0.66,
    rate: 3.4,
    drift: 20,
    colour: '#e8a030',
    vivid: 0.8,
    poses: walking({ hat: 'cap' }),
  },
  {
    name: 'couple',
    words: 'couple lovers romance wedding',
    ...walker,
    colour: '#b8404c',
    poses: walking({ dress: 'dress', long: true, legs: '#c89878' }).map((parts, i) => [
      ...raised(walking({ dress: 'coat' })[(i + 2) % 4], -25, 0).map((part) =>
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
    name: 'astronaut',
    words: 'astronaut cosmonaut spaceman',
    ...grown,
    size: 1.1,
    colour: '#e6e9ee',
    vivid: 0.85,
    home: 'space',
    drift: 8,
    bob: 4,
    poses: [figure({ stance: STANCES.stride, dress: 'suit', hat: 'helmet', skin: '#d8dce4' })],
  },
  {
    name: 'dancer',
    words: 'dancer ballerina ballet',
    verbs: 'dancing dance dances',
    ...grown,
    colour: '#d84a78',
    vivid: 0.8,
    rate: 1.6,
    bob: 3,
    poses: [
      figure({ stance: STANCES.dance, dress: 'dress', long: true, legs: '#d8b098' }),
      figure({ stance: STANCES.leap, dress: 'dress', long: true, legs: '#d8b098' }),
    ],
  },
  {
    name: 'runner',
    words: 'runner jogger athlete sprinter marathon',
    verbs: 'running jogging runs',
    ...grown,
    rate: 5,
    drift: 60,
    colour: '#e0582c',
    vivid: 0.8,
    poses: [
      figure({ stance: STANCES.run, legs: '#c89878' }),
      figure({ stance: STANCES.stride, legs: '#c89878' }),
      figure({
        stance: {
          arms: [
            [44, 124],
            [-52, 30],
          ],
          legs: [
            [-28, -84],
            [56, -6],
          ],
          lean: 12,
        },
        legs: '#c89878',
      }),
      figure({ stance: STANCES.pass, legs: '#c89878' }),
    ],
  },
  {
    name: 'cyclist',
    words: 'cyclist biker rider',
    verbs: 'cycling',
    place: 'ground',
    size: 0.95,
    drift: 52,
    colour: '#d84a30',
    vivid: 0.8,
    rate: 5,
    poses: [
      [62, -12, 36, -34],
      [48, -28, 50, -24],
      [36, -34, 62, -12],
      [50, -24, 48, -28],
    ].map(([a, b, c, d]) => [
      ...bicycle,
      ...raised(
        figure({
          stance: {
            arms: [
              [50, 62],
              [46, 58],
            ],
            legs: [
              [a, b],
              [c, d],
            ],
            lean: 26,
          },
          hat: 'cap',
        }),
        -13,
        -12,
      ),
    ]),
  },
  {
    name: 'skateboarder',
    words: 'skateboarder skateboard skater snowboarder skier',
    ...grown,
    drift: 50,
    colour: '#3f9a78',
    poses: [
      [
        { d: 'M-30,-7H30Q36,-8 38,-13', tone: 'near', width: 4 },
        { d: disc(-20, -3, 4) + disc(20, -3, 4), tone: 'near' },
        ...raised(figure({ stance: STANCES.float, hat: 'cap' }), 0, -6),
      ],
    ],
  },
  {
    name: 'surfer',
    words: 'surfer surfboard',
    verbs: 'surfing',
    place: 'water',
    size: 0.85,
    drift: 40,
    bob: 6,
    colour: '#2f78b8',
    home: 'sea',
    poses: [
      [
        { d: 'M-58,0Q0,10 62,-10Q30,8 -58,0Z', tone: '#f0e2b8' },
        ...raised(figure({ stance: STANCES.float, legs: '#c89878' }), 0, -2),
      ],
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
    name: 'samurai',
    words: 'samurai ninja monk warrior shaolin',
    ...grown,
    colour: '#6a2430',
    vivid: 0.6,
    poses: [figure({ stance: STANCES.stand, dress: 'robe', hat: 'straw', carries: sword })],
  },
  {
    name: 'knight',
    words: 'knight soldier gladiator viking',
    ...grown,
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
    ...grown,
    colour: '#8a2f5a',
    vivid: 0.8,
    poses: [figure({ stance: STANCES.stand, dress: 'robe', hat: 'crown', long: true })],
  },
  {
    name: 'wizard',
    words: 'wizard witch sorcerer mage druid',
    ...grown,
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
    name: 'musician',
    words: 'musician guitarist guitar singer band busker violinist',
    ...grown,
    colour: '#48405a',
    poses: [figure({ stance: STANCES.play, hat: 'straw', carries: guitar })],
  },
  {
    name: 'chef',
    words: 'chef cook baker waiter barista',
    ...grown,
    colour: '#f0ece4',
    vivid: 0.85,
    home: 'city',
    poses: [figure({ stance: STANCES.reach, hat: 'chef' })],
  },
  {
    name: 'worker',
    words: 'worker builder engineer scientist doctor',
    ...grown,
    colour: '#e0842c',
    vivid: 0.8,
    poses: [figure({ stance: STANCES.reach, hat: 'hard' })],
  },
  {
    name: 'fisherman',
    words: 'fisherman angler',
    verbs: 'fishing',
    ...grown,
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
    name: 'player',
    words: 'footballer soccer football basketball tennis',
    ...grown,
    colour: '#d83a3a',
    vivid: 0.85,
    drift: 20,
    poses: [[...figure({ stance: STANCES.run, legs: '#e8e8e8' }), { d: disc(44, -8, 9), tone: '#f4f4f0' }]],
  },
  {
    name: 'cowboy',
    words: 'cowboy cowgirl sheriff',
    ...walker,
    colour: '#8a5a34',
    home: 'desert',
    poses: walking({ hat: 'straw', legs: '#3a4a6a' }),
  },
  {
    name: 'monster',
    words: 'ghost spirit phantom ghosts alien monster',
    ...grown,
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
    ...grown,
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
  {
    name: 'umbrella',
    words: 'umbrella parasol',
    place: 'held',
    size: 1,
    colour: '#e03048',
    vivid: 0.95,
    poses: [
      [
        { d: 'M0,6V-60', tone: 'near', width: 2 },
        {
          d: 'M-44,-44C-38,-82 38,-82 44,-44C36,-50 29,-50 22,-44C15,-50 7,-50 0,-44C-7,-50 -15,-50 -22,-44C-29,-50 -36,-50 -44,-44Z',
        },
        {
          d: 'M-22,-44C-18,-66 -8,-72 0,-73C8,-72 18,-66 22,-44C15,-50 7,-50 0,-44C-7,-50 -15,-50 -22,-44Z',
          tone: 'lit',
          opacity: 0.5,
        },
      ],
    ],
  },
  {
    name: 'torch',
    words: 'torch flag banner',
    place: 'held',
    size: 1,
    colour: '#d8433f',
    vivid: 0.95,
    poses: [
      [
        { d: 'M0,30V-70', tone: 'near', width: 3 },
        { d: 'M0,-70C16,-80 26,-60 44,-68V-42C26,-36 16,-54 0,-46Z' },
      ],
    ],
  },
]
