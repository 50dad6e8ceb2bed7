import { blob, disc } from '../../base/svg.js'
import { art, headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

/** A large soaring bird from below; `lift` raises its wing tips. */
const soaring = (lift: number): Part[] => {
  const wing = (side: 1 | -1) =>
    [
      [0, -6, 0],
      [24, -16, 0.25],
      [60, -20, 0.7],
      [92, -14, 1],
      [112, -4, 1.15],
      [97, -4, 1],
      [106, 6, 1.1],
      [91, 4, 0.95],
      [96, 13, 1],
      [80, 8, 0.85],
      [48, 10, 0.5],
      [14, 14, 0.1],
      [0, 14, 0],
    ]
      .map(([x, y, far]) => `${x * side},${(y - far * 40 * lift).toFixed(1)}`)
      .join('L')
  return art(`
    body M${wing(-1)}Z
    shade M${wing(1)}Z
    #f0ead8 M-7,8L-15,38L0,33L15,38L7,8Z
    body ${blob('0,-16 9,-4 8,12 0,24 -8,12 -9,-4')}
    #f0ead8 ${disc(0, -15, 7, 8)}
    #f0b040 M-3,-20L0,-29L3,-20Z`)
}
/** A distant bird from the front. */
const gull = (bend: number): Part[] => [
  {
    d: `M-22,${-bend}Q-9,${-bend * 1.3} 0,0Q9,${-bend * 1.4} 22,${-bend * 0.8}Q10,${-bend * 0.7} 0,4Q-10,${-bend * 0.6} -22,${-bend}Z`,
    tone: 'near',
  },
]
const FLAP = [12, 8, 2, -4, 2, 8]

/** Birds. */
export const BIRDS: readonly SubjectRow[] = [
  {
    ...headOf(
      'birds; bird gull seagull flock crow raven swallow geese pigeon starling; place=flock size=0.8 rate=9 drift=26 bob=4 copies=[[60,-26,0.8],[-52,18,0.9],[104,22,0.7],[-96,-12,1.1],[150,-40,0.75],[20,46,0.7],[-150,34,0.8],[-24,-52,0.65],[196,8,0.6],[-190,-40,0.7]]',
    ),
    poses: FLAP.map(gull),
  },
  {
    ...headOf(
      'eagle; eagle hawk falcon vulture condor; place=flock size=1.35 colour=#6a4a2c home=mountain rate=2.5 drift=40 bob=10',
    ),
    poses: [0.5, 0.42, 0.3, 0.24, 0.3, 0.42].map(soaring),
  },
]

/** Fairy-tale animals. */
export const MYTHICAL_ANIMALS: readonly SubjectRow[] = [
  {
    ...headOf(
      'dragon; dragon wyvern griffin; place=air size=1.25 colour=#7a2f3a vivid=0.55 drift=26 bob=9 rate=4 home=mountain',
    ),
    poses: [1, 0.85, 0.62, 0.5, 0.62, 0.85].map((lift): Part[] =>
      art(`
      shade M10,-8C0,${-50 * lift - 20} -50,${-110 * lift} -112,${-96 * lift}C-88,${-84 * lift} -92,${-60 * lift} -78,${-52 * lift}C-64,${-58 * lift} -60,${-34 * lift} -46,${-30 * lift}C-36,${-36 * lift} -34,-14 -16,0Z
      body M70,-26C40,-34 20,-16 -6,-12C-50,-6 -78,10 -124,-8L-134,-22L-140,2L-120,4C-80,24 -40,18 -4,14C30,12 54,0 66,-10L96,-12L102,-22L84,-34L78,-48L72,-34Z
      body M26,-12C30,${-60 * lift - 20} -6,${-130 * lift} -70,${-132 * lift}C-46,${-112 * lift} -54,${-86 * lift} -38,${-74 * lift}C-26,${-84 * lift} -24,${-52 * lift} -8,${-44 * lift}C0,${-52 * lift} 0,-16 6,2Z
      !#ffd050 ${disc(82, -26, 2.4)}
      body w4 M4,12L-8,30M22,8L14,28`),
    ),
  },
]
