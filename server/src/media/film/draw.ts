import { pipeline } from 'node:stream/promises'
import type { FfmpegTools, Run, RunOptions } from '../ffmpeg.js'
import { QUIET, start, trusted } from '../ffmpeg.js'
import type { Clip } from '../film.js'
import type { Look } from './canvas.js'
import { fit } from './canvas.js'
import { FRAME_RATE, justBefore, ONE_THREAD } from './encoding.js'
import type { Body, Stretch, Window } from './plan.js'
import { COUNTED, drawing } from './transitions.js'

/** Several programs draw at once, so that each keeps to one core. */
const ONE_CORE = ['-filter_threads', '1', '-filter_complex_threads', '1']

export const isOnCanvas = (clip: Clip, { canvas }: Look): boolean => clip.width === canvas.width && clip.height === canvas.height

const onCanvas = (clip: Clip, look: Look): string => isOnCanvas(clip, look) ? COUNTED : `${COUNTED},${fit(look.canvas, look.fit === 'crop')}`

const from = (clip: Clip, frame: number): string[] =>
  [...ONE_THREAD, ...frame > 0 ? ['-ss', justBefore(frame)] : [], ...trusted(clip.mezzanineVideo)]

const drawBody = (tools: FfmpegTools, { clip, from: first, frames }: Body, look: Look, out: readonly string[], options?: RunOptions): Run =>
  start(tools.ffmpeg, [...QUIET, ...ONE_CORE, ...from(clip, first), '-vf', onCanvas(clip, look), '-frames:v', String(frames), ...out], options)

const drawWindow = (tools: FfmpegTools, window: Window, look: Look, out: readonly string[], options?: RunOptions): Run => {
  const { before, after, frames, transition } = window
  const { width, height } = look.canvas
  const { filter, masks } = drawing(tools, transition, frames, look.canvas)
  const graph = [
    `[0:v]${onCanvas(before, look)},format=yuv444p[before]`,
    `[1:v]${onCanvas(after, look)},trim=end_frame=${frames},format=yuv444p[after]`,
    ...masks ? ['[2:v]null[mask]'] : [],
    `${filter},format=yuv420p[film]`,
  ].join(';')
  const maskInput = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${width}x${height}`, '-r', String(FRAME_RATE), '-i', 'pipe:0']
  const run = start(tools.ffmpeg, [
    ...QUIET, ...ONE_CORE, ...from(before, before.frames - frames), ...from(after, 0), ...masks ? maskInput : [],
    '-filter_complex', graph, '-map', '[film]', '-frames:v', String(frames), ...out,
  ], { ...options, inputs: masks ? 1 : 0 })
  if (masks) pipeline(masks, run.inputs[0]).catch(() => undefined) // its own end tells why
  return run
}

/** Starts the ffmpeg that draws one stretch of a film on its canvas, and hands the frames to what the arguments `out` name. */
export const draw = (tools: FfmpegTools, stretch: Stretch, look: Look, out: readonly string[], options?: RunOptions): Run =>
  'clip' in stretch ? drawBody(tools, stretch, look, out, options) : drawWindow(tools, stretch, look, out, options)
