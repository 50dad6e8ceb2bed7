import { decodeHTML } from 'entities'
import {
  CaptionFileError,
  Notes,
  plainCaptions,
  type ReadCaptions,
  tidyText,
  type WrittenCaption,
} from './caption-file.js'

/** Every tag is formatting or a timestamp; an unclosed one includes the rest of the text. */
const TAG = /<[^>]*>?/g
const VOICE = /<v(?:\.[^\s<>]*)?\s+([^<>]{1,100})>/
const HEADER = /^WEBVTT(?:[ \t][^]*)?$/
const BLOCKS: Readonly<Record<string, string>> = { STYLE: 'styles', REGION: 'regions' }
const TIMES =
  /^[ \t\f]*(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})[ \t\f]*-->[ \t\f]*(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})(?!\d)([^]*)$/

/**
 * Reads a WebVTT file with the parser of its specification (https://www.w3.org/TR/webvtt1/), like browsers. Throws
 * `CaptionFileError` if it has no valid caption.
 */
export function readVtt(file: string): ReadCaptions {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!HEADER.test(lines[0]!)) throw new CaptionFileError('Line 1: WEBVTT is expected')
  const notes = new Notes()
  return plainCaptions(writtenIn(lines, notes), notes, plain)
}

function plain(markup: string) {
  const tags = markup.match(TAG) ?? []
  const voice = VOICE.exec(markup)?.[1]
  const textParts = markup.split(TAG).map((part) => decodeHTML(part))
  return {
    text: tidyText(textParts.join('')),
    speaker: (voice && tidyText(decodeHTML(voice)).replaceAll('\n', ' ')) || null,
    isFormatted:
      tags.some((tag) => !/^<\/?v\b/.test(tag)) || tags.filter((tag) => /^<v\b/.test(tag)).length > 1,
  }
}

/** The captions of the blocks below the header. Only a line without any character ends a block. */
function writtenIn(lines: readonly string[], notes: Notes): WrittenCaption[] {
  const captions: WrittenCaption[] = []
  let at = 1
  // lines right below the first one belong to the header
  while (at < lines.length && lines[at] && !lines[at]!.includes('-->')) at += 1
  while (at < lines.length) {
    if (!lines[at]) {
      at += 1
      continue
    }
    const { next, caption } = blockAt(lines, at, notes, captions.length > 0)
    if (caption) captions.push(caption)
    at = next
  }
  return captions
}

interface Block {
  next: number
  caption?: WrittenCaption
}

/** Reads a block: a caption has its arrow in the first or second line; an arrow further below begins the next block. */
function blockAt(lines: readonly string[], begin: number, notes: Notes, isBelowCaptions: boolean): Block {
  const timesAt = [begin, begin + 1].find((at) => lines[at]?.includes('-->'))
  let end = timesAt === undefined ? begin : timesAt + 1
  while (lines[end] && !lines[end]!.includes('-->')) end += 1
  if (timesAt === undefined) {
    const kind = lines[begin]!.trimEnd()
    const isNote = /^NOTE(?:[ \t]|$)/.test(kind)
    const isKnown = BLOCKS[kind] && !isBelowCaptions
    if (!isNote) notes.leftOut(begin + 1, isKnown ? BLOCKS[kind]! : 'it has no times')
    return { next: end }
  }
  const times = timesOf(lines[timesAt]!)
  if (!times) {
    notes.leftOut(timesAt + 1, 'its times cannot be read')
    return { next: end }
  }
  return {
    next: end,
    caption: { line: timesAt + 1, ...times, markup: lines.slice(timesAt + 1, end).join('\n') },
  }
}

function timesOf(line: string): Pick<WrittenCaption, 'from' | 'to' | 'settings'> | undefined {
  const [, ...parts] = TIMES.exec(line) ?? []
  const from = millisecondsOf(parts.slice(0, 4))
  const to = millisecondsOf(parts.slice(4, 8))
  return from === undefined || to === undefined ? undefined : { from, to, settings: parts[8]!.trim() }
}

function millisecondsOf([hours = '0', minutes, seconds, fraction]: string[]): number | undefined {
  if (!minutes || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  return whole * 1_000 + Number(fraction)
}
