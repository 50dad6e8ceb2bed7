import { blob, disc, limb } from '../base/svg.js'
import type { Part, Tone } from './row.js'

/**
 * Joint angles in degrees from hanging straight down; positive swings forward (right). Upper then lower limb.
 */
export interface Stance {
  arms: readonly [near: readonly [number, number], far: readonly [number, number]]
  legs: readonly [near: readonly [number, number], far: readonly [number, number]]
  lean?: number
}

export const STANCES = {
  stand: {
    arms: [
      [-6, 2],
      [8, 10],
    ],
    legs: [
      [-3, -2],
      [4, 3],
    ],
  },
  stride: {
    arms: [
      [-24, -8],
      [24, 34],
    ],
    legs: [
      [24, 14],
      [-20, -30],
    ],
  },
  pass: {
    arms: [
      [0, 8],
      [4, 10],
    ],
    legs: [
      [3, 0],
      [2, -22],
    ],
  },
  run: {
    arms: [
      [-52, 30],
      [44, 124],
    ],
    legs: [
      [56, -6],
      [-28, -84],
    ],
    lean: 12,
  },
  leap: {
    arms: [
      [150, 165],
      [-120, -140],
    ],
    legs: [
      [74, 70],
      [-62, -70],
    ],
    lean: 4,
  },
  dance: {
    arms: [
      [158, 172],
      [-100, -120],
    ],
    legs: [
      [-4, -2],
      [62, -30],
    ],
    lean: -4,
  },
  sit: {
    arms: [
      [24, 60],
      [20, 56],
    ],
    legs: [
      [84, 4],
      [80, 0],
    ],
  },
  ride: {
    arms: [
      [50, 62],
      [46, 58],
    ],
    legs: [
      [62, -12],
      [36, -34],
    ],
    lean: 26,
  },
  reach: {
    arms: [
      [100, 96],
      [10, 14],
    ],
    legs: [
      [-8, -6],
      [12, 8],
    ],
  },
  play: {
    arms: [
      [28, 98],
      [44, 106],
    ],
    legs: [
      [-6, -4],
      [8, 6],
    ],
  },
  cheer: {
    arms: [
      [160, 172],
      [-158, -172],
    ],
    legs: [
      [-8, -6],
      [10, 8],
    ],
  },
  float: {
    arms: [
      [58, 40],
      [-62, -44],
    ],
    legs: [
      [22, -8],
      [-14, -34],
    ],
    lean: 8,
  },
} as const satisfies Record<string, Stance>

export type Dress = 'plain' | 'coat' | 'dress' | 'robe' | 'suit' | 'cape'
/** A figure: stance, clothes and what it wears on its head. */
export interface Figure {
  stance: Stance
  dress?: Dress
  /** Skin, hair and trousers; the clothes have the subject's own colour. */
  skin?: Tone
  hair?: Tone
  legs?: Tone
  hat?: 'straw' | 'cap' | 'hood' | 'helmet' | 'crown' | 'point' | 'chef' | 'hard' | 'horns'
  long?: boolean
  carries?: readonly Part[]
}

const end = (x: number, y: number, angle: number, length: number): [number, number] => [
  x + Math.sin((angle * Math.PI) / 180) * length,
  y + Math.cos((angle * Math.PI) / 180) * length,
]

const legOf = (x: number, y: number, [upper, lower]: readonly [number, number], half: number): string => {
  const knee = end(x, y, upper, 23)
  const foot = end(knee[0], knee[1], lower, 23)
  return limb([
    [x, y, half * 1.15],
    [knee[0], knee[1], half * 0.85],
    [foot[0], foot[1], half * 0.6],
    [foot[0] + 5, foot[1] + 0.6, half * 0.5],
  ])
}
const armOf = (
  x: number,
  y: number,
  [upper, lower]: readonly [number, number],
  half: number,
): [string, string] => {
  const elbow = end(x, y, upper, 17)
  const hand = end(elbow[0], elbow[1], lower, 16)
  return [
    limb([
      [x, y, half * 1.15],
      [elbow[0], elbow[1], half * 0.85],
      [hand[0], hand[1], half * 0.7],
    ]),
    disc(hand[0], hand[1], half * 0.85),
  ]
}

