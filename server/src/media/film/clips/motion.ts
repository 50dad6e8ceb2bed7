import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import type { ClipFiles, ClipMotion, FrameRate, TaskOptions } from '../../film.js'
import { ONE_THREAD } from '../encoding.js'
import { counted } from '../transitions.js'

/** Frames that differ by less are still, and a still moment lasts at least this long. */
const STILL = 'n=-50dB:d=0.2'
/** Enough to see motion, and cheap. */
const WIDTH = 320

/** Time limit; a clip takes seconds. */
const LONGEST_SECONDS = 10 * 60

/** A filter that prints the still moments of a picture with a constant rate to standard output. */
export const STILLNESS = `scale=${WIDTH}:-2:flags=fast_bilinear,freezedetect=${STILL},metadata=print:file=-`
/** Output options that discard the picture after `STILLNESS`. */
export const NOWHERE = ['-f', 'null']

/**
 * The moving part of a clip, from the output of `STILLNESS`: null if neither end is still, or all of it is. A
 * still moment at the end of the clip has no end time.
 */
export const motionIn = (
  printed: string,
  { frames, rate }: { frames: number; rate: FrameRate },
): ClipMotion | null => {
  const still = [...printed.matchAll(/lavfi\.freezedetect\.freeze_(start|end)=([\d.]+)/g)].map(
    ([, kind, time]) => ({ kind, frame: Math.round(Number(time) * rate) }),
  )
  const [first, second] = still
  const isStillFirst = first?.kind === 'start' && first.frame === 0
  if (isStillFirst && !second) return null
  const startFrame = isStillFirst ? second.frame : 0
  const last = still.at(-1)
  // the first frame of a still moment is where the motion ends
  const endFrame = last?.kind === 'start' && last.frame > 0 ? last.frame + 1 : frames
  return startFrame > 0 || endFrame < frames ? { startFrame, endFrame } : null
}

/** `Film.motion`. */
export const detectMotion = async (
  tools: FfmpegTools,
  { mezzanineVideo, frames, frameRate }: Pick<ClipFiles, 'mezzanineVideo' | 'frames' | 'frameRate'>,
  { signal, gentle }: Pick<TaskOptions, 'signal' | 'gentle'> = {},
): Promise<ClipMotion | null> => {
  const command = new FfmpegCommand(tools.ffmpeg).trusted(mezzanineVideo, ...ONE_THREAD)
  command.videoFilters([counted(frameRate), STILLNESS])
  command.writes('-', '-an', ...NOWHERE)
  let printed = ''
  await encode(command, { signal, gentle, seconds: LONGEST_SECONDS, printed: (text) => (printed += text) })
  return motionIn(printed, { frames, rate: frameRate })
}
