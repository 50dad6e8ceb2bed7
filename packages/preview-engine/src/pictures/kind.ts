import type { Being, Place } from '../subjects/row.js'
import type { Land } from '../words/meaning.js'

/** How a picture moves by itself. */
export type Motion = 'hop' | 'fly' | 'swim' | 'float' | 'drive' | 'sway' | 'none'

/** Pictures that stand, move and are met in the same way. */
export interface Kind {
  place: Place
  motion: Motion
  /** Where it is met if the prompt names no place. */
  home?: Land
  being?: Being
  /** Where another sits or lies on it, as a share of its height. */
  seat?: number
  /** In a room it hangs on the wall, or stands against it. */
  fitted?: 'wall' | 'back'
  /** Shown to the breast only: it stands behind the lower edge. */
  bust?: true
  /**
   * `name`, `name:height` or `name:height=word|word`: the picture, its height (a grown person is 100) and more words
   * for it. The name itself is a word of it too.
   */
  names: string
}
