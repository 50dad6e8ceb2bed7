import { blob, disc, limb } from '../../base/svg.js'
import type { Part } from '../row.js'
import { along, type Build, earOf, foreLeg, hindLeg, HORNS, tailOf, type Point } from './limbs.js'

/** Joints of an animal. */
interface Joints {
  /** Ends of the back. */
  back: number
  front: number
  /** Base of the neck, top of the neck, tip of the head. */
  root: Point
  poll: Point
  nose: Point
  /** Top of the head. */
  crown: Point
}

const jointsOf = ({ length, shoulder, neck, head: [headLength, headHeight, hang] }: Build): Joints => {
  const front = length / 2
  const root: Point = [front - neck[2] * 0.3, -shoulder + neck[2] * 0.75]
  const poll = along(root, neck[1], neck[0])
  return {
    back: -length / 2,
    front,
    root,
    poll,
    nose: along(poll, -hang, headLength),
    crown: along(poll, 100, headHeight * 0.45),
  }
}

const farLegs = (b: Build, { back, front }: Joints, stride: number): Part => ({
  d: hindLeg(back + 4, b.hip * 0.72, b.leg, stride) + foreLeg(front - 3, b.shoulder * 0.62, b.leg, -stride),
  tone: 'shade',
})

const nearLegs = (b: Build, { back, front }: Joints, stride: number): Part => ({
  d: hindLeg(back + 1, b.hip * 0.75, b.leg, -stride) + foreLeg(front - 1, b.shoulder * 0.66, b.leg, stride),
})

const torso = (b: Build, { back, front }: Joints): Part => ({
  d: blob(
    `${back - b.leg * 1.6},${-b.hip + b.waist * 0.35} ${back},${-b.hip - 1} 0,${-(b.hip + b.shoulder) / 2 + b.waist * 0.06} ${front},${-b.shoulder - 1} ${front + b.leg * 1.6},${-b.shoulder + b.chest * 0.45} ${front - 2},${-b.shoulder + b.chest} 0,${-b.shoulder + b.chest * 0.98} ${back + b.leg * 2},${-b.hip + b.waist}`,
  ),
})

const neckOf = (b: Build, { root, poll }: Joints): Part => ({
  d: limb([
    [root[0] - b.neck[2] * 0.2, root[1], b.neck[2]],
    [poll[0], poll[1], Math.min(b.neck[2], b.head[1] * 0.55)],
  ]),
})

const skull = (b: Build, { poll, nose }: Joints): Part => {
  const height = b.head[1]
  const slim = 1 - (b.muzzle ?? 0.5) * 0.6
  return {
    d: limb([
      [poll[0], poll[1], height * 0.55],
      [poll[0] + (nose[0] - poll[0]) * 0.45, poll[1] + (nose[1] - poll[1]) * 0.45, height * 0.46],
      [nose[0], nose[1], height * 0.42 * slim],
    ]),
  }
}

const humps = ({ humps = 0, hip }: Build): Part[] =>
  Array.from({ length: humps }, (_, i) => ({
    d: disc(humps === 1 ? -4 : -16 + i * 24, -hip + 2, 13, 15),
  }))

/** The collar of a lion, behind its body. */
const collar = (height: number, { poll }: Joints): string => {
  const middle: Point = [poll[0] - height * 0.35, poll[1] + height * 0.25]
  return blob(Array.from({ length: 11 }, (_, i) => along(middle, i * 33, height * (i % 2 ? 1.15 : 1.3))))
}

/** The wool of a sheep: two rows of tufts. */
const fleece = (b: Build, { back }: Joints): string =>
  Array.from({ length: 14 }, (_, i) =>
    disc(back + (i % 7) * (b.length / 6), -b.hip + 3 + Math.floor(i / 7) * b.chest * 0.55, b.chest * 0.36),
  ).join('')

/** The mane of a horse, along its neck. */
const crest = (b: Build, { root, poll }: Joints): string => {
  const [half, height] = [b.neck[2], b.head[1]]
  return limb([
    [root[0] - half * 1.1, root[1] - half * 0.2, half * 0.4],
    [poll[0] - height * 0.42, poll[1] - height * 0.15, height * 0.3],
    [poll[0] + height * 0.1, poll[1] - height * 0.5, height * 0.14],
  ])
}

/** The mane, if it is of this kind. */
const maneOf = (b: Build, kind: NonNullable<Build['mane']>[0], joints: Joints): Part[] => {
  if (b.mane?.[0] !== kind) return []
  const shapes = {
    collar: () => collar(b.head[1], joints),
    fleece: () => fleece(b, joints),
    crest: () => crest(b, joints),
  }
  return [{ d: shapes[kind](), tone: b.mane[1] }]
}

