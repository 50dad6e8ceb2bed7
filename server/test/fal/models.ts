import { z } from 'zod'
import { inputOf } from './client-types.js'

/** Bounds that the provider documents and its client does not type. */
const BOUNDS: Record<string, z.ZodType> = {
  'fal-ai/vidu/q1/reference-to-video': z.looseObject({
    prompt: z.string().max(1500),
    reference_image_urls: z.array(z.string()).max(7),
  }),
}

/**
 * What a model of the provider takes, strictly: a field that is unknown or missing is rejected, as a mistake of
 * ours. Undefined for a model that the provider does not have.
 */
export function modelInput(model: string): z.ZodType | undefined {
  const typed = inputOf(model)
  const bounds = BOUNDS[model]
  return typed && bounds ? z.intersection(typed, bounds) : typed
}

export const LANGUAGE_MODEL = modelInput('openrouter/router')!

export const makesPictures = (model: string): boolean => model.includes('flux')

/** The provider's shape of a validation error. */
export const detailOf = (error: z.ZodError) => ({
  detail: error.issues.map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  })),
})
