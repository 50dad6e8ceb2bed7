import { disc } from '../../base/svg.js'
import type { Part } from '../row.js'

const wheel = (x: number, r: number): Part[] => [
  { d: disc(x, -r, r), tone: 'near', width: 2.2 },
  { d: `M${x - r},${-r}h${2 * r}M${x},${-2 * r}v${2 * r}`, tone: 'near', width: 0.7, opacity: 0.6 },
]

/** Frame, wheels and handlebar of a bicycle, two wheels of radius 20. */
export const bicycle: Part[] = [
  ...wheel(-29, 20),
  ...wheel(30, 20),
  { d: 'M-29,-20L-12,-50L20,-48L2,-20ZM-12,-50L2,-20M20,-48L30,-20M-12,-50L-15,-58M20,-48L18,-60', width: 3 },
  { d: 'M-22,-59H-8M18,-60Q28,-62 28,-54', tone: 'near', width: 3.4 },
]
