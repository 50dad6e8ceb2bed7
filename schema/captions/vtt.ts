import type { Caption } from './caption.js'
import { timeText } from './time.js'

const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Writes captions, in order of time, as WebVTT. */
export const writeVtt = (captions: readonly Caption[]): string =>
  `WEBVTT\n${captions
    .map(({ startMs, endMs, text, speaker }) => {
      const line = `${speaker ? `<v ${encoded(speaker)}>` : ''}${encoded(text)}`
      return `\n${timeText(startMs, '.')} --> ${timeText(endMs, '.')}\n${line}\n`
    })
    .join('')}`
