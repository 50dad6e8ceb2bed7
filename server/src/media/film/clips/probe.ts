import { stat } from 'node:fs/promises'
import { UNTRUSTED } from '../../ffmpeg-command.js'
import type { FfmpegTools } from '../../ffmpeg.js'
import type { Probe } from '../../film.js'
import { FilmFailure } from '../../film.js'
import { ProgramFailure } from '../../program.js'
import { isHdr } from './colours.js'
import { type Contents, readContents, type Span, type Stream } from './contents.js'

/** A probe with the details that preparing a clip needs. */
export interface Source extends Probe {
  videoIndex: number
  audioIndex: number | null
  /** Channels of its sound; 0 without sound. */
  channels: number
  /** Seconds from the start of the file to the first frame, which is moment 0 of the clip. */
  videoStart: number
  /** Seconds of sound after the last frame; negative if the sound is shorter. */
  soundBeyond: number
  /** Plays unchanged in every browser, apart from its container. */
  playable: boolean
  playableSound: boolean
  squarePixels: boolean
  /** As ffmpeg names them; undefined if the file does not declare them. */
  colours: { matrix?: string; transfer?: string; primaries?: string }
}

/** Limits of an uploaded file. */
const LIMIT = { seconds: 600, side: 4096, smallest: 16 }
const REASONABLE_LOSS = 0.5

const unusable = 'This file is not a usable video.'

const tooLarge = `The video is larger than ${LIMIT.side} pixels.`

const failing = (error: unknown): never => {
  if (!(error instanceof ProgramFailure)) throw error
  throw new FilmFailure(/exceeds specified max pixel count/.test(error.stderr) ? tooLarge : unusable, {
    cause: error,
    retryable: error.wasKilled,
  })
}

/**
 * Seconds from the first frame to the end of the last. If no packet has a duration, the last lasts as long as
 * the mean.
 */
const lengthOf = ({ start, end, packets, measured }: Span): number =>
  measured || packets < 2 ? end - start : ((end - start) * packets) / (packets - 1)

const turned = (stream: Stream): boolean => rotation(stream) % 180 !== 0
const rotation = (stream: Stream): number =>
  Math.abs(
    Number(
      stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ??
        stream.tags?.rotate ??
        0,
    ),
  )

const pixelAspect = (stream: Stream): number => {
  const [across, down] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number)
  return across > 0 && down > 0 ? across / down : 1
}

/** The displayed size: rotation applied, pixels square. */
const seenSize = (stream: Stream) => {
  const width = Math.round((stream.width ?? 0) * pixelAspect(stream))
  const height = stream.height ?? 0
  return turned(stream) ? { width: height, height: width } : { width, height }
}

const named = (colour?: string): string | undefined => (colour === 'unknown' ? undefined : colour)

const plain = (stream: Stream): boolean =>
  stream.codec_name === 'h264' &&
  stream.pix_fmt === 'yuv420p' &&
  !isHdr(stream.color_transfer) &&
  rotation(stream) === 0 &&
  pixelAspect(stream) === 1 &&
  (stream.width ?? 1) % 2 === 0 &&
  (stream.height ?? 1) % 2 === 0 &&
  [undefined, 'unknown', 'progressive'].includes(stream.field_order)

const checked = (stream: Stream | undefined): Stream => {
  if (!stream) throw new FilmFailure('The file contains no video.')
  const sides = [stream.width ?? 0, stream.height ?? 0, ...Object.values(seenSize(stream))]
  if (Math.max(...sides) > LIMIT.side) throw new FilmFailure(tooLarge)
  if (Math.min(...sides) < LIMIT.smallest) throw new FilmFailure(unusable)
  return stream
}

const withinLength = (length: number): number => {
  if (length > LIMIT.seconds) throw new FilmFailure(`The video is longer than ${LIMIT.seconds / 60} minutes.`)
  return length
}

/**
 * Inspects an uploaded file. Throws `FilmFailure` unless it is a whole video of at most 10 minutes and 4096
 * pixels a side.
 */
export const inspect = async (tools: FfmpegTools, file: string, signal?: AbortSignal): Promise<Source> => {
  const { size: bytes } = await stat(file)
  const contents = await readContents(tools, file, { protection: UNTRUSTED, unusable, signal }).catch(failing)
  return sourceOf(contents, bytes)
}

function sourceOf({ streams, format, spans }: Contents, bytes: number): Source {
  const video = checked(
    streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic),
  )
  const promised = Number(video.duration ?? format.duration ?? 0)
  withinLength(promised)

  const picture = spans.get(video.index)
  if (!picture) throw new FilmFailure('The file contains no video.')
  const duration = withinLength(lengthOf(picture))
  const fileStart = Number(format.start_time) || 0
  const seen = video.duration
    ? duration
    : Math.max(...[...spans.values()].map((span) => span.end)) - fileStart
  if (seen < promised - REASONABLE_LOSS) throw new FilmFailure('The video file is incomplete.')

  const audio = streams.find(
    (stream) => stream.codec_type === 'audio' && (stream.channels ?? 0) > 0 && spans.has(stream.index),
  )
  const sound = audio && spans.get(audio.index)
  const mp4 = format.format_name.includes('mp4')
  return {
    ...seenSize(video),
    bytes,
    frameRate: duration > 0 ? picture.packets / duration : 0,
    duration: Math.max(duration, 1 / 1000),
    hasSound: audio !== undefined,
    videoCodec: video.codec_name ?? 'unknown',
    audioCodec: audio?.codec_name ?? null,
    videoIndex: video.index,
    audioIndex: audio?.index ?? null,
    channels: audio?.channels ?? 0,
    videoStart: picture.start - fileStart,
    soundBeyond: sound ? sound.end - picture.end : 0,
    playable: plain(video) && mp4 && Math.abs(picture.start - fileStart) < 0.001,
    playableSound: audio?.codec_name === 'aac' && audio.profile === 'LC' && (audio.channels ?? 0) <= 2,
    squarePixels: pixelAspect(video) === 1,
    colours: {
      matrix: named(video.color_space),
      transfer: named(video.color_transfer),
      primaries: named(video.color_primaries),
    },
  }
}
