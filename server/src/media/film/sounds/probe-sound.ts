import { stat } from 'node:fs/promises'
import { LIMITS } from '#schema/limits'
import { UNTRUSTED_SOUND } from '../../ffmpeg-command.js'
import type { FfmpegTools } from '../../ffmpeg.js'
import { FilmFailure } from '../../film.js'
import { ProgramFailure } from '../../program.js'
import { type Contents, readContents, type Stream } from '../clips/contents.js'
import { sampleEntries } from '../mp4/track.js'
import { isCutShort } from './cut-short.js'

/** The sound of a file, before it is decoded. */
export interface SoundSource {
  /** Index of its stream in the file. */
  index: number
  channels: number
  /** Samples a second. */
  rate: number
  /** Duration in the headers, in seconds; 0 if unknown. */
  promised: number
}

const LIMIT = LIMITS.sound
/** Seconds by which the headers of a complete file may be wrong. */
export const REASONABLE_LOSS = 0.25
/** Lowest sample rate. */
const SLOWEST = 1_000

export const INCOMPLETE = 'The sound file is incomplete.'
const NOT_USABLE = 'This file is not a usable sound.'
const PROTECTED = 'The sound is copy-protected and cannot be used.'

const lengthOf = (seconds: number): string => {
  const [count, unit] =
    seconds < 120 ? [Math.round(seconds * 100) / 100, 'second'] : [Math.ceil(seconds / 6) / 10, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Throws `FilmFailure` if the length in seconds is outside the limits. */
export const checkLength = (seconds: number): void => {
  if (seconds > LIMIT.secondsMax)
    throw new FilmFailure(
      `The sound lasts ${lengthOf(seconds)}; at most ${LIMIT.secondsMax / 60} are possible.`,
    )
  if (seconds < LIMIT.secondsMin)
    throw new FilmFailure(`The sound lasts ${lengthOf(seconds)}; at least ${LIMIT.secondsMin} are needed.`)
}

/** Sample entries of encrypted sound. */
const ENCRYPTED = new Set(['enca', 'drms', 'aavd'])

const isEncrypted = async (file: string, { codec_tag_string, side_data_list = [] }: Stream, format: string) =>
  ENCRYPTED.has(codec_tag_string ?? '') ||
  side_data_list.some(({ side_data_type }) => side_data_type?.startsWith('Encryption')) ||
  (format.includes('mp4') &&
    (await sampleEntries(file, 'sound').catch(() => [])).some((type) => ENCRYPTED.has(type)))

const checkStream = ({ channels = 0, sample_rate }: Stream): void => {
  const rate = Number(sample_rate)
  if (channels < 1 || !(rate >= SLOWEST)) throw new FilmFailure(NOT_USABLE)
  if (channels > LIMIT.channelsMax)
    throw new FilmFailure(`The sound has ${channels} channels; at most ${LIMIT.channelsMax} are possible.`)
  if (rate > LIMIT.rateMax)
    throw new FilmFailure(
      `The sound has ${rate / 1000} thousand samples a second; at most ${LIMIT.rateMax / 1000} are possible.`,
    )
}

/** Seconds of a stream according to the headers. Those of an MP3 may be an estimate, and do not count. */
const promisedOf = ({ duration }: Stream, { format_name }: Contents['format']): number =>
  format_name === 'mp3' ? 0 : Number(duration) || 0

/**
 * Reads the headers and packets of an uploaded file. Throws `FilmFailure` unless it is a complete sound within the
 * limits, as far as can be checked before decoding.
 */
export const inspectSound = async (
  tools: FfmpegTools,
  file: string,
  signal?: AbortSignal,
): Promise<SoundSource> => {
  await stat(file) // ffprobe does not tell a missing file from a broken one
  const { streams, format, spans } = await readContents(tools, file, {
    protection: UNTRUSTED_SOUND,
    unusable: NOT_USABLE,
    signal,
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailure)) throw error
    throw new FilmFailure(NOT_USABLE, { cause: error, retryable: error.wasKilled })
  })
  const stream = streams.find(({ codec_type }) => codec_type === 'audio')
  if (!stream) throw new FilmFailure('The file contains no sound.')
  if (await isEncrypted(file, stream, format.format_name)) throw new FilmFailure(PROTECTED)
  checkStream(stream)
  const span = spans.get(stream.index)
  checkLength(span ? span.end - span.start : 0)
  if (await isCutShort(file, format.format_name)) throw new FilmFailure(INCOMPLETE)
  const ends = Math.max(...[...spans.values()].map(({ end }) => end))
  if (format.format_name.includes('matroska') && ends < (Number(format.duration) || 0) - REASONABLE_LOSS)
    throw new FilmFailure(INCOMPLETE)
  return {
    index: stream.index,
    channels: stream.channels!,
    rate: Number(stream.sample_rate),
    promised: promisedOf(stream, format),
  }
}
