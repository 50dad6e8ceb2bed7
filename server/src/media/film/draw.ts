import { pipeline } from 'node:stream/promises'
import type { FfmpegTools, Run, RunOptions } from '../ffmpeg.js'
import { QUIET, start, trusted } from '../ffmpeg.js'
import type { Clip } from '../film.js'
import type { Look } from './canvas.js'
import { justBefore, ONE_THREAD } from './encoding.js'
import type { Body, Stretch, Window } from './plan.js'
import { counted, drawing } from './transitions.js'

/** Several programs draw at once, so that each keeps to one core. */
export const ONE_CORE = ['-filter_threads', '1', '-filter_complex_threads', '1']

const from = (clip: Clip, frame: number): string[] => [
  ...ONE_THREAD,
  ...(frame > 0 ? ['-ss', justBefore(frame, clip.frameRate)] : []),
  ...trusted(clip.mezzanineVideo),
]

const drawBody = (
  tools: FfmpegTools,
  { clip, from: first, frames }: Body,
  { rate }: Look,
  out: readonly string[],
  options?: RunOptions,
): Run =>
  start(
    tools.ffmpeg,
    [...QUIET, ...ONE_CORE, ...from(clip, first), '-vf', counted(rate), '-frames:v', String(frames), ...out],
    options,
  )

const drawWindow = (
  tools: FfmpegTools,
  window: Window,
  look: Look,
  out: readonly string[],
  options?: RunOptions,
): Run => {
  const { before, after, frames, transition } = window
  const {
    canvas: { width, height },
    rate,
  } = look
  const { filter, masks } = drawing(tools, transition, frames, look)
  const graph = [
    `[0:v]${counted(rate)},format=yuv444p[before]`,
    `[1:v]${counted(rate)},trim=end_frame=${frames},format=yuv444p[after]`,
    ...(masks ? ['[2:v]null[mask]'] : []),
    `${filter},format=yuv420p[film]`,
  ].join(';')
  const maskInput = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    'pipe:0',
  ]
  const run = start(
    tools.ffmpeg,
    [
      ...QUIET,
      ...ONE_CORE,
      ...from(before, before.frames - frames),
      ...from(after, 0),
      ...(masks ? maskInput : []),
      '-filter_complex',
      graph,
      '-map',
      '[film]',
      '-frames:v',
      String(frames),
      ...out,
    ],
    { ...options, inputs: masks ? 1 : 0 },
  )
  if (masks) pipeline(masks, run.inputs[0]).catch(() => undefined) // its own end tells why
  return run
}

/**
 * Starts the ffmpeg that draws one stretch of a film, of clips that fit it, and hands the frames to what the
 * arguments `out` name.
 */
export const draw = (
  tools: FfmpegTools,
  stretch: Stretch,
  look: Look,
  out: readonly string[],
  options?: RunOptions,
): Run =>
  'clip' in stretch
    ? drawBody(tools, stretch, look, out, options)
    : drawWindow(tools, stretch, look, out, options)
