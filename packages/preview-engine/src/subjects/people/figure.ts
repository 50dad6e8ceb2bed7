import { blob, disc, limb } from '../../base/svg.js'
import { type Matrix, moved, scaled, times } from '../../base/matrix.js'
import type { Part, Tone } from '../row.js'
import { HATS } from './tools.js'
import type { Stance } from './stances.js'

type Dress = 'plain' | 'coat' | 'dress' | 'robe' | 'suit' | 'cape'
/** The look of a person: clothes, headwear and belongings. */
export interface Look {
  dress?: Dress
  /** Skin, hair and trousers; the clothes have the subject’s colour. */
  skin?: Tone
  hair?: Tone
  legs?: Tone
  /** A name in `HATS`. */
  hat?: string
  /** The face; neutral without one. */
  mood?: 'glad' | 'sad' | 'tears' | 'asleep'
  /** Long hair. */
  long?: boolean
  /** With the large head of a child. */
  child?: boolean
  /** Colour of a beard, or of a moustache only. */
  beard?: Tone
  isMoustache?: boolean
  glasses?: true
  /** Parts on the body, such as a backpack. */
  carries?: readonly Part[]
}

type Point = readonly [x: number, y: number]
/** Angles of an upper and a lower limb. */
type Bend = readonly [upper: number, lower: number]

const HIPS: Point = [0, -46]
/** Length of a garment below the hips. */
const HEMS: Partial<Record<Dress, number>> = { coat: 26, dress: 34, robe: 44 }

/** The end of a bone that starts at (x, y); 0 degrees points down. */
const endOf = ([x, y]: Point, degrees: number, length: number): [number, number] => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y + Math.cos((degrees * Math.PI) / 180) * length,
]

const legOf = (hip: Point, [upper, lower]: Bend, half: number): string => {
  const knee = endOf(hip, upper, 23)
  const foot = endOf(knee, lower, 23)
  return limb([
    [...hip, half * 1.15],
    [...knee, half * 0.85],
    [...foot, half * 0.6],
    [foot[0] + 5, foot[1] + 0.6, half * 0.5],
  ])
}

const armOf = (shoulder: Point, [upper, lower]: Bend, half: number): [arm: string, hand: string] => {
  const elbow = endOf(shoulder, upper, 17)
  const hand = endOf(elbow, lower, 16)
  return [
    limb([
      [...shoulder, half * 1.15],
      [...elbow, half * 0.85],
      [...hand, half * 0.7],
    ]),
    disc(hand[0], hand[1], half * 0.85),
  ]
}

const capeOf = ([x, y]: Point): Part => ({
  d: `M${x + 2},${y - 3}C${x - 22},${y + 14} -30,-34 -40,-16L-14,-12C-8,-30 ${x},-50 ${x + 5},${y}Z`,
  tone: '#b02838',
})

const airTankOf = ([x, y]: Point): Part => ({
  d: `M${x - 20},${y - 6}h13v30h-13q-4,-14 0,-30Z`,
  tone: 'shade',
})

const longHairOf = ([x, y]: Point, tone: Tone): Part => ({
  d: blob(`${x - 4},${y - 9} ${x - 11},${y} ${x - 14},${y + 24} ${x - 4},${y + 26} ${x + 3},${y + 4}`),
  tone,
})

const hairOf = ([x, y]: Point, tone: Tone): Part => ({
  d: blob(
    `${x + 6},${y - 6} ${x - 1},${y - 10.5} ${x - 9},${y - 4} ${x - 8},${y + 6} ${x - 4},${y + 3} ${x - 2},${y - 4}`,
  ),
  tone,
})

const beardOf = ([x, y]: Point, tone: Tone): Part => ({
  d: `M${x - 5},${y + 1}Q${x},${y + 6} ${x + 8},${y + 4}Q${x + 10},${y + 14} ${x + 4},${y + 16}Q${x - 3},${y + 14} ${x - 5},${y + 1}Z`,
  tone,
})

const moustacheOf = ([x, y]: Point, tone: Tone): Part => ({
  d: `M${x + 1.6},${y + 5.6}Q${x + 5},${y + 1.4} ${x + 9.4},${y + 3.6}Q${x + 6},${y + 5.2} ${x + 1.6},${y + 5.6}Z`,
  tone,
})

const glassesOf = ([x, y]: Point): Part => ({
  d: `M${x - 6},${y - 1}H${x + 1}M${x + 1},${y - 1}a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0 -6.8,0`,
  tone: '#20242c',
  width: 1,
})

const torsoOf = (neck: Point, shoulder: Point, half: number): Part => ({
  d: blob([
    [neck[0] - 3, neck[1] + 1],
    [shoulder[0] - half, shoulder[1] + 2],
    [-half * 0.8, -62],
    [-half * 0.86, -42],
    [half * 0.86, -42],
    [half * 0.8, -62],
    [shoulder[0] + half, shoulder[1] + 2],
    [neck[0] + 3, neck[1] + 1],
  ]),
})

/** A coat, dress or robe; its hem spans both legs. */
const skirtOf = ([x, y]: Point, long: number, { legs }: Stance): Part => {
  const angles = legs.map(([upper]) => upper)
  const hem = long * (1 - Math.max(0, Math.max(...angles.map(Math.abs)) - 24) / 90)
  const front = 10 + Math.max(...angles) * 0.22 + hem * 0.14
  const back = -10 + Math.min(...angles) * 0.22 - hem * 0.14
  return {
    d: `M${x - 9},${y + 8}L${back},${-46 + hem}Q0,${-42 + hem} ${front},${-46 + hem}L${x + 9},${y + 8}Z`,
  }
}

