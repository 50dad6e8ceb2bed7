/** Limits and tables that both sides share. The only place where these numbers stand. */

export * from './transitions.js'

export const LIMITS = {
  upload: { bytes: 20 * 1024 * 1024, types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] },
  /**
   * Pixels of a side (what WebP, and so the renditions, can hold) and of a still; of an animation its frames,
   * and the pixels of all of them. Seconds that processing one may take.
   */
  picture: { side: 16_383, pixels: 64_000_000, frames: 4_000, framePixels: 400_000_000, seconds: 60 },
  asset: {
    nameMin: 3,
    nameMax: 100,
    descriptionMax: 500,
    tagsMax: 5,
    tagMax: 20,
    reasonMin: 3,
    reasonMax: 500,
    priceMin: 0,
    priceMax: 9_999.99,
  },
  trash: { days: 30 },
  project: { nameMin: 3, nameMax: 50, descriptionMax: 500 },
  account: { usernameMax: 60, emailMax: 254, passwordMin: 8, passwordMax: 200 },
  /**
   * For how many minutes after a password was given it counts for what touches accounts, rights, tokens and
   * passwords.
   */
  confirmation: { minutes: 15 },
  apiToken: { nameMax: 60, daysMax: 365, liveMax: 20 },
  video: { titleMax: 100 },
  prompt: { max: 2000, referencesMax: 5 },
  merge: { clipsMax: 100, transitionSeconds: 1 },
  /** Videos, pictures and films in progress at once: of one person, and of everybody. */
  jobs: { openOfPerson: 100, openInAll: 1_000 },
  /**
   * The shares of what may be stored from which admins are warned, and below which they may be warned again;
   * bytes of a team’s quota; how many projects are listed by size.
   */
  storage: {
    nearlyFull: 0.9,
    roomAgain: 0.85,
    quotaMin: 1024 ** 2,
    quotaMax: 1_000_000 * 1024 ** 3,
    projects: 50,
  },
  /** Lists are counted exactly up to `counted`. */
  page: { default: 50, max: 200, restDefault: 500, restMax: 1000, counted: 10_000 },
} as const

/** Milliseconds. */
export const TIMES = {
  assetPolling: 10_000,
  workspacePolling: 5_000,
  redirectAfterLogin: 2_000,
  uploadNameFocus: 100,
  sortable: 200,
  droppableMeasure: 25,
} as const

/** Pixels the pointer moves before a drag starts (specification V12). */
export const DRAG_DISTANCE = 8

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

/** The lines of a film's shorter side. Without a choice the clips decide. */
export const FILM_SIZES = ['720p', '1080p'] as const
export type FilmSize = (typeof FILM_SIZES)[number]
/**
 * How a clip of another shape joins a film: whole, with bars, or filling the picture with its edges cut off.
 */
export const FILM_FITS = ['pad', 'crop'] as const
export type FilmFit = (typeof FILM_FITS)[number]
export const DEFAULT_FIT = 'pad' satisfies FilmFit

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
    seed: true,
    sound: true,
    negativePrompt: true,
    movement: [],
    promptOptimizer: false,
    promptMax: LIMITS.prompt.max,
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
    references: LIMITS.prompt.referencesMax,
    referencesRequired: true,
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
    seed: false,
    sound: false,
    negativePrompt: false,
    movement: [],
    promptOptimizer: true,
    promptMax: LIMITS.prompt.max,
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

export const IMAGE_MODELS = {
  describe: {
    id: 'fal-ai/flux-pro/v1.1-ultra',
    ratios: IMAGE_RATIOS,
    seed: true,
    usualSeconds: 12,
    usualCost: 0.06,
  },
  modify: {
    id: 'fal-ai/flux-pro/kontext',
    ratios: IMAGE_RATIOS,
    seed: true,
    usualSeconds: 12,
    usualCost: 0.04,
  },
} as const

export const modelOf = (id: string): VideoModel | undefined => VIDEO_MODELS.find((model) => model.id === id)

/**
 * Without a choice: the reference model when references are given, else the first text model
 * (specification C12).
 */
export const defaultModel = (references: number): VideoModel =>
  (VIDEO_MODELS as readonly VideoModel[]).find((model) => model.referencesRequired === references > 0)!

/**
 * What the local engine makes in a model's place: each ratio and the same options, but the prompt is drawn as
 * it is.
 */
export const drawnLocally = (model: VideoModel): VideoModel => ({
  ...model,
  ratios: VIDEO_RATIOS,
  takesRatio: true,
  promptOptimizer: false,
})

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
