import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LIMITS } from '#schema/limits'
import { FfmpegCommand, UNTRUSTED_SOUND } from '../../ffmpeg-command.js'
import { encode as runFfmpeg, startFfmpeg, type FfmpegTools } from '../../ffmpeg.js'
import { FilmFailure, type PreparedSound, type TaskOptions } from '../../film.js'
import { ProgramFailure, type RunningProgram } from '../../program.js'
import { BYTES_PER_SAMPLE, LIMITED, ONE_THREAD, SAMPLE_RATE, toStereo } from '../encoding.js'
import { rising, tempWorkspace, together } from '../temp-workspace.js'
import { measureLoudness } from './loudness.js'
import { checkLength, INCOMPLETE, inspectSound, REASONABLE_LOSS, type SoundSource } from './probe-sound.js'

const LIMIT = LIMITS.sound
const UNREADABLE = 'The sound could not be read to its end.'
const TOO_SLOW = `The sound could not be processed within ${LIMIT.processingSeconds / 60} minutes.`

/** Samples per value of the waveform. */
const PEAK_SAMPLES = SAMPLE_RATE / 50
/** Bytes of a floating-point stereo sample. */
const FRAME = 8

/** Filters from any number of channels to stereo. */
const stereo = ({ channels, rate }: SoundSource): string[] => [
  toStereo(channels),
  `aformat=sample_fmts=flt:channel_layouts=stereo:sample_rates=${rate}`,
]

/** Starts decoding an uploaded file to floating-point stereo at the rate of the file. */
const decode = (
  tools: FfmpegTools,
  file: string,
  { source, ...work }: { source: SoundSource } & TaskOptions & { seconds: number },
): RunningProgram => {
  const command = new FfmpegCommand(tools.ffmpeg).untrusted(file, UNTRUSTED_SOUND)
  command.audioFilters(stereo(source))
  command.writes('pipe:1', '-map', `0:${source.index}`, ...ONE_THREAD, '-f', 'f32le')
  return startFfmpeg(command, work)
}

/** Starts encoding the output of `decode` to FLAC; prints the same samples. */
const encode = (
  tools: FfmpegTools,
  to: string,
  { source, ...work }: { source: SoundSource } & TaskOptions & { seconds: number },
): RunningProgram => {
  const command = new FfmpegCommand(tools.ffmpeg).piped('-f', 'f32le', '-ar', String(source.rate), '-ac', '2')
  const limited = source.channels > 2 ? [LIMITED] : []
  command.complexFilter(
    [
      `aresample=${SAMPLE_RATE}`,
      ...limited,
      'aformat=sample_fmts=s16:channel_layouts=stereo',
      'asplit[audio][samples]',
    ].join(','),
  )
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  command.writes(to, '-map', '[audio]', ...ONE_THREAD, ...exact, '-c:a', 'flac', '-f', 'flac')
  command.writes('pipe:1', '-map', '[samples]', '-f', 's16le')
  return startFfmpeg(command, work)
}

/** Whole stereo samples of a stream of bytes. */
async function* framesOf(stream: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of stream) {
    const all = rest.length ? Buffer.concat([rest, chunk]) : chunk
    const end = all.length - (all.length % bytes)
    rest = all.subarray(end)
    if (end > 0) yield Buffer.from(all.subarray(0, end))
  }
}

/** Replaces non-finite samples with silence; resampling would spread them. */
const makeFinite = (bytes: Buffer): Buffer => {
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  for (let at = 0; at < samples.length; at++) if (!Number.isFinite(samples[at])) samples[at] = 0
  return bytes
}

/** Pipes samples from the decoder to the encoder; returns the number of samples per channel. */
const pass = async (
  { stdout }: RunningProgram,
  { inputs: [into] }: RunningProgram,
  { rate, report }: { rate: number; report: (seconds: number) => void },
): Promise<number> => {
  let samples = 0
  try {
    for await (const bytes of framesOf(stdout, FRAME)) {
      samples += bytes.length / FRAME
      if (samples > LIMIT.secondsMax * rate) checkLength(samples / rate)
      await new Promise<void>((fulfil, reject) => {
        into.write(makeFinite(bytes), (error) => (error ? reject(error) : fulfil()))
      })
      report(samples / rate)
    }
    into.end()
  } catch (error) {
    into.destroy()
    throw error
  }
  return samples
}

