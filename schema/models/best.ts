import { type ToldPrice, estimateMicros } from '../prices.js'
import type { ImageModel } from './image-model.js'
import { imageMisfit } from './misfits.js'
import { IMAGE_MODELS, VIDEO_MODELS, defaultOptions } from './registry.js'
import { TIERS, type VideoModel } from './video-model.js'

/** What a prompt gives its model, for each default. */
export const MAKES = {
  text: ({ referencesRequired, firstFrame, lastFrame, clip }: VideoModel) =>
    !referencesRequired && firstFrame !== 'required' && lastFrame !== 'required' && clip === 'none',
  references: ({ references, firstFrame, clip }: VideoModel) =>
    references > 0 && firstFrame !== 'required' && clip === 'none',
  frames: ({ firstFrame, referencesRequired, clip }: VideoModel) =>
    firstFrame !== 'none' && !referencesRequired && clip === 'none',
} as const
export type PromptKind = keyof typeof MAKES

const EXAMPLE_SECONDS = 5

/** The length that a model offers next to 5 seconds, and what it costs, with its own options. */
export function exampleOf(
  model: VideoModel,
  told?: ToldPrice,
): { seconds: number | null; micros: number | null } {
  const seconds = model.durations.reduce<number | null>((best, length) => {
    const far = (other: number) => Math.abs(other - EXAMPLE_SECONDS)
    return best === null || far(length) < far(best) ? length : best
  }, null)
  return {
    seconds,
    micros: estimateMicros({ ...defaultOptions(model), model: model.id, duration: seconds }, told),
  }
}

/** Ranks of models; smaller is better, and the first counts most. */
type Rank = readonly number[]

const isBetter = (one: Rank, other: Rank): boolean => {
  const at = one.findIndex((rank, index) => rank !== other[index])
  return at >= 0 && one[at]! < other[at]!
}

function best<M extends VideoModel | ImageModel>(models: readonly M[], rankOf: (model: M) => Rank) {
  const living = models.filter((model) => !model.retirement && !model.supersededBy)
  return living.reduce<M | undefined>(
    (first, model) => (first === undefined || isBetter(rankOf(model), rankOf(first)) ? model : first),
    undefined,
  )
}

/**
 * The best of these models for prompts of a kind: the provider has it, nothing newer replaces it, and it comes first by
 * tier, sound that can be chosen, sound, longest length, and the price of five seconds. Undefined where none makes them.
 */
export const bestFor = (
  kind: PromptKind,
  models: readonly VideoModel[] = VIDEO_MODELS,
): VideoModel | undefined =>
  best(models.filter(MAKES[kind]), (model) => [
    TIERS.indexOf(model.tier),
    Number(!model.choosesSound),
    Number(!model.sound),
    -Math.max(0, ...model.durations),
    exampleOf(model).micros ?? Infinity,
  ])

/** The best of these models for a picture from so many others: by tier and price. Undefined where none makes it. */
export const bestImageModel = (
  references: number,
  models: readonly ImageModel[] = IMAGE_MODELS,
): ImageModel | undefined =>
  best(
    models.filter((model) => !imageMisfit(model, references)),
    (model) => [TIERS.indexOf(model.tier), estimateMicros({ model: model.id, references }) ?? Infinity],
  )
