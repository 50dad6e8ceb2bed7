import * as z from './zod.js'
import { LIMITS, TRANSITION_LENGTHS, isTransition } from '../limits.js'

/** A transition to preview, and how many seconds it lasts. */
export const previewRule = z.object({
  transition: z.string().refine(isTransition, 'Unknown transition'),
  length: z
    .number()
    .refine(
      (length) => (TRANSITION_LENGTHS as readonly number[]).includes(length),
      `A transition lasts ${TRANSITION_LENGTHS.join(', ')} seconds`,
    )
    .nullish()
    .transform((length) => length ?? LIMITS.merge.transitionSeconds),
})
