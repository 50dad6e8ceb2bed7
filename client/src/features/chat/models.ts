import {
  VIDEO_MODELS,
  type ModelOptions,
  type VideoModel,
  type VideoRatio,
  defaultModel,
  defaultOptions,
  drawnLocally,
  modelOf,
  nearestRatio,
} from '#schema/limits'
import type { EngineName } from '../../gql/generated'

/** What may be chosen beyond prompt, model and ratio; null leaves it to the model. */
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

/**
 * The models that can be chosen: without references those of text, with references those that take them
 * (specification C12).
 */
export const offeredModels = (references: number): readonly VideoModel[] =>
  VIDEO_MODELS.filter((model) => (references > 0 ? model.references > 0 : !model.referencesRequired))

/** The model that will be used: the chosen one, else the one that the server chooses. */
export const effectiveModel = (chosen: string | null, references: number): VideoModel =>
  (chosen === null ? undefined : modelOf(chosen)) ?? defaultModel(references)

/** A model as the engine of this installation makes it: what the form offers and shows as chosen. */
export const offeredBy = (engine: EngineName | undefined, model: VideoModel): VideoModel =>
  engine === 'LOCAL' ? drawnLocally(model) : model

const among = <V>(choices: readonly V[], value: V | null) =>
  value !== null && choices.includes(value) ? value : null

/** The options without what a model does not take. */
export const fittingOptions = (options: Options, model: VideoModel): Options => ({
  duration: among(model.durations, options.duration),
  resolution: among(model.resolutions, options.resolution),
  sound: model.sound ? options.sound : null,
  negativePrompt: model.negativePrompt ? options.negativePrompt : null,
  seed: model.seed ? options.seed : null,
  movement: among(model.movement, options.movement),
  promptOptimizer: model.promptOptimizer ? options.promptOptimizer : null,
})

/** The options as the form shows them: what was chosen, and the model's defaults for the rest. */
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

/** How many options were chosen. */
export const chosenCount = (options: Options) =>
  Object.values(options).filter((value) => value !== null && value !== '').length

const seconds = (durations: readonly number[]) => `${[...durations].sort((a, b) => a - b).join(', ')} s`

/** Describes what a model offers, in a line. */
export const offerOf = (model: VideoModel): string =>
  [
    model.takesRatio ? model.ratios.join(', ') : `${model.ratios[0]} only`,
    model.durations.length > 0 && seconds(model.durations),
    model.resolutions.length > 0 && `up to ${model.resolutions.at(-1)}`,
    model.references > 0 && `up to ${model.references} reference images`,
    model.sound && 'sound',
    model.seed && 'seed',
    model.cameraMoves.length > 0 && 'camera moves',
  ]
    .filter(Boolean)
    .join(' · ')

/** Describes what happens to a ratio that the model lacks; null where it supports it. */
export const ratioNote = (ratio: VideoRatio, model: VideoModel): string | null =>
  model.ratios.includes(ratio)
    ? null
    : `asked for as ${nearestRatio(ratio, model.ratios)}, cropped on arrival`