/** The waveform of a sound, and its length. */
const readWaveform = async ({ stdout }: RunningProgram) => {
  const peaks = new Uint8Array(Math.ceil(LIMIT.secondsMax * (SAMPLE_RATE / PEAK_SAMPLES)) + 1)
  let samples = 0
  for await (const bytes of framesOf(stdout, BYTES_PER_SAMPLE)) {
    const values = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
    for (let at = 0; at < values.length; at++) {
      const index = Math.floor((samples + (at >> 1)) / PEAK_SAMPLES)
      const peak = Math.round((Math.abs(values[at]) * 255) / 32_768)
      if (peak > peaks[index]) peaks[index] = peak
    }
    samples += values.length / 2
  }
  return { samples, peaks: peaks.slice(0, Math.ceil(samples / PEAK_SAMPLES)) }
}

const failing = (error: unknown): never => {
  if (!(error instanceof ProgramFailure) || error.code === 'ENOSPC') throw error
  const isLate = error.stderr.startsWith('it was not done')
  throw new FilmFailure(isLate ? TOO_SLOW : UNREADABLE, { cause: error, retryable: error.wasKilled })
}

/** Decodes a sound to FLAC. Throws `FilmFailure`. */
const writeSound = async (
  tools: FfmpegTools,
  { file, source, to }: { file: string; source: SoundSource; to: string },
  { signal, gentle, progress }: TaskOptions,
) => {
  const stop = new AbortController()
  const work = {
    source,
    gentle,
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
    seconds: LIMIT.processingSeconds,
  }
  const [decoder, encoder] = [decode(tools, file, work), encode(tools, to, work)]
  const passed = pass(decoder, encoder, {
    rate: source.rate,
    report: (seconds) => progress?.(seconds / Math.max(source.promised, seconds)),
  })
  const waveform = readWaveform(encoder)
  await together([decoder.done, encoder.done, passed, waveform], stop).catch(failing)
  const decoded = (await passed) / source.rate
  if (decoded === 0) throw new FilmFailure(UNREADABLE)
  if (decoded < source.promised - REASONABLE_LOSS) throw new FilmFailure(INCOMPLETE)
  return waveform
}

/** `Film.prepareSound`. Throws `FilmFailure`. */
export const prepareSound = async (
  tools: FfmpegTools,
  file: string,
  folder: string,
  options: TaskOptions,
): Promise<PreparedSound> => {
  const report = rising(options.progress)
  const source = await inspectSound(tools, file, options.signal)
  report(0.05)
  return tempWorkspace(folder, async (workspace) => {
    const audio = join(workspace, 'sound.flac')
    const { samples, peaks } = await writeSound(
      tools,
      { file, source, to: audio },
      { ...options, progress: (done) => report(0.05 + 0.75 * done) },
    )
    const duration = samples / SAMPLE_RATE
    checkLength(duration)
    const { signal, gentle } = options
    const measured = await measureLoudness(tools, { file: audio, samples }, { signal, gentle })
    const { size: bytes } = await stat(audio)
    report(1)
    return { result: { audio, samples, duration, peaks, ...measured, bytes }, files: { audio } }
  })
}

/** `Film.speedUpSound`. */
export async function speedUpSound(
  tools: FfmpegTools,
  sound: string,
  folder: string,
  { factor, signal }: TaskOptions & { factor: number },
): Promise<string> {
  const file = join(folder, 'quickened.flac')
  const command = new FfmpegCommand(tools.ffmpeg).trusted(sound, ...ONE_THREAD)
  command.audioFilters(`atempo=${factor}`)
  command.writes(file, ...ONE_THREAD, '-c:a', 'flac', '-f', 'flac')
  await runFfmpeg(command, { signal })
  return file
}

/** `Film.spokenSound`. */
export async function spokenSound(
  tools: FfmpegTools,
  sound: string,
  folder: string,
  { seconds, signal }: TaskOptions & { seconds: number },
): Promise<string> {
  const file = join(folder, 'spoken.wav')
  const command = new FfmpegCommand(tools.ffmpeg).trusted(sound, ...ONE_THREAD)
  command.writes(file, ...ONE_THREAD, '-t', String(seconds), '-c:a', 'pcm_s16le', '-f', 'wav')
  await runFfmpeg(command, { signal })
  return file
}
