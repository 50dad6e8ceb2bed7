export const IMAGE_RATIOS = ['16:9', '21:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'] as const
export const VIDEO_RATIOS = ['16:9', '9:16', '1:1'] as const
export type ImageRatio = (typeof IMAGE_RATIOS)[number]
export type VideoRatio = (typeof VIDEO_RATIOS)[number]
export const DEFAULT_RATIO = '16:9' satisfies VideoRatio

/** Width divided by height of a ratio such as `16:9`. */
export const ratioOf = (ratio: string): number => {
  const [width, height] = ratio.split(':').map(Number)
  return width / height
}

/** The ratio of `offered` that is closest to `wanted`. */
export const nearestRatio = <R extends string>(wanted: string, offered: readonly R[]): R =>
  offered.reduce((best, ratio) => {
    const far = (candidate: string) => Math.abs(Math.log(ratioOf(candidate) / ratioOf(wanted)))
    return far(ratio) < far(best) ? ratio : best
  })

/**
 * Characters of a prompt, how many reference images and variations it may have, and the bytes of the video that a
 * model goes on from.
 */
export const PROMPT_LIMITS = {
  max: 2000,
  referencesMax: 5,
  variationsMax: 4,
  extendedBytesMax: 80 * 1024 ** 2,
} as const

/** Whether a model takes something, and whether it can do without. */
export type Intake = 'none' | 'optional' | 'required'

/**
 * What a model of the provider accepts. The form offers nothing else, and the server refuses anything else.
 */
export interface VideoModel {
  /** Its endpoint at the provider, by which the APIs name it. */
  id: string
  /** As people know it. */
  name: string
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
  /** When the provider retired it, and the id of the model that makes its orders since; null while it is available. */
  retirement: { date: string; successor: string } | null
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
  retirement: null,
} as const satisfies Partial<VideoModel>
