import * as z from './zod.js'
import { LIMITS } from '../limits.js'
import { DrawingError, drawingJson, parseDrawing } from '../review/drawing.js'
import { newPassword } from './account.js'
import { canonicalName, composed, hasControlCharacters, hasVisibleText, isFullyVisible } from './text.js'

const { nameMax, passwordMin, passwordMax, daysMin, daysMax, daysUsual } = LIMITS.review
const { guestNameMax, noteMax, verdictMax, notesPerLink, notesPerProject } = LIMITS.review
const { linksPerProject, guestsPerLink } = LIMITS.review

/** What a review link shows: one film, a film of the cut and all later ones, the takes of a shot, or first frames. */
export const REVIEW_KINDS = ['FILM', 'CUT', 'TAKES', 'FIRST_FRAMES'] as const

export const TOO_MANY_LINKS = `A project has at most ${linksPerProject} active review links. End one first.`
export const TOO_MANY_GUESTS = `A review link has at most ${guestsPerLink} guests`
export const TOO_MANY_NOTES_OF_LINK = `A review link has at most ${notesPerLink} notes`
export const TOO_MANY_NOTES = `A project has at most ${notesPerProject} notes`
const EMPTY_NOTE = 'Write a note, or draw on the frame'

const DAYS = `A review link lasts ${daysMin} to ${daysMax} days`
const FRAME = 'A frame is a whole number from 0'
const RANGE_END = 'A range must end after its first frame'

/** Messages of kinds that need a video. */
const subjects: Partial<Record<(typeof REVIEW_KINDS)[number], string>> = {
  FILM: 'Choose a film',
  TAKES: 'Choose a take of the shot',
}

const linkPassword = newPassword(passwordMin, passwordMax)

const flag = (usual: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((given) => given ?? usual)

/** A new review link. `videoId` is the film, any take of the shot, or the first film of the cut, by default its newest. */
export const createReviewLinkRule = z
  .object({
    projectId: z.string(),
    kind: z.enum(REVIEW_KINDS, `Kind must be one of ${REVIEW_KINDS.join(', ')}`),
    videoId: z.string().nullish(),
    name: z
      .string('A name is required')
      .overwrite(composed)
      .trim()
      .refine(hasVisibleText, 'A name is required')
      .max(nameMax, `A name has at most ${nameMax} characters`)
      .refine((name) => !hasControlCharacters(name), 'A name must not contain control characters'),
    password: linkPassword.nullish(),
    expiresInDays: z
      .int(DAYS)
      .min(daysMin, DAYS)
      .max(daysMax, DAYS)
      .nullish()
      .transform((days) => days ?? daysUsual),
    mayDownload: flag(false),
    mayApprove: flag(true),
    showsNames: flag(false),
  })
  .superRefine(({ kind, videoId }, context) => {
    const message = subjects[kind]
    if (message && !videoId) context.addIssue({ code: 'custom', path: ['videoId'], message })
  })
export type NewReviewLink = z.output<typeof createReviewLinkRule>

/** A guest’s entry. Token and password may be any text, as a wrong one is not a validation error. */
export const openReviewRule = z.object({
  token: z.string(),
  name: z
    .string('Enter your name')
    .overwrite(canonicalName)
    .refine(hasVisibleText, 'Enter your name')
    .max(guestNameMax, `Your name has at most ${guestNameMax} characters`)
    .refine(isFullyVisible, 'Your name must not contain control or invisible characters'),
  password: z.string().max(passwordMax, `Password must be at most ${passwordMax} characters`).nullish(),
})

/** Multiline text. Direction marks are allowed: right-to-left languages need them. */
const lines = (name: string, most: number) =>
  z
    .string(`${name} must be a text`)
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(most, `${name} has at most ${most.toLocaleString('en')} characters`)
        .refine((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), `${name} must not contain control characters`),
    )

const noteText = lines('A note', noteMax)

/** A drawing in its stored form. */
export const drawingRule = z.string('A drawing must be valid JSON').transform((json, context) => {
  try {
    return drawingJson(parseDrawing(json))
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
    return z.NEVER
  }
})

/**
 * A note on a frame, or on a range of frames up to but not including `endFrame`. `frames` is the number of frames of the
 * video, if known.
 */
export function noteRuleFor(frames: number | null) {
  const last = frames === null ? undefined : `The video ends at frame ${frames - 1}`
  const most = frames ?? Number.MAX_SAFE_INTEGER
  return z
    .object({
      frame: z
        .int(FRAME)
        .min(0, FRAME)
        .max(most - 1, last),
      endFrame: z.int(FRAME).min(0, FRAME).max(most, last).nullish(),
      text: noteText.nullish().transform((text) => text ?? ''),
      drawing: drawingRule.nullish(),
    })
    .superRefine(({ frame, endFrame, text, drawing }, context) => {
      if (endFrame != null && endFrame <= frame)
        context.addIssue({ code: 'custom', path: ['endFrame'], message: RANGE_END })
      if (!drawing && !hasVisibleText(text))
        context.addIssue({ code: 'custom', path: ['text'], message: EMPTY_NOTE })
    })
}

/** The new text of a note; may be empty only if the note has a drawing. */
export const noteTextRuleFor = ({ hasDrawing }: { hasDrawing: boolean }) =>
  z.object({ text: noteText.refine((text) => hasDrawing || hasVisibleText(text), EMPTY_NOTE) })

/** The approval of a version, or a request for changes with a text. */
export const verdictRule = z
  .object({
    isApproved: z.boolean('Approve, or request changes'),
    text: lines('A verdict', verdictMax)
      .nullish()
      .transform((text) => text ?? ''),
  })
  .superRefine(({ isApproved, text }, context) => {
    if (!isApproved && !hasVisibleText(text))
      context.addIssue({ code: 'custom', path: ['text'], message: 'Describe what should change' })
  })
