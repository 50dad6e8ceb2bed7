import { disc } from '../../base/svg.js'
import type { SubjectRow } from '../row.js'
import { bicycle } from '../vehicles/road.js'
import { figure, GROWN, shifted } from './figure.js'
import { STANCES } from './stances.js'

/** People who dance, run and ride. */
export const SPORTSPEOPLE: readonly SubjectRow[] = [
  {
    name: 'dancer',
    words: 'dancer ballerina ballet',
    verbs: 'dancing dance dances',
    ...GROWN,
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
    ...GROWN,
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
      ...shifted(
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
    words: 'skateboarder skater',
    ...GROWN,
    drift: 50,
    colour: '#3f9a78',
    poses: [
      [
        { d: 'M-30,-7H30Q36,-8 38,-13', tone: 'near', width: 4 },
        { d: disc(-20, -3, 4) + disc(20, -3, 4), tone: 'near' },
        ...shifted(figure({ stance: STANCES.float, hat: 'cap' }), 0, -6),
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
        ...shifted(figure({ stance: STANCES.float, legs: '#c89878' }), 0, -2),
      ],
    ],
  },
  {
    name: 'player',
    words: 'footballer soccer football',
    ...GROWN,
    colour: '#d83a3a',
    vivid: 0.85,
    drift: 20,
    poses: [[...figure({ stance: STANCES.run, legs: '#e8e8e8' }), { d: disc(44, -8, 9), tone: '#f4f4f0' }]],
  },
]
