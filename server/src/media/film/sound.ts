import { type FileHandle, open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { UNEDITED } from '#schema/cut-item'
import type { ShownClip } from '#schema/film-plan'
import { factorOf } from '#schema/mix'
import { FfmpegCommand } from '../ffmpeg-command.js'
import { startFfmpeg, type FfmpegTools } from '../ffmpeg.js'
import type { FrameRate, TaskOptions } from '../film.js'
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

/** Samples of both channels in turn, -32,768 to 32,767; those of floating point may be between them and beyond. */
type Samples = Int16Array | Float32Array

/** How samples are computed: rounded to 16 bits at each step, or in floating point. */
interface Precision {
  allocate(length: number): Samples
  round(sample: number): number
}

const SIXTEEN_BITS: Precision = {
  allocate: (length) => new Int16Array(length),
  round: (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))),
}
export const FLOATING_POINT: Precision = {
  allocate: (length) => new Float32Array(length),
  round: (sample) => sample,
}

/** Fills `into` with samples from byte `from` of a mezzanine's sound; what the file lacks is silence. */
const read = async (
  file: FileHandle,
  from: number,
  { into, stored }: { into: Samples; stored: Int16Array },
): Promise<Samples> => {
  const all = stored.subarray(0, into.length)
  const { bytesRead } = await file.read(asBytes(all), 0, all.byteLength, from)
  into.set(all)
  into.fill(0, bytesRead >> 1)
  return into
}

export const asBytes = (samples: Samples): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** One sound fades out linearly while `into` fades in. */
const crossFade = (before: Samples, into: Samples, { round }: Precision): Samples => {
  const length = into.length / 2
  for (let index = 0; index < into.length; index++) {
    const share = ((index >> 1) + 0.5) / length
    into[index] = round(before[index] * (1 - share) + into[index] * share)
  }
  return into
}

/** A clip of a film with what the film shows of it. */
export interface FilmClip extends ClipWithContentId {
  shown: ShownClip
  /** Names the sound of the clip, whatever the canvas of the film is. */
  soundId: string
}

/** What of a film is heard: its clips, and the frames of each gap. */
export interface Sounding {
  clips: readonly FilmClip[]
  windows: readonly number[]
  look: { rate: FrameRate }
}

/** Consecutive frames of the sound of one clip, the first `head` and the last `tail` of them cross-faded. */
interface SoundRun extends ShownClip {
  soundId: string
  file: string
  /** Decibels; null: silence. */
  gain: number | null
  head: number
  tail: number
}

/** The audible part of each clip. Clips that continue each other after a plain cut are one run. */
const soundRuns = ({ clips, windows }: Sounding): SoundRun[] => {
  const runs: SoundRun[] = []
  for (const [index, { edit = UNEDITED, shown, soundId, mezzanineSound: file }] of clips.entries()) {
    const [head, tail] = [windows[index - 1] ?? 0, windows[index] ?? 0]
    const gain = edit.isMuted ? null : edit.gain
    const last = runs.at(-1)
    if (last && !head && last.soundId === soundId && last.to === shown.from && last.gain === gain)
      Object.assign(last, { to: shown.to, tail })
    else runs.push({ ...shown, soundId, file, gain, head, tail })
  }
  return runs
}

const amplify = (samples: Samples, gain: number, { round }: Precision): Samples => {
  const factor = factorOf(gain)
  if (gain !== 0)
    for (let index = 0; index < samples.length; index++) samples[index] = round(samples[index] * factor)
  return samples
}

/** Reads the sound of frames of a run into samples. */
type ReadSound = (from: number, frames: number, into?: Samples) => Promise<Samples>

/** The parts of one run, the first of them cross-faded with `tail`, which then has the end of the run. */
async function* runSound(
  { from, to, head, tail }: SoundRun,
  {
    rate,
    sound,
    faded,
    precision,
  }: { rate: FrameRate; sound: ReadSound; faded: Samples; precision: Precision },
): AsyncGenerator<Samples> {
  const end = to - tail
  if (head > 0) yield crossFade(faded, await sound(from, head), precision)
  for (let at = from + head; at < end; at += rate) yield await sound(at, Math.min(rate, end - at))
  await sound(end, tail, faded)
}

/**
 * The sound of the film's clips as stereo at 48 kHz, exactly as long as its picture, a second or two at a time:
 * each part lasts until the next is asked for.
 */
export async function* joinedSound(film: Sounding, precision: Precision): AsyncGenerator<Samples> {
  const { rate } = film.look
  const frame = frameBytes(rate)
  const longest = (Math.max(rate, ...film.windows) * frame) / 2
  const [memory, faded] = [precision.allocate(longest), precision.allocate(longest)]
  const stored = new Int16Array(longest)
  for (const run of soundRuns(film)) {
    const { gain } = run
    const samples = (frames: number, into: Samples) => into.subarray(0, (frames * frame) / 2)
    if (gain === null) {
      const silence: ReadSound = async (_, frames, into = memory) => samples(frames, into).fill(0)
      yield* runSound(run, { rate, sound: silence, faded, precision })
      continue
    }
    const file = await open(run.file)
    try {
      const start = await samplesOf(file)
      const sound: ReadSound = async (from, frames, into = memory) =>
        amplify(
          await read(file, start + from * frame, { into: samples(frames, into), stored }),
          gain,
          precision,
        )
      yield* runSound(run, { rate, sound, faded, precision })
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
    for await (const samples of joinedSound(film, SIXTEEN_BITS)) {
      const part = asBytes(samples)
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

/** What is heard of the clips of a film, and where they overlap. */
export const soundRunsKey = (film: Sounding): unknown[] =>
  soundRuns(film).map(({ soundId, from, to, gain, tail }) => [soundId, from, to, gain, tail])

/** The name of the sound of a film without a mix: what is heard of its clips, and the encoder's settings. */
export const soundKey = (tools: FfmpegTools, film: Sounding): string =>
  keyOf('sound', soundRunsKey(film), film.look.rate, tools.version, AAC)

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
