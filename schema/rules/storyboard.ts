import * as z from './zod.js'
import {
  DEFAULT_RATIO,
  LIMITS,
  TOO_MANY_REFERENCES,
  TRANSITION_LENGTHS,
  VIDEO_RATIOS,
  VIDEO_REFERENCES_MAX,
  isTransition,
} from '../limits.js'
import { IMAGE_USE_KEYS } from '../element-images.js'
import { CAMERA_KEYS } from '../storyboard.js'
import { isElementName } from '../named-elements.js'
import { documentFormat, isFinalDraft, notPlainText } from '../text/document-format.js'
import { FINAL_DRAFT_MAX, fountainFromFinalDraft } from '../text/final-draft.js'

const { wordsMax, headingMax, secondsMin, secondsMax, secondsUsual, shotsMax } = LIMITS.storyboard
const { dialogueMax, speakerMax, dialogueTextMax, lookMax } = LIMITS.storyboard

export const TOO_MANY_SHOTS = `A storyboard has at most ${shotsMax} shots`
const SECONDS = `A shot lasts ${secondsMin} to ${secondsMax} seconds`
const isLength = (seconds: number): boolean => (TRANSITION_LENGTHS as readonly number[]).includes(seconds)

/** The action of a shot; may be empty during planning. */
const shotWords = z.string().trim().max(wordsMax, `What happens must be at most ${wordsMax} characters`)

