import { type PromptKind, bestFor, bestImageModel } from './best.js'
import type { ImageModel } from './image-model.js'
import { IMAGE_MODELS, VIDEO_MODELS, currentModel, modelOf } from './registry.js'
import { PROMPT_LIMITS, VIDEO_RATIOS, type VideoModel } from './video-model.js'
import { type Asked, type Given, misfitsOf } from './misfits.js'

/** The models that a team uses, as its admins chose them. */
export interface ModelChoice {
  models: readonly string[]
  /** Ids of the models for prompts that name none: with words alone, with references, with frames. */
  defaults: ModelDefaults
  /** Those that the provider retired since the registry was read. */
  retired?: readonly LearnedRetirement[]
}

/** That the provider retired a model, as it told: year, month, day. */
export interface LearnedRetirement {
  id: string
  date: string
}

export interface ModelDefaults {
  text: string
  references: string | null
  frames: string | null
}

/** Where the provider tells which models it has. */
const PROVIDER_CATALOGUE = 'https://api.fal.ai/v1/models'

/** The models that a prompt may name, as the engine of the installation makes them. */
export interface ModelOffer {
  models: readonly VideoModel[]
  defaults: ModelDefaults
}

const FIRST_DEFAULTS: ModelDefaults = {
  text: bestFor('text')!.id,
  references: bestFor('references')!.id,
  frames: bestFor('frames')!.id,
}

/** What is on before an admin chooses (specification C11, C12): the models of the specification, and the defaults. */
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

/** The frames that the local engine takes in a model's place: both, unless a clip says how its video begins. */
const drawnFrames = ({ clip, firstFrame, lastFrame }: VideoModel) => ({
  firstFrame: clip === 'none' && firstFrame === 'none' ? 'optional' : firstFrame,
  lastFrame: clip === 'none' && lastFrame === 'none' ? 'optional' : lastFrame,
})

/**
 * What the local engine makes in a model's place, retired or not: each ratio, both frames, seeds and the same options, but
 * the prompt is drawn as it is.
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

/** The local engine goes on from clips, but makes none of them anew. */
const isDrawn = ({ clip }: VideoModel) => clip !== 'retaken'

/** Which kind of prompts a model is made for; null for one that needs a clip. */
function madeFor({ referencesRequired, firstFrame, clip }: VideoModel): PromptKind | null {
  if (clip !== 'none') return null
  if (referencesRequired) return 'references'
  return firstFrame === 'required' ? 'frames' : 'text'
}

/**
 * The id of the model that makes the orders of a retired one: its successor in the registry, or a newer one that is named
 * there, else the best that is made for the same. None of them may be retired.
 */
function successorOf(model: VideoModel, retired: readonly string[]): string | null {
  const isLiving = ({ id, retirement }: VideoModel) => !retirement && !retired.includes(id)
  for (const id of [model.retirement?.successor, model.supersededBy]) {
    const next = id ? modelOf(id) : undefined
    if (next && isLiving(next)) return next.id
  }
  const kind = madeFor(model)
  const alike = VIDEO_MODELS.filter(
    (other) => isLiving(other) && madeFor(other) === kind && other.clip === model.clip,
  )
  return (kind ? bestFor(kind, alike) : alike[0])?.id ?? null
}

