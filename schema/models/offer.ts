import { type PromptKind, bestFor, bestImageModel } from './best.js'
import type { ImageModel } from './image-model.js'
import { IMAGE_MODELS, VIDEO_MODELS, currentModel, modelOf } from './registry.js'
import { PROMPT_LIMITS, VIDEO_RATIOS, type VideoModel } from './video-model.js'
import { type PromptSpec, type PromptInputs, misfitsOf } from './misfits.js'

/** The models that a team uses, as chosen by its admins. */
export interface ModelChoice {
  models: readonly string[]
  /** Model ids for prompts without a model: text only, with references, with frames. */
  defaults: ModelDefaults
  /** Models retired by the provider since the registry was updated. */
  retired?: readonly LearnedRetirement[]
}

/** A model reported as retired by the provider: year, month, day. */
export interface LearnedRetirement {
  modelId: string
  date: string
}

export interface ModelDefaults {
  text: string
  references: string | null
  frames: string | null
}

/** The provider’s list of models. */
const PROVIDER_CATALOGUE = 'https://api.fal.ai/v1/models'

/** The models available for prompts, as the engine of the installation supports them. */
export interface ModelOffer {
  models: readonly VideoModel[]
  defaults: ModelDefaults
  /** Whether the local engine draws: it reads what a first frame shows from the prompt. */
  isDrawn?: boolean
}

const FIRST_DEFAULTS: ModelDefaults = {
  text: bestFor('text')!.id,
  references: bestFor('references')!.id,
  frames: bestFor('frames')!.id,
}

/** The models before an admin chooses (specification C11, C12): those of the specification, and the defaults. */
export const FIRST_CHOICE: ModelChoice = {
  models: [
    ...new Set([
      'fal-ai/veo3',
      'fal-ai/vidu/q1/reference-to-video',
      'fal-ai/minimax/video-01-director',
      'fal-ai/veo3.1',
      ...Object.values(FIRST_DEFAULTS).filter((id) => id !== null),
    ]),
  ],
  defaults: FIRST_DEFAULTS,
}

/** The local engine accepts both frames, unless a clip determines the beginning. */
const drawnFrames = ({ clip, firstFrame, lastFrame }: VideoModel) => ({
  firstFrame: clip === 'none' && firstFrame === 'none' ? 'optional' : firstFrame,
  lastFrame: clip === 'none' && lastFrame === 'none' ? 'optional' : lastFrame,
})

/**
 * A model as simulated by the local engine, retired or not: all ratios, both frames, seeds and the same options, without a
 * prompt optimizer.
 */
export const drawnLocally = (model: VideoModel): VideoModel => ({
  ...model,
  ...drawnFrames(model),
  ratios: VIDEO_RATIOS,
  takesRatio: true,
  seed: true,
  promptOptimizer: false,
  retirement: null,
})

/** The local engine extends clips, but does not edit them. */
const isDrawable = ({ clip }: VideoModel) => clip !== 'retaken'

/** The kind of prompts a model is intended for; null if it needs a clip. */
function intendedKind({ referencesRequired, firstFrame, clip }: VideoModel): PromptKind | null {
  if (clip !== 'none') return null
  if (referencesRequired) return 'references'
  return firstFrame === 'required' ? 'frames' : 'text'
}

/**
 * The id of the model that replaces a retired one: its successor or superseding model in the registry, else the best of the
 * same kind. Never a retired one.
 */
function successorOf(model: VideoModel, retired: readonly string[]): string | null {
  const isCurrent = ({ id, retirement }: VideoModel) => !retirement && !retired.includes(id)
  for (const id of [model.retirement?.successor, model.supersededBy]) {
    const next = id ? modelOf(id) : undefined
    if (next && isCurrent(next)) return next.id
  }
  const kind = intendedKind(model)
  const sameKind = VIDEO_MODELS.filter(
    (other) => isCurrent(other) && intendedKind(other) === kind && other.clip === model.clip,
  )
  return (kind ? bestFor(kind, sameKind) : sameKind[0])?.id ?? null
}

/** Adds the retirements that the provider reported since the registry was updated. */
export function withRetirements(
  models: readonly VideoModel[],
  learned: readonly LearnedRetirement[] = [],
): VideoModel[] {
  const retired = learned.map(({ modelId }) => modelId)
  return models.map((model) => {
    const reported = learned.find(({ modelId }) => modelId === model.id)
    const date = model.retirement?.date ?? reported?.date
    if (date === undefined) return model
    const source = model.retirement?.source ?? PROVIDER_CATALOGUE
    return { ...model, retirement: { date, source, successor: successorOf(model, retired) } }
  })
}

