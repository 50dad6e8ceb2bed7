import type { Motion } from '../pictures/kind.js'
import type { Land } from '../words/meaning.js'

/**
 * A colour of a part: `body` is the subject's own colour in the scene's light, `shade` and `lit` its far and
 * its sunny side, `near` the silhouette tone, `glass` the sky in a pane, `lamp` a light that burns by itself.
 * A `#rrggbb` is a second colour in the scene's light; `!#rrggbb` shines as it is.
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
 * Path data filled or, with `width`, stroked; or a soft light `[x, y, radius]`. Units: a grown person is 100
 * tall, feet at y = 0.
 */
export type Part =
  | { d: string; tone?: Tone; width?: number; opacity?: number; shift?: readonly [dx: number, dy: number] }
  | { glow: readonly [x: number, y: number, r: number]; tone: Tone; power?: number; wide?: number }

/** Where in the depth of a scene a subject belongs. */
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

/** What lives, and so does what a verb says. */
export type Being = 'animal' | 'person'

/** Another of the same: offset in units, scale, and a colour of its own. */
export type Copy = readonly [dx: number, dy: number, scale: number, colour?: string]

/** One subject of the vocabulary. A new one is a new row. */
export interface SubjectRow {
  name: string
  /** Space between words, hyphens inside a phrase. */
  words: string
  /** Words that mean this subject only where no other is named: `dancing`. */
  verbs?: string
  place: Place
  /** Times the unit; about 1. */
  size: number
  /** How high its art is, in units; 90 unless told. */
  tall?: number
  /** Where another stands or lies on it, in units of its art; a picture's art has 100. */
  seat?: readonly [x: number, y: number]
  /** Its pose where it rests on a seat; the seat is at y = 0. */
  resting?: readonly Part[]
  /** In a room it hangs on the wall, or stands against it. */
  fitted?: 'wall' | 'back'
  /** The poses follow each other `rate` times a second; most subjects have one. */
  poses: readonly (readonly Part[])[]
  rate?: number
  /** Own colour; without it the subject is a silhouette. */
  colour?: string
  /** 0 to 1: how much of its colour is seen in full daylight. */
  vivid?: number
  /** Where it is met if the prompt names no place. */
  home?: Land
  /** Always these, beside the first. */
  copies?: readonly Copy[]
  /** Pixels a second towards where it looks (1280 wide), and up and down. */
  drift?: number
  bob?: number
  /** True: never turned round, as a house with its sign. */
  upright?: boolean
  /** Where a person's hand holds something, in units. */
  hand?: readonly [x: number, y: number]
  /** Shown by a picture of the set of that name instead of by its poses. */
  picture?: { motion: Motion; bust?: true }
  being?: Being
  /** Seen above the water alone. */
  sunk?: true
  /** A light on it: x, y, radius in units. */
  shines?: readonly [x: number, y: number, r: number]
}
