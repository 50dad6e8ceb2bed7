import { LIMITS } from './limits.js'
import * as z from './rules/zod.js'

const { firstFrameChangeMax } = LIMITS.storyboard

/** The prompt that changes a picture, which is the first reference image. */
export const changePromptOf = (words: string): string => `Change image 1: ${words}\nKeep everything else.`

/** The change of a first frame. */
export const firstFrameChangeRule = z.object({
  words: z
    .string('Enter what to change')
    .trim()
    .min(1, 'Enter what to change')
    .max(firstFrameChangeMax, `A change has at most ${firstFrameChangeMax} characters`),
})
