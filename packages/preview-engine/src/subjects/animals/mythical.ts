import { disc } from '../../base/svg.js'
import { art, headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

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
