import * as z from './zod.js'
import { LIMITS } from '../limits.js'

const { scriptMax } = LIMITS.storyboard

export const EMPTY_SCRIPT = 'Paste a script'
export const LONG_SCRIPT = `A script has at most ${scriptMax.toLocaleString('en')} characters`

/** A script that is split into shots. */
export const scriptRule = z.object({
  script: z
    .string(EMPTY_SCRIPT)
    .max(scriptMax, LONG_SCRIPT)
    .refine((script) => script.trim() !== '', EMPTY_SCRIPT),
})