const fields = {
  words: shotWords,
  heading: z.string().trim().max(headingMax, `A scene heading must be at most ${headingMax} characters`),
  seconds: z
    .number(SECONDS)
    .min(secondsMin, SECONDS)
    .max(secondsMax, SECONDS)
    .overwrite((seconds) => Math.round(seconds * 10) / 10),
  camera: z.enum(CAMERA_KEYS, 'Unknown camera').nullable(),
  dialogue: z
    .array(
      z.object({
        speaker: z
          .string()
          .trim()
          .min(1, 'Enter who speaks')
          .max(speakerMax, `A speaker’s name has at most ${speakerMax} characters`),
        text: z.string().trim().min(1, 'Enter the line'),
      }),
    )
    .max(dialogueMax, `A shot has at most ${dialogueMax} lines of dialogue`)
    .refine(
      (lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= dialogueTextMax,
      `The dialogue of a shot has at most ${dialogueTextMax} characters`,
    ),
  editedPrompt: z
    .string()
    .trim()
    .max(LIMITS.prompt.max, `Prompt must be at most ${LIMITS.prompt.max} characters`)
    .nullable()
    .overwrite((prompt) => prompt || null),
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

/** A new shot; omitted fields get their defaults. */
export const newShotRule = z.object({
  words: fields.words.default(''),
  heading: fields.heading.default(''),
  seconds: fields.seconds.default(secondsUsual),
  camera: fields.camera.default(null),
  dialogue: fields.dialogue.default([]),
  editedPrompt: fields.editedPrompt.default(null),
  referenceIds: fields.referenceIds.default([]),
  firstFrameId: fields.firstFrameId.default(null),
  lastFrameId: fields.lastFrameId.default(null),
  stillId: fields.stillId.default(null),
  transition: fields.transition.default(''),
  transitionSeconds: fields.transitionSeconds.default(LIMITS.merge.transitionSeconds),
})
export type NewShot = z.output<typeof newShotRule>

/** Changes of a shot; omitted fields are unchanged. */
export const shotChangesRule = z.object(fields).partial()

/** The position of a split in the words of a shot, in characters. */
export const splitRule = z.object({ atCharacter: z.number().int().min(0) })

const REFERENCES = `Choose 1 to ${VIDEO_REFERENCES_MAX} images`

/** The settings for all shots of a storyboard. */
export const storyboardRule = z.object({
  ratio: z
    .enum(VIDEO_RATIOS, `Aspect ratio must be one of ${VIDEO_RATIOS.join(', ')}`)
    .default(DEFAULT_RATIO),
  model: z.string().nullish(),
  look: z.string().trim().max(lookMax, `Look must be at most ${lookMax} characters`).optional(),
  referencesMax: z
    .number(REFERENCES)
    .int(REFERENCES)
    .min(1, REFERENCES)
    .max(VIDEO_REFERENCES_MAX, REFERENCES)
    .optional(),
})

const { elementLabelMax, elementDescriptionMax } = LIMITS.storyboard
const { elementsMax, elementNameMin, elementNameMax, elementAssetsMax, elementLooksMax } = LIMITS.storyboard

export const TOO_MANY_ELEMENTS = `A storyboard has at most ${elementsMax} characters, places and props`
const SET_NAME_LENGTH = `A name has ${elementNameMin} to ${elementNameMax} characters`
const SET_NAME_FORM = 'Use letters, numbers and hyphens, e.g. @officer-bell'
export const SET_ASSET_UNUSABLE = 'This image must be approved and belong to the project'

/** A name with or without the `@`. */
const setName = z
  .string()
  .overwrite((name) => name.normalize('NFKC').trim().replace(/^@/, ''))
  .min(elementNameMin, SET_NAME_LENGTH)
  .max(elementNameMax, SET_NAME_LENGTH)
  .refine((name) => name.length < elementNameMin || isElementName(name), SET_NAME_FORM)

const assetIds = z
  .array(z.string())
  .max(elementAssetsMax, `A character, place or prop has at most ${elementAssetsMax} images`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each image may be listed once')

const label = z
  .string()
  .overwrite((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' '))
  .max(elementLabelMax, `A display name has at most ${elementLabelMax} characters`)
  .nullable()
  .overwrite((text) => text || null)
const description = z
  .string()
  .trim()
  .max(elementDescriptionMax, `A description has at most ${elementDescriptionMax} characters`)

/** How an element looks from a shot on. */
const lookRule = z.object({
  fromShotId: z.string(),
  description: description.default(''),
  assetIds: assetIds.default([]),
})
const looks = z
  .array(lookRule)
  .max(elementLooksMax, `A character, place or prop has at most ${elementLooksMax} looks`)
  .refine(
    (list) => new Set(list.map(({ fromShotId }) => fromShotId)).size === list.length,
    'Each look begins with another shot',
  )
const imagesMax = elementAssetsMax * (1 + elementLooksMax)
/** What the images of an element and its looks show; the others show it as a whole. */
const imageUses = z
  .array(z.object({ assetId: z.string(), use: z.enum(IMAGE_USE_KEYS, 'Unknown use of an image') }))
  .max(imagesMax, `A character, place or prop has at most ${imagesMax} images with its looks`)
  .refine(
    (list) => new Set(list.map(({ assetId }) => assetId)).size === list.length,
    'Each image has one use',
  )
export const USE_WITHOUT_IMAGE = 'Choose an image of this character, place or prop'
export const LOOK_WITHOUT_SHOT = 'Choose a shot on the storyboard'

/** A new element. */
export const newElementRule = z.object({
  kind: z.enum(['cast', 'place', 'prop'], 'Choose cast, place or prop'),
  name: setName,
  label: label.default(null),
  description: description.default(''),
  assetIds: assetIds.default([]),
})

export type NewElement = z.output<typeof newElementRule>

/** New shots, with new elements. */
export const newShotsRule = z.object({
  shots: z.array(newShotRule).min(1, 'There are no shots to add').max(shotsMax, TOO_MANY_SHOTS),
  elements: z.array(newElementRule).max(elementsMax, TOO_MANY_ELEMENTS).default([]),
})

/** Changes of an element; omitted fields are unchanged. */
export const elementChangesRule = newElementRule
  .extend({ label, description, assetIds, looks, imageUses })
  .partial()

/** A new element with its looks and the uses of its images. */
export const elementWithLooksRule = newElementRule.extend({
  looks: looks.default([]),
  imageUses: imageUses.default([]),
})

const { continuityWordsMax } = LIMITS.storyboard

export const continuityFields = {
  assetId: z.string().nullish(),
  videoId: z.string().nullish(),
  isSame: z.boolean().nullish(),
  words: z
    .string()
    .trim()
    .max(continuityWordsMax, `What differs has at most ${continuityWordsMax} characters`)
    .nullish(),
}

/** Whether an element looks in a first frame or take as it should. */
export const continuityRule = z
  .object(continuityFields)
  .refine(({ assetId, videoId }) => !assetId !== !videoId, {
    path: ['videoId'],
    error: 'Name a first frame or a take',
  })
  .refine(({ isSame, words }) => isSame !== false || words, { path: ['words'], error: 'Say what differs' })
  .transform(({ assetId = null, videoId = null, isSame = null, words }) => ({
    assetId,
    videoId,
    isSame,
    words: (isSame === false && words) || '',
  }))

const { scriptMax } = LIMITS.storyboard

const EMPTY_SCRIPT = 'Paste a script'
export const LONG_SCRIPT = `A script has at most ${scriptMax.toLocaleString('en')} characters`

export const UNREADABLE_FINAL_DRAFT =
  'This Final Draft file cannot be read. Export it as Fountain or plain text.'

/** A script to split into shots; Final Draft is converted to Fountain. */
export const scriptRule = z.object({
  script: z
    .string(EMPTY_SCRIPT)
    .max(FINAL_DRAFT_MAX, { error: LONG_SCRIPT, abort: true })
    .overwrite((script) => (isFinalDraft(script) ? (fountainFromFinalDraft(script) ?? script) : script))
    .overwrite((script) => script.normalize('NFC'))
    .refine((script) => !isFinalDraft(script), UNREADABLE_FINAL_DRAFT)
    .refine((script) => !documentFormat(script), {
      error: ({ input }) => notPlainText(documentFormat(input as string)!),
    })
    .refine((script) => script.length <= scriptMax, LONG_SCRIPT)
    .refine((script) => script.trim() !== '', EMPTY_SCRIPT),
})
