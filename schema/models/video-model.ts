import { type Fields, type Input, MODEL, type Model, pageOf } from './model.js'

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

/** Lines of the shorter side of a resolution such as `1080p` or `2K`. */
export const linesOf = (resolution: string): number => {
  const [, number, unit] = /^(\d+)([pk])$/i.exec(resolution)!
  return Number(number) * (unit!.toLowerCase() === 'k' ? 540 : 1)
}

/** The ratio of `offered` that is closest to `wanted`. */
export const nearestRatio = <R extends string>(wanted: string, offered: readonly R[]): R =>
  offered.reduce((best, ratio) => {
    const far = (candidate: string) => Math.abs(Math.log(ratioOf(candidate) / ratioOf(wanted)))
    return far(ratio) < far(best) ? ratio : best
  })

/** Characters, reference images and variations of a prompt; bytes of a video to extend. */
export const PROMPT_LIMITS = {
  max: 2000,
  referencesMax: 5,
  variationsMax: 4,
  extendedBytesMax: 80 * 1024 ** 2,
} as const

/** Whether a model accepts an input, and whether it requires it. */
type Intake = 'none' | 'optional' | 'required'

/** The quality tier of a model, as marketed by its vendor. */
export const TIERS = ['best', 'usual', 'fast'] as const
export type Tier = (typeof TIERS)[number]

/** Limits of input images: pixels of the shorter side, and width divided by height. */
interface PictureLimits {
  sideMin: number
  ratioMin: number
  ratioMax: number
}

/** A video model, and what it accepts. Forms offer only this, and the server refuses everything else. */
export interface VideoModel extends Model {
  tier: Tier
  /** Ratios of the model; others are requested as the closest one and cropped. */
  ratios: readonly VideoRatio[]
  /** False if the model takes no ratio: it follows the required frame or clip, or returns the first of `ratios`. */
  takesRatio: boolean
  /** Seconds, the default first; empty if the model decides. */
  durations: readonly number[]
  /** The default first. */
  resolutions: readonly string[]
  references: number
  referencesRequired: boolean
  /** Syntax for a reference image in prompts, with `#` for its number: `@Image#`; null: referred to by order only. */
  referenceName: string | null
  /** Syntax for a subject with several images, numbered from 1; null if not supported. */
  elementName: string | null
  /** The number of the first reference. */
  referencesFrom: 0 | 1
  /** Whether it takes a first frame. */
  firstFrame: Intake
  /** Whether it takes a last frame. */
  lastFrame: Intake
  /** What it does with a clip, which is required then: extends it, or edits its beginning. */
  clip: 'none' | 'extended' | 'retaken'
  /** Maximum seconds of that clip. */
  clipSecondsMax: number | null
  /** Whether the result includes the given clip before the extension. */
  returnsClip: boolean
  pictures: PictureLimits | null
  seed: boolean
  /** Whether it makes sound, and whether sound can be turned off. */
  sound: boolean
  choosesSound: boolean
  negativePrompt: boolean
  movement: readonly ('auto' | 'small' | 'medium' | 'large')[]
  promptOptimizer: boolean
  /** Maximum characters of a prompt. */
  promptMax: number
  /** Camera moves allowed in brackets in the prompt. */
  cameraMoves: readonly string[]
}

const PLAIN = {
  ...MODEL,
  tier: 'usual',
  durations: [],
  resolutions: [],
  references: 0,
  referenceName: null,
  elementName: null,
  referencesFrom: 1,
  clip: 'none',
  clipSecondsMax: null,
  returnsClip: false,
  pictures: null,
  movement: [],
  promptMax: PROMPT_LIMITS.max,
  cameraMoves: [],
} as const satisfies Partial<VideoModel>

/** Fields derived from those of the endpoint. */
type Derived =
  | 'takesRatio'
  | 'referencesRequired'
  | 'firstFrame'
  | 'lastFrame'
  | 'seed'
  | 'choosesSound'
  | 'negativePrompt'
  | 'promptOptimizer'

type Own = Omit<VideoModel, Derived | keyof typeof PLAIN | 'sound' | 'page'> & Partial<VideoModel>

/** The specific fields of a row. `needs`: the required images. */
export type VideoRow = Pick<VideoModel, 'id' | 'name'> & Partial<Own> & { needs?: readonly Input[] }

const intake = (fields: Fields, needs: readonly Input[], input: Input): Intake => {
  if (fields[input] === undefined) return 'none'
  return needs.includes(input) ? 'required' : 'optional'
}

/** The rows of a family, with their shared fields. */
export const videoFamily = (shared: Omit<Own, 'id' | 'name'>, rows: readonly VideoRow[]): VideoModel[] =>
  rows.map(({ needs = [], ...row }) => {
    const model = { ...PLAIN, ...shared, ...row }
    const { fields } = model
    return {
      page: pageOf(model.id),
      ...model,
      takesRatio: fields.ratio !== undefined,
      referencesRequired: needs.includes('references'),
      firstFrame: intake(fields, needs, 'firstFrame'),
      lastFrame: intake(fields, needs, 'lastFrame'),
      seed: fields.seed !== undefined,
      sound: model.sound ?? fields.sound !== undefined,
      choosesSound: fields.sound !== undefined,
      negativePrompt: fields.negativePrompt !== undefined,
      promptOptimizer: fields.promptOptimizer !== undefined,
    }
  })
