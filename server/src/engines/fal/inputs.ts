import type { FluxProKontextInput, FluxProV11UltraInput } from '@fal-ai/client/endpoints'
import {
  IMAGE_MODELS,
  type VideoModel,
  type CurrentModelId,
  currentModelId,
  modelOf,
  nearestRatio,
} from '#schema/limits'
import { MICROS_PER_DOLLAR, estimateMicros } from '#schema/prices'
import { EngineFailure, type StillOrder, type VideoOrder } from '../engine.js'
import {
  MINIMAX_INPUTS,
  VIDU_INPUTS,
  type InputOf,
  type Inputs,
  type ReadyOrder,
  type Uploaded,
  VEO_INPUTS,
  KLING_INPUTS,
  SEEDANCE_INPUTS,
  LTX_INPUTS,
} from './inputs/video-models.js'

/** What each model is sent; that the rows fit its types is checked beside it. */
const INPUTS: Inputs<CurrentModelId> = {
  ...VEO_INPUTS,
  ...VIDU_INPUTS,
  ...MINIMAX_INPUTS,
  ...KLING_INPUTS,
  ...SEEDANCE_INPUTS,
  ...LTX_INPUTS,
}

const isKnown = (id: string): id is CurrentModelId => Object.hasOwn(INPUTS, id)

/**
 * The row of the model that makes an order of this one: its own, or that of its successor. Throws `EngineFailure` for a
 * model that the product does not offer.
 */
export function rowOf(id: string): VideoModel {
  const row = modelOf(currentModelId(id))
  if (!row) throw new EngineFailure('This model is no longer offered', false)
  return row
}

/**
 * What is sent for a clip, with what was uploaded for it. Throws `EngineFailure` where something is missing
 * that the model cannot do without.
 */
export function videoInput(order: VideoOrder, uploaded: Uploaded): InputOf<CurrentModelId> {
  const row = rowOf(order.model)
  if (row.referencesRequired && !uploaded.references.length)
    throw new EngineFailure('This model needs a reference image', false)
  if (!isKnown(row.id)) throw new EngineFailure('This model is no longer offered', false)
  const ready: ReadyOrder = {
    ...order,
    ...uploaded,
    references: uploaded.references.slice(0, row.references),
    ratio: nearestRatio(order.ratio, row.ratios),
  }
  return INPUTS[row.id](ready)
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
  const micros = estimateMicros({ model: currentModelId(model), duration, resolution, sound })
  return micros === null ? null : micros / MICROS_PER_DOLLAR
}
