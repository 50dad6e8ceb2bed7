import { lengthOfText, READABLE, readingSpeed, type CaptionWarning } from '#schema/captions/caption'
import { tidyText } from '#schema/captions/caption-file'
import { LIMITS } from '#schema/limits'
import type { CaptionRow } from './placedCaptions'

/** Duration of a new caption, and the step of the arrow keys, in milliseconds. */
const NEW_MS = 2_000
export const STEP_MS = 100

/**
 * Splits a caption, in film times, at a caret. Time is divided by the number of characters. Null if a part would be
 * empty.
 */
export function splitCaption(
  caption: CaptionRow,
  { text, caret, newId }: { text: string; caret: number; newId: string },
): [CaptionRow, CaptionRow] | null {
  const [first, second] = [tidyText(text.slice(0, caret)), tidyText(text.slice(caret))]
  const length = caption.endMs - caption.startMs
  if (!first || !second || length < 2) return null
  const share = lengthOfText(first) / (lengthOfText(first) + lengthOfText(second))
  const at = caption.startMs + Math.min(length - 1, Math.max(1, Math.round(length * share)))
  return [
    { ...caption, endMs: at, text: first },
    { ...caption, id: newId, startMs: at, text: second },
  ]
}

/** Merges a caption into the previous one. `caret` is where its text starts. Null if the text would be too long. */
export function joinCaptions(
  previous: CaptionRow,
  caption: CaptionRow,
): { joined: CaptionRow; caret: number } | null {
  const isOneLine = !previous.text.includes('\n') && !caption.text.includes('\n')
  const fits = lengthOfText(previous.text) + lengthOfText(caption.text) < READABLE.lineLength
  const text = [previous.text, caption.text].filter(Boolean).join(isOneLine && fits ? ' ' : '\n')
  if (text.length > LIMITS.caption.textMax) return null
  const joined = { ...previous, text, endMs: Math.max(previous.endMs, caption.endMs) }
  return { joined, caret: text.length - caption.text.length }
}

/** An empty caption that starts at a film time and ends before the next caption. */
export function newCaption(
  shown: readonly CaptionRow[],
  { id, itemId, startMs }: Pick<CaptionRow, 'id' | 'itemId' | 'startMs'>,
): CaptionRow {
  const next = shown.find((caption) => caption.startMs > startMs)?.startMs ?? Infinity
  return {
    id,
    itemId,
    startMs,
    endMs: Math.max(startMs + STEP_MS, Math.min(startMs + NEW_MS, next)),
    text: '',
    speaker: null,
  }
}

/** Extends a caption to the reading time of its text, as far as the next one allows. Never shortens it. */
export function withReadingTime(caption: CaptionRow, shown: readonly CaptionRow[]): CaptionRow {
  const needed =
    caption.startMs + Math.ceil((lengthOfText(caption.text) / READABLE.charactersPerSecond) * 1000)
  const next =
    shown.find(({ id, startMs }) => id !== caption.id && startMs > caption.startMs)?.startMs ?? Infinity
  return { ...caption, endMs: Math.max(caption.endMs, Math.min(needed, next)) }
}

export function warningText(warning: CaptionWarning, caption: CaptionRow): string {
  const { charactersPerSecond, lineLength, lines, gapFrames } = READABLE
  switch (warning) {
    case 'fast':
      return `${Math.ceil(readingSpeed(caption))} characters per second (recommended: up to ${charactersPerSecond})`
    case 'long-line': {
      const longest = Math.max(...caption.text.split('\n').map(lengthOfText))
      return `Line of ${longest} characters (recommended: up to ${lineLength})`
    }
    case 'many-lines':
      return `${caption.text.split('\n').length} lines (recommended: up to ${lines})`
    case 'overlap':
      return 'Overlaps the next caption'
    case 'short-gap':
      return `Gap of less than ${gapFrames} frames before the next caption`
  }
}
