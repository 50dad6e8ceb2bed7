import { segmentsOf } from '../segments.js'

/** A text shown while a film plays, as in players and caption files. */
export interface Caption {
  /** Milliseconds of the film; the end is not included. */
  startMs: number
  endMs: number
  /** Plain text, in lines. */
  text: string
  /** The speaker; null if unknown. */
  speaker: string | null
}

/** Readability warnings. */
export type CaptionWarning = 'fast' | 'long-line' | 'many-lines' | 'overlap' | 'short-gap'

/** Limits for readable captions, as broadcasters use them. */
export const READABLE = {
  charactersPerSecond: 20,
  lineLength: 42,
  lines: 2,
  /** Least frames between two captions. */
  gapFrames: 2,
} as const

/** A segmenter is slow, and not needed for these. */
const ASCII = /^[\n\x20-\x7e]*$/
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The number of graphemes of a text: an emoji or an accented letter is one. */
export const lengthOfText = (text: string): number =>
  ASCII.test(text) ? text.length : [...segmentsOf(segmenter, text)].length

/** Characters per second; line breaks count as spaces. */
export const readingSpeed = ({ startMs, endMs, text }: Caption): number =>
  lengthOfText(text) / (Math.max(1, endMs - startMs) / 1000)

/** The readability warnings of a caption; `nextFrom` is the start of the next one, Infinity after the last. */
export function warningsOf(caption: Caption, nextFrom: number, frameRate: number): CaptionWarning[] {
  const shortest = (READABLE.gapFrames * 1000) / frameRate
  const lines = caption.text.split('\n')
  const gap = nextFrom - caption.endMs
  const warnings: CaptionWarning[] = []
  if (readingSpeed(caption) > READABLE.charactersPerSecond) warnings.push('fast')
  if (lines.some((line) => lengthOfText(line) > READABLE.lineLength)) warnings.push('long-line')
  if (lines.length > READABLE.lines) warnings.push('many-lines')
  if (gap < 0) warnings.push('overlap')
  // adjacent captions are fine, but a short gap looks like a flicker
  else if (gap > 0 && gap < shortest) warnings.push('short-gap')
  return warnings
}

/** In order of time; stable for equal starts. */
export const inTime = <Timed extends Pick<Caption, 'startMs' | 'endMs'>>(
  captions: readonly Timed[],
): Timed[] => captions.toSorted((one, other) => one.startMs - other.startMs || one.endMs - other.endMs)
