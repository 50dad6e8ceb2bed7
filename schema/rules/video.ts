import * as z from './zod.js'
import { LIMITS } from '../limits.js'
import { hasControlCharacters, hasVisibleText } from './text.js'

/** Why a video is declined. */
export const declineRule = z.object({
  reason: z
    .string()
    .trim()
    .max(LIMITS.video.reasonMax, `A reason has at most ${LIMITS.video.reasonMax} characters`)
    .refine((text) => !hasControlCharacters(text), 'A reason must not contain control characters')
    .nullish(),
})

/** What a video or film is renamed to. */
export const videoRule = z.object({
  title: z
    .string('A title is required')
    .trim()
    .refine(hasVisibleText, 'A title is required')
    .max(LIMITS.video.titleMax, `A title has at most ${LIMITS.video.titleMax} characters`)
    .refine((text) => !hasControlCharacters(text), 'A title must not contain control characters'),
})
