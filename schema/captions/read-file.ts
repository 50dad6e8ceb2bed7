import type { ReadCaptions } from './caption-file.js'
import type { CaptionFormat } from './formats.js'
import { readSrt } from './read-srt.js'
import { readVtt } from './read-vtt.js'

/** Readers, with the beginning of a file by which its format is recognised. The last one reads all other files. */
const READERS: readonly { format: CaptionFormat; begin: RegExp; read: (file: string) => ReadCaptions }[] = [
  { format: 'vtt', begin: /^\uFEFF?WEBVTT/, read: readVtt },
  { format: 'srt', begin: /^/, read: readSrt },
]

/** Reads a caption file of any format. Throws `CaptionFileError` if it has no readable caption. */
export const readCaptionFile = (file: string): ReadCaptions =>
  READERS.find(({ begin }) => begin.test(file))!.read(file)
