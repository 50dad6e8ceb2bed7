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

/** The position of the samples in a WAV file. */
const samplesOf = async (file: FileHandle): Promise<number> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0)
  for (let at = 12; at + 8 <= bytesRead; at += 8 + buffer.readUInt32LE(at + 4)) {
    if (buffer.toString('latin1', at, at + 4) === 'data') return at + 8
  }
  throw new Error('The mezzanine sound is not a WAV file')
}

/** Full scale of 16-bit samples. */
const FULL_SCALE = 32_768
/** Samples of the fade at a cut or change of gain: 4 ms. A shorter one is heard as a click. */
const EDGE = 192
/** Increase this when a change joins the sound of clips differently. */
const JOINING = 2

/** Fills `into` with samples of a mezzanine's sound from byte `from`, and with silence after its end. */
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

/** Cross-fades from `before` to `into` at equal power, as the sounds of two clips are uncorrelated. */
const crossFade = (before: Float32Array, into: Float32Array): Float32Array => {
  const length = into.length / 2
  for (let index = 0; index < into.length; index++) {
    const angle = ((((index >> 1) + 0.5) / length) * Math.PI) / 2
    into[index] = before[index]! * Math.cos(angle) + into[index]! * Math.sin(angle)
  }
  return into
}

/** A clip of a film with its shown frames. */
export interface FilmClip extends ClipWithContentId {
  shown: ShownClip
  /** Identifies the sound of the clip, whatever the canvas of the film. */
  soundId: string
}

/** The parts of a film that determine its sound: its clips, and the frames of each gap. */
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
  /** Relative gain at which its edges begin and end; 1 without a change. */
  enters: number
  leaves: number
}

const loudnessOf = (gain: number | null): number => (gain === null ? 0 : factorOf(gain))

/**
 * Sets the fades between two runs without a transition: a clip that continues keeps its sound, or changes its gain.
 */
const setFades = (last: SoundRun | undefined, next: SoundRun): void => {
  if (next.head) return
  const goesOn = last?.soundId === next.soundId && last.to === next.from && next.gain !== null
  if (last) last.leaves = goesOn ? 1 : 0
  next.enters = goesOn && next.gain !== null ? loudnessOf(last.gain) / loudnessOf(next.gain) : 0
}

/** The audible part of each clip. Clips that continue each other after a plain cut form one run. */
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
      setFades(last, run)
      runs.push(run)
    }
  }
  const last = runs.at(-1)
  if (last) last.leaves = 0
  return runs
}

/** Fades the edges of a run; `at` is the position of the first of these samples in the run. */
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

/** Reads these frames of the sound of a run. */
type ReadSound = (from: number, frames: number, into?: Float32Array) => Promise<Float32Array>

/**
 * Yields one run in parts: the first is cross-faded with `faded`, which afterwards holds the end of the run.
 */
async function* runSound(
  { from, to, head, tail }: SoundRun,
  { rate, sound, faded }: { rate: FrameRate; sound: ReadSound; faded: Float32Array },
): AsyncGenerator<Float32Array> {
  const end = to - tail
  if (head > 0) yield crossFade(faded, await sound(from, head))
  for (let at = from + head; at < end; at += rate) yield await sound(at, Math.min(rate, end - at))
  await sound(end, tail, faded)
}

/** Samples of the longest part that `joinedSound` yields. */
const longestOf = ({ windows, look: { rate } }: Sounding): number =>
  Math.max(rate, ...windows) * samplesPerFrame(rate)

/**
 * The sound of the film's clips as stereo at 48 kHz in floating point, exactly as long as its picture, in parts of a
 * second or two. A part is valid until the next one is read. 1 is full scale, and may be exceeded.
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

/** Writes a film's sound to a pipe, and closes it, even on failure. Memory does not depend on the length. */
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

/** Key parts of the sound of a film's clips and its transitions. */
export const soundRunsKey = (film: Sounding): unknown[] => [
  JOINING,
  ...soundRuns(film).map(({ soundId, from, to, gain, tail }) => [soundId, from, to, gain, tail]),
]

/** Cache key of the sound of a film without a mix: its clips, and the encoder's settings. */
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
  let written = 0
  await together([run.done, pourSound(film, run.inputs[0], (bytes) => progress?.((written += bytes) / all))])
}
