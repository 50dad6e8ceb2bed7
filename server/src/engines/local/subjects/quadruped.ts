import { blob, disc, limb } from '../base/svg.js'
import type { Part, Tone } from './row.js'

/** Proportions of a four-legged animal that looks to the right. Lengths in units: a person is 100. */
export interface Build {
  /** Shoulder to hip, and the height of both. */
  length: number
  hip: number
  shoulder: number
  /** Thickness of chest and waist. */
  chest: number
  waist: number
  /** Half width of a leg at the knee. */
  leg: number
  /** Length, degrees above the level, and half width of the neck. */
  neck: readonly [length: number, degrees: number, half: number]
  /** Length and height of the head, and degrees it hangs below the level. */
  head: readonly [length: number, height: number, degrees: number]
  /** 0 to 1: how slim the muzzle is. */
  muzzle?: number
  ears: readonly [kind: 'point' | 'round' | 'hang' | 'long' | 'great', size: number]
  tail: readonly [kind: 'thin' | 'bush' | 'stub' | 'hair' | 'up', length: number]
  /** Tone of mane, or of the collar of a lion. */
  mane?: readonly [kind: 'crest' | 'collar' | 'fleece', tone: Tone]
  horns?: 'antlers' | 'curved' | 'short' | 'one' | 'ossicones' | 'ram'
  trunk?: boolean
  humps?: number
  stripes?: Tone
  patches?: Tone
}

type Spot = readonly [number, number]
const along = (from: Spot, degrees: number, by: number): Spot => {
  const radians = (degrees * Math.PI) / 180
  return [from[0] + Math.cos(radians) * by, from[1] - Math.sin(radians) * by]
}

const hindLeg = (x: number, top: number, half: number, swing: number): string =>
  limb([
    [x, -top, half * 2.3],
    [x + half + swing * 0.3, -top * 0.52, half * 1.35],
    [x - half * 1.1 + swing * 0.7, -top * 0.3, half * 0.85],
    [x - half * 0.3 + swing, -half * 0.7, half * 0.75],
    [x + half * 0.8 + swing, -half * 0.5, half * 0.6],
  ])
const foreLeg = (x: number, top: number, half: number, swing: number): string =>
  limb([
    [x, -top, half * 1.8],
    [x + swing * 0.4, -top * 0.45, half],
    [x + swing * 0.85, -half, half * 0.72],
    [x + swing + half * 0.9, -half * 0.5, half * 0.6],
  ])

const HORNS: Record<NonNullable<Build['horns']>, (x: number, y: number, s: number) => Part> = {
  antlers: (x, y, s) => ({
    d: `M${x},${y}c${-s},${-s * 2} ${s * 0.4},${-s * 3} ${-s},${-s * 4.4}m${s * 0.3},${s * 1.6}l${-s * 1.2},${-s * 0.8}m${s * 1.4},${-s * 0.8}l${s * 0.9},${-s}M${x + s * 0.7},${y}c${s * 0.6},${-s * 2} ${s * 1.6},${-s * 2.6} ${s * 1.4},${-s * 4.4}m${-s * 0.1},${s * 1.7}l${s * 1.3},${-s * 0.7}m${-s * 1.5},${-s * 0.6}l${-s},${-s}`,
    tone: 'near',
    width: 2.2,
  }),
  curved: (x, y, s) => ({
    d: `M${x},${y}c${-s * 0.6},${-s * 1.4} ${-s * 2},${-s * 1.6} ${-s * 2.6},${-s * 0.6}`,
    tone: '#d8cfc0',
    width: s * 0.5,
  }),
  short: (x, y, s) => ({
    d: `M${x},${y}q${s * 0.2},${-s} ${s * 0.9},${-s * 1.2}M${x - s * 0.8},${y}q0,${-s} ${s * 0.6},${-s * 1.4}`,
    tone: '#e0d8c8',
    width: s * 0.34,
  }),
  one: (x, y, s) => ({
    d: `M${x},${y}L${x + s * 1.6},${y - s * 2.8}L${x + s * 0.9},${y + s * 0.3}Z`,
    tone: '#ffe9b0',
  }),
  ossicones: (x, y, s) => ({
    d: `M${x},${y}v${-s}M${x - s * 0.7},${y}v${-s}`,
    tone: 'shade',
    width: s * 0.4,
  }),
  ram: (x, y, s) => ({
    d: `M${x},${y}c${-s * 1.4},${-s * 1.2} ${-s * 2.4},${s} ${-s * 0.8},${s * 1.6}c${s * 0.9},${s * 0.2} ${s},${-s * 0.8} ${s * 0.2},${-s}`,
    tone: '#c8b898',
    width: s * 0.5,
  }),
}

