import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { factorOf } from '#schema/mix'
import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import type { TaskOptions } from '../../film.js'
import { BYTES_PER_SAMPLE, ONE_THREAD, samplesPerFrame } from '../encoding.js'
import { asBytes, joinedSound, type Sounding } from '../sound.js'
import { lowerUnder } from './sidechain.js'
import { applyEnvelope, CueReader, type DecodedSound, heardOf } from './cue-samples.js'
import type { SampledCue, SampledMix } from './film-mix.js'

/** A film's sound and length. */
export interface MixedFilm extends Sounding {
  frames: number
  mix: SampledMix
}

/** Bytes of a floating-point sample of both channels. */
export const MIX_BYTES = 8
/** Samples mixed per block. */
const BLOCK = 32_768
/** Progress share of the clips; the cues take the rest. */
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
  const factor = factorOf(film.mix.clipGain)
  const all = samplesOfFilm(film)
  let at = 0
  for await (const samples of joinedSound(film)) {
    signal?.throwIfAborted()
    for (let index = 0; index < samples.length; index++) samples[index] *= factor
    await writeBlock(file, samples, at)
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
  const [cueSamples, mixed] = [new Float32Array(BLOCK * 2), new Float32Array(BLOCK * 2)]
  for (let at = cue.from; at < cue.to; at += BLOCK) {
    signal?.throwIfAborted()
    const length = Math.min(BLOCK, cue.to - at) * 2
    const [samples, into] = [cueSamples.subarray(0, length), mixed.subarray(0, length)]
    await Promise.all([reader.read(at, samples), readBlock(file, into, at)])
    applyEnvelope(cue.envelope, at, samples)
    for (let index = 0; index < length; index++) into[index] += samples[index]
    await writeBlock(file, into, at)
  }
}

/** The cues grouped by sound, in a deterministic order. */
const bySound = (cues: readonly SampledCue[]): SampledCue[][] => {
  const sounds = new Map<string, SampledCue[]>()
  for (const cue of cues) sounds.set(cue.contentId, [...(sounds.get(cue.contentId) ?? []), cue])
  return [...sounds.keys()].toSorted().map((contentId) => sounds.get(contentId)!)
}

/** Adds cues to a mix. One sound is decoded at a time. */
const addCues = async (
  tools: FfmpegTools,
  file: FileHandle,
  { cues: all, workspace }: { cues: readonly SampledCue[]; workspace: string },
  { progress, ...work }: TaskOptions,
): Promise<void> => {
  const decoded = join(workspace, 'sound.s16')
  const sounds = bySound(all)
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
    progress?.((index + 1) / sounds.length)
  }
}

/** Adds cues to a mix that has only the clips' sound. Ducks the cues while the clips are loud. */
const addLoweredCues = async (
  tools: FfmpegTools,
  mix: { file: FileHandle; path: string; samples: number },
  { cues, workspace }: { cues: readonly SampledCue[]; workspace: string },
  work: TaskOptions,
): Promise<void> => {
  const [apart, to] = [join(workspace, 'apart.f32'), join(workspace, 'lowered.f32')]
  const alone = await open(apart, 'w+')
  try {
    await alone.truncate(mix.samples * MIX_BYTES)
    await addCues(tools, alone, { cues, workspace }, work)
  } finally {
    await alone.close()
  }
  await lowerUnder(tools, { sound: apart, key: mix.path, to }, work)
  await rm(apart)
  const lowered = await open(to)
  try {
    const [ducked, mixed] = [new Float32Array(BLOCK * 2), new Float32Array(BLOCK * 2)]
    for (let at = 0; at < mix.samples; at += BLOCK) {
      work.signal?.throwIfAborted()
      const length = Math.min(BLOCK, mix.samples - at) * 2
      const [samples, into] = [ducked.subarray(0, length), mixed.subarray(0, length)]
      await Promise.all([readBlock(lowered, samples, at), readBlock(mix.file, into, at)])
      for (let index = 0; index < length; index++) into[index] += samples[index]
      await writeBlock(mix.file, into, at)
    }
  } finally {
    await lowered.close()
    await rm(to)
  }
}

/**
 * Writes a film's mix to a file in `workspace`: stereo at 48 kHz in 32-bit floating point, where 1 is full scale and
 * may be exceeded. Memory and open files do not depend on the number of cues.
 */
export const writeMix = async (
  tools: FfmpegTools,
  film: MixedFilm,
  workspace: string,
  { progress, ...work }: TaskOptions,
): Promise<string> => {
  const path = join(workspace, 'mix.f32')
  const file = await open(path, 'w+')
  try {
    await writeClips(file, film, { ...work, progress: (done) => progress?.(CLIPS * done) })
    const lowered = film.mix.cues.filter(({ isDuckedByClips }) => isDuckedByClips)
    const others = film.mix.cues.filter(({ isDuckedByClips }) => !isDuckedByClips)
    if (lowered.length) {
      const mix = { file, path, samples: samplesOfFilm(film) }
      await addLoweredCues(tools, mix, { cues: lowered, workspace }, work)
    }
    await addCues(
      tools,
      file,
      { cues: others, workspace },
      { ...work, progress: (done) => progress?.(CLIPS + (1 - CLIPS) * done) },
    )
  } finally {
    await file.close()
  }
  return path
}
