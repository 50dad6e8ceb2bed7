import { disc } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'

export const furniture = {
  place: 'near',
  home: 'interior',
  upright: true,
  size: 1,
  vivid: 1.3,
  fitted: 'back',
} as const
export const WOOD = '#7a5236'

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`

const SPINES = ['#a83c34', '#2f6a74', '#c89a3c', '#4a4a78', '#5a7a44', '#8a4a6a', '#d8c8a0'] as const

/** A row of books on the line `y`; `n` chooses the colours. */
const books = (x0: number, x1: number, y: number, n: number): Part[] => {
  const parts: Part[] = []
  for (let x = x0, i = n; x < x1 - 8; i++) {
    const [wide, high] = [5 + ((i * 7) % 5), 23 + ((i * 5) % 9)]
    if (i % 9 !== 4)
      parts.push({ d: box(x, y - high, wide - 0.8, high), tone: SPINES[(i * 3) % SPINES.length] })
    x += wide
  }
  return parts
}

const bookshelf: Part[] = [
  { d: box(-62, -200, 124, 200) },
  { d: box(-56, -194, 112, 188), tone: 'near', opacity: 0.5 },
  ...[0, 1, 2, 3, 4].flatMap((shelf): Part[] => [
    ...books(-54, 54, -8 - shelf * 37.6, shelf * 11 + 1),
    { d: box(-58, -8 - shelf * 37.6, 116, 4), tone: 'lit' },
  ]),
]

/** Doors with their handles, side by side from `x`. */
const doors = (x: number, y: number, wide: number, high: number, count: number): Part[] =>
  Array.from({ length: count }, (_, i): Part[] => [
    { d: box(x + i * wide + 2, y + 2, wide - 4, high - 4), tone: 'lit', opacity: 0.55 },
    {
      d: box(x + i * wide + wide / 2 - 8, y + (y < -100 ? high - 9 : 7), 16, 2.4),
      tone: 'near',
      opacity: 0.7,
    },
  ]).flat()

const kitchen: Part[] = [
  { d: box(-230, -86, 460, 80) + box(-230, -190, 170, 62) },
  ...doors(-230, -82, 45, 74, 4),
  ...doors(50, -82, 45, 74, 4),
  ...doors(-230, -190, 42.5, 62, 4),
  { d: box(-236, -92, 472, 8), tone: '#5a5450' },
  { d: box(-226, -6, 452, 6), tone: 'near' },
  // the stove with its hood
  { d: box(-48, -86, 96, 82), tone: '#c4c8cc' },
  { d: box(-38, -62, 76, 44), tone: '#22262c' },
  { d: box(-34, -58, 30, 14), tone: 'glass', opacity: 0.5 },
  { d: box(-38, -72, 76, 4), tone: '#8a9098' },
  { d: disc(-30, -78, 3) + disc(-10, -78, 3) + disc(10, -78, 3) + disc(30, -78, 3), tone: '#3a3e44' },
  { d: 'M-20,-200h40v34l28,22v8h-96v-8l28,-22Z', tone: '#b4babf' },
  { d: box(-36, -96, 30, 4) + box(8, -96, 30, 4), tone: '#22262c' },
  { d: 'M-38,-96v-16h34v16ZM-44,-108h46', tone: '#8a3a30' },
  // the sink's tap
  { d: 'M140,-92v-24q0,-9 10,-9q10,0 10,9v5', tone: '#dde2e6', width: 4 },
]

/** Office and kitchen fittings. */
export const FITTINGS: readonly SubjectRow[] = [
  {
    name: 'bookshelf',
    words: 'bookshelf bookcase bookshelve shelf shelving bookshelves',
    ...furniture,
    colour: WOOD,
    tall: 200,
    poses: [bookshelf],
  },
  {
    name: 'kitchen-units',
    words: 'kitchen-units kitchenette kitchen-cabinets stove cooker',
    ...furniture,
    colour: '#7f9a94',
    tall: 196,
    poses: [kitchen],
  },
  {
    name: 'fridge',
    words: 'fridge refrigerator freezer icebox',
    ...furniture,
    colour: '#ccd4d8',
    tall: 176,
    poses: [
      [
        { d: 'M-38,0V-170Q-38,-176 -32,-176H32Q38,-176 38,-170V0Z' },
        { d: 'M22,-176H32Q38,-176 38,-170V0H22Z', tone: 'shade', opacity: 0.5 },
        { d: 'M-38,-116H38M-28,-128v-30M-28,-104v-46', tone: 'near', width: 2.4, opacity: 0.6 },
      ],
    ],
  },
  {
    name: 'workstation',
    words: 'workstation writing-desk office-desk desktop-computer',
    ...furniture,
    colour: '#a87c50',
    tall: 122,
    poses: [
      [
        { d: 'M-16,-6h32M0,-6V-40', tone: 'near', width: 5 },
        { d: 'M-26,-30Q-30,-92 -20,-92H20Q30,-92 26,-30Z', tone: '#3a4452' },
        { d: box(-84, -74, 168, 7), tone: 'lit' },
        { d: box(-80, -67, 8, 67) + box(40, -67, 40, 67) },
        { d: box(44, -62, 32, 17) + box(44, -42, 32, 17) + box(44, -22, 32, 17), tone: 'lit', opacity: 0.6 },
        { d: box(-34, -122, 68, 42) + box(-4, -82, 8, 8) + box(-16, -77, 32, 3), tone: '#20262e' },
        { d: box(-31, -119, 62, 36), tone: '!#6fa8d0' },
        { d: 'M-26,-110h30M-26,-102h42M-26,-94h22', tone: '!#d8eefc', width: 2.6 },
      ],
    ],
  },
  {
    name: 'school-desk',
    words: 'school-desk school-desks school-bench',
    ...furniture,
    colour: '#b88a50',
    tall: 68,
    poses: [
      [
        { d: 'M-22,-4V-68H22V-4M-22,-34H22', tone: '#5a6470', width: 4 },
        { d: box(-24, -68, 48, 18), tone: 'shade' },
        { d: 'M-38,0V-44M38,0V-44', tone: '#5a6470', width: 4 },
        { d: 'M-46,-40L-38,-54H38L46,-40V-34H-46Z' },
        { d: 'M-38,-54H38L46,-40H-46Z', tone: 'lit' },
      ],
    ],
  },
  {
    name: 'blackboard',
    words: 'blackboard chalkboard greenboard',
    ...furniture,
    fitted: 'wall',
    colour: '#24463a',
    tall: 96,
    poses: [
      [
        { d: box(-112, -96, 224, 92), tone: WOOD },
        { d: box(-105, -90, 210, 80) },
        {
          d: 'M-86,-70q10,-10 18,0t18,0t18,0M-86,-52h46M-86,-38h64M10,-68h24m10,0h18m10,0h10M22,-32l20,-26l20,26Z',
          tone: '#e8ece4',
          width: 2.2,
          opacity: 0.8,
        },
        { d: box(-112, -6, 224, 6), tone: WOOD },
        { d: box(50, -10, 16, 4) + box(74, -9, 9, 3), tone: '#f4f4ee' },
      ],
    ],
  },
  {
    name: 'whiteboard',
    words: 'whiteboard flipchart noticeboard',
    ...furniture,
    fitted: 'wall',
    colour: '#f4f6f6',
    tall: 92,
    poses: [
      [
        { d: box(-92, -92, 184, 92), tone: '#98a2aa' },
        { d: box(-88, -88, 176, 82) },
        { d: 'M-70,-66h44M-70,-52h62M-70,-38h30', tone: '#2f6ac0', width: 2.6 },
        { d: 'M20,-30l18,-22l16,10l22,-28', tone: '#d0403a', width: 3 },
      ],
    ],
  },
]