export const offerOf = (
  engine: 'local' | 'fal',
  { models, defaults, retired }: ModelChoice = FIRST_CHOICE,
): ModelOffer => {
  const chosen = VIDEO_MODELS.filter(({ id }) => models.includes(id))
  if (engine === 'fal') return { models: withRetirements(chosen, retired), defaults }
  return { models: chosen.filter(isDrawable).map(drawnLocally), defaults, isDrawn: true }
}

/** The kind of a prompt by its inputs, which selects the default. */
export const kindOf = ({ references, firstFrame, lastFrame }: PromptInputs): PromptKind => {
  if (firstFrame || lastFrame) return 'frames'
  return references > 0 ? 'references' : 'text'
}

/** Whether a model extends clips at their end. */
export const extendsClips = ({ clip }: VideoModel): boolean => clip === 'extended'

/**
 * The model for a prompt without one (specification C12): the default for its inputs if it supports the prompt, else the first
 * that does, or undefined.
 */
export function automaticModel({ models, defaults }: ModelOffer, spec: PromptSpec): VideoModel | undefined {
  const isEligible = (model: VideoModel) => !spec.clip || extendsClips(model)
  const fitting = models
    .flatMap((model) => currentModel(model) ?? [])
    .filter((model) => isEligible(model) && misfitsOf(model, spec).length === 0)
  const wanted = defaults[kindOf(spec)]
  return fitting.find(({ id }) => id === wanted) ?? fitting[0]
}

/** The model for a prompt: the named one if offered, or its successor if retired; without a name, the automatic one. */
export function modelFor(
  offer: ModelOffer,
  named: string | null | undefined,
  spec: PromptSpec,
): VideoModel | undefined {
  if (!named) return automaticModel(offer, spec)
  const model = offer.models.find(({ id }) => id === named)
  return model && currentModel(model)
}

/**
 * The maximum reference images of a shot: that of its storyboard, within the limit of the model for these inputs, or that of a
 * prompt if no model accepts references.
 */
export function shotReferencesMax(
  offer: ModelOffer,
  board: { model?: string | null; referencesMax: number },
  inputs: Omit<PromptInputs, 'clip'>,
): number {
  const model = modelFor(offer, board.model, { ...inputs, references: Math.max(1, inputs.references) })
  return Math.min(board.referencesMax, model?.references || PROMPT_LIMITS.referencesMax)
}

/** The message for a prompt whose model is not offered. */
export function notOffered(id: string): string {
  const model = modelOf(id)
  if (model && !currentModel(model))
    return `${model.name} was retired by its provider, and no other model makes its orders`
  return model
    ? `Your team has not turned on the model ${model.name}. An admin can turn it on in Settings`
    : `Unknown model ${id}`
}

/** The message for a prompt without a model, if no model accepts its inputs. */
export function noneTakes({ references, firstFrame, lastFrame, clip }: PromptInputs): string {
  const parts = [
    clip && 'a clip to go on from',
    firstFrame && 'a first frame',
    lastFrame && 'a last frame',
    references > 0 && 'reference images',
  ].filter(Boolean)
  const what = parts.length > 1 ? `${parts.join(' and ')} together` : (parts[0] ?? 'words alone')
  return `None of your team’s models takes ${what}. An admin can turn one on in Settings`
}

/** The models available for image prompts, as the engine of the installation supports them. */
export interface ImageOffer {
  models: readonly ImageModel[]
  /** Whether retired models are accepted: the local engine simulates them. */
  drawsRetired: boolean
}

export const imageOfferOf = (
  engine: 'local' | 'fal',
  retired: readonly LearnedRetirement[] = [],
): ImageOffer => ({
  models: IMAGE_MODELS.map((model) => {
    const reported = retired.find(({ modelId }) => modelId === model.id)
    if (!reported || model.retirement) return model
    return { ...model, retirement: { date: reported.date, source: PROVIDER_CATALOGUE, successor: null } }
  }),
  drawsRetired: engine === 'local',
})

/**
 * The model for an image with this many references: the named one if known and not retired; without a name, the best or the
 * cheapest. May be undefined.
 */
export function imageModelFor(
  { models, drawsRetired }: ImageOffer,
  named: string | null | undefined,
  references: number,
  choice?: { isCheapest?: boolean },
): ImageModel | undefined {
  if (!named) return bestImageModel(references, models, choice)
  return models.find(({ id, retirement }) => id === named && (drawsRetired || !retirement))
}

/** The message for an image prompt whose model is not offered. */
export function imageNotOffered({ models }: ImageOffer, id: string, references: number): string {
  const model = models.find((known) => known.id === id)
  if (!model) return `Unknown model ${id}`
  const best = bestImageModel(references, models)
  return `${model.name} was retired by its provider. ${best ? `Use ${best.name}` : 'No other model makes this image'}`
}
