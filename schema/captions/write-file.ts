import type { Caption } from './caption.js'
import type { CaptionFormat } from './formats.js'
import { writeSrt } from './srt.js'
import { writeVtt } from './vtt.js'

const WRITERS: Record<CaptionFormat, (captions: readonly Caption[]) => string> = {
  srt: writeSrt,
  vtt: writeVtt,
}

/** Writes captions, in order of time, as a file of this format. */
export const writeCaptionFile = (format: CaptionFormat, captions: readonly Caption[]): string =>
  WRITERS[format](captions)
