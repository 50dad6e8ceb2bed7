import type { Caption } from './caption.js'
import { timeText } from './time.js'

/** Shortens arrows, which would be read as times. */
const safe = (text: string): string => text.replaceAll(/-{2,}>/g, '->')

/** Writes captions, in order of time, as SRT. */
export const writeSrt = (captions: readonly Caption[]): string =>
  captions
    .map(({ startMs, endMs, text, speaker }, at) => {
      const line = speaker ? `[${speaker}] ${text}` : text
      return `${at + 1}\n${timeText(startMs, ',')} --> ${timeText(endMs, ',')}\n${safe(line)}\n`
    })
    .join('\n')
