import type { SubjectRow } from '../row.js'

/** Things held in the hand. */
export const HELD_THINGS: readonly SubjectRow[] = [
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
