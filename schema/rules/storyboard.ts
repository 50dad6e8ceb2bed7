import * as z from './zod.js'
import { DEFAULT_RATIO, LIMITS, TRANSITION_LENGTHS, VIDEO_RATIOS, isTransition } from '../limits.js'
import { TOO_MANY_REFERENCES } from '../messages.js'
import { CAMERA_KEYS } from '../storyboard.js'

const { wordsMax, headingMax, secondsMin, secondsMax, secondsUsual, shotsMax } = LIMITS.storyboard

export const TOO_MANY_SHOTS = `A storyboard has at most ${shotsMax} shots`
const SECONDS = `A shot lasts ${secondsMin} to ${secondsMax} seconds`
const isLength = (seconds: number): boolean => (TRANSITION_LENGTHS as readonly number[]).includes(seconds)

/** What happens in a shot; it may be empty while it is planned. */
export const shotWords = z
  .string()
  .trim()
  .max(wordsMax, `What happens must be at most ${wordsMax} characters`)

const fields = {
  words: shotWords,
  heading: z.string().trim().max(headingMax, `A scene heading must be at most ${headingMax} characters`),
  seconds: z
    .number(SECONDS)
    .min(secondsMin, SECONDS)
    .max(secondsMax, SECONDS)
    .overwrite((seconds) => Math.round(seconds * 10) / 10),
  camera: z.enum(CAMERA_KEYS, 'Unknown camera').nullable(),
  referenceIds: z
    .array(z.string())
    .max(LIMITS.prompt.referencesMax, TOO_MANY_REFERENCES)
    .refine((ids) => new Set(ids).size === ids.length, 'Each reference image may be listed once'),
  firstFrameId: z.string().nullable(),
  lastFrameId: z.string().nullable(),
  stillId: z.string().nullable(),
  transition: z.string().refine((key) => !key || isTransition(key), 'Unknown transition'),
  transitionSeconds: z
    .number()
    .refine(isLength, `A transition lasts ${TRANSITION_LENGTHS.join(', ')} seconds`),
}

/** A new shot; whatever is left out is empty, or as usual. */
export const newShotRule = z.object({
  words: fields.words.default(''),
  heading: fields.heading.default(''),
  seconds: fields.seconds.default(secondsUsual),
  camera: fields.camera.default(null),
  referenceIds: fields.referenceIds.default([]),
  firstFrameId: fields.firstFrameId.default(null),
  lastFrameId: fields.lastFrameId.default(null),
  stillId: fields.stillId.default(null),
  transition: fields.transition.default(''),
  transitionSeconds: fields.transitionSeconds.default(LIMITS.merge.transitionSeconds),
})
export type NewShot = z.output<typeof newShotRule>

export const newShotsRule = z.object({
  shots: z.array(newShotRule).min(1, 'There are no shots to add').max(shotsMax, TOO_MANY_SHOTS),
})

/** Changes of a shot; what is left out stays as it is. */
export const shotChangesRule = z.object(fields).partial()

/** Where a shot is divided: its words up to a character, and those from it on. */
export const splitRule = z.object({ at: z.number().int().min(0) })

/** What all shots of a storyboard have in common. */
export const storyboardRule = z.object({
  ratio: z
    .enum(VIDEO_RATIOS, `Aspect ratio must be one of ${VIDEO_RATIOS.join(', ')}`)
    .default(DEFAULT_RATIO),
  model: z.string().nullish(),
})
