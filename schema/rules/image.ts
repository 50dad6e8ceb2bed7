import * as z from './zod.js'
import { DEFAULT_RATIO, IMAGE_RATIOS } from '../limits.js'
import { promptText, seedNumber } from './prompt.js'

/**
 * A prompt for a picture (specification C18). Without a reference it is described; with one, that picture is
 * modified.
 */
export const imageRule = z.object({
  prompt: promptText,
  ratio: z
    .enum(IMAGE_RATIOS, `Aspect ratio must be one of ${IMAGE_RATIOS.join(', ')}`)
    .default(DEFAULT_RATIO),
  magicPrompt: z.boolean().default(false),
  /** The empty string stands for none. */
  referenceId: z
    .string()
    .nullish()
    .transform((id) => id || null),
  seed: seedNumber.nullish(),
})
