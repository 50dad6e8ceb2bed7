import * as z from './zod.js'
import { LIMITS } from '../limits.js'
import { seedNumber } from './prompt.js'

const words = (most: number) => z.string().trim().max(most, `At most ${most} characters`).nullish()

const NO_TIME = 'Enter a date or a time'

const moment = z
  .union([z.date(), z.iso.datetime({ offset: true }), z.iso.date()], NO_TIME)
  .transform((given) => new Date(given))
  .refine((time) => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999, NO_TIME)
  .nullish()

/** How videos and pictures that are searched for were made. */
export const generationRule = z.object({
  words: words(LIMITS.prompt.max),
  model: words(LIMITS.prompt.max),
  seed: seedNumber.nullish(),
  author: words(LIMITS.account.emailMax),
  from: moment,
  to: moment,
})