/** Models with the retirements that the provider told since the registry was read. */
export function withRetirements(
  models: readonly VideoModel[],
  learned: readonly LearnedRetirement[] = [],
): VideoModel[] {
  const retired = learned.map(({ id }) => id)
  return models.map((model) => {
    const told = learned.find(({ id }) => id === model.id)
    const date = model.retirement?.date ?? told?.date
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
  return { models: chosen.filter(isDrawn).map(drawnLocally), defaults }
}

/** Which default a prompt takes by what it gives. */
export const kindOf = ({ references, firstFrame, lastFrame }: Given): PromptKind => {
  if (firstFrame || lastFrame) return 'frames'
  return references > 0 ? 'references' : 'text'
}

/** Whether a model goes on from the end of a clip. */
export const extendsClips = ({ clip }: VideoModel): boolean => clip === 'extended'

/**
 * The model for a prompt that names none (specification C12): the default for what it gives, else the first that makes
 * all that is asked for. Undefined where none does.
 */
export function automaticModel({ models, defaults }: ModelOffer, asked: Asked): VideoModel | undefined {
  const mayBeTaken = (model: VideoModel) => !asked.clip || extendsClips(model)
  const fitting = models
    .flatMap((model) => currentModel(model) ?? [])
    .filter((model) => mayBeTaken(model) && misfitsOf(model, asked).length === 0)
  const wanted = defaults[kindOf(asked)]
  return fitting.find(({ id }) => id === wanted) ?? fitting[0]
}

/**
 * The model that makes a prompt: the named one if it is offered, or its successor if it is retired, else the automatic
 * one if none is named.
 */
export function modelFor(
  offer: ModelOffer,
  named: string | null | undefined,
  asked: Asked,
): VideoModel | undefined {
  if (!named) return automaticModel(offer, asked)
  const model = offer.models.find(({ id }) => id === named)
  return model && currentModel(model)
}

/**
 * How many reference images a shot of a storyboard may have: as many as the row of its model takes, with which it has
 * what is given; where no model takes any, as many as a prompt.
 */
export function shotReferencesMax(
  offer: ModelOffer,
  named: string | null | undefined,
  given: Omit<Given, 'clip'>,
): number {
  const references = Math.max(1, given.references)
  return modelFor(offer, named, { ...given, references })?.references || PROMPT_LIMITS.referencesMax
}

/** Why a prompt that names this model is refused. */
export function notOffered(id: string): string {
  const model = modelOf(id)
  if (model && !currentModel(model))
    return `${model.name} was retired by its provider, and no other model makes its orders`
  return model
    ? `Your team has not turned on the model ${model.name}. An admin can turn it on in Settings`
    : `Unknown model ${id}`
}

/** Why a prompt without a model is refused where no model takes what it gives. */
export function noneTakes({ references, firstFrame, lastFrame, clip }: Given): string {
  const parts = [
    clip && 'a clip to go on from',
    firstFrame && 'a first frame',
    lastFrame && 'a last frame',
    references > 0 && 'reference images',
  ].filter(Boolean)
  const what = parts.length > 1 ? `${parts.join(' and ')} together` : (parts[0] ?? 'words alone')
  return `None of your team’s models takes ${what}. An admin can turn one on in Settings`
}

/** The models that a prompt for a picture may name, as the engine of the installation makes them. */
export interface ImageOffer {
  models: readonly ImageModel[]
  /** The local engine draws for retired models too. */
  drawsRetired: boolean
}

export const imageOfferOf = (
  engine: 'local' | 'fal',
  retired: readonly LearnedRetirement[] = [],
): ImageOffer => ({
  models: IMAGE_MODELS.map((model) => {
    const told = retired.find(({ id }) => id === model.id)
    if (!told || model.retirement) return model
    return { ...model, retirement: { date: told.date, source: PROVIDER_CATALOGUE, successor: null } }
  }),
  drawsRetired: engine === 'local',
})

/**
 * The model that makes a picture from so many others: the named one, if it is known and not retired, else the best.
 * Undefined where there is none.
 */
export function imageModelFor(
  { models, drawsRetired }: ImageOffer,
  named: string | null | undefined,
  references: number,
): ImageModel | undefined {
  if (!named) return bestImageModel(references, models)
  return models.find(({ id, retirement }) => id === named && (drawsRetired || !retirement))
}

/** Why a prompt for a picture that names this model is refused. */
export function imageNotOffered({ models }: ImageOffer, id: string, references: number): string {
  const model = models.find((known) => known.id === id)
  if (!model) return `Unknown model ${id}`
  const best = bestImageModel(references, models)
  return `${model.name} was retired by its provider. ${best ? `Use ${best.name}` : 'No other model makes this picture'}`
}
