import { createHash } from 'node:crypto'
import type { FfmpegTools } from '../ffmpeg.js'
import { framesReported, readLines, REPORT } from '../ffmpeg.js'
import type { Clip, Work } from '../film.js'
import type { Look } from './canvas.js'
import type { Contents } from './contents.js'
import { draw, isOnCanvas } from './draw.js'
import { cutFrames, FASTSTART, h264, justBefore, ONE_THREAD, PIECE_QUALITY } from './encoding.js'
import type { Body, Stretch, Window } from './plan.js'

/** To be raised when stretches come to be drawn in another way, so that none of the old ones is taken for one of the new. */
const DRAWING = 1

/** A name for what is made of `parts` alone: equal parts give equal names, and others never do. */
export const keyOf = (kind: 'window' | 'body' | 'fitted' | 'sound' | 'poster', ...parts: readonly unknown[]): string =>
  `${kind}-${createHash('sha256').update(JSON.stringify([kind, DRAWING, ...parts])).digest('hex')}`

/** Windows are drawn quickly; parts of clips as the clips themselves were. */
const WINDOW = h264(PIECE_QUALITY, true)
const BODY = h264(PIECE_QUALITY)

/** What a clip looks like in a film. */
const seen = (clip: Clip, look: Look, contents: Contents): unknown[] => [contents(clip), clip.frames, isOnCanvas(clip, look) ? 'as it is' : look.fit]

/** The name of a window: both clips, the transition, its length, the film's look, the encoder's settings, and who draws it. */
export const windowKey = (tools: FfmpegTools, { before, after, transition, frames }: Window, look: Look, contents: Contents): string => keyOf(
  'window', seen(before, look, contents), seen(after, look, contents), transition, frames, look.canvas, tools.transitions.has(transition),
  tools.version, WINDOW, // the version stands for the filters and for x264
)

/** The name of part of a clip on a film's canvas; of all of it with key frames where cuts may fall, where `fitted` is true. */
export const bodyKey = (tools: FfmpegTools, { clip, from, frames }: Body, look: Look, contents: Contents, fitted = false): string =>
  keyOf(fitted ? 'fitted' : 'body', seen(clip, look, contents), from, frames, look.canvas, tools.version, BODY)

/** The name of the still of a film that begins with this clip. */
export const posterKey = (tools: FfmpegTools, clip: Clip, look: Look, contents: Contents): string =>
  keyOf('poster', seen(clip, look, contents), look.canvas, tools.version, BODY)

/**
 * Renders a stretch of a film, a window or part of a clip, to an MP4 without sound, whose frames may follow a mezzanine's in
 * one stream. Throws where it did not come out with all its frames.
 */
export const renderStretch = async (
  tools: FfmpegTools, stretch: Stretch, look: Look, to: string, { signal, progress, gentle }: Work & { gentle?: boolean } = {},
): Promise<void> => {
  const { frames } = stretch
  const encoded = 'clip' in stretch ? [...BODY, '-force_key_frames', cutFrames(frames).map(justBefore).join(',')] : WINDOW
  const out = [...encoded, ...ONE_THREAD, '-an', ...FASTSTART, ...REPORT, to]
  const run = draw(tools, stretch, look, out, { signal, gentle })
  let written = 0
  readLines(run.stdout, framesReported((count) => {
    written = count
    progress?.(Math.min(1, count / frames))
  }))
  await run.done
  if (written !== frames) throw new Error(`A stretch of ${frames} frames came as ${written}`)
}
