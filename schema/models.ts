import { PROMPT_LIMITS } from './prompt-limits.js'
import type { VideoRatio } from './ratios.js'

/** Whether a model takes something, and whether it can do without. */
export type Intake = 'none' | 'optional' | 'required'

/**
 * What a model of the provider accepts. The form offers nothing else, and the server refuses anything else.
 */
export interface VideoModel {
  id: string
  /** Ratios the model itself makes; another one is requested as the nearest and cropped on arrival. */
  ratios: readonly VideoRatio[]
  /** False: the model takes no ratio at all and returns the first of `ratios`. */
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
  /** A clip that this one goes on from. */
  clip: Intake
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
  /** US dollars for one clip at the defaults, for the cost that is kept with the video. */
  usualCost: number
}

export const VIDEO_MODELS = [
  {
    id: 'fal-ai/veo3',
    ratios: ['16:9', '9:16'],
    takesRatio: true,
    durations: [8, 6, 4],
    resolutions: ['720p', '1080p'],
    references: 0,
    referencesRequired: false,
    firstFrame: 'none',
    lastFrame: 'none',
    clip: 'none',
    seed: true,
    sound: true,
    negativePrompt: true,
    movement: [],
    promptOptimizer: false,
    promptMax: PROMPT_LIMITS.max,
    cameraMoves: [],
    usualSeconds: 90,
    usualCost: 3.2,
  },
  {
    id: 'fal-ai/vidu/q1/reference-to-video',
    ratios: ['16:9', '9:16', '1:1'],
    takesRatio: true,
    durations: [],
    resolutions: [],
    references: PROMPT_LIMITS.referencesMax,
    referencesRequired: true,
    firstFrame: 'none',
    lastFrame: 'none',
    clip: 'none',
    seed: true,
    sound: false,
    negativePrompt: false,
    movement: ['auto', 'small', 'medium', 'large'],
    promptOptimizer: false,
    promptMax: 1500,
    cameraMoves: [],
    usualSeconds: 120,
    usualCost: 0.4,
  },
  {
    id: 'fal-ai/minimax/video-01-director',
    ratios: ['16:9'],
    takesRatio: false,
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
    promptOptimizer: true,
    promptMax: PROMPT_LIMITS.max,
    cameraMoves: [
      'Truck left',
      'Truck right',
      'Pan left',
      'Pan right',
      'Push in',
      'Pull out',
      'Pedestal up',
      'Pedestal down',
      'Tilt up',
      'Tilt down',
      'Zoom in',
      'Zoom out',
      'Shake',
      'Tracking shot',
      'Static shot',
    ],
    usualSeconds: 180,
    usualCost: 0.5,
  },
] as const satisfies readonly VideoModel[]
export type VideoModelId = (typeof VIDEO_MODELS)[number]['id']

export const modelOf = (id: string): VideoModel | undefined => VIDEO_MODELS.find((model) => model.id === id)

/** What may be chosen of a model beyond prompt, ratio and seed. */
export interface ModelOptions {
  duration: number | null
  resolution: VideoModel['resolutions'][number] | null
  sound: boolean | null
  movement: VideoModel['movement'][number] | null
  promptOptimizer: boolean | null
}

/** What a model makes where nothing is chosen; null for what it does not let choose. */
export const defaultOptions = (model: VideoModel): ModelOptions => ({
  duration: model.durations[0] ?? null,
  resolution: model.resolutions[0] ?? null,
  sound: model.sound || null,
  movement: model.movement[0] ?? null,
  promptOptimizer: model.promptOptimizer || null,
})
