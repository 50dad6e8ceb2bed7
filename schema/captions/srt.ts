import type { Caption } from './caption.js'
import { timeText } from './time.js'

/** An arrow within a text would be read as times. */
const safe = (text: string): string => text.replaceAll(/-{2,}>/g, '->')

/** Writes captions, in order of time, as SRT. */
export const writeSrt = (captions: readonly Caption[]): string =>
  captions
    .map(({ from, to, text, speaker }, at) => {
      const said = speaker ? `[${speaker}] ${text}` : text
      return `${at + 1}\n${timeText(from, ',')} --> ${timeText(to, ',')}\n${safe(said)}\n`
    })
    .join('\n')
