import * as z from '../../rules/zod.js'
import { crowdedTimes } from '../../captions/at-once.js'
import { shownFrames, type ClipEdit, type VideoLength } from '../../cut-item.js'
import { LIMITS } from '../../limits.js'
import { LOWER_THIRD_POSITIONS, LOWER_THIRD_STYLES } from '../../lower-third.js'
import { field } from '../../rules/field.js'
import { hasControlCharacters, hasVisibleText } from '../../rules/text.js'

const { titleMax, subtitleMax, fadeMax, perCut, atOnce } = LIMITS.lowerThird

export const TOO_MANY_LOWER_THIRDS = `A cut has at most ${perCut} lower thirds`
const TOO_MANY_AT_ONCE = `At most ${atOnce} lower thirds of a clip are shown at once`
const FADE = `A fade lasts 0 to ${fadeMax} frames`
const FRAME = 'A frame is a whole number'
const FIRST = 'Frames are counted from 0'
const END = 'A lower third must end after its start'

const line = (name: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `A ${name} has at most ${most} characters`)
    .refine((text) => !hasControlCharacters(text), `A ${name} must not contain control characters`)
const title = line('title', titleMax).refine(hasVisibleText, 'A lower third needs a title')
const style = z
  .enum(LOWER_THIRD_STYLES, `Style must be one of ${LOWER_THIRD_STYLES.join(', ')}`)
  .meta({ title: 'LowerThirdStyle' })
const position = z
  .enum(LOWER_THIRD_POSITIONS, `Position must be one of ${LOWER_THIRD_POSITIONS.join(', ')}`)
  .meta({ title: 'LowerThirdPosition' })
const frame = z.int(FRAME).min(0, FIRST)

/** The editable fields of a lower third. */
export const lowerThirdFields = {
  itemId: field(z.string().nullish(), 'The item that it moves with.'),
  from: field(frame.nullish(), 'The first frame that shows it, in frames of the item’s video.', 12),
  to: field(frame.nullish(), 'The frame after the last one.', 72),
  title: field(title.nullish(), 'Plain text, at most 100 characters.', 'Ida'),
  subtitle: field(
    line('subtitle', subtitleMax).nullish(),
    'Plain text, at most 150 characters; may be empty.',
    'Keeper of the light',
  ),
  style: field(style.nullish(), 'The style.', 'BAR'),
  position: field(position.nullish(), 'Where it is in the picture.', 'BOTTOM_LEFT'),
  fadeFrames: field(
    z.int(FADE).min(0, FADE).max(fadeMax, FADE).nullish(),
    'Frames of the film for fading in, and for fading out: 0 to 25.',
    6,
  ),
}

/** The required fields of a new lower third. */
export const newLowerThirdFields = {
  itemId: field(z.string(), 'The item that it moves with.'),
  from: field(frame, 'The first frame that shows it, in frames of the item’s video.', 12),
  to: field(frame, 'The frame after the last one.', 72),
  title: field(title, 'Plain text, at most 100 characters.', 'Ida'),
}

/** The fields that a preview shows. */
export const lowerThirdLookRule = z.object({
  title,
  subtitle: line('subtitle', subtitleMax)
    .nullish()
    .transform((text) => text ?? ''),
  style: style.nullish().transform((chosen) => chosen ?? 'BAR'),
  position: position.nullish().transform((chosen) => chosen ?? 'BOTTOM_LEFT'),
})

/** Why a lower third exceeds the overlaps allowed in its clip, or undefined. */
export function lowerThirdCrowdError(
  { from, to }: { from: number; to: number },
  others: readonly { from: number; to: number }[],
): { field: 'from'; message: string } | undefined {
  const crowded = crowdedTimes(others, atOnce - 1)
  const isCrowded = crowded.some((time) => time.from < to && time.to > from)
  return isCrowded ? { field: 'from', message: TOO_MANY_AT_ONCE } : undefined
}

/**
 * Why these frames of a lower third are invalid, or undefined. The end of the clip may be unknown while it is not in the cut.
 */
export function lowerThirdError(
  { from, to }: { from: number; to: number },
  clip?: { edit: Pick<ClipEdit, 'inFrame' | 'outFrame'>; video: VideoLength },
): { field: 'from' | 'to'; message: string } | undefined {
  if (to <= from) return { field: 'to', message: END }
  if (!clip) return undefined
  const shown = shownFrames(clip.edit, clip.video)
  if (from < shown.from) return { field: 'from', message: `The clip begins at frame ${shown.from}` }
  if (to > shown.to) return { field: 'to', message: `The clip ends at frame ${shown.to}` }
  return undefined
}
