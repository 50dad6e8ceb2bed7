import { random } from '../../base/random.js'
import { disc, limb } from '../../base/svg.js'
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
const petals = (n: number, far: number, r: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = (i * 2 * Math.PI) / n
    return disc(Math.cos(a) * far, -84 + Math.sin(a) * far, r)
  }).join('')

/** Plants. */
export const PLANTS: readonly SubjectRow[] = [
  {
    name: 'tree',
    words: 'tree oak willow baobab maple cherry cherry-blossom blossom',
    place: 'near',
    size: 1.6,
    poses: [tree()],
  },
  { name: 'palm', words: 'palm palm-tree', place: 'near', size: 1.7, home: 'sea', poses: [palm()] },
  {
    name: 'cactus',
    words: 'cactus cacti',
    place: 'near',
    size: 0.95,
    colour: '#4a8a4c',
    home: 'desert',
    copies: [
      [-130, 4, 0.6],
      [160, 2, 0.75],
    ],
    poses: [
      [
        {
          d:
            limb([
              [0, 0, 11],
              [0, -96, 11],
            ]) +
            limb([
              [-2, -38, 7],
              [-30, -40, 7],
              [-30, -66, 7],
            ]) +
            limb([
              [2, -52, 7],
              [28, -54, 7],
              [28, -84, 7],
            ]),
        },
        { d: 'M-4,-2V-98M4,-2V-98M-30,-44V-66M28,-58V-84', tone: 'shade', width: 1.6 },
      ],
    ],
  },
  {
    name: 'sunflower',
    words: 'sunflower daisy',
    place: 'near',
    size: 0.95,
    colour: '#f2b82c',
    vivid: 0.95,
    home: 'hill',
    copies: [
      [-70, 6, 0.8],
      [64, 4, 0.88],
      [122, 8, 0.7],
      [-132, 8, 0.66],
    ],
    poses: [
      [
        { d: 'M0,6C-4,-30 4,-50 0,-80', tone: 'leafDark', width: 4.5 },
        {
          d: 'M0,-28C20,-30 32,-44 34,-54C14,-54 2,-44 0,-28ZM0,-16C-20,-18 -30,-30 -34,-42C-14,-42 -2,-32 0,-16Z',
          tone: 'leaf',
        },
        { d: petals(13, 19, 8) },
        { d: disc(0, -84, 14), tone: '#5a3418' },
        { d: disc(-3, -87, 7), tone: '#7a4a24' },
      ],
    ],
  },
  {
    name: 'mushroom',
    words: 'mushroom toadstool',
    place: 'near',
    size: 0.75,
    colour: '#d83a30',
    vivid: 0.9,
    home: 'forest',
    copies: [
      [64, 4, 0.55],
      [-58, 5, 0.42],
    ],
    poses: [
      [
        { d: 'M-14,4C-10,-20 -12,-40 -10,-54H10C12,-40 10,-20 14,4Z', tone: '#efe6d4' },
        { d: 'M-54,-46C-46,-100 46,-100 54,-46Q0,-34 -54,-46Z' },
        { d: disc(-24, -66, 7, 5) + disc(2, -78, 8, 6) + disc(26, -62, 7, 5), tone: '#fbf4e8' },
      ],
    ],
  },
]