const earOf = (kind: Build['ears'][0], x: number, y: number, s: number): Part => {
  if (kind === 'great')
    return {
      d: blob([
        [x - s * 0.2, y - s * 0.5],
        [x - s * 1.1, y - s * 0.7],
        [x - s * 1.3, y + s * 0.4],
        [x - s * 0.6, y + s],
        [x - s * 0.05, y + s * 0.3],
      ]),
      tone: 'shade',
    }
  if (kind === 'hang')
    return {
      d: blob([
        [x, y - s * 0.2],
        [x - s * 0.5, y],
        [x - s * 0.6, y + s],
        [x - s * 0.1, y + s * 1.1],
        [x + s * 0.15, y + s * 0.3],
      ]),
      tone: 'shade',
    }
  if (kind === 'round') return { d: disc(x - s * 0.2, y - s * 0.3, s * 0.55) }
  const lean = kind === 'long' ? -0.9 : -0.1
  const tall = kind === 'long' ? 2.6 : 1.25
  return {
    d: blob([
      [x - s * 0.45, y + s * 0.2],
      [x - s * 0.3 + lean * s * 0.5, y - s * tall * 0.6],
      [x + lean * s, y - s * tall],
      [x + s * 0.25 + lean * s * 0.4, y - s * tall * 0.5],
      [x + s * 0.4, y + s * 0.2],
    ]),
  }
}

const tailOf = (kind: Build['tail'][0], x: number, y: number, l: number, half: number): Part => {
  if (kind === 'stub') return { d: disc(x - l * 0.3, y + 2, l * 0.6) }
  if (kind === 'bush')
    return {
      d: blob([
        [x + 2, y - 2],
        [x - l * 0.4, y - l * 0.05],
        [x - l, y + l * 0.42],
        [x - l * 0.75, y + l * 0.6],
        [x - l * 0.3, y + l * 0.42],
      ]),
    }
  if (kind === 'hair')
    return {
      d: blob([
        [x + 3, y - 3],
        [x - l * 0.26, y + l * 0.05],
        [x - l * 0.46, y + l * 0.6],
        [x - l * 0.36, y + l],
        [x - l * 0.16, y + l * 0.6],
        [x, y + l * 0.25],
      ]),
      tone: 'near',
    }
  if (kind === 'up')
    return {
      d: `M${x + 2},${y}c${-l * 0.5},${-l * 0.05} ${-l * 0.8},${-l * 0.4} ${-l * 0.6},${-l}`,
      tone: 'body',
      width: half * 1.3,
    }
  return {
    d: `M${x + 2},${y}c${-l * 0.35},${l * 0.1} ${-l * 0.3},${l * 0.6} ${-l * 0.5},${l}`,
    tone: 'body',
    width: Math.max(1.8, half * 0.7),
  }
}

