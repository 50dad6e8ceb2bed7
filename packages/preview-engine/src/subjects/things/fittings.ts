import { disc } from '../../base/svg.js'
import { art, headOf } from '../drawing.js'
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
  Array.from({ length: count }, (_, i): Part[] =>
    art(`
    lit o0.55 ${box(x + i * wide + 2, y + 2, wide - 4, high - 4)}
    near o0.7 ${box(x + i * wide + wide / 2 - 8, y + (y < -100 ? high - 9 : 7), 16, 2.4)}`),
  ).flat()

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
    ...headOf('bookshelf; bookshelf bookcase bookshelve shelf shelving bookshelves; tall=200'),
    ...furniture,
    colour: WOOD,
    poses: [bookshelf],
  },
  {
    ...headOf(
      'kitchen-units; kitchen-units kitchenette kitchen-cabinets stove cooker; colour=#7f9a94 tall=196',
    ),
    ...furniture,
    poses: [kitchen],
  },
]
