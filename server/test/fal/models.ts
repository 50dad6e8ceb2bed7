import { z } from 'zod'
import { IMAGE_RATIOS } from '#schema/limits'

const prompt = z.string().min(1)
const seed = z.int().optional()
const url = z.url({ protocol: /^https?$/ })

/**
 * The inputs that the provider's models take, strictly: an unknown input is rejected, as a mistake of ours.
 */
export const MODELS: Record<string, z.ZodType> = {
  'fal-ai/veo3': z.strictObject({
    prompt,
    seed,
    aspect_ratio: z.enum(['16:9', '9:16']).optional(),
    duration: z.enum(['4s', '6s', '8s']).optional(),
    resolution: z.enum(['720p', '1080p']).optional(),
    generate_audio: z.boolean().optional(),
    negative_prompt: z.string().optional(),
  }),
  'fal-ai/vidu/q1/reference-to-video': z.strictObject({
    prompt: prompt.max(1500),
    seed,
    reference_image_urls: z.array(url).min(1).max(7),
    aspect_ratio: z.enum(['16:9', '9:16', '1:1']).optional(),
    movement_amplitude: z.enum(['auto', 'small', 'medium', 'large']).optional(),
  }),
  'fal-ai/minimax/video-01-director': z.strictObject({ prompt, prompt_optimizer: z.boolean().optional() }),
  'fal-ai/flux-pro/v1.1-ultra': z.strictObject({
    prompt,
    seed,
    aspect_ratio: z.enum(IMAGE_RATIOS).optional(),
    output_format: z.enum(['jpeg', 'png']).optional(),
  }),
  'fal-ai/flux-pro/kontext': z.strictObject({
    prompt,
    seed,
    image_url: url,
    aspect_ratio: z.enum(IMAGE_RATIOS).optional(),
    output_format: z.enum(['jpeg', 'png']).optional(),
  }),
}

export const LANGUAGE_MODEL = z.strictObject({
  model: z.string(),
  prompt,
  system_prompt: z.string().optional(),
  temperature: z.number().optional(),
  max_tokens: z.int().optional(),
})

export const makesPictures = (model: string): boolean => model.includes('flux')

/** The provider's shape of a validation error. */
export const detailOf = (error: z.ZodError) => ({
  detail: error.issues.map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  })),
})
