import { LIMITS } from '../limits.js'
import { type Caption, inTime } from './caption.js'

/** A change or omission in a file, with its line number. */
export interface CaptionFileNote {
  line: number
  message: string
}

/** The captions of a parsed file. */
export interface ReadCaptions {
  /** In order of time. */
  captions: Caption[]
  /** How many had unsupported formatting, such as italics, colours or positions. */
  formatted: number
  /** In order of lines. */
  notes: CaptionFileNote[]
}

/** The file has no readable caption; the message says why. */
export class CaptionFileError extends Error {}

const { perTrack, textMax, toMax } = LIMITS.caption

/** A caption as written in a file. */
export interface WrittenCaption {
  /** The line number of its times. */
  line: number
  from: number
  to: number
  /** Its lines, joined, with the format’s markup. */
  markup: string
  /** The text after its times. */
  settings: string
}

/** Collects changes and omissions. */
export class Notes {
  readonly all: CaptionFileNote[] = []

  changed(line: number, message: string): void {
    this.all.push({ line, message })
  }
  leftOut(line: number, why: string): void {
    this.all.push({ line, message: `Left out: ${why}` })
  }
}

/** Parses the markup of captions. Leaves out invalid ones with a note. Throws `CaptionFileError` if none is valid. */
export function plainCaptions(
  written: readonly WrittenCaption[],
  notes: Notes,
  read: (markup: string) => Pick<Caption, 'text' | 'speaker'> & { isFormatted: boolean },
): ReadCaptions {
  let formatted = 0
  const captions: Caption[] = []
  for (const { line, markup, settings, from, to } of written) {
    const { text, speaker, isFormatted } = read(markup)
    const fault = faultOf({ startMs: from, endMs: to, text }, captions.length)
    if (fault) notes.leftOut(line, fault)
    else {
      captions.push({ startMs: Math.max(0, from), endMs: to, text: shortened(text), speaker })
      if (from < 0) notes.changed(line, 'Starts at 0, not before the film')
      if (text.length > textMax) notes.changed(line, `Shortened to ${textMax} characters`)
      if (isFormatted || settings) formatted += 1
    }
  }
  const all = notes.all.toSorted((one, other) => one.line - other.line)
  if (!captions.length) throw new CaptionFileError(withoutCaptions(all))
  return { captions: inTime(captions), formatted, notes: all }
}

/** Why a caption is invalid, if it is. */
function faultOf(
  { startMs, endMs, text }: Pick<Caption, 'startMs' | 'endMs' | 'text'>,
  before: number,
): string | undefined {
  if (!text) return 'it has no text'
  if (endMs <= startMs) return endMs < startMs ? 'it ends before it starts' : 'it ends when it starts'
  if (endMs <= 0) return 'it ends before the film starts'
  if (endMs > toMax) return `a caption is shown within the first ${toMax / 3_600_000} hours`
  return before >= perTrack ? `a track has at most ${perTrack.toLocaleString('en')} captions` : undefined
}

/** Shortened to the maximum length of a caption, without splitting a character. */
const shortened = (text: string): string =>
  text.length <= textMax
    ? text
    : text
        .slice(0, textMax)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()

const withoutCaptions = ([first]: readonly CaptionFileNote[]): string =>
  first
    ? `No caption of the file can be read. Line ${first.line}: ${first.message}`
    : 'The file has no captions'

/** Trims each line, and removes control characters and empty lines, which would end a caption. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
