import type { Pitch } from './pitches.js'
import type { Room } from './rooms.js'

/** What the words of a prompt can mean. Every table of this folder is made of `WordRow`s. */
export type Hour = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night'

export type Land =
  | 'street'
  | 'city'
  | 'island'
  | 'sea'
  | 'lake'
  | 'desert'
  | 'snow'
  | 'forest'
  | 'mountain'
  | 'hill'
  | 'space'
  | 'deep'
  | 'table'
  | 'abstract'
  | 'stage'
  | 'interior'
  | 'pitch'

/** Things that may be added to any land. */
export type Extra =
  | 'rain'
  | 'snowfall'
  | 'fog'
  | 'snowcap'
  | 'storm'
  | 'clouds'
  | 'stars'
  | 'aurora'
  | 'moon'
  | 'sun'
  | 'neon'
  | 'mountains'
  | 'trees'
  | 'water'
  | 'rainbow'
  | 'fireworks'
  | 'petals'
  | 'leaves'
  | 'fireflies'
  | 'embers'
  | 'bubbles'
  | 'sand'
  | 'dust'
  | 'flowers'
  | 'lanterns'
  | 'traffic'
  | 'spotlight'
  | 'curtain'

/** Something near the eye that the scene is seen through. */
export type Frame = 'cave' | 'room'

export type Look =
  | 'golden'
  | 'red'
  | 'blue'
  | 'green'
  | 'purple'
  | 'pink'
  | 'orange'
  | 'teal'
  | 'pastel'
  | 'mono'
  | 'noir'
  | 'sepia'
  | 'paint'
  | 'neon'
  | 'dark'
  | 'vivid'
  | 'hazy'

export type Camera =
  | 'push'
  | 'pull'
  | 'left'
  | 'right'
  | 'rise'
  | 'fall'
  | 'still'
  | 'shake'
  | 'track'
  | 'dolly'

/**
 * How near the eye is: `close` fills the picture with the first subject, `wide` leaves it small in its land; `above`
 * looks down.
 */
export type Shot = 'close' | 'wide' | 'above'

/** What an abstract picture is made of. */
export type Pattern = 'ribbons' | 'waves' | 'particles' | 'ink' | 'grid' | 'gradient' | 'shapes'

/**
 * One row of the vocabulary: the words (a space between them, hyphens inside a phrase), and all that they
 * bring into a scene.
 */
export interface WordRow {
  words: string
  hour?: Hour
  land?: Land
  extras?: readonly Extra[]
  looks?: readonly Look[]
  camera?: Camera
  shot?: Shot
  /** Times the usual pace of all that moves by itself. */
  pace?: number
  pattern?: Pattern
  /** Things hang in the air. */
  floats?: boolean
  room?: Room
  pitch?: Pitch
  frame?: Frame
  /** The window takes most of its wall. */
  wide?: true
  /** Subjects that stand there anyway, by name; they give way to subjects that the prompt names. */
  brings?: readonly string[]
  /** Colour of the ground. */
  ground?: string
}

/** A row that has this for certain. */
export type RowWith<Field extends keyof WordRow> = WordRow & Required<Pick<WordRow, Field>>
