import * as z from './zod.js'

/** Which frame of a video is taken. */
export const captureRule = z.object({
  atSeconds: z
    .number('The time must be a number of seconds')
    .min(0, 'The time must not be before the beginning')
    .nullish(),
})
