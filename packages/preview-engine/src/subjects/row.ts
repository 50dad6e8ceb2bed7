import type { Matrix } from '../base/matrix.js'
import type { Motion } from '../pictures/kind.js'
import type { Land } from '../words/meaning.js'
import type { Build } from './animals/limbs.js'
import type { ActName } from './people/acts.js'
import type { Look } from './people/figure.js'

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
  | { d: string; tone?: Tone; width?: number; opacity?: number; by?: Matrix }
  | { glow: readonly [x: number, y: number, r: number]; tone: Tone; power?: number; wide?: number }

/** The depth at which a subject is placed. */
export type Place =
  | 'near' // on the nearest ground, as a person
  | 'ground' // on the middle ground, as a car or a tent
  | 'far' // on the far slope or the far shore, as a house
  | 'horizon' // behind it, as a pyramid
  | 'water' // floats
  | 'air' // in the lower sky, as a balloon
  | 'flock' // in the upper sky, as birds
  | 'deep' // swims under water

/** Living subjects, which can perform verbs. */
export type Being = 'animal' | 'person'

/** A copy: offset in units, scale and colour. */
type Copy = readonly [dx: number, dy: number, scale: number, colour?: string]

/** Another person in the drawing of a person. */
export interface Partner {
  look: Look
  colour: string
  scale: number
}

/** One subject of the vocabulary. */
export interface SubjectRow {
  name: string
  /** Separated by spaces; phrases with hyphens. */
  words: string
  place: Place
  /** Scale, about 1. */
  size: number
  /** Height of its art in units; 90 by default. */
  tall?: number
  /** Position of its seat in units of its art; pictures have 100. */
  seat?: readonly [x: number, y: number]
  /** In a room, hangs on the wall or stands against it. */
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
  /** Drawn by the picture of that name instead of by poses. */
  picture?: { motion: Motion }
  being?: Being
  /** The look of a person, who can do any act; `partner` takes part in it. */
  look?: Look
  act?: ActName
  isSeated?: boolean
  partner?: Partner
  /** Joints of a four-legged animal. */
  build?: Build
  /** Visible only above the water. */
  sunk?: true
  /** A light: x, y, radius in units. */
  shines?: readonly [x: number, y: number, r: number]
}
