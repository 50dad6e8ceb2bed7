import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { type LoudnessTarget, TRUE_PEAK_LIMIT } from '#schema/limits'
import { factorOf } from '#schema/mix'
import { FfmpegCommand } from '../../ffmpeg-command.js'
import { startFfmpeg, type FfmpegTools } from '../../ffmpeg.js'
import type { Loudness, TaskOptions } from '../../film.js'
import { MIX_AAC, FASTSTART, ONE_THREAD, SAMPLE_RATE } from '../encoding.js'
import { measureLoudness } from '../sounds/loudness.js'
import { asBytes } from '../sound.js'
import { rising, together } from '../temp-workspace.js'
import { limited } from './limiter.js'
import { MIX_BYTES, readBlock } from './write-mix.js'

/** Decibels that encoding is expected to add to a limited peak. */
const ROOM = 0.5
/** Decibels by which a peak has to be below the ceiling, as the meter rounds. */
const CERTAIN = 0.01
/** LU within which the target counts as reached. */
const NEAR = 0.2
const ATTEMPTS = 10
/** Maximum increase of the gain per attempt, in decibels. */
const LARGEST_STEP = 12
/** LU that a limited film gains per decibel of gain: usually, and at least. */
const USUAL_SLOPE = 0.6
const FLATTEST = 0.1
/** Extra decibels by which a ceiling is lowered. */
const SPARE = 0.1
/** Samples per read. */
const BLOCK = 16_384
/** Samples of an AAC frame: a decoded film may have up to one more at its end. */
const AAC_FRAME = 1_024
const RAW_MIX = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2']

/** Gain and ceiling of a mix, in decibels. Without a ceiling it is not limited. */
interface Setting {
  gain: number
  ceiling: number | null
}

/** A mix in a file, as `writeMix` writes it. */
interface WrittenMix {
  file: string
  samples: number
}

/** The blocks of a mix with the gain applied. */
async function* amplifiedBlocks(
  { file: path, samples }: WrittenMix,
  gain: number,
): AsyncGenerator<Float32Array> {
  const factor = factorOf(gain)
  const file = await open(path)
  try {
    for (let at = 0; at < samples; at += BLOCK) {
      const block = new Float32Array(Math.min(BLOCK, samples - at) * 2)
      await readBlock(file, block, at)
      if (factor !== 1) for (let index = 0; index < block.length; index++) block[index]! *= factor
      yield block
    }
  } finally {
    await file.close()
  }
}

const masteredBlocks = (mix: WrittenMix, { gain, ceiling }: Setting): AsyncIterable<Float32Array> => {
  const blocks = amplifiedBlocks(mix, gain)
  return ceiling === null ? blocks : limited(blocks, { ceiling: factorOf(ceiling), longest: BLOCK })
}

const pour = async (
  mix: WrittenMix,
  setting: Setting,
  { into, progress }: { into: Writable; progress?: (done: number) => void },
): Promise<void> => {
  let written = 0
  try {
    for await (const block of masteredBlocks(mix, setting)) {
      await new Promise<void>((fulfil, reject) => {
        into.write(asBytes(block), (error) => (error ? reject(error) : fulfil()))
      })
      written += block.byteLength
      progress?.(written / (mix.samples * MIX_BYTES))
    }
    into.end()
  } catch (error) {
    into.destroy()
    throw error
  }
}

/** Encodes a mix to an MP4 with AAC alone, and measures its loudness. */
const attempt = async (
  tools: FfmpegTools,
  { mix, setting, to }: { mix: WrittenMix; setting: Setting; to: string },
  { signal, progress }: TaskOptions,
): Promise<Loudness> => {
  const command = new FfmpegCommand(tools.ffmpeg)
    .piped(...RAW_MIX)
    .writes(to, ...MIX_AAC, ...ONE_THREAD, ...FASTSTART)
  const run = startFfmpeg(command, { signal })
  await together([run.done, pour(mix, setting, { into: run.inputs[0], progress })])
  return measureLoudness(tools, { file: to, samples: mix.samples + AAC_FRAME }, { signal })
}

/** Searches for the gain and ceiling at which an encoded mix fits its target and the ceiling of films. */
class SettingSearch {
  private last?: { setting: Setting; loudness: number }

