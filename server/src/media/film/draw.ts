import { pipeline } from 'node:stream/promises'
import { FfmpegCommand } from '../ffmpeg-command.js'
import { startFfmpeg, type FfmpegOptions, type FfmpegTools } from '../ffmpeg.js'
import type { ClipFiles } from '../film.js'
import type { FilmLook } from './canvas.js'
import { justBefore, ONE_THREAD } from './encoding.js'
import { overlayFilters } from './overlays/draw-overlays.js'
import type { Body, Stretch, Window } from './plan.js'
import type { RunningProgram } from '../program.js'
import { counted, drawing } from './transitions.js'

/** Several programs draw at once, so each uses one core. */
export const ONE_CORE = ['-filter_threads', '1', '-filter_complex_threads', '1']

/**
 * Adds a clip's picture from that frame on as the next input. Even an excerpt that begins with the frame is
 * sought, because ffmpeg ends inputs with and without a seek differently.
 */
const addClip = (command: FfmpegCommand, { clip, from }: { clip: ClipFiles; from: number }): void => {
  const seek = from > 0 ? ['-ss', justBefore(from - (clip.firstFrame ?? 0), clip.frameRate)] : []
  command.trusted(clip.mezzanineVideo, ...ONE_THREAD, ...seek)
}

/**
 * The first frames of an input. The last one is repeated endlessly, because xfade passes the other input
 * through as soon as its first one has ended, even if frames of it are still queued.
 */
const firstFrames = (frames: number): string => `trim=end_frame=${frames},tpad=stop=-1:stop_mode=clone`

/** A drawing command without its output options, and the masks to feed to it. */
interface Drawn {
  command: FfmpegCommand
  masks?: Iterable<Uint8Array>
}

const drawnBody = (tools: FfmpegTools, body: Body, { rate }: FilmLook): Drawn => {
  const command = new FfmpegCommand(tools.ffmpeg, ...ONE_CORE)
  addClip(command, body)
  const count = ['-frames:v', String(body.frames)]
  if (body.overlays) {
    const overlays = overlayFilters(command, body.overlays, { input: 1, rate })
    command.complexFilter([`[0:v]${counted(rate)}[drawn]`, ...overlays])
    command.outputOptions('-map', '[film]', ...count)
  } else command.videoFilters(counted(rate)).outputOptions(...count)
  return { command }
}

const drawnWindow = (tools: FfmpegTools, window: Window, look: FilmLook): Drawn => {
  const { before, after, frames, transition, overlays } = window
  const {
    canvas: { width, height },
    rate,
  } = look
  const { filter, masks } = drawing(tools, transition, frames, look)
  const command = new FfmpegCommand(tools.ffmpeg, ...ONE_CORE)
  addClip(command, before)
  addClip(command, after)
  if (masks)
    command.piped('-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${width}x${height}`, '-r', String(rate))
  command
    .complexFilter([
      `[0:v]${counted(rate)},${firstFrames(frames)},format=yuv444p[before]`,
      `[1:v]${counted(rate)},${firstFrames(frames)},format=yuv444p[after]`,
      ...(masks ? ['[2:v]null[mask]'] : []),
      `${filter},format=yuv420p[${overlays ? 'drawn' : 'film'}]`,
      ...(overlays ? overlayFilters(command, overlays, { input: masks ? 3 : 2, rate }) : []),
    ])
    .outputOptions('-map', '[film]', '-frames:v', String(frames))
  return { command, masks }
}

/**
 * Starts the ffmpeg that draws one stretch of a film whose clips fit its look, and writes the frames to `to`
 * with the output options `out`.
 */
export const draw = (
  tools: FfmpegTools,
  { stretch, look, to, out }: { stretch: Stretch; look: FilmLook; to: string; out: readonly string[] },
  options?: FfmpegOptions,
): RunningProgram => {
  const { command, masks } =
    'clip' in stretch ? drawnBody(tools, stretch, look) : drawnWindow(tools, stretch, look)
  const run = startFfmpeg(command.writes(to, ...out), options)
  if (masks) pipeline(masks, run.inputs[0]).catch(() => undefined) // the program's own failure has the cause
  return run
}
