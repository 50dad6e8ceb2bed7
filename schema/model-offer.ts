import { VIDEO_MODELS, currentModel, modelOf } from './models.js'
import { VIDEO_RATIOS, type VideoModel } from './video-model.js'

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

/** What a prompt gives its model beside words. */
export interface Given {
  references: number
  firstFrame: boolean
  lastFrame: boolean
  /** A clip to go on from, or to make anew. */
  clip?: boolean
}

/** What is on before an admin chooses (specification C11, C12). */
export const FIRST_CHOICE: ModelChoice = {
  models: [
    'fal-ai/veo3',
    'fal-ai/vidu/q1/reference-to-video',
    'fal-ai/minimax/video-01-director',
    'fal-ai/veo3.1',
  ],
  defaults: { text: 'fal-ai/veo3.1', references: 'fal-ai/vidu/q1/reference-to-video', frames: null },
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
  const chosen = (VIDEO_MODELS as readonly VideoModel[]).filter(({ id }) => models.includes(id))
  if (engine === 'fal') return { models: chosen, defaults }
  return { models: chosen.filter(isDrawn).map(drawnLocally), defaults }
}

/** Where a model and what it is given do not go together: the input, and why, to be read after the model's name. */
export interface Misfit {
  field: 'referenceIds' | 'firstFrameId' | 'lastFrameId' | 'extendsVideoId' | 'model'
  why: string
}

export function misfitsOf(
  model: VideoModel,
  { references, firstFrame, lastFrame, clip = false }: Given,
): Misfit[] {
  const misfits: Misfit[] = []
  const unless = (isFit: boolean, field: Misfit['field'], why: string) =>
    void (isFit || misfits.push({ field, why }))
  unless(references > 0 || !model.referencesRequired, 'referenceIds', 'needs at least one reference image')
  if (model.references === 0) unless(references === 0, 'referenceIds', 'takes no reference images')
  else
    unless(
      references <= model.references,
      'referenceIds',
      `takes at most ${model.references} reference images`,
    )
  unless(!firstFrame || model.firstFrame !== 'none', 'firstFrameId', 'takes no first frame')
  unless(firstFrame || model.firstFrame !== 'required', 'firstFrameId', 'needs a first frame')
  unless(!lastFrame || model.lastFrame !== 'none', 'lastFrameId', 'takes no last frame')
  unless(lastFrame || model.lastFrame !== 'required', 'lastFrameId', 'needs a last frame')
  unless(!clip || model.clip !== 'none', 'extendsVideoId', 'takes no clip to go on from')
  unless(clip || model.clip === 'none', 'extendsVideoId', 'needs a clip to go on from')
  return misfits
}

const wantedFor = ({ references, firstFrame, lastFrame }: Given, defaults: ModelDefaults): string | null => {
  if (firstFrame || lastFrame) return defaults.frames
  return references > 0 ? defaults.references : defaults.text
}

/** Whether a model goes on from the end of a clip. */
export const extendsClips = ({ clip }: VideoModel): boolean => clip === 'extended'

/** The model for a prompt that names none (specification C12); undefined where no model takes what is given. */
export function automaticModel({ models, defaults }: ModelOffer, given: Given): VideoModel | undefined {
  const mayBeTaken = (model: VideoModel) => !given.clip || extendsClips(model)
  const fitting = models
    .map(currentModel)
    .filter((model) => mayBeTaken(model) && misfitsOf(model, given).length === 0)
  const wanted = wantedFor(given, defaults)
  return fitting.find(({ id }) => id === wanted) ?? fitting[0]
}

/**
 * The model that makes a prompt: the named one if it is offered, or its successor if it is retired, else the automatic
 * one if none is named.
 */
export function modelFor(
  offer: ModelOffer,
  named: string | null | undefined,
  given: Given,
): VideoModel | undefined {
  if (!named) return automaticModel(offer, given)
  const model = offer.models.find(({ id }) => id === named)
  return model && currentModel(model)
}

/** Why a prompt that names this model is refused. */
export function notOffered(id: string): string {
  const model = modelOf(id)
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
