import { type PromptKind, bestFor } from './best.js'
import { VIDEO_MODELS, currentModel, modelOf } from './registry.js'
import { VIDEO_RATIOS, type VideoModel } from './video-model.js'
import { type Asked, type Given, misfitsOf } from './misfits.js'

/** The models that a team uses, as its admins chose them. */
export interface ModelChoice {
  models: readonly string[]
  /** Ids of the models for prompts that name none: with words alone, with references, with frames. */
  defaults: ModelDefaults
}

export interface ModelDefaults {
  text: string
  references: string | null
  frames: string | null
}

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
 * What the local engine makes in a model's place, retired or not: each ratio, both frames and the same options, but
 * the prompt is drawn as it is.
 */
export const drawnLocally = (model: VideoModel): VideoModel => ({
  ...model,
  ...drawnFrames(model),
  ratios: VIDEO_RATIOS,
  takesRatio: true,
  promptOptimizer: false,
  retirement: null,
})

/** The local engine goes on from clips, but makes none of them anew. */
const isDrawn = ({ clip }: VideoModel) => clip !== 'retaken'

export const offerOf = (
  engine: 'local' | 'fal',
  { models, defaults }: ModelChoice = FIRST_CHOICE,
): ModelOffer => {
  const chosen = VIDEO_MODELS.filter(({ id }) => models.includes(id))
  if (engine === 'fal') return { models: chosen, defaults }
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
