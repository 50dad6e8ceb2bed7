import type { Transition } from '#schema/limits'
import { isTransition } from '#schema/limits'
import type { FfmpegTools } from '../ffmpeg.js'
import type { FrameRate } from '../film.js'
import type { FilmLook } from './canvas.js'
import { isWind, slideFilter, WIND_FILTER, windMasks } from './emulated.js'
import { seconds } from './encoding.js'

/**
 * How to draw a window: a filter from `[before]` and `[after]` (and `[mask]`), all yuv444p, and the masks to feed.
 */
interface Drawing {
  filter: string
  masks?: Iterable<Uint8Array>
}

/**
 * In their first frame, which only shows the first clip, ffmpeg reads past the picture: one line has arbitrary
 * memory.
 */
const STRAYING: readonly Transition[] = ['slideleft', 'slideup']
const FIRST_AS_IT_IS = `[first]overlay=format=yuv444:enable='eq(n,0)'`

/**
 * How to draw a transition: with ffmpeg's xfade if it supports it, otherwise emulated. Throws RangeError for an
 * unknown one.
 */
export const drawing = (
  tools: Pick<FfmpegTools, 'transitions'>,
  transition: Transition,
  frames: number,
  { canvas, rate }: Pick<FilmLook, 'canvas' | 'rate'>,
): Drawing => {
  if (!isTransition(transition)) throw new RangeError('Unknown transition')
  if (tools.transitions.has(transition)) {
    const xfade = `xfade=transition=${transition}:duration=${seconds(frames, rate)}:offset=0`
    return {
      filter: STRAYING.includes(transition)
        ? `[before]split[sliding][first];[sliding][after]${xfade}[slid];[slid]${FIRST_AS_IT_IS}`
        : `[before][after]${xfade}`,
    }
  }
  if (isWind(transition)) return { filter: WIND_FILTER, masks: windMasks(transition, frames, canvas) }
  const filter = slideFilter(transition, frames, { canvas, rate })
  if (!filter) throw new RangeError(`This ffmpeg cannot draw ${transition}`)
  return { filter }
}

/** Renumbers an input's frames 0, 1, 2... at a constant rate, whatever times the seek left. */
export const counted = (rate: FrameRate): string => `setpts=N/(${rate}*TB),fps=${rate}`
