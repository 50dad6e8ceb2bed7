import type { Motion } from '../pictures/kind.js'
import type { Land } from '../words/meaning.js'

/**
 * Colour of a part: `body` is the subject’s colour, `shade` and `lit` its far and sunny side, `near` the
 * silhouette, `glass` a window, `lamp` a light. `#rrggbb` follows the scene’s light; `!#rrggbb` does not.
 */
export type Tone =
  | 'body'
  | 'shade'
  | 'lit'
  | 'near'
  | 'glass'
  | 'lamp'
  | 'haze'
  | 'leaf'
  | 'leafDark'
  | 'leafLit'
  | 'roof'
  | `#${string}`
  | `!#${string}`

/**
 * A filled path, a stroked one with `width`, or a glow `[x, y, radius]`. A grown person is 100 units tall, feet at
 * y = 0.
 */
export type Part =
  | { d: string; tone?: Tone; width?: number; opacity?: number; shift?: readonly [dx: number, dy: number] }
  | { glow: readonly [x: number, y: number, r: number]; tone: Tone; power?: number; wide?: number }

/** Depth where a subject belongs. */
export type Place =
  | 'near' // on the nearest ground, as a person
  | 'ground' // on the middle ground, as a car or a tent
  | 'far' // on the far slope or the far shore, as a house
  | 'horizon' // behind it, as a pyramid
  | 'water' // floats
  | 'air' // in the lower sky, as a balloon
  | 'flock' // in the upper sky, as birds
  | 'deep' // swims under water
  | 'held' // in the hand of the first person

/** Living subjects, which can do what a verb says. */
export type Being = 'animal' | 'person'

/** A copy: offset in units, scale and colour. */
export type Copy = readonly [dx: number, dy: number, scale: number, colour?: string]

/** One subject of the vocabulary. */
export interface SubjectRow {
  name: string
  /** Separated by spaces; phrases with hyphens. */
  words: string
  /** Words that mean this subject only if the prompt names no other: `dancing`. */
  verbs?: string
  place: Place
  /** Scale, about 1. */
  size: number
  /** Height of its art in units; 90 by default. */
  tall?: number
  /** Position of its seat in units of its art; pictures have 100. */
  seat?: readonly [x: number, y: number]
  /** Pose on a seat at y = 0. */
  resting?: readonly Part[]
  /** In a room it hangs on the wall or stands against it. */
  fitted?: 'wall' | 'back'
  /** Animation of `rate` poses a second; most subjects have one. */
  poses: readonly (readonly Part[])[]
  rate?: number
  /** Colour; without it the subject is a silhouette. */
  colour?: string
  /** Strength of its colour in daylight, 0 to 1. */
  vivid?: number
  /** Land if the prompt names no place. */
  home?: Land
  /** Copies that are always drawn. */
  copies?: readonly Copy[]
  /** Forward pixels per second (1280 wide), and height of a swing. */
  drift?: number
  bob?: number
  /** Never flipped, for example because of a sign. */
  upright?: boolean
  /** Position of the hand that holds something, in units. */
  hand?: readonly [x: number, y: number]
  /** Drawn by the picture of that name instead of by poses. */
  picture?: { motion: Motion; bust?: true }
  being?: Being
  /** Visible only above the water. */
  sunk?: true
  /** A light: x, y, radius in units. */
  shines?: readonly [x: number, y: number, r: number]
}
