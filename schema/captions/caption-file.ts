import { LIMITS } from '../limits.js'
import { type Caption, inTime } from './caption.js'
import { readTimes } from './time.js'

/** What was read of a file with captions. */
export interface ReadCaptions {
  /** In order of time. */
  captions: Caption[]
  /** How many of them had italics, colours, places and the like, which captions here do not have. */
  formatted: number
}

/** A file that cannot be read; the message names the line. */
export class CaptionFileError extends Error {}

const failAt = (line: number, why: string): never => {
  throw new CaptionFileError(`Line ${line + 1}: ${why}`)
}

const { textMax, toMax } = LIMITS.caption
const EXPECTED = 'a time such as 00:00:01,000 --> 00:00:02,500 is expected'
const hasArrow = (line: string) => line.includes('-->')

/** A caption of a file as it is written there. */
export interface WrittenCaption {
  /** Of its times, from 0. */
  line: number
  from: number
  to: number
  /** Its lines, joined; with the markup of the format. */
  markup: string
  /** What follows its times. */
  settings: string
}

/**
 * The captions of a file of SRT or VTT: blocks that are separated by empty lines. `isSkipped` names blocks without
 * captions by their first line. Throws `CaptionFileError`.
 */
export function readBlocks(
  lines: readonly string[],
  isSkipped: (first: string) => boolean,
): WrittenCaption[] {
  const captions: WrittenCaption[] = []
  for (let at = 0; at < lines.length; at++) {
    if (!lines[at]!.trim()) continue
    if (isSkipped(lines[at]!)) {
      while (lines[at]?.trim()) at++
      continue
    }
    // a number or a name may stand above the times
    if (!hasArrow(lines[at]!)) at++
    const timesAt = at
    const times = readTimes(lines[at] ?? '') ?? failAt(Math.min(at, lines.length - 1), EXPECTED)
    if (times.to <= times.from) failAt(at, 'a caption must end after its start')
    if (captions.length >= LIMITS.caption.perTrack)
      failAt(at, `a track has at most ${LIMITS.caption.perTrack} captions`)
    const text: string[] = []
    while (lines[at + 1]?.trim()) {
      at++
      if (hasArrow(lines[at]!)) failAt(at, 'an empty line is missing before this caption')
      text.push(lines[at]!)
    }
    captions.push({
      line: timesAt,
      from: times.from,
      to: times.to,
      settings: times.rest,
      markup: text.join('\n'),
    })
  }
  return captions
}

/** The lines of a file, whatever their ends are. */
export const linesOf = (file: string): string[] => file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)

/** The captions of a file once their markup is read; those without text are left out. */
export function plainCaptions(
  written: readonly WrittenCaption[],
  read: (markup: string) => Pick<Caption, 'text' | 'speaker'> & { isFormatted: boolean },
): ReadCaptions {
  const plain = written.map(({ markup, ...times }) => ({ ...times, ...read(markup) }))
  const shown = plain.filter(({ text }) => text)
  for (const { line, to, text } of shown) {
    if (text.length > textMax) failAt(line, `a caption has at most ${textMax} characters`)
    if (to > toMax) failAt(line, `a caption is shown within the first ${toMax / 3_600_000} hours`)
  }
  return {
    captions: inTime(shown.map(({ from, to, text, speaker }) => ({ from, to, text, speaker }))),
    formatted: shown.filter(({ isFormatted, settings }) => isFormatted || settings).length,
  }
}

/** Each line without the spaces around it and control characters, and without empty lines: those would end a caption. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