/** Draws the animal in one step of its walk; `stride` in units. */
const pose = (b: Build, stride: number): Part[] => {
  const back = -b.length / 2
  const front = b.length / 2
  const root: Spot = [front - b.neck[2] * 0.3, -b.shoulder + b.neck[2] * 0.75]
  const poll = along(root, b.neck[1], b.neck[0])
  const [hl, hh, hang] = b.head
  const nose = along(poll, -hang, hl)
  const slim = 1 - (b.muzzle ?? 0.5) * 0.6
  const far: Part = {
    d: hindLeg(back + 4, b.hip * 0.72, b.leg, stride) + foreLeg(front - 3, b.shoulder * 0.62, b.leg, -stride),
    tone: 'shade',
  }
  const torso: Part = {
    d: blob([
      [back - b.leg * 1.6, -b.hip + b.waist * 0.35],
      [back, -b.hip - 1],
      [0, -(b.hip + b.shoulder) / 2 + b.waist * 0.06],
      [front, -b.shoulder - 1],
      [front + b.leg * 1.6, -b.shoulder + b.chest * 0.45],
      [front - 2, -b.shoulder + b.chest],
      [0, -b.shoulder + b.chest * 0.98],
      [back + b.leg * 2, -b.hip + b.waist],
    ]),
  }
  const neck: Part = {
    d: limb([
      [root[0] - b.neck[2] * 0.2, root[1], b.neck[2]],
      [poll[0], poll[1], Math.min(b.neck[2], hh * 0.55)],
    ]),
  }
  const skull: Part = {
    d: limb([
      [poll[0], poll[1], hh * 0.55],
      [poll[0] + (nose[0] - poll[0]) * 0.45, poll[1] + (nose[1] - poll[1]) * 0.45, hh * 0.46],
      [nose[0], nose[1], hh * 0.42 * slim],
    ]),
  }
  const legs: Part = {
    d: hindLeg(back + 1, b.hip * 0.75, b.leg, -stride) + foreLeg(front - 1, b.shoulder * 0.66, b.leg, stride),
  }
  const crown = along(poll, 100, hh * 0.45)
  const parts: Part[] = [far]
  if (b.mane?.[0] === 'collar')
    parts.push({
      d: blob(
        Array.from(
          { length: 11 },
          (_, i) =>
            along([poll[0] - hh * 0.35, poll[1] + hh * 0.25], i * 33, hh * (i % 2 ? 1.15 : 1.3)) as [
              number,
              number,
            ],
        ),
      ),
      tone: b.mane[1],
    })
  parts.push(tailOf(b.tail[0], back - b.leg, -b.hip + b.waist * 0.22, b.tail[1], b.leg), torso, legs)
  for (let i = 0; i < (b.humps ?? 0); i++)
    parts.push({ d: disc(b.humps === 1 ? -4 : -16 + i * 24, -b.hip + 2, 13, 15) })
  parts.push(neck)
  if (b.mane?.[0] === 'fleece')
    parts.push({
      d: Array.from({ length: 14 }, (_, i) =>
        disc(
          back + (i % 7) * (b.length / 6),
          -b.hip + 3 + Math.floor(i / 7) * b.chest * 0.55,
          b.chest * 0.36,
        ),
      ).join(''),
      tone: b.mane[1],
    })
  if (b.stripes)
    parts.push({
      d: [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4]
        .map(
          (x) => `M${x * b.length},${-b.hip + 1}q${b.leg},${b.waist * 0.4} ${-b.leg * 0.4},${b.waist * 0.8}`,
        )
        .join(''),
      tone: b.stripes,
      width: b.leg * 0.75,
    })
  if (b.patches)
    parts.push({
      d: [
        [-0.36, 0.3, 0.2],
        [-0.08, 0.5, 0.16],
        [0.22, 0.28, 0.18],
        [0.4, 0.62, 0.12],
      ]
        .map(([x, y, r]) => disc(x * b.length, -b.hip + y * b.chest, r * b.chest * 1.3, r * b.chest))
        .join(''),
      tone: b.patches,
    })
  if (b.mane?.[0] === 'crest')
    parts.push({
      d: limb([
        [root[0] - b.neck[2] * 1.1, root[1] - b.neck[2] * 0.2, b.neck[2] * 0.4],
        [poll[0] - hh * 0.42, poll[1] - hh * 0.15, hh * 0.3],
        [poll[0] + hh * 0.1, poll[1] - hh * 0.5, hh * 0.14],
      ]),
      tone: b.mane[1],
    })
  const ear = earOf(
    b.ears[0],
    crown[0] - (b.ears[0] === 'great' ? 0 : hh * 0.15),
    crown[1] + (b.ears[0] === 'great' || b.ears[0] === 'hang' ? hh * 0.3 : 0),
    b.ears[1],
  )
  if (b.ears[0] === 'point' || b.ears[0] === 'round')
    parts.push(earOf(b.ears[0], crown[0] + hh * 0.34, crown[1] + hh * 0.06, b.ears[1]))
  if (b.trunk)
    parts.push({
      d: limb([
        [nose[0] - 2, nose[1] - 4, hh * 0.3],
        [nose[0] + 5, nose[1] + 16, hh * 0.2],
        [nose[0] + 3, -22, hh * 0.14],
        [nose[0] + 12, -14, hh * 0.11],
      ]),
    })
  parts.push(skull, ear)
  if (b.trunk) parts.push({ d: `M${nose[0] - 6},${nose[1] + 6}q8,14 20,10`, tone: '#f4ecd8', width: 3.4 })
  if (b.horns)
    parts.push(HORNS[b.horns](crown[0] + hh * 0.1, crown[1] + 1, b.horns === 'antlers' ? 9 : hh * 0.55))
  const eye = along(along(poll, -hang, hl * 0.36), 90 - hang, hh * 0.16)
  parts.push({ d: disc(eye[0], eye[1], Math.max(0.9, hh * 0.07)), tone: 'near' })
  return parts
}

/** The poses of a slow walk. */
export const quadruped = (build: Build, stride = 0.1): Part[][] =>
  [-1, -0.3, 0.5, 1, 0.5, -0.3].map((step) => pose(build, step * build.hip * stride))
