import { blob, disc, limb } from '../../base/svg.js'
import type { Part, Tone } from '../row.js'

/** Proportions of a four-legged animal facing right, in units (100: a person). */
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
  /** Length, angle above the horizontal and half width of the neck. */
  neck: readonly [length: number, degrees: number, half: number]
  /** Length and height of the head, and its angle below the horizontal. */
  head: readonly [length: number, height: number, degrees: number]
  /** Slimness of the muzzle, 0 to 1. */
  muzzle?: number
  ears: readonly [kind: 'point' | 'round' | 'hang' | 'long' | 'great', size: number]
  tail: readonly [kind: 'thin' | 'bush' | 'stub' | 'hair' | 'up', length: number]
  /** Kind and tone of the mane. */
  mane?: readonly [kind: 'crest' | 'collar' | 'fleece', tone: Tone]
  horns?: 'antlers' | 'curved' | 'short' | 'one' | 'ossicones' | 'ram'
  trunk?: boolean
  humps?: number
  stripes?: Tone
  patches?: Tone
}

export type Point = readonly [number, number]
/** The point at a distance and an angle in degrees above the horizontal. */
export const along = (from: Point, degrees: number, by: number): Point => {
  const radians = (degrees * Math.PI) / 180
  return [from[0] + Math.cos(radians) * by, from[1] - Math.sin(radians) * by]
}

export const hindLeg = (x: number, top: number, half: number, swing: number): string =>
  limb(
    `${x},${-top},${half * 2.3} ${x + half + swing * 0.3},${-top * 0.52},${half * 1.35} ${x - half * 1.1 + swing * 0.7},${-top * 0.3},${half * 0.85} ${x - half * 0.3 + swing},${-half * 0.7},${half * 0.75} ${x + half * 0.8 + swing},${-half * 0.5},${half * 0.6}`,
  )
export const foreLeg = (x: number, top: number, half: number, swing: number): string =>
  limb(
    `${x},${-top},${half * 1.8} ${x + swing * 0.4},${-top * 0.45},${half} ${x + swing * 0.85},${-half},${half * 0.72} ${x + swing + half * 0.9},${-half * 0.5},${half * 0.6}`,
  )

export const HORNS: Record<NonNullable<Build['horns']>, (x: number, y: number, s: number) => Part> = {
  antlers: (x, y, s) => ({
    d:
      `M${x},${y}c${-s},${-s * 2} ${s * 0.4},${-s * 3} ${-s},${-s * 4.4}` +
      `m${s * 0.3},${s * 1.6}l${-s * 1.2},${-s * 0.8}m${s * 1.4},${-s * 0.8}l${s * 0.9},${-s}` +
      `M${x + s * 0.7},${y}c${s * 0.6},${-s * 2} ${s * 1.6},${-s * 2.6} ${s * 1.4},${-s * 4.4}` +
      `m${-s * 0.1},${s * 1.7}l${s * 1.3},${-s * 0.7}m${-s * 1.5},${-s * 0.6}l${-s},${-s}`,
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

export const earOf = (kind: Build['ears'][0], x: number, y: number, s: number): Part => {
  if (kind === 'great')
    return {
      d: blob(
        `${x - s * 0.2},${y - s * 0.5} ${x - s * 1.1},${y - s * 0.7} ${x - s * 1.3},${y + s * 0.4} ${x - s * 0.6},${y + s} ${x - s * 0.05},${y + s * 0.3}`,
      ),
      tone: 'shade',
    }
  if (kind === 'hang')
    return {
      d: blob(
        `${x},${y - s * 0.2} ${x - s * 0.5},${y} ${x - s * 0.6},${y + s} ${x - s * 0.1},${y + s * 1.1} ${x + s * 0.15},${y + s * 0.3}`,
      ),
      tone: 'shade',
    }
  if (kind === 'round') return { d: disc(x - s * 0.2, y - s * 0.3, s * 0.55) }
  const lean = kind === 'long' ? -0.9 : -0.1
  const tall = kind === 'long' ? 2.6 : 1.25
  return {
    d: blob(
      `${x - s * 0.45},${y + s * 0.2} ${x - s * 0.3 + lean * s * 0.5},${y - s * tall * 0.6} ${x + lean * s},${y - s * tall} ${x + s * 0.25 + lean * s * 0.4},${y - s * tall * 0.5} ${x + s * 0.4},${y + s * 0.2}`,
    ),
  }
}

export const tailOf = (kind: Build['tail'][0], x: number, y: number, l: number, half: number): Part => {
  if (kind === 'stub') return { d: disc(x - l * 0.3, y + 2, l * 0.6) }
  if (kind === 'bush')
    return {
      d: blob(
        `${x + 2},${y - 2} ${x - l * 0.4},${y - l * 0.05} ${x - l},${y + l * 0.42} ${x - l * 0.75},${y + l * 0.6} ${x - l * 0.3},${y + l * 0.42}`,
      ),
    }
  if (kind === 'hair')
    return {
      d: blob(
        `${x + 3},${y - 3} ${x - l * 0.26},${y + l * 0.05} ${x - l * 0.46},${y + l * 0.6} ${x - l * 0.36},${y + l} ${x - l * 0.16},${y + l * 0.6} ${x},${y + l * 0.25}`,
      ),
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
