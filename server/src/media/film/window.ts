import { createHash } from 'node:crypto'
import type { FfmpegOptions, FfmpegTools } from '../ffmpeg.js'
import type { TaskOptions } from '../film.js'
import type { RunningProgram } from '../program.js'
import type { FilmLook } from './canvas.js'
import { draw } from './draw.js'
import { FASTSTART, h264, ONE_THREAD, PIECE_QUALITY } from './encoding.js'
import { overlayKey } from './overlays/overlays.js'
import type { Body, ClipStart, Stretch, Window } from './plan.js'

/** Increase this when a change draws stretches differently, which invalidates cached ones. */
export const DRAWING = 4

/** Cache key of a part: a hash of its kind and of everything it is made of. */
export const keyOf = (
  kind: 'window' | 'body' | 'fitted' | 'sound' | 'sped-sound' | 'poster',
  ...parts: readonly unknown[]
): string =>
  `${kind}-${createHash('sha256')
    .update(JSON.stringify([kind, DRAWING, ...parts]))
    .digest('hex')}`

/** Windows use the quick encoding, parts of clips that of the clips. */
const encoded = (stretch: Stretch, { rate }: FilmLook): string[] =>
  h264(PIECE_QUALITY, rate, 'transition' in stretch)

const seen = ({ clip: { contentId }, from }: ClipStart): unknown[] => [contentId, from]

/**
 * Cache key of a window: the frames of both clips, the transition, the film's look, the encoder's settings, and the
 * tools. The length of the clips does not matter.
 */
export const windowKey = (tools: FfmpegTools, window: Window, look: FilmLook): string =>
  keyOf(
    'window',
    seen(window.before),
    seen(window.after),
    window.transition,
    window.frames,
    look.canvas,
    tools.transitions.has(window.transition),
    tools.version,
    encoded(window, look), // the version identifies the filters and x264
    ...overlayKey(window),
  )

/** Cache key of a part of a clip. */
export const bodyKey = (tools: FfmpegTools, body: Body, look: FilmLook): string =>
  keyOf('body', seen(body), body.frames, look.canvas, tools.version, encoded(body, look), ...overlayKey(body))

/** Cache key of the still of a frame. */
export const posterKey = (tools: FfmpegTools, at: ClipStart): string =>
  keyOf('poster', seen(at), tools.version)

/**
 * Writes `frames` drawn frames to an MP4 without sound. Throws if the result has another number of frames.
 */
export const writePiece = async (
  {
    drawn,
    encoding,
    frames,
  }: {
    drawn: (out: readonly string[], options: FfmpegOptions) => RunningProgram
    encoding: readonly string[]
    frames: number
  },
  { progress, ...work }: TaskOptions,
): Promise<void> => {
  let written = 0
  const run = drawn([...encoding, ...ONE_THREAD, '-an', ...FASTSTART], {
    ...work,
    frames: (count) => {
      written = count
      progress?.(Math.min(1, count / frames))
    },
  })
  await run.done
  if (written !== frames) throw new Error(`A stretch of ${frames} frames came as ${written}`)
}

/**
 * Renders a stretch of a film, a window or part of a clip, whose frames can follow a mezzanine's in one stream.
 * Throws like `writePiece`.
 */
export const renderStretch = (
  tools: FfmpegTools,
  { stretch, look, to }: { stretch: Stretch; look: FilmLook; to: string },
  work: TaskOptions = {},
): Promise<void> =>
  writePiece(
    {
      drawn: (out, options) => draw(tools, { stretch, look, to, out }, options),
      encoding: encoded(stretch, look),
      frames: stretch.frames,
    },
    work,
  )
