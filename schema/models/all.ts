import type { Model } from './model.js'
import type { Price } from './price.js'
import { FAL_SOUNDS, IMAGE_MODELS, VIDEO_MODELS } from './registry.js'
import { LANGUAGE_ROUTE, SPEECH } from './text-models.js'
import { TOOL_MODELS } from './tools.js'

/** Every model of the provider, of each kind. */
export const FAL_MODELS: readonly Model[] = [
  ...VIDEO_MODELS,
  ...IMAGE_MODELS,
  ...FAL_SOUNDS,
  ...TOOL_MODELS,
  LANGUAGE_ROUTE,
  SPEECH,
]

const byId = new Map(FAL_MODELS.map((model) => [model.id, model]))

export const falModelOf = (id: string): Model | undefined => byId.get(id)

/** The price of a model, or undefined if unknown. */
export const priceOf = (id: string): Price | undefined => byId.get(id)?.price ?? undefined
