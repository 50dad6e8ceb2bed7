import { type ProviderPrice, estimateMicros } from '../prices.js'
import type { ImageModel } from './image-model.js'
import { imageMisfit } from './misfits.js'
import { IMAGE_MODELS, VIDEO_MODELS, defaultOptions } from './registry.js'
import { TIERS, type VideoModel } from './video-model.js'

/** Whether a model can generate prompts of each kind. */
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

/** The offered length closest to 5 seconds, and its price with default options. */
export function exampleOf(
  model: VideoModel,
  providerPrice?: ProviderPrice,
): { seconds: number | null; micros: number | null } {
  const seconds = model.durations.reduce<number | null>((best, length) => {
    const distance = (other: number) => Math.abs(other - EXAMPLE_SECONDS)
    return best === null || distance(length) < distance(best) ? length : best
  }, null)
  return {
    seconds,
    micros: estimateMicros({ ...defaultOptions(model), model: model.id, duration: seconds }, providerPrice),
  }
}

/** Ranking of a model in lexicographic order; smaller is better. */
type Rank = readonly number[]

const isBetter = (one: Rank, other: Rank): boolean => {
  const at = one.findIndex((rank, index) => rank !== other[index])
  return at >= 0 && one[at]! < other[at]!
}

function best<M extends VideoModel | ImageModel>(models: readonly M[], rankOf: (model: M) => Rank) {
  const current = models.filter((model) => !model.retirement && !model.supersededBy)
  return current.reduce<M | undefined>(
    (first, model) => (first === undefined || isBetter(rankOf(model), rankOf(first)) ? model : first),
    undefined,
  )
}

/**
 * The best of these models for a kind of prompt, without retired and superseded ones: by tier, optional sound, sound, longest
 * duration, and price of five seconds. Undefined if none makes such prompts.
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

/**
 * The best of these models for an image with this many references: by tier and price, or the cheapest: by price and tier.
 * Undefined if none makes it.
 */
export const bestImageModel = (
  references: number,
  models: readonly ImageModel[] = IMAGE_MODELS,
  { isCheapest = false }: { isCheapest?: boolean } = {},
): ImageModel | undefined =>
  best(
    models.filter((model) => !imageMisfit(model, references)),
    (model) => {
      const price = estimateMicros({ model: model.id, references }) ?? Infinity
      const tier = TIERS.indexOf(model.tier)
      return isCheapest ? [price, tier] : [tier, price]
    },
  )
