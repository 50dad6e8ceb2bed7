import {
  type PromptInputs,
  type ImageOffer,
  type ModelOffer,
  type ModelOptions,
  type VideoModel,
  type VideoRatio,
  defaultOptions,
  imageOfferOf,
  modelFor,
  nearestRatio,
} from '#schema/limits'
import { useMemo } from 'react'
import { useInstallationQuery } from '../../../entities/installation/installation.generated'
import { useModelChoice } from '../../../entities/video/models'

/** The enabled image models, updated live. */
export function useImageOffer(): ImageOffer {
  const engine = useInstallationQuery().data?.installation.engine
  const { retired } = useModelChoice()
  return useMemo(() => imageOfferOf(engine === 'LOCAL' ? 'local' : 'fal', retired), [engine, retired])
}

/** Options beyond prompt, model and ratio; null leaves the choice to the model. */
export interface Options extends ModelOptions {
  negativePrompt: string | null
  seed: number | null
}

export const NO_OPTIONS: Options = {
  duration: null,
  resolution: null,
  sound: null,
  negativePrompt: null,
  seed: null,
  movement: null,
  promptOptimizer: null,
}

/** The inputs of a draft besides its text. */
export const givenBy = (draft: {
  references: readonly unknown[]
  firstFrame: unknown
  lastFrame: unknown
  extended?: unknown
}): PromptInputs => ({
  references: draft.references.length,
  firstFrame: draft.firstFrame !== null,
  lastFrame: draft.lastFrame !== null,
  clip: !!draft.extended,
})

/**
 * The model whose options are shown: the chosen one, or the server’s choice. If no model accepts the inputs, the one for
 * text only; validation reports the problem on sending.
 */
export const effectiveModel = (offer: ModelOffer, chosen: string | null, given: PromptInputs): VideoModel =>
  modelFor(offer, chosen, given) ??
  offer.models.find(({ id }) => id === offer.defaults.text) ??
  offer.models[0]!

const among = <V>(choices: readonly V[], value: V | null) =>
  value !== null && choices.includes(value) ? value : null

/** The options that the model supports. */
export const fittingOptions = (options: Options, model: VideoModel): Options => ({
  duration: among(model.durations, options.duration),
  resolution: among(model.resolutions, options.resolution),
  sound: model.choosesSound ? options.sound : null,
  negativePrompt: model.negativePrompt ? options.negativePrompt : null,
  seed: model.seed ? options.seed : null,
  movement: among(model.movement, options.movement),
  promptOptimizer: model.promptOptimizer ? options.promptOptimizer : null,
})

/** The options as shown: the chosen values and the model’s defaults. */
export function shownOptions(options: Options, model: VideoModel): Options {
  const fitting = fittingOptions(options, model)
  const defaults = defaultOptions(model)
  return {
    ...fitting,
    duration: fitting.duration ?? defaults.duration,
    resolution: fitting.resolution ?? defaults.resolution,
    sound: fitting.sound ?? defaults.sound,
    movement: fitting.movement ?? defaults.movement,
    promptOptimizer: fitting.promptOptimizer ?? defaults.promptOptimizer,
  }
}

/** The parts of a draft that determine its price. */
export const pricedDraft = (
  draft: Options & {
    references: readonly unknown[]
    variations: number
    extended: { duration: number | null } | null
  },
  model: VideoModel,
) => ({
  ...shownOptions(draft, model),
  model: model.id,
  references: draft.references.length,
  clipSeconds: draft.extended?.duration,
  variations: draft.variations,
})

/** Number of options that are set. */
export const chosenCount = (options: Options) =>
  Object.values(options).filter((value) => value !== null && value !== '').length

/** Explains the replacement of a ratio that the model lacks; null if it is supported. */
export const ratioNote = (ratio: VideoRatio, model: VideoModel): string | null =>
  model.ratios.includes(ratio)
    ? null
    : `asked for as ${nearestRatio(ratio, model.ratios)}, cropped on arrival`
