import * as z from './zod.js'
import { CUE_KINDS, LIMITS, SKETCH_VOICES } from '../limits.js'
import { seedNumber } from './prompt.js'
import { composed, hasControlCharacters, hasVisibleText } from './text.js'
import { titleRule } from './video.js'

const { creditMax, perProject, bytes } = LIMITS.sound

export const SOUND_TOO_LARGE = `File too large. Maximum size is ${bytes / 1024 ** 2}MB.`
export const TOO_MANY_SOUNDS = `A project has at most ${perProject} sounds`

const credit = (what: string) =>
  z
    .string()
    .overwrite(composed)
    .trim()
    .max(creditMax, `${what} has at most ${creditMax} characters`)
    .refine((text) => !hasControlCharacters(text), `${what} must not contain control characters`)

export const cueKindRule = z.enum(CUE_KINDS, 'Kind must be MUSIC, VOICE or EFFECT')

/** The metadata of an uploaded sound. */
export const soundRule = z.object({
  kind: cueKindRule,
  title: titleRule,
  source: credit('A source')
    .nullish()
    .transform((text) => text ?? ''),
  licence: credit('A licence')
    .nullish()
    .transform((text) => text ?? ''),
})

/** Changes of a sound; omitted and null fields are unchanged. */
export const soundChangeRule = z.object({
  kind: cueKindRule.nullish(),
  title: titleRule.nullish(),
  source: credit('A source').nullish(),
  licence: credit('A licence').nullish(),
})

const { wordsMax, textMax, sketchSecondsMin, sketchSecondsMax } = LIMITS.sound
const SKETCH_LENGTH = `A sketch lasts ${sketchSecondsMin} to ${sketchSecondsMax} seconds`

const { speedMin, speedMax, speedStep } = LIMITS.sound
const SPEED = `A speed is ${speedMin} to ${speedMax}, in steps of ${speedStep}`

/** The speed of a voice. */
export const voiceSpeedRule = z
  .number(SPEED)
  .min(speedMin, SPEED)
  .max(speedMax, SPEED)
  .multipleOf(speedStep, SPEED)

const SAMPLE = `A sample has 1 to ${LIMITS.sound.sampleMax} characters`
const sketchVoiceRule = z.enum(SKETCH_VOICES, `Voice must be one of ${SKETCH_VOICES.join(', ')}`)

/** A sample of a free voice: by default, of the first one and a sentence. */
export const voiceSampleRule = z.object({
  words: z
    .string(SAMPLE)
    .trim()
    .max(LIMITS.sound.sampleMax, SAMPLE)
    .refine((text) => hasVisibleText(text) && !hasControlCharacters(text), SAMPLE)
    .default('The lighthouse went dark at four.'),
  voice: sketchVoiceRule.default(SKETCH_VOICES[0]),
  speed: voiceSpeedRule.nullish(),
})

/** A description of music or an effect, or the text of a voice. */
export const soundWordsRule = z
  .string()
  .trim()
  .refine(hasVisibleText, 'Words are required')
  .max(textMax, `A text has at most ${textMax} characters`)
  // a line break separates sentences; other control characters cannot be spoken
  .refine(
    (text) => !hasControlCharacters(text.replaceAll(/[\n\t]/g, ' ')),
    'Words must not contain control characters',
  )

/**
 * The input of a sketch: a description of music or an effect, or the text of a voice, which determines its length. The same
 * words and seed give the same sound.
 */
export const sketchRule = z
  .object({
    kind: cueKindRule,
    words: soundWordsRule,
    seconds: z
      .number(SKETCH_LENGTH)
      .min(sketchSecondsMin, SKETCH_LENGTH)
      .max(sketchSecondsMax, SKETCH_LENGTH)
      .nullish(),
    seed: seedNumber.nullish(),
    voice: sketchVoiceRule.nullish(),
    title: titleRule.nullish(),
  })
  .superRefine(({ kind, words, seconds }, context) => {
    if (kind === 'VOICE') return
    if (seconds == null) context.addIssue({ code: 'custom', path: ['seconds'], message: SKETCH_LENGTH })
    if (words.length > wordsMax)
      context.addIssue({
        code: 'custom',
        path: ['words'],
        message: `Words have at most ${wordsMax} characters`,
      })
  })

const { quickenMax } = LIMITS.sound
const FACTOR = `A sound is made more than 1 and at most ${quickenMax} times faster`

/** The speed-up of a sound. */
export const quickenRule = z.object({ factor: z.number(FACTOR).gt(1, FACTOR).max(quickenMax, FACTOR) })
