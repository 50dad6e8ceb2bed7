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
import { limited } from './mix/limiter.js'
import { keyOf } from './window.js'
import { together } from './temp-workspace.js'

/** Input options for the sound that `pourSound` writes. */
export const RAW_SOUND = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2']

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

/** Samples of 16 bits that are full scale in floating point. */
const FULL_SCALE = 32_768
/** Samples in which sound begins or ends at a cut, and its gain changes: 4 ms. Less is heard as a click. */
const EDGE = 192
/** To be raised when the sound of clips comes to be joined in another way. */
const JOINING = 2

/** Fills `into` with samples from byte `from` of a mezzanine's sound; what the file lacks is silence. */
const read = async (
  file: FileHandle,
  from: number,
  { into, stored, factor }: { into: Float32Array; stored: Int16Array; factor: number },
): Promise<Float32Array> => {
  const all = stored.subarray(0, into.length)
  const { bytesRead } = await file.read(asBytes(all), 0, all.byteLength, from)
  for (let index = 0; index < all.length; index++) into[index] = (all[index]! * factor) / FULL_SCALE
  into.fill(0, bytesRead >> 1)
  return into
}

export const asBytes = (samples: Int16Array | Float32Array): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** One sound fades out while `into` fades in, at equal power: sounds of two clips have nothing in common. */
const crossFade = (before: Float32Array, into: Float32Array): Float32Array => {
  const length = into.length / 2
  for (let index = 0; index < into.length; index++) {
    const angle = ((((index >> 1) + 0.5) / length) * Math.PI) / 2
    into[index] = before[index]! * Math.cos(angle) + into[index]! * Math.sin(angle)
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
  /** The factors of its gain that the sound comes from and goes to at its edges; 1 where nothing changes. */
  enters: number
  leaves: number
}

const loudnessOf = (gain: number | null): number => (gain === null ? 0 : factorOf(gain))

/** Sets how two runs without a transition between them meet: a clip that goes on keeps its sound, or changes its gain. */
const meet = (last: SoundRun | undefined, next: SoundRun): void => {
  if (next.head) return
  const goesOn = last?.soundId === next.soundId && last.to === next.from && next.gain !== null
  if (last) last.leaves = goesOn ? 1 : 0
  next.enters = goesOn && next.gain !== null ? loudnessOf(last.gain) / loudnessOf(next.gain) : 0
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
    else {
      const run = { ...shown, soundId, file, gain, head, tail, enters: 1, leaves: 1 }
      meet(last, run)
      runs.push(run)
    }
  }
  const last = runs.at(-1)
  if (last) last.leaves = 0
  return runs
}

/** Has the sound of a run come and go at its edges; `at` is the first of these samples, counted from the first of the run. */
const soften = (samples: Float32Array, at: number, { enters, leaves, length }: Edges): Float32Array => {
  const edge = Math.min(EDGE, length / 2)
  for (let index = 0; index < samples.length; index++) {
    const frame = at + (index >> 1) + 0.5
    if (frame < edge) samples[index]! *= enters + ((1 - enters) * frame) / edge
    else if (frame > length - edge) samples[index]! *= leaves + ((1 - leaves) * (length - frame)) / edge
  }
  return samples
}
interface Edges extends Pick<SoundRun, 'enters' | 'leaves'> {
  /** Samples of the run. */
  length: number
}

/** Reads the sound of frames of a run into samples. */
type ReadSound = (from: number, frames: number, into?: Float32Array) => Promise<Float32Array>

/** The parts of one run, the first of them cross-faded with `tail`, which then has the end of the run. */
async function* runSound(
  { from, to, head, tail }: SoundRun,
  { rate, sound, faded }: { rate: FrameRate; sound: ReadSound; faded: Float32Array },
): AsyncGenerator<Float32Array> {
  const end = to - tail
  if (head > 0) yield crossFade(faded, await sound(from, head))
  for (let at = from + head; at < end; at += rate) yield await sound(at, Math.min(rate, end - at))
  await sound(end, tail, faded)
}

/** Samples of the longest part that `joinedSound` gives. */
const longestOf = ({ windows, look: { rate } }: Sounding): number =>
  Math.max(rate, ...windows) * samplesPerFrame(rate)

/**
 * The sound of the film's clips as stereo at 48 kHz in floating point, exactly as long as its picture, a second or two at a
 * time: each part lasts until the next is asked for. 1 is full scale, and more is possible.
 */
export async function* joinedSound(film: Sounding): AsyncGenerator<Float32Array> {
  const { rate } = film.look
  const frame = frameBytes(rate)
  const longest = longestOf(film) * 2
  const [memory, faded] = [new Float32Array(longest), new Float32Array(longest)]
  const stored = new Int16Array(longest)
  for (const run of soundRuns(film)) {
    const { gain } = run
    const samples = (frames: number, into: Float32Array) => into.subarray(0, (frames * frame) / 2)
    if (gain === null) {
      const silence: ReadSound = async (_, frames, into = memory) => samples(frames, into).fill(0)
      yield* runSound(run, { rate, sound: silence, faded })
      continue
    }
    const edges = { ...run, length: (run.to - run.from) * samplesPerFrame(rate) }
    const file = await open(run.file)
    try {
      const start = await samplesOf(file)
      const sound: ReadSound = async (from, frames, into = memory) =>
        soften(
          await read(file, start + from * frame, {
            into: samples(frames, into),
            stored,
            factor: factorOf(gain),
          }),
          (from - run.from) * samplesPerFrame(rate),
          edges,
        )
      yield* runSound(run, { rate, sound, faded })
    } finally {
      await file.close()
    }
  }
}

/** Whether the sound of clips may exceed full scale. */
const mayClip = ({ clips, windows }: Sounding): boolean =>
  windows.some(Boolean) || clips.some(({ edit = UNEDITED }) => edit.gain > 0)

/**
 * Writes a film's sound to a pipe, and ends it, also when that fails. Memory stays the same for any length.
 */
export const pourSound = async (
  film: Sounding,
  into: Writable,
  written?: (bytes: number) => void,
): Promise<void> => {
  try {
    const joined = joinedSound(film)
    const fitting = mayClip(film) ? limited(joined, { ceiling: 1, longest: longestOf(film) }) : joined
    for await (const samples of fitting) {
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
export const soundRunsKey = (film: Sounding): unknown[] => [
  JOINING,
  ...soundRuns(film).map(({ soundId, from, to, gain, tail }) => [soundId, from, to, gain, tail]),
]

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
  const all = 2 * film.frames * frameBytes(film.look.rate)
  let heard = 0
  await together([run.done, pourSound(film, run.inputs[0], (bytes) => progress?.((heard += bytes) / all))])
}
