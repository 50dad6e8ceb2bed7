import { disc } from '../../base/svg.js'
import { art, headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

const furniture = {
  place: 'near',
  home: 'interior',
  upright: true,
  size: 1,
  vivid: 1.3,
  fitted: 'back',
} as const
const WOOD = '#7a5236'

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`

const SPINES = ['#a83c34', '#2f6a74', '#c89a3c', '#4a4a78', '#5a7a44', '#8a4a6a', '#d8c8a0'] as const

/** A row of books on the line `y`; `n` selects the colours. */
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

/** Home furniture, seen from the front. */
export const FURNITURE: readonly SubjectRow[] = [
  {
    ...headOf('fireplace; fireplace hearth mantelpiece; colour=#9a8878 tall=122 rate=6 shines=[0,-30,46]'),
    ...furniture,
    poses: [-5, 2, 6, -1].map((lean): Part[] =>
      art(`
      body ${box(-74, -112, 148, 112)}
      shade w1.6 M-74,-84h148M-74,-56h28M-74,-28h28M46,-56h28M46,-28h28M-20,-112v28M24,-112v28
      ${WOOD} ${box(-86, -122, 172, 11)}
      #1c1412 M-46,0V-58Q-46,-78 0,-78Q46,-78 46,-58V0Z
      glow !#ff9a3c 0,-28,74 0.85
      #4a2c1c w8 M-30,-6L28,-13M-28,-13L30,-6
      !#ff8a2c M-24,-10C-30,-34 ${lean - 8},-36 ${lean * 1.5},-66C${12 + lean},-42 30,-34 24,-10Z
      !#ffd870 M-12,-10C-16,-24 ${lean - 2},-28 ${lean},-44C${8 + lean},-30 16,-22 12,-10Z
      shade ${box(-80, -5, 160, 6)}`),
    ),
  },
]

const thing = { place: 'near', home: 'table', upright: true } as const

/** Tabletop things. */
export const TABLE_THINGS: readonly SubjectRow[] = [
  {
    ...headOf('cup; cup coffee tea mug espresso cappuccino; size=1.5 colour=#f2ebe0 vivid=0.9 rate=2.4'),
    ...thing,
    poses: [0, 1, 2, 3].map((i): Part[] =>
      art(`
      shade ${disc(0, -3, 62, 10)}
      shade w8 M36,-58C72,-66 72,-20 30,-24
      body M-42,-70C-42,-30 -30,-6 0,-6C30,-6 42,-30 42,-70Z
      lit ${disc(0, -70, 42, 10)}
      #5a3420 ${disc(0, -69, 36, 7.4)}
      haze w6 o0.35 M-12,-78C${-22 + i * 3},-96 ${-2 - i * 3},-108 -10,-128M10,-78C${i * 4},-98 ${22 - i * 3},-110 12,-134`),
    ),
  },
  {
    ...headOf(
      'candle; candle candles candlelight; size=1.15 colour=#f0e4cc vivid=0.9 rate=6 shines=[0,-100,22] copies=[[74,2,0.72],[-78,3,0.6]]',
    ),
    ...thing,
    poses: [-2, 0, 2, 0].map((lean): Part[] =>
      art(`
      glow !#ffc060 0,-96,110 0.75
      body M-18,0V-74Q0,-80 18,-74V0Z
      shade M6,0V-77Q14,-76 18,-74V0Z
      near w2 M0,-76V-84
      !#ffe08a M0,-80C-10,-92 ${-2 + lean},-98 ${lean},-116C${6 + lean},-100 10,-92 0,-80Z`),
    ),
  },
]
