import type { Tone } from '../row.js'

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
