import { segmentsOf } from '../segments.js'

/** A text that is shown while a film plays, as players and files of captions have it. */
export interface Caption {
  /** Milliseconds of the film; `to` is not included. */
  from: number
  to: number
  /** Plain text, in lines. */
  text: string
  /** Who says it; null where it is not known. */
  speaker: string | null
}

/** What people are told of a caption that is hard to read. */
export type CaptionWarning = 'fast' | 'long-line' | 'many-lines' | 'overlap' | 'short-gap'

/** Limits for captions that are easy to read, as broadcasters use them. */
export const READABLE = {
  charactersPerSecond: 20,
  lineLength: 42,
  lines: 2,
  /** Frames between two captions. */
  gapFrames: 2,
} as const

/** Needs no segmenter, which is slow. */
const ASCII = /^[\n\x20-\x7e]*$/
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of a text as people count them: an emoji or an accented letter is one. */
export const lengthOfText = (text: string): number =>
  ASCII.test(text) ? text.length : [...segmentsOf(segmenter, text)].length

/** Characters that are read in a second; line breaks count as the spaces that they stand for. */
export const readingSpeed = ({ from, to, text }: Caption): number =>
  lengthOfText(text) / (Math.max(1, to - from) / 1000)

/** What is hard to read of a caption; `nextFrom` is when the next one begins, Infinity after the last. */
export function warningsOf(caption: Caption, nextFrom: number, frameRate: number): CaptionWarning[] {
  const shortest = (READABLE.gapFrames * 1000) / frameRate
  const lines = caption.text.split('\n')
  const gap = nextFrom - caption.to
  const warnings: CaptionWarning[] = []
  if (readingSpeed(caption) > READABLE.charactersPerSecond) warnings.push('fast')
  if (lines.some((line) => lengthOfText(line) > READABLE.lineLength)) warnings.push('long-line')
  if (lines.length > READABLE.lines) warnings.push('many-lines')
  if (gap < 0) warnings.push('overlap')
  // captions that follow each other without a gap are fine: the eye takes a short one for a flicker
  else if (gap > 0 && gap < shortest) warnings.push('short-gap')
  return warnings
}

/** In order of time; those that begin together keep their order. */
export const inTime = <Timed extends Pick<Caption, 'from' | 'to'>>(captions: readonly Timed[]): Timed[] =>
  captions.toSorted((one, other) => one.from - other.from || one.to - other.to)
