import type { Transition } from '#schema/limits'
import { isTransition } from '#schema/limits'
import type { FfmpegTools } from '../ffmpeg.js'
import type { FrameRate } from '../film.js'
import type { FilmLook } from './canvas.js'
import { isWind, slideFilter, WIND_FILTER, windMasks } from './emulated.js'
import { seconds } from './encoding.js'

/**
 * How a window is drawn: a filter from `[before]` and `[after]` (and `[mask]`), all yuv444p, and the masks to
 * feed.
 */
interface Drawing {
  filter: string
  masks?: Iterable<Uint8Array>
}

/**
 * In their first frame, which is wholly the first clip's, ffmpeg reads past the picture: a line of it is
 * whatever lies in memory there.
 */
const STRAYING: readonly Transition[] = ['slideleft', 'slideup']
const FIRST_AS_IT_IS = `[first]overlay=format=yuv444:enable='eq(n,0)'`

/**
 * The drawing of a transition: by ffmpeg's xfade where it knows it, else emulated. Throws RangeError for an
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

/** Makes an input's frames arrive as 0, 1, 2... of a constant rate, whatever the seek left of their times. */
export const counted = (rate: FrameRate): string => `setpts=N/(${rate}*TB),fps=${rate}`
