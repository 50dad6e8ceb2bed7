import { FfmpegCommand } from '../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../ffmpeg.js'
import type { ClipFiles, FrameRate, TaskOptions } from '../film.js'
import type { ClipWithContentId } from './clips/clip-sources.js'
import { ONE_THREAD, samplesPerFrame } from './encoding.js'
import { fittedFrames, speedOf } from './fit.js'
import { keyOf } from './window.js'

/** Samples of a clip's sound at the clip's speed, as long as its picture in a film of this rate. */
const spedSamples = (clip: ClipFiles, rate: FrameRate): number =>
  fittedFrames(clip, rate) * samplesPerFrame(rate)

/** Samples that atempo cuts off at the beginning: half of its window at 48 kHz. */
const ATEMPO_AHEAD = 1_024

/** Filters that change the speed of sound at the same pitch. */
const filters = (clip: ClipFiles, rate: FrameRate): string[] => [
  `adelay=${ATEMPO_AHEAD}S:all=1`,
  `atempo=${speedOf(clip)}`,
  'apad',
  `atrim=end_sample=${spedSamples(clip, rate)}`,
]

/** Cache key of a clip's sound at the clip's speed. The canvas of a film does not matter. */
export const spedSoundKey = (tools: FfmpegTools, clip: ClipWithContentId, rate: FrameRate): string =>
  keyOf('sped-sound', clip.contentId, clip.frames, clip.frameRate, filters(clip, rate), tools.version)

/** Writes a clip's sound at the clip's speed to a WAV, 48 kHz stereo PCM. */
export const writeSpedSound = async (
  tools: FfmpegTools,
  { clip, rate, to }: { clip: ClipFiles; rate: FrameRate; to: string },
  { signal, gentle }: TaskOptions = {},
): Promise<void> => {
  const command = new FfmpegCommand(tools.ffmpeg).trusted(clip.mezzanineSound)
  command.audioFilters(filters(clip, rate))
  command.writes(to, ...ONE_THREAD, '-map_metadata', '-1', '-c:a', 'pcm_s16le', '-f', 'wav')
  await encode(command, { signal, gentle })
}
