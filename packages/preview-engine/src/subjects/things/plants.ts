import { random } from '../../base/random.js'
import { disc } from '../../base/svg.js'
import { headOf } from '../drawing.js'
import type { Part, SubjectRow, Tone } from '../row.js'

/** Branches and leaf clusters, dark inside and lit towards the light. */
const tree = (): Part[] => {
  const next = random(41)
  const crowns = [
    [0, -128, 34],
    [-34, -104, 26],
    [36, -110, 28],
    [-16, -140, 24],
    [20, -142, 22],
    [-2, -100, 26],
  ]
  const passes: [Tone, number, number][] = [
    ['leafDark', 9, 0],
    ['leafDark', 6.5, 1],
    ['leaf', 5, 2],
    ['leafLit', 3, 3],
  ]
  return [
    { d: 'M-7,6C-4,-26 -7,-52 -3,-92H3C4,-56 3,-26 8,6Z', tone: 'near' },
    {
      d: 'M-2,-46C-14,-66 -26,-74 -38,-92M1,-54C14,-70 24,-82 38,-100M0,-70C-4,-90 -8,-104 -10,-128',
      tone: 'near',
      width: 3.4,
    },
    ...passes.map(([tone, size, pass]): Part => ({
      tone,
      opacity: pass ? 0.8 : 1,
      d: crowns
        .map(([cx, cy, r]) =>
          Array.from({ length: 26 }, () => {
            const angle = next() * 6.3
            const far = Math.sqrt(next()) * (1.05 - pass * 0.13)
            return disc(
              cx + Math.cos(angle) * r * far - pass * 2.6,
              cy + Math.sin(angle) * r * 0.8 * far - pass * 3,
              size * (0.5 + 0.6 * next()),
            )
          }).join(''),
        )
        .join(''),
    })),
  ]
}
const palm = (): Part[] => [
  { d: 'M0,6C2,-40 14,-80 30,-118', tone: 'near', width: 6 },
  {
    tone: 'leafDark',
    d: Array.from({ length: 9 }, (_, i) => {
      const angle = -0.3 + i * 0.46
      const x = Math.cos(angle) * 58
      const y = -Math.abs(Math.sin(angle)) * 22 + 20 * Math.abs(Math.cos(angle))
      const lift = i < 7 ? -26 : 0
      return `M30,-118Q${30 + x * 0.5},${-118 + y * 0.2 + lift} ${30 + x},${-118 + y}Q${30 + x * 0.5},${-118 + y * 0.2 + lift + 13} 30,-116Z`
    }).join(''),
  },
  { d: disc(27, -112, 4) + disc(33, -110, 4), tone: '#6a4020' },
]

/** Plants. */
export const PLANTS: readonly SubjectRow[] = [
  {
    ...headOf('tree; tree oak willow baobab maple cherry cherry-blossom blossom; place=near size=1.6'),
    poses: [tree()],
  },
  { name: 'palm', words: 'palm palm-tree', place: 'near', size: 1.7, home: 'sea', poses: [palm()] },
]
