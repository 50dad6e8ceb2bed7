import * as z from '../../rules/zod.js'
import { crowdedTimes, periodOf } from '../../captions/at-once.js'
import { CAPTION_FILE } from '../../captions/formats.js'
import { captionLanguage } from '../../captions/languages.js'
import type { PlacedCaption } from '../../captions/placed.js'
import { timeText } from '../../captions/time.js'
import { LIMITS } from '../../limits.js'
import { documentFormat, notPlainText } from '../../text/document-format.js'
import { field } from '../../rules/field.js'
import { hasControlCharacters, hasVisibleText } from '../../rules/text.js'

const { perTrack, charactersPerTrack, atOnce, tracks, textMax, speakerMax, fileBytes, toMax } = LIMITS.caption

export const TOO_MANY_CAPTIONS = `A track has at most ${perTrack} captions`
const TOO_MANY_CHARACTERS = `The captions of a track have at most ${charactersPerTrack.toLocaleString('en')} characters in all`
export const TOO_MANY_TRACKS = `A cut has captions in at most ${tracks} languages`
const TIME = `A caption is shown within the first ${toMax / 3_600_000} hours`
const UNDECODED = 'Some characters of this file could not be decoded. Save it as UTF-8.'
const END = 'A caption must end after its start'
const TEXT = `A caption has at most ${textMax} characters`

/** The code of a supported caption language. */
export const captionLanguageRule = z
  .string()
  .refine((code) => captionLanguage(code) !== undefined, 'Unknown language. Use a code such as en or de')

const time = z.int(TIME).min(0, TIME).max(toMax, TIME)
const text = z
  .string()
  .overwrite((given) =>
    given
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  )
  .max(textMax, TEXT)
  .refine(hasVisibleText, 'A caption needs a text')
  // direction marks are allowed: right-to-left languages need them
  .refine((given) => !/[^\P{Cc}\n\t]/u.test(given), 'A caption must not contain control characters')
const speaker = z
  .string()
  .trim()
  .max(speakerMax, `A speaker has at most ${speakerMax} characters`)
  .refine((given) => !hasControlCharacters(given), 'A speaker must not contain control characters')
  .transform((given) => given || null)

/** The editable fields of a caption. */
export const captionFields = {
  itemId: field(
    z.string().nullable().optional(),
    'The item that it moves with; null: a fixed time of the film.',
    null,
  ),
  startMs: field(
    time.nullish(),
    'Milliseconds from the start of the item, or of the film, at which it appears.',
    1500,
  ),
  endMs: field(time.nullish(), 'Milliseconds at which it disappears.', 3200),
  text: field(text.nullish(), 'Plain text in lines, at most 500 characters.', 'The light has gone out.'),
  speaker: field(speaker.nullable().optional(), 'The speaker, at most 100 characters.', 'Ida'),
}

/** The required fields of a new caption. */
export const newCaptionFields = {
  startMs: field(time, 'Milliseconds from the start of the item, or of the film, at which it appears.', 1500),
  endMs: field(time, 'Milliseconds at which it disappears.', 3200),
  text: field(text, 'Plain text in lines, at most 500 characters.', 'The light has gone out.'),
}

/** A machine-translated text. */
export const translatedTextRule = text

/** Why these times of a caption are invalid. */
export const captionTimeError = ({
  startMs,
  endMs,
}: Pick<PlacedCaption, 'startMs' | 'endMs'>): string | undefined => (endMs > startMs ? undefined : END)

type Placed = Pick<PlacedCaption, 'itemId' | 'startMs' | 'endMs'>

/**
 * Why a track cannot have these captions, with one to blame. Only `changed` ones are blamed, so that tracks stored before the
 * limits existed stay editable.
 */
export function captionTrackError<Changed extends Placed>(
  changed: readonly Changed[],
  track: { captions: readonly Placed[]; characters: number; isLonger: boolean },
): { message: string; caption?: Changed } | undefined {
  if (track.isLonger && track.characters > charactersPerTrack) return { message: TOO_MANY_CHARACTERS }
  for (const itemId of new Set(changed.map((caption) => caption.itemId))) {
    const periods = track.captions.filter((caption) => caption.itemId === itemId).map(periodOf)
    const crowded = crowdedTimes(periods, atOnce)
    const overlaps = ({ startMs, endMs }: Placed) =>
      crowded.find(({ from, to }) => from < endMs && to > startMs)
    const caption = changed.find((one) => one.itemId === itemId && overlaps(one))
    if (caption)
      return {
        caption,
        message: `At most ${atOnce} captions are shown at once. More overlap at ${timeText(overlaps(caption)!.from, '.')}`,
      }
  }
  return undefined
}

/** The content of a caption file. */
export const captionFileRule = z
  .string()
  .max(fileBytes, `Caption files have at most ${fileBytes / 1024 ** 2} MB`)
  .superRefine((content, context) => {
    const format = documentFormat(content)
    if (format)
      context.addIssue({ code: 'custom', message: `${notPlainText(format)}. Choose ${CAPTION_FILE}.` })
    else if (content.includes('\ufffd')) context.addIssue({ code: 'custom', message: UNDECODED })
  })
