import type { Pitch } from './tables/pitches.js'
import type { Room } from './tables/rooms.js'

/** Possible meanings of words; the tables in `tables/` are lists of `WordRow`s. */
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

/** Additions to any land. */
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
  | 'mesas'
  | 'trees'
  | 'water'
  | 'roof'
  | 'deck'
  | 'road'
  | 'rainbow'
  | 'fireworks'
  | 'petals'
  | 'leaves'
  | 'fireflies'
  | 'embers'
  | 'bubbles'
  | 'sand'
  | 'flowers'
  | 'lanterns'
  | 'traffic'
  | 'crops'
  | 'swell'
  | 'village'
  | 'spotlight'
  | 'curtain'

/** A frame in the foreground. */
export type Frame = 'cave' | 'mouth' | 'room'

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

/** Camera distance: `close` fills the picture with the first subject, `wide` shows it small, `above` looks down. */
export type Shot = 'close' | 'wide' | 'above'

/** Patterns of abstract pictures. */
export type Pattern = 'ribbons' | 'particles' | 'ink' | 'gradient'

/** One row of the vocabulary: words (separated by spaces, phrases with hyphens) and what they add to a scene. */
export interface WordRow {
  words: string
  hour?: Hour
  land?: Land
  extras?: readonly Extra[]
  looks?: readonly Look[]
  camera?: Camera
  shot?: Shot
  /** Speed factor of everything that moves by itself. */
  pace?: number
  pattern?: Pattern
  /** Subjects float in the air. */
  floats?: boolean
  room?: Room
  pitch?: Pitch
  frame?: Frame
  /** The window takes most of its wall. */
  wide?: true
  /** Default subjects by name, with an act: `woman:cry`. Subjects named in the prompt replace them. */
  brings?: readonly string[]
  /** An abstract word; subjects named in the prompt take precedence. */
  isFeeling?: boolean
  /** Colour of the ground. */
  ground?: string
}

/** A row that has this field. */
export type RowWith<Field extends keyof WordRow> = WordRow & Required<Pick<WordRow, Field>>
