import type { Caption } from './caption.js'
import {
  CaptionFileError,
  linesOf,
  plainCaptions,
  type ReadCaptions,
  readBlocks,
  tidyText,
} from './caption-file.js'
import { timeText } from './time.js'

/** Tags that WebVTT defines, and moments within a caption. `<v Anna>` names a speaker. */
const TAG = /<\/?(?:[biucv]|lang|ruby|rt)(?:\.[^\s<>]*)?(?:\s[^<>]*)?>|<\d[\d:.]*>/gi
const VOICE = /<v(?:\.[^\s<>]*)?\s+([^<>]{1,100})>/i
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
}
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity]!)
const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const HEADER = /^WEBVTT(?:[ \t].*)?$/
const APART = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/

/** Reads a file of WebVTT. Throws `CaptionFileError`. */
export function readVtt(file: string): ReadCaptions {
  const lines = linesOf(file)
  if (!HEADER.test(lines[0] ?? '')) throw new CaptionFileError('Line 1: WEBVTT is expected')
  // what follows at once are words on the file
  const begin = lines.findIndex((line) => !line.trim())
  const body = lines.map((line, at) => (begin < 0 || at < begin ? '' : line))
  return plainCaptions(
    readBlocks(body, (first) => APART.test(first)),
    (markup) => {
      const voice = VOICE.exec(markup)?.[1]
      const marks = markup.match(TAG) ?? []
      return {
        text: tidyText(decoded(markup.replace(TAG, ''))),
        speaker: (voice && decoded(voice).trim()) || null,
        isFormatted: marks.some((mark) => !/^<\/?v/i.test(mark)) || (markup.match(/<v/gi)?.length ?? 0) > 1,
      }
    },
  )
}

/** Writes captions, in order of time, as WebVTT. */
export const writeVtt = (captions: readonly Caption[]): string =>
  `WEBVTT\n${captions
    .map(({ from, to, text, speaker }) => {
      const said = `${speaker ? `<v ${encoded(speaker)}>` : ''}${encoded(text)}`
      return `\n${timeText(from, '.')} --> ${timeText(to, '.')}\n${said}\n`
    })
    .join('')}`
