import { memo } from 'react'
import { factorOf, type Span } from '#schema/mix'
import type { Timeline } from '../timeline/timeline'
import s from './Cue.module.css'
import { lengthOf } from './placement'
import type { ShownCue } from './shownCue'
import { waveformPath } from './waveform'

/** Pixels. */
const HEIGHT = 26
/** Beats closer than this many pixels are drawn in groups of four. */
const BEATS_APART = 4

function beatMarks(places: readonly number[]): string {
  const isClose = places.length > 1 && places[1]! - places[0]! < BEATS_APART
  return places
    .filter((_, at) => !isClose || at % 4 === 0)
    .map((x) => `M${x.toFixed(1)} 0V${HEIGHT}`)
    .join('')
}

interface WaveformProps {
  cue: ShownCue
  span: Span
  peaks: Uint8Array | undefined
  /** Beats in seconds of the film, if shown. */
  beats: readonly number[] | undefined
  timeline: Timeline
  /** Offset from the start of the timeline, in pixels. */
  left: number
  width: number
}

/** Waveform of the part that a cue plays, with its level and fades. */
export const Waveform = memo(function Waveform({
  cue,
  span,
  peaks,
  beats,
  timeline,
  left,
  width,
}: WaveformProps) {
  const { inSeconds, isLooped, gain, fadeInSeconds, fadeOutSeconds } = cue
  const length = lengthOf(cue)
  const soundAt = (x: number) => {
    const passed = Math.max(0, timeline.secondsAt(left + x) - span.from)
    return inSeconds + (isLooped ? passed % length : passed)
  }
  const xAt = (seconds: number) => Math.max(0, Math.min(width, timeline.xAt(seconds) - left))
  const end = Math.min(span.to, timeline.length)
  const [rise, fall] = [xAt(span.from + fadeInSeconds), xAt(span.to - fadeOutSeconds)]
  const isCut = span.to > end
  return (
    <svg className={s.wave} width={width} height={HEIGHT} aria-hidden data-testid="waveform">
      {peaks && <path d={waveformPath(peaks, { width, height: HEIGHT, soundAt, factor: factorOf(gain) })} />}
      {beats && <path className={s.beats} data-testid="beats" d={beatMarks(beats.map(xAt))} />}
      {fadeInSeconds > 0 && <path className={s.fade} d={`M0 0H${rise}L0 ${HEIGHT}Z`} />}
      {fadeOutSeconds > 0 && !isCut && (
        <path className={s.fade} d={`M${width} 0H${fall}L${width} ${HEIGHT}Z`} />
      )}
    </svg>
  )
})
