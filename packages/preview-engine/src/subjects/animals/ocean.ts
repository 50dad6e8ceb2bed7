import { blob, disc } from '../../base/svg.js'
import { headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

const whale = (wave: number): Part[] => [
  {
    d: blob(
      `122,-10 112,-34 70,-48 20,-46 -40,-26 -86,${-10 + wave} -112,${-8 + wave * 1.4} -84,${6 + wave} -20,14 50,22 104,14`,
    ),
  },
  {
    d: `M-100,${-8 + wave * 1.2}Q-130,${-34 + wave * 1.8} -152,${-30 + wave * 2}Q-140,${-10 + wave * 1.8} -126,${-4 + wave * 1.6}Q-140,${4 + wave * 1.8} -150,${22 + wave * 2}Q-122,${16 + wave * 1.6} -100,${2 + wave * 1.2}Z`,
  },
  {
    d: blob('121,-6 92,4 40,10 -16,12 48,21 104,13'),
    tone: '#dfe6ea',
    opacity: 0.75,
  },
  { d: 'M50,8Q34,46 8,52Q14,26 26,6Z', tone: 'shade' },
  { d: disc(90, -6, 2.6), tone: 'near' },
]

/** Large sea animals. */
export const OCEAN_ANIMALS: readonly SubjectRow[] = [
  {
    ...headOf(
      'whale; whale orca humpback; place=deep size=1.25 colour=#4a6a8c vivid=0.8 home=sea rate=3 drift=16 bob=7',
    ),
    poses: [-9, -5, 0, 5, 9, 5, 0, -5].map(whale),
  },
  {
    ...headOf('shark; shark; place=deep size=1 colour=#6a7c8a home=deep vivid=0.75 drift=34 bob=3 rate=4'),
    poses: [-7, 0, 7, 0].map(
      (wag) =>
        [
          {
            d: blob(`104,-4 70,-20 20,-26 -40,-12 -88,${-4 + wag} -92,${4 + wag} -36,12 30,18 84,10`),
          },
          { d: 'M18,-24Q2,-54 -16,-58Q-10,-36 -14,-18Z' },
          { d: `M-84,${wag}L-122,${-38 + wag * 1.5}Q-108,${wag} -118,${22 + wag * 1.5}L-84,${6 + wag}Z` },
          { d: 'M30,12Q14,40 -8,46Q-2,26 4,12Z', tone: 'shade' },
          {
            d: blob('102,0 60,4 0,8 34,18 84,9'),
            tone: '#dfe8ec',
            opacity: 0.7,
          },
          { d: disc(78, -8, 2.2), tone: 'near' },
          { d: 'M58,-8q-4,8 0,14M52,-8q-4,8 0,14M46,-8q-4,8 0,14', tone: 'near', width: 1.2 },
        ] as Part[],
    ),
  },
]
