import * as z from './zod.js'
import { LIMITS } from '../limits.js'
import { variationsNumber } from './prompt.js'

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
  variations: variationsNumber.nullish(),
})
