import { LIMITS } from './limits.js'
import * as z from './rules/zod.js'
import { drawingRule } from './rules/review.js'

const { firstFrameChangeMax } = LIMITS.storyboard

/**
 * The prompt that changes a picture, which is the first reference image. With `isMarked`, the second one is the same picture
 * with marks that show where.
 */
export const changePromptOf = (words: string, isMarked = false): string =>
  [
    `Change image 1: ${words}`,
    ...(isMarked ? ['The coloured marks in image 2 show where. Draw no marks.'] : []),
    'Keep everything else.',
  ].join('\n')

/** The change of a first frame, with an optional drawing that shows where. */
export const firstFrameChangeRule = z.object({
  words: z
    .string('Enter what to change')
    .trim()
    .min(1, 'Enter what to change')
    .max(firstFrameChangeMax, `A change has at most ${firstFrameChangeMax} characters`),
  drawing: drawingRule.nullish(),
})
