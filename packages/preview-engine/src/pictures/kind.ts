import type { Being, Place } from '../subjects/row.js'
import type { Land } from '../words/meaning.js'

/** Animation of a picture. */
export type Motion = 'hop' | 'fly' | 'swim' | 'float' | 'drive' | 'sway' | 'none'

/** Pictures with the same place and animation. */
export interface Kind {
  place: Place
  motion: Motion
  /** Land if the prompt names no place. */
  home?: Land
  being?: Being
  /** Height of its seat, as a share of its height. */
  seat?: number
  /** In a room, hangs on the wall or stands against it. */
  fitted?: 'wall' | 'back'
  /** `name:height=word|word`: picture, height (100: a grown person) and further words. The name is also a word. */
  names: string
}
