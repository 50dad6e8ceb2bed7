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
type Intake = 'none' | 'optional' | 'required'

/** How good a model is beside others of its time: one that its maker sells as its best, a usual, or a fast one. */
export const TIERS = ['best', 'usual', 'fast'] as const
export type Tier = (typeof TIERS)[number]

/** What a model takes of pictures: pixels of the shorter side, and width divided by height. */
interface PictureLimits {
  sideMin: number
  ratioMin: number
  ratioMax: number
}

/**
 * A model that makes videos, and what it accepts. The form offers nothing else, and the server refuses anything else.
 */
export interface VideoModel extends Model {
  tier: Tier
  /** Ratios the model itself makes; another one is requested as the nearest and cropped on arrival. */
  ratios: readonly VideoRatio[]
  /** False: the model takes no ratio; it follows the frame or clip that it needs, or returns the first of `ratios`. */
  takesRatio: boolean
  /** Seconds; empty where the model decides. Its own choice is first. */
  durations: readonly number[]
  /** Its own choice is first. */
  resolutions: readonly string[]
  references: number
  referencesRequired: boolean
  /** How a prompt names a reference image, with `#` for its number: `@Image#`; null: by their order only. */
  referenceName: string | null
  /** The same for a subject of several pictures, where the model takes such; from 1. */
  elementName: string | null
  /** The number of the first. */
  referencesFrom: 0 | 1
  /** A picture that the clip begins with. */
  firstFrame: Intake
  /** A picture that the clip ends with. */
  lastFrame: Intake
  /** What it makes of a clip, which it then needs: goes on from its end, or makes its beginning anew. */
  clip: 'none' | 'extended' | 'retaken'
  /** Seconds of that clip at most. */
  clipSecondsMax: number | null
  /** Whether the result has the given clip before its continuation. */
  returnsClip: boolean
  pictures: PictureLimits | null
  seed: boolean
  /** Whether it makes sound, and whether that can be turned off. */
  sound: boolean
  choosesSound: boolean
  negativePrompt: boolean
  movement: readonly ('auto' | 'small' | 'medium' | 'large')[]
  promptOptimizer: boolean
  /** Characters of a prompt. */
  promptMax: number
  /** Camera moves that may stand in brackets in the prompt. */
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

/** What follows from the fields of an endpoint. */
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

/** What is particular of a row. `needs`: the pictures that it cannot do without. */
export type VideoRow = Pick<VideoModel, 'id' | 'name'> & Partial<Own> & { needs?: readonly Input[] }

const intake = (fields: Fields, needs: readonly Input[], input: Input): Intake => {
  if (fields[input] === undefined) return 'none'
  return needs.includes(input) ? 'required' : 'optional'
}

/** The rows of a family, with what they share. */
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
