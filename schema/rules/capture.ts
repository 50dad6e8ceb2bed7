import * as z from './zod.js'

/** A time within a video; null for its last frame. */
export const momentRule = z
  .number('The time must be a number of seconds')
  .min(0, 'The time must be 0 or later')
  .nullable()

/** Which frame of a video is taken. */
export const captureRule = z.object({ atSeconds: momentRule.optional() })
