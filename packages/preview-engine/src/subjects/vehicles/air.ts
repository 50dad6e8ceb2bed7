import { headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

const rotor = (half: number, y: number): Part => ({
  d: `M${-half},${y}H${half}`,
  tone: 'near',
  width: 2,
  opacity: 0.75,
})

/** Aircraft, facing right. */
export const AIRCRAFT: readonly SubjectRow[] = [
  {
    ...headOf(
      'helicopter; helicopter chopper; place=air size=0.9 colour=#c8433a vivid=0.8 drift=30 bob=7 rate=14',
    ),
    poses: [
      [96, -58],
      [40, -59],
      [80, -58],
      [20, -59],
    ].map(([half, y]): Part[] => [
      { d: 'M-24,-20L-112,-30L-120,-52H-108L-98,-38L-14,-40Z' },
      { d: 'M-34,-14C-40,-44 -10,-48 10,-48C40,-48 58,-24 56,-10Q54,2 30,4H-20Q-32,2 -34,-14Z' },
      { d: 'M14,-42C38,-40 50,-24 50,-12H14Z', tone: 'glass' },
      { d: 'M4,-48V-58', tone: 'near', width: 4 },
      rotor(half, y),
      { d: `M-112,-42m-${half / 7},0h${half / 3.5}`, tone: 'near', width: 1.6 },
      { d: 'M-30,14H40Q50,14 54,8M-14,4V14M24,4V14', tone: 'near', width: 2.6 },
    ]),
  },
]
