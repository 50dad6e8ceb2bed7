import * as z from './zod.js'
import type { CueEdit } from '../mix.js'
import { CUE_KINDS, LIMITS, SKETCH_VOICES } from '../limits.js'
import { seedNumber } from './prompt.js'
import { composed, hasControlCharacters, hasVisibleText } from './text.js'
import { titleRule } from './video.js'

const { creditMax, perProject, bytes } = LIMITS.sound

export const SOUND_TOO_LARGE = `File too large. Maximum size is ${bytes / 1024 ** 2}MB.`
export const TOO_MANY_SOUNDS = `A project has at most ${perProject} sounds`
export const TOO_MANY_CUES = `A cut has at most ${LIMITS.cue.perCut} cues`

const credit = (what: string) =>
  z
    .string()
    .overwrite(composed)
    .trim()
    .max(creditMax, `${what} has at most ${creditMax} characters`)
    .refine((text) => !hasControlCharacters(text), `${what} must not contain control characters`)

export const cueKindRule = z.enum(CUE_KINDS, 'Kind must be MUSIC, VOICE or EFFECT')

/** What is known of a sound that is uploaded. */
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

/** What is changed of a sound; what is left out or null stays as it is. */
export const soundChangeRule = z.object({
  kind: cueKindRule.nullish(),
  title: titleRule.nullish(),
  source: credit('A source').nullish(),
  licence: credit('A licence').nullish(),
})

const { wordsMax, textMax, sketchSecondsMin, sketchSecondsMax } = LIMITS.sound
const SKETCH_LENGTH = `A sketch lasts ${sketchSecondsMin} to ${sketchSecondsMax} seconds`

/** What music and effects are like, or what a voice says. */
export const soundWordsRule = z
  .string()
  .trim()
  .refine(hasVisibleText, 'Words are required')
  .max(textMax, `A text has at most ${textMax} characters`)
  // a line break separates sentences; the rest would not be spoken
  .refine(
    (text) => !hasControlCharacters(text.replaceAll(/[\n\t]/g, ' ')),
    'Words must not contain control characters',
  )

/**
 * What a sound is sketched from: words that describe music or an effect, or the text of a voice. The same words and seed
 * give the same sound. The length of a voice is that of its text.
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
    voice: z.enum(SKETCH_VOICES, `Voice must be one of ${SKETCH_VOICES.join(', ')}`).nullish(),
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

/** How many times faster a sound becomes. */
export const quickenRule = z.object({ factor: z.number(FACTOR).gt(1, FACTOR).max(quickenMax, FACTOR) })

const { gainMin, gainMax, fadeMax, atMax, perCut, secondsMin } = LIMITS.cue
const GAIN = `Gain must be ${gainMin} to ${gainMax} dB`
const FADE = `A fade lasts 0 to ${fadeMax} seconds`
const AT = `A cue begins at most ${atMax} seconds from the start of its clip or film`
const IN = 'A cue must start at 0 or later in its sound'
const END = 'A cue must end after its start'

/** Seconds from the start of its item or film at which a cue begins. */
export const cueAtRule = z.number(AT).min(-atMax, AT).max(atMax, AT)

/** Decibels of a cue, or of all clips of a film. */
export const gainRule = z.number(GAIN).min(gainMin, GAIN).max(gainMax, GAIN)

const cueChanges = z.object({
  soundId: z.string().nullish(),
  itemId: z.string().nullable().optional(),
  at: cueAtRule.nullish(),
  inSeconds: z.number(IN).min(0, IN).nullish(),
  outSeconds: z.number(END).min(0, END).nullable().optional(),
  gain: gainRule.nullish(),
  fadeIn: z.number(FADE).min(0, FADE).max(fadeMax, FADE).nullish(),
  fadeOut: z.number(FADE).min(0, FADE).max(fadeMax, FADE).nullish(),
  isMuted: z.boolean().nullish(),
  isDucked: z.boolean().nullish(),
  isDuckedByClips: z.boolean().nullish(),
  isLooped: z.boolean().nullish(),
})

/**
 * Changes of cues of one cut, each to the revision that it names. What is left out or null stays as it is, except for
 * `itemId` and `outSeconds`: null is the film, and the end of the sound.
 */
export const cueChangesRule = z
  .object({
    cues: z
      .array(cueChanges.extend({ id: z.string(), revision: z.int('A revision is a whole number') }))
      .min(1, 'There are no cues to change')
      .max(perCut, TOO_MANY_CUES),
  })
  .superRefine(({ cues }, context) => {
    const known = new Set<string>()
    cues.forEach(({ id }, at) => {
      if (known.has(id))
        context.addIssue({ code: 'custom', path: ['cues', at, 'id'], message: 'Each cue may be listed once' })
      known.add(id)
    })
  })
export type CueChange = z.output<typeof cueChangesRule>['cues'][number]

/** A new cue: the whole sound, or as it is given. */
export const newCueRule = cueChanges.extend({
  id: z.uuid('The id of a cue is a UUID').nullish(),
  soundId: z.string(),
})

/** Why a cue does not fit its sound, which lasts `duration` seconds; undefined where it does. */
export function cueError(
  cue: Pick<CueEdit, 'itemId' | 'at' | 'inSeconds' | 'outSeconds'>,
  { duration }: { duration: number },
): { field: 'at' | 'inSeconds' | 'outSeconds'; message: string } | undefined {
  const { itemId, at, inSeconds, outSeconds } = cue
  if (itemId === null && at < 0) return { field: 'at', message: 'A film starts at 0 seconds' }
  if (inSeconds >= duration) return { field: 'inSeconds', message: `The sound ends at ${duration} seconds` }
  if (outSeconds !== null && outSeconds > duration)
    return { field: 'outSeconds', message: `The sound ends at ${duration} seconds` }
  const end = outSeconds ?? duration
  const field = outSeconds === null ? 'inSeconds' : 'outSeconds'
  if (end <= inSeconds) return { field, message: END }
  if (end - inSeconds < Math.min(secondsMin, duration))
    return { field, message: `A cue must play at least ${secondsMin} seconds of its sound` }
  return undefined
}