const HATS: Record<NonNullable<Figure['hat']>, (x: number, y: number) => Part[]> = {
  straw: (x, y) => [
    {
      d: `M${x - 17},${y - 3}Q${x},${y - 9} ${x + 17},${y - 3}Q${x},${y + 1} ${x - 17},${y - 3}ZM${x - 8},${y - 4}Q${x},${y - 20} ${x + 8},${y - 4}Z`,
      tone: '#d8b870',
    },
  ],
  cap: (x, y) => [
    {
      d: `M${x - 9},${y - 2}Q${x - 7},${y - 13} ${x + 2},${y - 11}Q${x + 8},${y - 9} ${x + 9},${y - 3}H${x + 16}V${y - 1}Z`,
      tone: 'body',
    },
  ],
  hood: (x, y) => [
    {
      d: blob([
        [x - 11, y + 8],
        [x - 12, y - 6],
        [x - 2, y - 14],
        [x + 8, y - 8],
        [x + 7, y - 2],
        [x + 2, y + 8],
      ]),
      tone: 'body',
    },
  ],
  helmet: (x, y) => [
    { d: disc(x, y - 1, 14), tone: '#eef0f4' },
    {
      d: blob([
        [x - 2, y - 8],
        [x + 10, y - 8],
        [x + 13, y],
        [x + 9, y + 7],
        [x - 1, y + 6],
      ]),
      tone: '#c8943c',
    },
    { d: `M${x + 2},${y - 5}L${x + 8},${y - 6}`, tone: '!#fff4d0', width: 1.8 },
  ],
  crown: (x, y) => [
    {
      d: `M${x - 9},${y - 4}L${x - 11},${y - 16}L${x - 4},${y - 10}L${x},${y - 18}L${x + 4},${y - 10}L${x + 11},${y - 16}L${x + 9},${y - 4}Z`,
      tone: '#f0c040',
    },
  ],
  point: (x, y) => [
    {
      d: `M${x - 20},${y - 3}Q${x},${y - 8} ${x + 20},${y - 3}Q${x},${y + 1} ${x - 20},${y - 3}ZM${x - 10},${y - 4}Q${x - 5},${y - 22} ${x - 10},${y - 40}Q${x + 4},${y - 24} ${x + 10},${y - 4}Z`,
      tone: 'near',
    },
  ],
  chef: (x, y) => [
    {
      d:
        disc(x - 6, y - 15, 7) +
        disc(x + 6, y - 15, 7) +
        disc(x, y - 19, 8) +
        `M${x - 8},${y - 15}h16v12h-16Z`,
      tone: '#f6f4ee',
    },
  ],
  hard: (x, y) => [
    {
      d: `M${x - 12},${y - 3}H${x + 14}V${y - 1}H${x - 12}ZM${x - 9},${y - 3}Q${x - 8},${y - 14} ${x},${y - 14}Q${x + 9},${y - 14} ${x + 10},${y - 3}Z`,
      tone: '#f0b428',
    },
  ],
  horns: (x, y) => [
    {
      d: `M${x - 8},${y - 4}Q${x - 20},${y - 8} ${x - 18},${y - 20}Q${x - 10},${y - 10} ${x - 4},${y - 9}ZM${x + 8},${y - 4}Q${x + 20},${y - 8} ${x + 18},${y - 20}Q${x + 10},${y - 10} ${x + 4},${y - 9}Z`,
      tone: '#c8b890',
    },
  ],
}

