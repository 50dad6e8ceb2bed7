import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import type { TaskOptions } from '../../film.js'
import { SAMPLE_RATE } from '../encoding.js'

const RAW = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2']
/**
 * Lowers by about 9 dB under speech of -20 dBFS, as much as under a voice cue; pauses between words do not raise it.
 * The key is the louder channel.
 */
const COMPRESSOR = 'sidechaincompress=threshold=0.02:ratio=3:attack=20:release=400:detection=rms:link=maximum'

/**
 * Writes sound that is ducked while other sound is loud. Both files are stereo at 48 kHz in 32-bit floating point,
 * and as long as the result.
 */
export const lowerUnder = async (
  tools: FfmpegTools,
  { sound, key, to }: { sound: string; key: string; to: string },
  { signal, gentle }: TaskOptions,
): Promise<void> => {
  const command = new FfmpegCommand(tools.ffmpeg).trusted(sound, ...RAW).trusted(key, ...RAW)
  command.complexFilter(`[0][1]${COMPRESSOR}[lowered]`)
  command.writes(to, '-map', '[lowered]', ...RAW)
  await encode(command, { signal, gentle })
}
