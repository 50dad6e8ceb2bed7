import { LIMITS } from '#schema/limits'
import type { Cue, CueEdit, Span } from '#schema/mix'

const { secondsMin, fadeMax, gainMin, gainMax } = LIMITS.cue
/** Rounding factor of stored seconds (milliseconds): they survive a round trip unchanged. */
const PRECISION = 1_000

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
const rounded = (seconds: number) => Math.round(seconds * PRECISION) / PRECISION

/** An item of the cut that cues can be attached to, with its start in seconds of the film. */
export interface Anchor {
  itemId: string
  start: number
}

/** Second of the sound at which a cue stops. */
export const endOf = ({ outSeconds, duration }: Pick<Cue, 'outSeconds' | 'duration'>): number =>
  outSeconds ?? duration

/** Seconds of the sound that a cue plays, not counting repetitions. */
export const lengthOf = (cue: Pick<Cue, 'inSeconds' | 'outSeconds' | 'duration'>): number =>
  endOf(cue) - cue.inSeconds

/** The item at a second of the film; undefined in an empty cut. */
export const anchorAt = (anchors: readonly Anchor[], seconds: number): Anchor | undefined =>
  anchors.findLast(({ start }) => start <= seconds) ?? anchors[0]

/** Places a cue at a second of the film. A cue attached to a clip moves to the clip at that second. */
export function placeAt(
  { itemId }: Pick<CueEdit, 'itemId'>,
  seconds: number,
  anchors: readonly Anchor[],
): Pick<CueEdit, 'itemId' | 'atSeconds'> {
  const from = Math.max(0, seconds)
  const anchor = itemId === null ? undefined : anchorAt(anchors, from)
  return anchor
    ? { itemId: anchor.itemId, atSeconds: rounded(from - anchor.start) }
    : { itemId: null, atSeconds: rounded(from) }
}

/** Trims the start of a cue to a second of the film; the rest stays in place. */
export function trimStart(
  cue: Cue,
  span: Span,
  { seconds, anchors }: { seconds: number; anchors: readonly Anchor[] },
): Partial<CueEdit> {
  const earliest = -Math.min(cue.inSeconds, span.from)
  const by = clamp(seconds - span.from, earliest, lengthOf(cue) - secondsMin)
  const inSeconds = Math.max(0, rounded(cue.inSeconds + by))
  const placed = placeAt(cue, span.from + by, anchors)
  return { ...placed, inSeconds, ...fadesWithin(cue, lengthOf({ ...cue, inSeconds })) }
}

/** Trims the end of a cue to a second of the film, at most to the end of its sound. */
export function trimEnd(cue: Cue, span: Span, seconds: number): Partial<CueEdit> {
  const end = rounded(clamp(cue.inSeconds + seconds - span.from, cue.inSeconds + secondsMin, cue.duration))
  const outSeconds = end >= cue.duration - 1 / PRECISION ? null : end
  return { outSeconds, ...fadesWithin(cue, lengthOf({ ...cue, outSeconds })) }
}

/** Shortens fades that no longer fit a trimmed cue. */
function fadesWithin(cue: Cue, length: number): Partial<CueEdit> {
  if (cue.isLooped) return {}
  const fadeInSeconds = rounded(Math.min(cue.fadeInSeconds, length))
  const fadeOutSeconds = rounded(Math.min(cue.fadeOutSeconds, length))
  return {
    ...(fadeInSeconds !== cue.fadeInSeconds && { fadeInSeconds }),
    ...(fadeOutSeconds !== cue.fadeOutSeconds && { fadeOutSeconds }),
  }
}

/** The longest fade of a cue, in seconds. */
export const longestFade = (span: Span): number => rounded(Math.min(fadeMax, span.to - span.from))

/** Sets the fade of a cue so that it ends (`in`) or starts (`out`) at a second of the film. */
export function fadeTo(side: 'in' | 'out', span: Span, seconds: number): Partial<CueEdit> {
  const length = side === 'in' ? seconds - span.from : span.to - seconds
  const fade = rounded(clamp(length, 0, longestFade(span)))
  return side === 'in' ? { fadeInSeconds: fade } : { fadeOutSeconds: fade }
}

/** Rounds a level to tenths of a decibel, within the limits of a cue. */
export const levelOf = (gain: number): number => clamp(Math.round(gain * 10) / 10, gainMin, gainMax)

/** The action of a key on the selected cue; null for other keys. */
export type CueKey =
  | { does: 'move'; seconds: number }
  | { does: 'level'; decibels: number }
  | { does: 'start' | 'end' | 'mute' | 'solo' | 'beats' | 'delete' }

export function cueKey(
  {
    key,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  frameRate: number,
): CueKey | null {
  if (altKey || ctrlKey || metaKey) return null
  const seconds = shiftKey ? 1 : 1 / frameRate
  switch (key) {
    case 'ArrowLeft':
      return { does: 'move', seconds: -seconds }
    case 'ArrowRight':
      return { does: 'move', seconds }
    case 'ArrowUp':
      return { does: 'level', decibels: 1 }
    case 'ArrowDown':
      return { does: 'level', decibels: -1 }
    case '[':
      return { does: 'start' }
    case ']':
      return { does: 'end' }
    case 'm':
    case 'M':
      return { does: 'mute' }
    case 's':
    case 'S':
      return { does: 'solo' }
    case 'b':
    case 'B':
      return { does: 'beats' }
    case 'Delete':
    case 'Backspace':
      return { does: 'delete' }
    default:
      return null
  }
}