const throatOf = (neck: Point, head: Point, tone: Tone): Part => ({
  d: limb([
    [neck[0], neck[1] + 2, 3.2],
    [head[0], head[1] + 5, 3],
  ]),
  tone,
})

const SAD = 'm0.4,1.6q2.2,-1.8 4.2,0.2v0.7q-2,-1.4 -4.2,-0.9Z'
const MOUTHS = {
  asleep: 'h4.4v0.8h-4.4Z',
  glad: 'q2.6,2 4.6,-1.2q-0.4,4.4 -4.6,1.2Z',
  sad: SAD,
  tears: SAD,
}

const eyeOf = ([x, y]: Point, mood?: Look['mood']): Part => ({
  d:
    (mood === 'asleep' ? `M${x + 3},${y - 0.6}h3v0.8h-3Z` : disc(x + 4.4, y - 0.6, 0.9, 1.2)) +
    `M${x + 7},${y}l2.6,3.4l-2.6,1ZM${x + 3},${y + 5.4}${mood ? MOUTHS[mood] : 'h4.4v0.8h-4.4Z'}`,
  tone: '#4a3428',
})

const tearOf = ([x, y]: Point): Part => ({
  d: `M${x + 4},${y + 1.4}q-2.2,4 0,5q2.2,-1 0,-5Z`,
  tone: '#7ab8f0',
})

const jointsOf = (lean: number): { neck: Point; shoulder: Point; head: Point } => {
  const neck = endOf(HIPS, 180 - lean, 33)
  return { neck, shoulder: endOf(HIPS, 180 - lean, 28), head: endOf(neck, 180 - lean * 0.6, 10.5) }
}

/** Position of the near hand, and of the top of the head. */
export const gripOf = ({ arms, lean }: Stance): { hand: Point; head: Point } => {
  const { shoulder, head } = jointsOf(lean)
  const elbow = endOf([shoulder[0] - 2, shoulder[1]], arms[0][0], 17)
  return { hand: endOf(elbow, arms[0][1], 16), head: [head[0], head[1] - 9] }
}

/** Draws a person about 100 units tall, facing right, far parts first. `tool` is drawn in the near hand. */
export const figure = (look: Look, stance: Stance, tool: readonly Part[] = []): Part[] => {
  const { dress = 'plain', skin = '#c89878', hair = '#2c2220', legs = '#2c3448', hat, long } = look
  const suit = dress === 'suit'
  const { neck, shoulder, head } = jointsOf(stance.lean)
  const thick = suit ? 7.4 : 5
  const hem = HEMS[dress]
  const [farArm, farHand] = armOf([shoulder[0] + 2, shoulder[1]], stance.arms[1], suit ? 6 : 3.9)
  const [nearArm, nearHand] = armOf([shoulder[0] - 2, shoulder[1]], stance.arms[0], suit ? 6.2 : 4.1)
  const { hand } = gripOf(stance)
  const large = times(times(moved(neck[0], neck[1]), scaled(1.4, 1.32)), moved(-neck[0], -neck[1]))
  const ofHead = (...parts: Part[]): Part[] => (look.child ? transformed(parts, large) : parts)
  return [
    ...(dress === 'cape' ? [capeOf(shoulder)] : []),
    ...(suit ? [airTankOf(shoulder)] : []),
    { d: farArm, tone: 'shade' },
    { d: farHand, tone: skin },
    { d: legOf([HIPS[0] + 1.6, HIPS[1]], stance.legs[1], thick), tone: suit ? 'shade' : legs },
    ...(long ? ofHead(longHairOf(head, hair)) : []),
    { d: legOf([HIPS[0] - 1.6, HIPS[1]], stance.legs[0], thick), tone: suit ? 'body' : legs },
    torsoOf(neck, shoulder, suit ? 15 : 10.5),
    ...(hem ? [skirtOf(shoulder, hem, stance)] : []),
    throatOf(neck, head, skin),
    ...ofHead(
      { d: disc(head[0], head[1], 8, 9.2), tone: skin },
      ...(look.beard && !look.isMoustache ? [beardOf(head, look.beard)] : []),
      ...(hat === 'helmet' ? [] : [eyeOf(head, look.mood), hairOf(head, hair)]),
      ...(look.mood === 'tears' ? [tearOf(head)] : []),
      ...(look.beard && look.isMoustache ? [moustacheOf(head, look.beard)] : []),
      ...(look.glasses ? [glassesOf(head)] : []),
      ...(hat ? transformed(HATS[hat], moved(head[0], head[1] - 2)) : []),
    ),
    ...(look.carries ?? []),
    ...transformed(tool, moved(...hand)),
    { d: nearArm, tone: dress === 'plain' || suit ? 'lit' : 'body' },
    { d: nearHand, tone: skin },
  ]
}

/** Moves, turns or scales parts; glows stay in place. */
export const transformed = (parts: readonly Part[], by: Matrix): Part[] =>
  parts.map((part) => ('d' in part ? { ...part, by: part.by ? times(by, part.by) : by } : part))
