import * as z from './zod.js'
import { LIMITS } from '../limits.js'
import { composed, hasControlCharacters, hasVisibleText } from './text.js'
import { seedNumber } from './prompt.js'

/** The reason for declining a video. */
export const declineRule = z.object({
  reason: z
    .string()
    .trim()
    .max(LIMITS.video.reasonMax, `A reason has at most ${LIMITS.video.reasonMax} characters`)
    .refine((text) => !hasControlCharacters(text), 'A reason must not contain control characters')
    .nullish(),
})

export const titleRule = z
  .string('A title is required')
  .overwrite(composed)
  .trim()
  .refine(hasVisibleText, 'A title is required')
  .max(LIMITS.video.titleMax, `A title has at most ${LIMITS.video.titleMax} characters`)
  .refine((text) => !hasControlCharacters(text), 'A title must not contain control characters')

/** The new title of a video or film. */
export const videoRule = z.object({ title: titleRule })

const words = (most: number) =>
  z.string().overwrite(composed).trim().max(most, `At most ${most} characters`).nullish()

const NO_TIME = 'Enter a date or a time'

const moment = z
  .union([z.date(), z.iso.datetime({ offset: true }), z.iso.date()], NO_TIME)
  .transform((given) => new Date(given))
  .refine((time) => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999, NO_TIME)
  .nullish()

/** Filters a search by how videos and images were made. */
export const generationRule = z.object({
  words: words(LIMITS.prompt.max),
  model: words(LIMITS.prompt.max),
  seed: seedNumber.nullish(),
  author: words(LIMITS.account.emailMax),
  createdAfter: moment,
  createdBefore: moment,
})
