import { PROMPT_LIMITS } from '../prompt-limits.js'
import type { VideoRatio } from '../ratios.js'

/** Whether a model takes something, and whether it can do without. */
export type Intake = 'none' | 'optional' | 'required'

/**
 * What a model of the provider accepts. The form offers nothing else, and the server refuses anything else.
 */
export interface VideoModel {
  id: string
  /** Ratios the model itself makes; another one is requested as the nearest and cropped on arrival. */
  ratios: readonly VideoRatio[]
  /** False: the model takes no ratio; it follows the frame or clip that it needs, or returns the first of `ratios`. */
  takesRatio: boolean
  /** Seconds; empty where the model decides. */
  durations: readonly number[]
  resolutions: readonly ('720p' | '1080p')[]
  references: number
  referencesRequired: boolean
  /** A picture that the clip begins with. */
  firstFrame: Intake
  /** A picture that the clip ends with. */
  lastFrame: Intake
  /** What it makes of a clip, which it then needs: goes on from its end, or makes its beginning anew. */
  clip: 'none' | 'extended' | 'retaken'
  seed: boolean
  sound: boolean
  negativePrompt: boolean
  movement: readonly ('auto' | 'small' | 'medium' | 'large')[]
  promptOptimizer: boolean
  /** Characters of a prompt. */
  promptMax: number
  /** Camera moves that may stand in brackets in the prompt. */
  cameraMoves: readonly string[]
  /**
   * What the model usually takes, in seconds; progress is estimated from it where the provider reports none.
   */
  usualSeconds: number
  /** US dollars for one clip at the defaults, for the cost that is kept with the video; null: not known. */
  usualCost: number | null
}

/** A model that takes words alone and leaves nothing to choose; a row adds what its model takes beside. */
export const PLAIN = {
  takesRatio: true,
  durations: [],
  resolutions: [],
  references: 0,
  referencesRequired: false,
  firstFrame: 'none',
  lastFrame: 'none',
  clip: 'none',
  seed: false,
  sound: false,
  negativePrompt: false,
  movement: [],
  promptOptimizer: false,
  promptMax: PROMPT_LIMITS.max,
  cameraMoves: [],
  usualCost: null,
} as const satisfies Partial<VideoModel>
