import { type FileHandle, open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { FfmpegCommand } from '../ffmpeg-command.js'
import { startFfmpeg, type FfmpegTools } from '../ffmpeg.js'
import type { Clip, FrameRate, TaskOptions } from '../film.js'
import { AAC, BYTES_PER_SAMPLE, FASTSTART, ONE_THREAD, SAMPLE_RATE, samplesPerFrame } from './encoding.js'
import type { ClipWithContentId } from './clips/clip-sources.js'
import { keyOf } from './window.js'
import { together } from './temp-workspace.js'

/** Input options for the sound that `pourSound` writes. */
export const RAW_SOUND = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '2']

const frameBytes = (rate: FrameRate): number => samplesPerFrame(rate) * BYTES_PER_SAMPLE
const HEADER = 4_096

/** Where the samples of a WAV file begin. */
const samplesOf = async (file: FileHandle): Promise<number> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0)
  for (let at = 12; at + 8 <= bytesRead; at += 8 + buffer.readUInt32LE(at + 4)) {
    if (buffer.toString('latin1', at, at + 4) === 'data') return at + 8
  }
  throw new Error('The mezzanine sound is not a WAV file')
}

/** Fills `into` with samples from byte `from` of a mezzanine's sound; what the file lacks is silence. */
const read = async (file: FileHandle, from: number, into: Int16Array): Promise<Int16Array> => {
  const { bytesRead } = await file.read(asBytes(into), 0, into.byteLength, from)
  into.fill(0, bytesRead >> 1)
  return into
}

const asBytes = (samples: Int16Array): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** One sound fades out linearly while `into` fades in. */
const crossFade = (before: Int16Array, into: Int16Array): Int16Array => {
  const length = into.length / 2
  for (let index = 0; index < into.length; index++) {
    const share = ((index >> 1) + 0.5) / length
    into[index] = Math.round(before[index] * (1 - share) + into[index] * share)
  }
  return into
}

/** What of a film is heard: its clips, all of one rate, and the frames of each gap. */
interface Sounding {
  clips: readonly Clip[]
  windows: readonly number[]
  look: { rate: FrameRate }
}

/**
 * The film's sound as 16-bit stereo at 48 kHz, exactly as long as its picture, a second or two at a time:
 * each part lasts until the next is asked for.
 */
async function* joinedSound({ clips, windows, look: { rate } }: Sounding): AsyncGenerator<Buffer> {
  const frame = frameBytes(rate)
  const longest = (Math.max(rate, ...windows) * frame) / 2
  const [memory, tail] = [new Int16Array(longest), new Int16Array(longest)]
  for (const [index, clip] of clips.entries()) {
    const head = windows[index - 1] ?? 0
    const end = clip.frames - (windows[index] ?? 0)
    const file = await open(clip.mezzanineSound)
    try {
      const start = await samplesOf(file)
      const sound = (from: number, frames: number, into = memory) =>
        read(file, start + from * frame, into.subarray(0, (frames * frame) / 2))
      if (head > 0) yield asBytes(crossFade(tail, await sound(0, head)))
      for (let from = head; from < end; from += rate)
        yield asBytes(await sound(from, Math.min(rate, end - from)))
      await sound(end, clip.frames - end, tail)
    } finally {
      await file.close()
    }
  }
}

/**
 * Writes a film's sound to a pipe, and ends it, also when that fails. Memory stays the same for any length.
 */
export const pourSound = async (
  film: Sounding,
  into: Writable,
  written?: (bytes: number) => void,
): Promise<void> => {
  try {
    for await (const part of joinedSound(film)) {
      await new Promise<void>((fulfil, reject) => {
        into.write(part, (error) => {
          if (error) reject(error)
          else fulfil()
        })
      })
      written?.(part.length)
    }
    into.end()
  } catch (error) {
    into.destroy()
    throw error
  }
}

/** The name of a film's sound: what its clips hold, where they overlap, and the encoder's settings. */
export const soundKey = (
  tools: FfmpegTools,
  { clips, windows, look: { rate } }: Sounding & { clips: readonly ClipWithContentId[] },
): string =>
  keyOf(
    'sound',
    clips.map(({ contentId, frames }) => [contentId, frames]),
    windows,
    rate,
    tools.version,
    AAC,
  )

/** Mixes the sound of the clips and encodes it to an MP4 with AAC alone. */
export const encodeSound = async (
  tools: FfmpegTools,
  film: Sounding & { frames: number },
  to: string,
  { signal, progress }: TaskOptions = {},
): Promise<void> => {
  const command = new FfmpegCommand(tools.ffmpeg)
    .piped(...RAW_SOUND)
    .writes(to, ...AAC, ...ONE_THREAD, ...FASTSTART)
  const run = startFfmpeg(command, { signal })
  const all = film.frames * frameBytes(film.look.rate)
  let heard = 0
  await together([run.done, pourSound(film, run.inputs[0], (bytes) => progress?.((heard += bytes) / all))])
}
