import * as z from './zod.js'
import { drawingRule } from './review.js'

/** A time in a video; null for its last frame. */
export const momentRule = z
  .number('The time must be a number of seconds')
  .min(0, 'The time must be 0 or later')
  .nullable()

/** The frame of a video to capture, and a drawing on it. */
export const captureRule = z.object({ atSeconds: momentRule.optional(), drawing: drawingRule.nullish() })
