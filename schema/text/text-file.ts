import { documentFormat, notPlainText } from './document-format.js'
import { LEGACY_ENCODINGS, plausibility } from './encodings.js'

/** An encoding, with its name for `TextDecoder` and for users. */
interface TextEncoding {
  name: string
  label: string
}

/** A text file, decoded. */
export interface DecodedText {
  text: string
  encoding: TextEncoding
  /** Whether the encoding is certain; otherwise it is guessed, and the user should check the text. */
  isCertain: boolean
  /** Possible encodings, most plausible first, including the guessed one. */
  alternatives: TextEncoding[]
}

/** A file that cannot be read as text; the message is for users. */
export class TextFileError extends Error {}

const UTF_8: TextEncoding = { name: 'utf-8', label: 'UTF-8' }
const UTF_16LE: TextEncoding = { name: 'utf-16le', label: 'UTF-16' }
const UTF_16BE: TextEncoding = { name: 'utf-16be', label: 'UTF-16, big-endian' }
const ISO_2022_JP: TextEncoding = { name: 'iso-2022-jp', label: 'Japanese (ISO-2022-JP)' }

/** Bytes used to guess the encoding. */
const SAMPLE_BYTES = 16_384
/** Text has at most one control character per this many characters. */
const CHARACTERS_PER_CONTROL = 100
/** Damaged UTF-8 has at most one wrong byte per this many other characters. */
const CHARACTERS_PER_DAMAGE = 10

/** Bytes from 0x80 in Windows-1252; some releases of Node.js decode them as control characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const withWindowsSigns = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80]!)

/** Decodes bytes; undefined if they are not valid text. A part may end within a character. */
function decodedAs(name: string, bytes: Uint8Array, isPart = false): string | undefined {
  try {
    const decoded = new TextDecoder(name, { fatal: true }).decode(bytes, { stream: isPart })
    const text = name === 'windows-1252' ? withWindowsSigns(decoded) : decoded
    const isStrange = !name.startsWith('utf') && /[\x80-\x84\x86-\x9f\ue000-\uf8ff]/.test(text)
    return isStrange ? undefined : text
  } catch {
    return undefined
  }
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 8_192))

/** The Unicode encoding, by its byte order mark, its zero bytes, or because the bytes are valid UTF-8. */
function shownEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return UTF_16LE
  if (first === 0xfe && second === 0xff) return UTF_16BE
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  sample.forEach((byte, at) => byte === 0 && zeros[at % 2]!++)
  if (zeros[0] || zeros[1]) return zeros[0]! > zeros[1]! ? UTF_16BE : UTF_16LE
  if (/\p{Cc}(?:\$[@B]|\(J)/u.test(latin1(bytes)) && sample.every((byte) => byte < 0x80)) return ISO_2022_JP
  return decodedAs(UTF_8.name, bytes) === undefined ? undefined : UTF_8
}

/** Whether bytes are UTF-8 with a few wrong ones, which other encodings would turn into nonsense. */
function isDamaged(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample)
  const [wrong, right] = [/\ufffd/g, /[^\p{ASCII}\ufffd]/gu].map((kind) => text.match(kind)?.length ?? 0)
  return right! > wrong! * CHARACTERS_PER_DAMAGE
}

/** The possible encodings of a file that is not Unicode, most plausible first. */
function guessedEncodings(bytes: Uint8Array): TextEncoding[] {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  return LEGACY_ENCODINGS.flatMap((encoding) => {
    const text = decodedAs(encoding.name, sample, bytes.length > SAMPLE_BYTES)
    return text === undefined ? [] : [{ encoding, plausible: plausibility(text, encoding) }]
  })
    .sort((one, other) => other.plausible - one.plausible)
    .map(({ encoding: { name, label } }) => ({ name, label }))
}

interface DecodeOptions {
  /** The file types to choose instead, for messages: `a .srt or .vtt file`. */
  accepted: string
  /** The name of an alternative, if the user chose one. */
  encoding?: string
}

/**
 * Decodes a text file. Throws `TextFileError` for documents, images and other formats, and for unknown encodings. Never inserts
 * replacement characters.
 */
export function decodeTextFile(
  bytes: Uint8Array,
  { accepted, encoding: chosen }: DecodeOptions,
): DecodedText {
  const refuse = (why: string): never => {
    throw new TextFileError(`${why} Choose ${accepted}.`)
  }
  const refuseDocument = (start: string) => {
    const format = documentFormat(start)
    if (format) refuse(`${notPlainText(format)}.`)
  }
  refuseDocument(latin1(bytes))
  const shown = shownEncoding(bytes)
  if (!shown && isDamaged(bytes.subarray(0, SAMPLE_BYTES)))
    refuse('This file is damaged: some of its characters are not UTF-8.')
  const alternatives = shown ? [shown] : guessedEncodings(bytes)
  const encoding = alternatives.find(({ name }) => name === chosen) ?? alternatives[0]
  const text = encoding && decodedAs(encoding.name, bytes)
  if (!encoding || text === undefined || text.includes('\0')) return refuse('Not a text file.')
  const controls = text.match(/[^\P{Cc}\s\x85]/gu)?.length ?? 0
  if (controls * CHARACTERS_PER_CONTROL > text.length) refuse('Not a text file.')
  refuseDocument(text)
  return { text, encoding, isCertain: shown !== undefined, alternatives }
}

const CHECKED = { lines: 3, characters: 80 }

/** The first lines that depend on the encoding. */
export const linesToCheck = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .filter((line) => /[^\p{ASCII}]/u.test(line))
    .slice(0, CHECKED.lines)
    .map((line) => line.trim().slice(0, CHECKED.characters))
