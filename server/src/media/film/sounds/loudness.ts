import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import type { Loudness, TaskOptions } from '../../film.js'
import { SAMPLE_RATE } from '../encoding.js'

/** Samples between two values of the meter. */
const STEP = SAMPLE_RATE / 10
/** Steps of the shortest sound that the meter can measure. */
const SHORTEST = 4
/** LUFS up to which sound counts as silence (EBU R 128). */
const SILENCE = -70

const lastOf = (printed: string, name: string): number =>
  Number(printed.slice(printed.lastIndexOf(`lavfi.r128.${name}=`)).match(/=(\S+)/)?.[1])

const decibels = (factor: number): number | null => (factor > 0 ? 20 * Math.log10(factor) : null)

/** Characters of output to keep; only the last values matter. */
const TAIL = 4_000

/**
 * Measures stereo at 48 kHz by EBU R 128. `samples` is the number per channel; a sound shorter than the meter’s
 * window is padded with silence.
 */
export const measureLoudness = async (
  tools: Pick<FfmpegTools, 'ffmpeg'>,
  { file, samples, input = [] }: { file: string; samples: number; input?: readonly string[] },
  { signal, gentle }: TaskOptions = {},
): Promise<Loudness> => {
  const whole = STEP * Math.max(SHORTEST, Math.ceil(samples / STEP))
  const command = new FfmpegCommand(tools.ffmpeg).trusted(file, ...input)
  command.audioFilters([`apad=whole_len=${whole}`, 'ebur128=peak=true:metadata=1', 'ametadata=print:file=-'])
  command.writes('-', '-map', '0:a:0', '-f', 'null')
  let printed = ''
  await encode(command, {
    signal,
    gentle,
    printed: (text) => {
      printed = (printed + text).slice(-TAIL)
    },
  })
  const loudness = lastOf(printed, 'I')
  return {
    loudness: loudness > SILENCE ? loudness : null,
    truePeak: decibels(lastOf(printed, 'true_peak')),
  }
}
