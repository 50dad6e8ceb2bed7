import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { factorOf } from '#schema/mix'
import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import type { TaskOptions } from '../../film.js'
import { BYTES_PER_SAMPLE, ONE_THREAD, samplesPerFrame } from '../encoding.js'
import { asBytes, FLOATING_POINT, joinedSound, type Sounding } from '../sound.js'
import { applyEnvelope, CueReader, type DecodedSound, heardOf } from './cue-samples.js'
import type { SampledCue, SampledMix } from './film-mix.js'

/** A film as it is heard. */
export interface MixedFilm extends Sounding {
  frames: number
  mix: SampledMix
}

/** Bytes of a sample of both channels in floating point. */
export const MIX_BYTES = 8
/** Samples that are mixed at once. */
const BLOCK = 32_768
const FULL_SCALE = 32_768
/** What the clips take of the time; the rest is the cues. */
const CLIPS = 0.3

export const samplesOfFilm = ({ frames, look }: Pick<MixedFilm, 'frames' | 'look'>): number =>
  frames * samplesPerFrame(look.rate)

/** Reads or writes all of a buffer at a position of a file. */
export const readBlock = async (file: FileHandle, samples: Float32Array, at: number): Promise<void> => {
  const { bytesRead } = await file.read(asBytes(samples), 0, samples.byteLength, at * MIX_BYTES)
  if (bytesRead < samples.byteLength) throw new Error('The mix is shorter than the film')
}
const writeBlock = async (file: FileHandle, samples: Float32Array, at: number): Promise<void> => {
  const { bytesWritten } = await file.write(asBytes(samples), 0, samples.byteLength, at * MIX_BYTES)
  if (bytesWritten < samples.byteLength) throw new Error('The mix could not be written')
}

const writeClips = async (
  file: FileHandle,
  film: MixedFilm,
  { signal, progress }: TaskOptions,
): Promise<void> => {
  const factor = factorOf(film.mix.clipGain) / FULL_SCALE
  const all = samplesOfFilm(film)
  let at = 0
  for await (const samples of joinedSound(film, FLOATING_POINT)) {
    signal?.throwIfAborted()
    for (let index = 0; index < samples.length; index++) samples[index] *= factor
    await writeBlock(file, samples as Float32Array, at)
    at += samples.length / 2
    progress?.(at / all)
  }
  if (at !== all) throw new Error(`The sound of a film of ${all} samples came as ${at}`)
}

/** Decodes samples of a sound that `prepareSound` wrote. */
const decode = async (
  tools: FfmpegTools,
  { file, from, to, into }: { file: string; from: number; to: number; into: string },
  { signal, gentle }: TaskOptions,
): Promise<DecodedSound> => {
  const command = new FfmpegCommand(tools.ffmpeg).trusted(file, ...ONE_THREAD)
  command.audioFilters(`atrim=start_sample=${from}:end_sample=${to}`)
  command.writes(into, '-f', 's16le')
  await encode(command, { signal, gentle })
  const { size } = await stat(into)
  return { file: await open(into), from, to: from + size / BYTES_PER_SAMPLE }
}

/** Adds a cue to the mix. */
const addCue = async (
  file: FileHandle,
  cue: SampledCue,
  { sound, signal }: { sound: DecodedSound; signal?: AbortSignal },
): Promise<void> => {
  const reader = new CueReader(cue, sound)
  const [heard, mixed] = [new Float32Array(BLOCK * 2), new Float32Array(BLOCK * 2)]
  for (let at = cue.from; at < cue.to; at += BLOCK) {
    signal?.throwIfAborted()
    const length = Math.min(BLOCK, cue.to - at) * 2
    const [samples, into] = [heard.subarray(0, length), mixed.subarray(0, length)]
    await Promise.all([reader.read(at, samples), readBlock(file, into, at)])
    applyEnvelope(cue.envelope, at, samples)
    for (let index = 0; index < length; index++) into[index] += samples[index]
    await writeBlock(file, into, at)
  }
}

/** The cues of each sound, in an order that depends on nothing else. */
const bySound = (cues: readonly SampledCue[]): SampledCue[][] => {
  const sounds = new Map<string, SampledCue[]>()
  for (const cue of cues) sounds.set(cue.contentId, [...(sounds.get(cue.contentId) ?? []), cue])
  return [...sounds.keys()].toSorted().map((contentId) => sounds.get(contentId)!)
}

/**
 * Writes what a film plays to a file in `workspace`: stereo at 48 kHz in 32-bit floating point, where 1 is full scale and
 * more is possible. One sound is decoded at a time, so that memory and open files stay the same for any number of
 * cues.
 */
export const writeMix = async (
  tools: FfmpegTools,
  film: MixedFilm,
  workspace: string,
  { progress, ...work }: TaskOptions,
): Promise<string> => {
  const to = join(workspace, 'mix.f32')
  const decoded = join(workspace, 'sound.s16')
  const file = await open(to, 'w+')
  try {
    await writeClips(file, film, { ...work, progress: (done) => progress?.(CLIPS * done) })
    const sounds = bySound(film.mix.cues)
    for (const [index, cues] of sounds.entries()) {
      const ranges = cues.map(heardOf)
      const from = Math.max(0, Math.min(...ranges.map((range) => range.from)))
      const end = Math.max(...ranges.map((range) => range.to))
      const sound = await decode(tools, { file: cues[0].file, from, to: end, into: decoded }, work)
      try {
        for (const cue of cues) await addCue(file, cue, { sound, signal: work.signal })
      } finally {
        await sound.file.close()
        await rm(decoded)
      }
      progress?.(CLIPS + (1 - CLIPS) * ((index + 1) / sounds.length))
    }
  } finally {
    await file.close()
  }
  return to
}
