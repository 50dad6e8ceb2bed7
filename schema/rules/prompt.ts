import * as z from './zod.js'
import { DEFAULT_RATIO, LIMITS, VIDEO_RATIOS, defaultModel, modelOf } from '../limits.js'
import { TOO_MANY_REFERENCES } from '../messages.js'

const { max, referencesMax, variationsMax } = LIMITS.prompt
export const EMPTY_PROMPT = 'Please enter a prompt'

export const promptText = z
  .string(EMPTY_PROMPT)
  .trim()
  .min(1, EMPTY_PROMPT)
  .max(max, `Prompt must be at most ${max} characters`)

export const seedNumber = z
  .number()
  .int()
  .min(0, 'Seed must be 0 or more')
  .max(2_147_483_647, 'Seed must be at most 2147483647')

/** How many videos a prompt asks for at once. */
export const variationsNumber = z
  .number()
  .int('Variations must be a whole number')
  .min(1, 'Variations must be 1 or more')
  .max(variationsMax, `Variations must be at most ${variationsMax}`)

/**
 * A prompt for a video, checked against the chosen model's row of `VIDEO_MODELS`; without a model, one is
 * chosen.
 */
export const promptRule = z
  .object({
    prompt: promptText,
    ratio: z
      .enum(VIDEO_RATIOS, `Aspect ratio must be one of ${VIDEO_RATIOS.join(', ')}`)
      .default(DEFAULT_RATIO),
    model: z.string().nullish(),
    magicPrompt: z.boolean().default(false),
    referenceIds: z.array(z.string()).max(referencesMax, TOO_MANY_REFERENCES).default([]),
    seed: seedNumber.nullish(),
    variations: variationsNumber.default(1),
    takeOf: z.string().nullish(),
    duration: z.number().int().nullish(),
    resolution: z.string().nullish(),
    sound: z.boolean().nullish(),
    negativePrompt: z.string().trim().max(max, `Negative prompt must be at most ${max} characters`).nullish(),
    movement: z.string().nullish(),
    promptOptimizer: z.boolean().nullish(),
  })
  .superRefine((input, context) => {
    const model = input.model ? modelOf(input.model) : defaultModel(input.referenceIds.length)
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!model) return refuse('model', `There is no model ${input.model}`)
    if (input.prompt.length > model.promptMax)
      refuse('prompt', `${model.id} takes at most ${model.promptMax} characters`)
    if (new Set(input.referenceIds).size < input.referenceIds.length)
      refuse('referenceIds', 'A reference image is given twice')
    if (model.referencesRequired && !input.referenceIds.length)
      refuse('referenceIds', `${model.id} needs at least one reference image`)
    if (input.referenceIds.length > model.references) {
      refuse('referenceIds', model.references ? TOO_MANY_REFERENCES : `${model.id} takes no reference images`)
    }
    if (input.duration != null && !model.durations.includes(input.duration))
      refuse('duration', `${model.id} does not offer ${input.duration} seconds`)
    if (input.resolution != null && !(model.resolutions as readonly string[]).includes(input.resolution)) {
      refuse('resolution', `${model.id} does not offer ${input.resolution}`)
    }
    if (input.sound && !model.sound) refuse('sound', `${model.id} makes no sound`)
    if (input.seed != null && !model.seed) refuse('seed', `${model.id} takes no seed`)
    if (input.negativePrompt && !model.negativePrompt)
      refuse('negativePrompt', `${model.id} takes no negative prompt`)
    if (input.movement != null && !(model.movement as readonly string[]).includes(input.movement)) {
      refuse('movement', `${model.id} does not offer the movement ${input.movement}`)
    }
    if (input.promptOptimizer != null && !model.promptOptimizer)
      refuse('promptOptimizer', `${model.id} has no prompt optimizer`)
  })
