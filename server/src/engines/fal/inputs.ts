import type {
  FluxProKontextInput,
  FluxProV11UltraInput,
  MinimaxVideo01DirectorInput,
  ViduQ1ReferenceToVideoInput,
  veo3Input,
} from '@fal-ai/client/endpoints'
import { IMAGE_MODELS, type VideoModel, type VideoModelId, modelOf, nearestRatio } from '#schema/limits'
import { MICROS_PER_DOLLAR, estimateMicros } from '#schema/prices'
import { EngineFailure, type StillOrder, type VideoOrder } from '../engine.js'

interface Inputs {
  'fal-ai/veo3': veo3Input
  'fal-ai/vidu/q1/reference-to-video': ViduQ1ReferenceToVideoInput
  'fal-ai/minimax/video-01-director': MinimaxVideo01DirectorInput
}

/**
 * What each model is sent. `ratio` is the nearest that the model makes; `references` are uploaded already.
 */
const INPUTS: {
  [Id in VideoModelId]: (order: VideoOrder, ratio: string, references: string[]) => Inputs[Id]
} = {
  'fal-ai/veo3': ({ prompt, duration, resolution, sound, negativePrompt, seed }, ratio) => ({
    prompt,
    aspect_ratio: ratio as veo3Input['aspect_ratio'],
    duration: duration ? (`${duration}s` as veo3Input['duration']) : '8s',
    resolution: resolution ?? '720p',
    generate_audio: sound ?? true,
    ...(negativePrompt && { negative_prompt: negativePrompt }),
    seed,
  }),
  'fal-ai/vidu/q1/reference-to-video': ({ prompt, movement, seed }, ratio, references) => ({
    prompt,
    reference_image_urls: references,
    aspect_ratio: ratio as ViduQ1ReferenceToVideoInput['aspect_ratio'],
    movement_amplitude: movement ?? 'auto',
    seed,
  }),
  'fal-ai/minimax/video-01-director': ({ prompt, promptOptimizer }) => ({
    prompt,
    prompt_optimizer: promptOptimizer ?? true,
  }),
}

const isKnown = (id: string): id is VideoModelId => Object.hasOwn(INPUTS, id)

/**
 * The row of a model in `schema/limits.ts`. Throws `EngineFailure` for a model that the product does not
 * offer.
 */
export function rowOf(id: string): VideoModel {
  const row = modelOf(id)
  if (!row) throw new EngineFailure('This model is not offered any more', false)
  return row
}

/**
 * What is sent for a clip. Throws `EngineFailure` where a reference is missing that the model cannot do
 * without.
 */
export function videoInput(order: VideoOrder, references: string[]): Inputs[VideoModelId] {
  const row = rowOf(order.model)
  if (row.referencesRequired && !references.length)
    throw new EngineFailure('This model needs a reference image', false)
  if (!isKnown(row.id)) throw new EngineFailure('This model is not offered any more', false)
  return INPUTS[row.id](order, nearestRatio(order.ratio, row.ratios), references.slice(0, row.references))
}

/** What is sent for a picture, or for the modification of the one at `reference`. */
export function pictureInput(
  { prompt, ratio, seed }: StillOrder,
  reference?: string,
): FluxProV11UltraInput | FluxProKontextInput {
  if (reference)
    return {
      prompt,
      image_url: reference,
      aspect_ratio: nearestRatio(ratio, IMAGE_MODELS.modify.ratios),
      seed,
    }
  return {
    prompt,
    aspect_ratio: nearestRatio(ratio, IMAGE_MODELS.describe.ratios),
    seed,
    output_format: 'jpeg',
  }
}

/** US dollars; null where the price is not known. */
export function estimateCost({ model, duration, resolution, sound }: VideoOrder): number | null {
  const micros = estimateMicros({ model, duration, resolution, sound })
  return micros === null ? null : micros / MICROS_PER_DOLLAR
}