const stripes = ({ stripes, length, hip, leg, waist }: Build): Part[] => {
  if (!stripes) return []
  const stripe = (x: number) =>
    `M${x * length},${-hip + 1}q${leg},${waist * 0.4} ${-leg * 0.4},${waist * 0.8}`
  return [{ d: [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map(stripe).join(''), tone: stripes, width: leg * 0.75 }]
}

/** Position and radius of patches, as shares of the body. */
const PATCHES = [
  [-0.36, 0.3, 0.2],
  [-0.08, 0.5, 0.16],
  [0.22, 0.28, 0.18],
  [0.4, 0.62, 0.12],
] as const

const patches = ({ patches, length, hip, chest }: Build): Part[] => {
  if (!patches) return []
  const patch = ([x, y, r]: (typeof PATCHES)[number]) =>
    disc(x * length, -hip + y * chest, r * chest * 1.3, r * chest)
  return [{ d: PATCHES.map(patch).join(''), tone: patches }]
}

const nearEar = ({ ears: [kind, size], head: [, height] }: Build, { crown: [x, y] }: Joints): Part =>
  earOf(
    kind,
    x - (kind === 'great' ? 0 : height * 0.15),
    y + (kind === 'great' || kind === 'hang' ? height * 0.3 : 0),
    size,
  )

/** The far ear, visible only if ears are upright. */
const farEar = ({ ears: [kind, size], head: [, height] }: Build, { crown: [x, y] }: Joints): Part[] =>
  kind === 'point' || kind === 'round' ? [earOf(kind, x + height * 0.34, y + height * 0.06, size)] : []

const trunkOf = (height: number, { nose: [x, y] }: Joints): Part => ({
  d: limb(
    `${x - 2},${y - 4},${height * 0.3} ${x + 5},${y + 16},${height * 0.2} ${x + 3},-22,${height * 0.14} ${x + 12},-14,${height * 0.11}`,
  ),
})

const tuskOf = ({ nose: [x, y] }: Joints): Part => ({
  d: `M${x - 6},${y + 6}q8,14 20,10`,
  tone: '#f4ecd8',
  width: 3.4,
})

const hornsOf = ({ horns, head: [, height] }: Build, { crown: [x, y] }: Joints): Part[] =>
  horns ? [HORNS[horns](x + height * 0.1, y + 1, horns === 'antlers' ? 9 : height * 0.55)] : []

const eyeOf = ({ head: [length, height, hang] }: Build, { poll }: Joints): Part => {
  const [x, y] = along(along(poll, -hang, length * 0.36), 90 - hang, height * 0.16)
  return { d: disc(x, y, Math.max(0.9, height * 0.07)), tone: 'near' }
}

/** Draws one step of a walk, far parts first; `stride` in units. */
const pose = (b: Build, stride: number): Part[] => {
  const joints = jointsOf(b)
  return [
    farLegs(b, joints, stride),
    ...maneOf(b, 'collar', joints),
    tailOf(b.tail[0], joints.back - b.leg, -b.hip + b.waist * 0.22, b.tail[1], b.leg),
    torso(b, joints),
    nearLegs(b, joints, stride),
    ...humps(b),
    neckOf(b, joints),
    ...maneOf(b, 'fleece', joints),
    ...stripes(b),
    ...patches(b),
    ...maneOf(b, 'crest', joints),
    ...farEar(b, joints),
    ...(b.trunk ? [trunkOf(b.head[1], joints)] : []),
    skull(b, joints),
    nearEar(b, joints),
    ...(b.trunk ? [tuskOf(joints)] : []),
    ...hornsOf(b, joints),
    eyeOf(b, joints),
  ]
}

/** The poses of a slow walk. */
export const quadruped = (build: Build, stride = 0.1): Part[][] =>
  [-1, -0.3, 0.5, 1, 0.5, -0.3].map((step) => pose(build, step * build.hip * stride))

/** The pose of a drinking or grazing animal, with its head near the ground. */
export const grazing = (build: Build): Part[] => {
  const [length, , half] = build.neck
  const down = Math.max(length, build.shoulder - build.head[0])
  return pose({ ...build, neck: [down * 0.95, -58, half * 0.8], head: [build.head[0], build.head[1], 62] }, 0)
}

/** The pose of a howling or roaring animal, with its head raised. */
export const howling = (build: Build): Part[] =>
  pose({ ...build, neck: [build.neck[0], 74, build.neck[2]], head: [build.head[0], build.head[1], -38] }, 0)
