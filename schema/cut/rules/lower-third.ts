import * as z from '../../rules/zod.js'
import { crowdedTimes } from '../../captions/at-once.js'
import { shownFrames, type ClipEdit, type VideoLength } from '../../cut-item.js'
import { LIMITS } from '../../limits.js'
import { LOWER_THIRD_POSITIONS, LOWER_THIRD_STYLES, type LowerThirdFields } from '../../lower-third.js'
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
  startFrame: field(frame.nullish(), 'The first frame that shows it, in frames of the item’s video.', 12),
  endFrame: field(frame.nullish(), 'The frame after the last one.', 72),
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
  startFrame: field(frame, 'The first frame that shows it, in frames of the item’s video.', 12),
  endFrame: field(frame, 'The frame after the last one.', 72),
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

type Frames = Pick<LowerThirdFields, 'startFrame' | 'endFrame'>

/** Why a lower third exceeds the overlaps allowed in its clip, or undefined. */
export function lowerThirdCrowdError(
  { startFrame, endFrame }: Frames,
  others: readonly Frames[],
): { field: 'startFrame'; message: string } | undefined {
  const crowded = crowdedTimes(
    others.map((other) => ({ from: other.startFrame, to: other.endFrame })),
    atOnce - 1,
  )
  const isCrowded = crowded.some(({ from, to }) => from < endFrame && to > startFrame)
  return isCrowded ? { field: 'startFrame', message: TOO_MANY_AT_ONCE } : undefined
}

/**
 * Why these frames of a lower third are invalid, or undefined. The end of the clip may be unknown while it is not in the cut.
 */
export function lowerThirdError(
  { startFrame, endFrame }: Frames,
  clip?: { edit: Pick<ClipEdit, 'inFrame' | 'outFrame'>; video: VideoLength },
): { field: 'startFrame' | 'endFrame'; message: string } | undefined {
  if (endFrame <= startFrame) return { field: 'endFrame', message: END }
  if (!clip) return undefined
  const shown = shownFrames(clip.edit, clip.video)
  if (startFrame < shown.from)
    return { field: 'startFrame', message: `The clip begins at frame ${shown.from}` }
  if (endFrame > shown.to) return { field: 'endFrame', message: `The clip ends at frame ${shown.to}` }
  return undefined
}
