import type { Caption } from './caption.js'
import { linesOf, plainCaptions, type ReadCaptions, readBlocks, tidyText } from './caption-file.js'
import { timeText } from './time.js'

/** What players take for formatting: tags of four kinds, and places such as `{\an8}`. */
const FORMATTING = /<\/?(?:b|i|u|s|font(?:\s[^<>]*)?)>|\{\\an?\d+\}/gi
/** `[Anna] We are late.`, as `writeSrt` has it: SRT itself knows no speakers. */
const SPEAKER = /^\[([^[\]\n]{1,100})\][ \t]+(?=\S)/

/** Reads a file of SRT. Throws `CaptionFileError`. */
export const readSrt = (file: string): ReadCaptions =>
  plainCaptions(
    readBlocks(linesOf(file), () => false),
    (markup) => {
      const plain = tidyText(markup.replace(FORMATTING, ''))
      const speaker = SPEAKER.exec(plain)?.[1]?.trim() || null
      const isFormatted = markup.search(FORMATTING) >= 0
      return { text: speaker ? plain.replace(SPEAKER, '') : plain, speaker, isFormatted }
    },
  )

/** An arrow within a text would be read as times. */
const safe = (text: string): string => text.replaceAll('-->', '->')

/** Writes captions, in order of time, as SRT. */
export const writeSrt = (captions: readonly Caption[]): string =>
  captions
    .map(({ from, to, text, speaker }, at) => {
      const said = speaker ? `[${speaker}] ${text}` : text
      return `${at + 1}\n${timeText(from, ',')} --> ${timeText(to, ',')}\n${safe(said)}\n`
    })
    .join('\n')
