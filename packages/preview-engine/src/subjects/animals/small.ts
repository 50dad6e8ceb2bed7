import { blob, disc, limb } from '../../base/svg.js'
import { headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

const butterfly = (open: number): Part[] => [
  {
    d: blob(
      `0,-4 ${-12 * open},-30 ${-34 * open},-32 ${-34 * open},-12 ${-14 * open},0 ${-28 * open},10 ${-22 * open},26 ${-8 * open},20 0,6`,
    ),
  },
  {
    d: blob(
      `0,-4 ${12 * open},-30 ${34 * open},-32 ${34 * open},-12 ${14 * open},0 ${28 * open},10 ${22 * open},26 ${8 * open},20 0,6`,
    ),
  },
  {
    d:
      disc(-22 * open, -20, 5 * open, 6) +
      disc(22 * open, -20, 5 * open, 6) +
      disc(-18 * open, 14, 4 * open, 4) +
      disc(18 * open, 14, 4 * open, 4),
    tone: 'lit',
  },
  {
    d: limb('0,-12,1.6 0,16,1.2'),
    tone: 'near',
  },
  { d: 'M0,-12Q-4,-22 -9,-26M0,-12Q4,-22 9,-26', tone: 'near', width: 1 },
]

/** Cats, rabbits and insects. */
export const SMALL_ANIMALS: readonly SubjectRow[] = [
  {
    ...headOf(
      'butterfly; butterfly butterflies moth dragonfly; place=air size=0.5 colour=#e8842c vivid=0.9 home=hill rate=10 drift=12 bob=12 copies=[[130,70,0.6,"#4a90e0"],[-150,40,0.5,"#f2cc3a"],[70,-90,0.4]]',
    ),
    poses: [1, 0.8, 0.45, 0.2, 0.45, 0.8].map(butterfly),
  },
]
