import { disc } from '../../base/svg.js'
import { art, headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

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
