import * as z from './zod.js'
import { LIMITS } from '../limits.js'

/** The most of the same that one order may ask for. */
const MOST_VARIATIONS = 4

/** An order whose price is asked for. */
export const estimateRule = z.object({
  picture: z.boolean().nullish(),
  model: z.string().nullish(),
  references: z
    .int()
    .min(0)
    .max(LIMITS.prompt.referencesMax)
    .nullish()
    .transform((count) => count ?? 0),
  duration: z.int('A length is a whole number of seconds').min(1).max(60).nullish(),
  resolution: z.string().nullish(),
  sound: z.boolean().nullish(),
  variations: z
    .int()
    .min(1, `There may be 1 to ${MOST_VARIATIONS} variations`)
    .max(MOST_VARIATIONS, `There may be 1 to ${MOST_VARIATIONS} variations`)
    .nullish(),
})
