import { LIMITS } from '../limits.js'
import { type Caption, inTime } from './caption.js'

/** What was changed or left out of a file, and the number of its line. */
export interface CaptionFileNote {
  line: number
  message: string
}

/** What was read of a file with captions. */
export interface ReadCaptions {
  /** In order of time. */
  captions: Caption[]
  /** How many of them had italics, colours, places and the like, which captions here do not have. */
  formatted: number
  /** In order of lines. */
  notes: CaptionFileNote[]
}

/** A file without any caption that can be read; the message says why. */
export class CaptionFileError extends Error {}

const { perTrack, textMax, toMax } = LIMITS.caption

/** A caption of a file as it is written there. */
export interface WrittenCaption {
  /** The number of the line with its times. */
  line: number
  from: number
  to: number
  /** Its lines, joined; with the markup of the format. */
  markup: string
  /** What follows its times. */
  settings: string
}

/** Collects what is changed or left out. */
export class Notes {
  readonly all: CaptionFileNote[] = []

  changed(line: number, message: string): void {
    this.all.push({ line, message })
  }
  leftOut(line: number, why: string): void {
    this.all.push({ line, message: `Left out: ${why}` })
  }
}

/**
 * The captions of a file once their markup is read. Those that cannot be shown are left out, with a note. Throws
 * `CaptionFileError` if none can be.
 */
export function plainCaptions(
  written: readonly WrittenCaption[],
  notes: Notes,
  read: (markup: string) => Pick<Caption, 'text' | 'speaker'> & { isFormatted: boolean },
): ReadCaptions {
  let formatted = 0
  const captions: Caption[] = []
  for (const { line, markup, settings, from, to } of written) {
    const { text, speaker, isFormatted } = read(markup)
    const fault = faultOf({ from, to, text }, captions.length)
    if (fault) notes.leftOut(line, fault)
    else {
      captions.push({ from: Math.max(0, from), to, text: shortened(text), speaker })
      if (from < 0) notes.changed(line, 'Starts at 0, not before the film')
      if (text.length > textMax) notes.changed(line, `Shortened to ${textMax} characters`)
      if (isFormatted || settings) formatted += 1
    }
  }
  const all = notes.all.toSorted((one, other) => one.line - other.line)
  if (!captions.length) throw new CaptionFileError(withoutCaptions(all))
  return { captions: inTime(captions), formatted, notes: all }
}

/** Why a caption cannot be shown, if so. */
function faultOf(
  { from, to, text }: Pick<Caption, 'from' | 'to' | 'text'>,
  before: number,
): string | undefined {
  if (!text) return 'it has no text'
  if (to <= from) return to < from ? 'it ends before it starts' : 'it ends when it starts'
  if (to <= 0) return 'it ends before the film starts'
  if (to > toMax) return `a caption is shown within the first ${toMax / 3_600_000} hours`
  return before >= perTrack ? `a track has at most ${perTrack.toLocaleString('en')} captions` : undefined
}

/** At most as long as a caption may be, without half a character at the end. */
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

/** Each line without the spaces around it and control characters, and without empty lines: those would end a caption. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
