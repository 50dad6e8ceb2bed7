import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import type { Loudness, TaskOptions } from '../../film.js'
import { SAMPLE_RATE } from '../encoding.js'

/** Samples of which the meter tells at once. */
const STEP = SAMPLE_RATE / 10
/** Steps of the shortest sound that the meter can measure. */
const SHORTEST = 4
/** LUFS: what is not louder counts as silence (EBU R 128). */
const SILENCE = -70

const lastOf = (printed: string, name: string): number =>
  Number(printed.slice(printed.lastIndexOf(`lavfi.r128.${name}=`)).match(/=(\S+)/)?.[1])

const decibels = (factor: number): number | null => (factor > 0 ? 20 * Math.log10(factor) : null)

/** Text of which only the end matters. */
const TAIL = 4_000

/**
 * Measures stereo at 48 kHz as EBU R 128 says. `samples` is how many there are of each channel; a sound that is shorter
 * than the meter’s window is measured with silence after it.
 */
export const measureLoudness = async (
  tools: FfmpegTools,
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