/** Draws a person about 100 tall, looking to the right. */
export const figure = ({
  stance,
  dress = 'plain',
  skin = '#c89878',
  hair = '#2c2220',
  legs = '#2c3448',
  hat,
  long,
  carries = [],
}: Figure): Part[] => {
  const suit = dress === 'suit'
  const lean = stance.lean ?? 0
  const hips: [number, number] = [0, -46]
  const neck = end(0, -46, 180 - lean, 33)
  const shoulder = end(0, -46, 180 - lean, 28)
  const head = end(neck[0], neck[1], 180 - lean * 0.6, 10.5)
  const thick = suit ? 7.4 : 5
  const [farArm, farHand] = armOf(shoulder[0] + 2, shoulder[1], stance.arms[1], suit ? 6 : 3.9)
  const [nearArm, nearHand] = armOf(shoulder[0] - 2, shoulder[1], stance.arms[0], suit ? 6.2 : 4.1)
  const parts: Part[] = []
  if (dress === 'cape')
    parts.push({
      d: `M${shoulder[0] + 2},${shoulder[1] - 3}C${shoulder[0] - 22},${shoulder[1] + 14} -30,-34 -40,-16L-14,-12C-8,-30 ${shoulder[0]},-50 ${shoulder[0] + 5},${shoulder[1]}Z`,
      tone: '#b02838',
    })
  if (suit)
    parts.push({ d: `M${shoulder[0] - 20},${shoulder[1] - 6}h13v30h-13q-4,-14 0,-30Z`, tone: 'shade' })
  parts.push(
    { d: farArm, tone: 'shade' },
    { d: farHand, tone: skin },
    { d: legOf(hips[0] + 1.6, hips[1], stance.legs[1], thick), tone: suit ? 'shade' : legs },
  )
  if (long)
    parts.push({
      d: blob([
        [head[0] - 4, head[1] - 9],
        [head[0] - 11, head[1]],
        [head[0] - 14, head[1] + 24],
        [head[0] - 4, head[1] + 26],
        [head[0] + 3, head[1] + 4],
      ]),
      tone: hair,
    })
  parts.push({ d: legOf(hips[0] - 1.6, hips[1], stance.legs[0], thick), tone: suit ? 'body' : legs })
  const wide = suit ? 15 : 10.5
  parts.push({
    d: blob([
      [neck[0] - 3, neck[1] + 1],
      [shoulder[0] - wide, shoulder[1] + 2],
      [-wide * 0.8, -62],
      [-wide * 0.86, -42],
      [wide * 0.86, -42],
      [wide * 0.8, -62],
      [shoulder[0] + wide, shoulder[1] + 2],
      [neck[0] + 3, neck[1] + 1],
    ]),
  })
  const [front, back] = [
    Math.max(...stance.legs.map(([angle]) => angle)),
    Math.min(...stance.legs.map(([angle]) => angle)),
  ]
  const hem = { coat: 26, dress: 34, robe: 44 }[dress as string]
  if (hem)
    parts.push({
      d: `M${shoulder[0] - 9},${shoulder[1] + 8}L${-10 + back * 0.22 - hem * 0.14},${-46 + hem}Q0,${-42 + hem} ${10 + front * 0.22 + hem * 0.14},${-46 + hem}L${shoulder[0] + 9},${shoulder[1] + 8}Z`,
    })
  parts.push(
    {
      d: limb([
        [neck[0], neck[1] + 2, 3.2],
        [head[0], head[1] + 5, 3],
      ]),
      tone: skin,
    },
    { d: disc(head[0], head[1], 8, 9.2), tone: skin },
  )
  if (hat !== 'helmet')
    parts.push({
      d: blob([
        [head[0] + 6, head[1] - 6],
        [head[0] - 1, head[1] - 10.5],
        [head[0] - 9, head[1] - 4],
        [head[0] - 8, head[1] + 6],
        [head[0] - 4, head[1] + 3],
        [head[0] - 2, head[1] - 4],
      ]),
      tone: hair,
    })
  if (hat) parts.push(...HATS[hat](head[0], head[1] - 2))
  parts.push(
    ...carries,
    { d: nearArm, tone: dress === 'plain' || suit ? 'lit' : 'body' },
    { d: nearHand, tone: skin },
  )
  return parts
}

/** A figure's walk. */
export const walking = (rest: Omit<Figure, 'stance'>): Part[][] => {
  const { stride, pass } = STANCES
  const other: Stance = {
    arms: [
      [24, 34],
      [-24, -8],
    ],
    legs: [
      [-20, -30],
      [24, 14],
    ],
  }
  const through: Stance = {
    arms: [
      [4, 10],
      [0, 8],
    ],
    legs: [
      [2, -22],
      [3, 0],
    ],
  }
  return [stride, pass, other, through].map((stance) => figure({ stance, ...rest }))
}