  constructor(
    private readonly mixed: Loudness,
    private readonly target: LoudnessTarget | null,
  ) {}

  /** LU below the target; 0 without a target, and for silence. */
  missed({ loudness }: Loudness): number {
    return this.target === null || loudness === null ? 0 : this.target - loudness
  }

  /** Decibels above the ceiling; 0 or less if the peak is below it. */
  excess({ truePeak }: Loudness): number {
    return (truePeak ?? -Infinity) - (TRUE_PEAK_LIMIT - CERTAIN)
  }

  first(): Setting {
    const gain = this.missed(this.mixed)
    return this.peakWith(gain) > TRUE_PEAK_LIMIT
      ? { gain, ceiling: TRUE_PEAK_LIMIT - ROOM }
      : { gain, ceiling: null }
  }

  /** The next setting to try after one that did not fit. */
  next(setting: Setting, measured: Loudness): Setting {
    const slope = this.slopeAt(setting, measured)
    const missed = Math.abs(this.missed(measured)) > NEAR ? this.missed(measured) : 0
    this.last = { setting, loudness: measured.loudness ?? 0 }
    const gain = setting.gain + Math.min(LARGEST_STEP, missed / Math.max(FLATTEST, Math.min(1, slope)))
    const ceiling = Math.min(TRUE_PEAK_LIMIT, this.ceilingAfter(setting, measured))
    return { gain, ceiling: this.peakWith(gain) > ceiling ? ceiling : null }
  }

  /** Lowers the ceiling by the excess, or raises it by the unused headroom of a film that is too quiet. */
  private ceilingAfter({ gain, ceiling }: Setting, measured: Loudness): number {
    const excess = this.excess(measured)
    if (excess > 0) return (ceiling ?? this.peakWith(gain)) - excess - SPARE
    if (ceiling === null) return TRUE_PEAK_LIMIT - ROOM
    return this.missed(measured) > NEAR && excess < -ROOM ? ceiling - (excess + SPARE) * 0.7 : ceiling
  }

  /** LU for each decibel of gain. */
  private slopeAt({ gain, ceiling }: Setting, { loudness }: Loudness): number {
    if (ceiling === null) return 1
    const { last } = this
    const isComparable = last?.setting.ceiling === ceiling && Math.abs(gain - last.setting.gain) > 0.2
    return isComparable ? ((loudness ?? 0) - last.loudness) / (gain - last.setting.gain) : USUAL_SLOPE
  }

  private peakWith(gain: number): number {
    return (this.mixed.truePeak ?? -Infinity) + gain
  }
}

/**
 * Encodes a mix to an MP4 with AAC alone, at its target loudness: with a gain, and a limiter if its true
 * peaks would exceed -1 dBTP. Measures the encoded sound, and tries other gains and ceilings until it fits.
 * Peaks matter more than the target, which sparse sound may not reach. Returns the loudness of the encoded
 * sound.
 */
export const master = async (
  tools: FfmpegTools,
  { mix, target, to }: { mix: WrittenMix; target: LoudnessTarget | null; to: string },
  { signal, progress }: TaskOptions,
): Promise<Loudness> => {
  const report = rising(progress)
  const mixed = await measureLoudness(tools, { ...mix, input: RAW_MIX }, { signal })
  const search = new SettingSearch(mixed, target)
  const trial = `${to}.trial`
  let setting = search.first()
  let best: { measured: Loudness; excess: number; missed: number } | undefined
  for (let count = 0; count < ATTEMPTS; count++) {
    const measured = await attempt(
      tools,
      { mix, setting, to: trial },
      { signal, progress: (done) => report(0.1 + 0.6 * done) },
    )
    const [excess, missed] = [search.excess(measured), Math.abs(search.missed(measured))]
    const isBetter = !best || (excess > 0 || best.excess > 0 ? excess < best.excess : missed < best.missed)
    if (isBetter) {
      best = { measured, excess, missed }
      await rename(trial, to)
    }
    if (excess <= 0 && missed <= NEAR) break
    setting = search.next(setting, measured)
  }
  await rm(trial, { force: true })
  report(1)
  return best!.measured
}
