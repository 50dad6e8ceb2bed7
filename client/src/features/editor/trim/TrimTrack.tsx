import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { framesOf, frameRateOf } from '#schema/cut-item'
import { type Playhead, usePlayhead } from '../timeline/Playhead'
import { Filmstrip } from './Filmstrip'
import { type Edge, frameAt, frameStep, type Trim, type TrimmedVideo, secondsText } from './trim'
import s from './TrimTrack.module.css'

const percent = (share: number) => `${share * 100}%`

interface TrimTrackProps {
  video: TrimmedVideo
  trim: Trim
  playhead: Playhead
  /** Shortest trim, in frames. */
  fewest: number
  onMoveEdge: (edge: Edge, frame: number) => void
  onSeek: (frame: number) => void
  /** Called when the drag of a handle or the playhead starts. */
  onHold: () => void
  onRelease: () => void
}

/** Filmstrip with playhead and trim handles. */
export function TrimTrack({
  video,
  trim,
  playhead,
  fewest,
  onMoveEdge,
  onSeek,
  onHold,
  onRelease,
}: TrimTrackProps) {
  const track = useRef<HTMLDivElement>(null)
  const dragged = useRef<Edge | 'playhead'>(null)
  /** Pixels between the pointer and the dragged edge. */
  const offset = useRef(0)
  const frames = framesOf(video)
  const frameUnder = (x: number) => {
    const { left, width } = track.current!.getBoundingClientRect()
    return width ? ((x - left) / width) * frames : 0
  }
  const drag = ({ clientX }: PointerEvent) => {
    const at = frameUnder(clientX - offset.current)
    if (dragged.current === 'playhead') onSeek(Math.max(0, Math.min(frames - 1, Math.floor(at))))
    else if (dragged.current) onMoveEdge(dragged.current, Math.round(at))
  }
  const grab = (event: PointerEvent<HTMLElement>, what: Edge | 'playhead') => {
    if (event.button) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    dragged.current = what
    const { left, width } = track.current!.getBoundingClientRect()
    const edge =
      what === 'playhead' ? event.clientX : left + ((what === 'in' ? trim.from : trim.to) / frames) * width
    offset.current = event.clientX - edge
    onHold()
    if (what === 'playhead') drag(event)
    else event.currentTarget.focus({ preventScroll: true })
  }
  const release = () => {
    if (!dragged.current) return
    dragged.current = null
    onRelease()
  }
  const drags = { onPointerMove: drag, onPointerUp: release, onPointerCancel: release }
  const handleOf = (edge: Edge, frame: number, [min, max]: [number, number]) => (
    <div
      className={s.handle}
      data-edge={edge}
      role="slider"
      tabIndex={0}
      aria-label={edge === 'in' ? 'Start of the clip' : 'End of the clip'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={frame}
      aria-valuetext={`${secondsText(frame, video)}, frame ${frame}`}
      onPointerDown={(event) => grab(event, edge)}
      {...drags}
      onKeyDown={(event) => {
        const step = frameStep(event, video)
        if (step === null) return
        event.preventDefault()
        onMoveEdge(edge, frame + step)
      }}
    >
      <i />
    </div>
  )
  const place = {
    '--in': percent(trim.from / frames),
    '--out': percent(1 - trim.to / frames),
  } as CSSProperties
  return (
    <div className={s.root}>
      <div ref={track} className={s.track} style={place}>
        <div
          className={s.scrub}
          data-testid="filmstrip"
          onPointerDown={(event) => grab(event, 'playhead')}
          {...drags}
        >
          <Filmstrip video={video} />
          <div className={s.before} />
          <div className={s.after} />
        </div>
        <div className={s.shown}>
          {handleOf('in', trim.from, [0, Math.max(0, trim.to - fewest)])}
          {handleOf('out', trim.to, [Math.min(frames, trim.from + fewest), frames])}
        </div>
        <TrackPlayhead video={video} playhead={playhead} onSeek={onSeek} />
      </div>
    </div>
  )
}

type TrackPlayheadProps = Pick<TrimTrackProps, 'video' | 'playhead' | 'onSeek'>

/** The playhead: the only part that re-renders during playback. */
function TrackPlayhead({ video, playhead, onSeek }: TrackPlayheadProps) {
  const frames = framesOf(video)
  const length = frames / frameRateOf(video)
  const seconds = usePlayhead(playhead, length)
  const frame = frameAt(seconds, video)
  return (
    <div
      className={s.playhead}
      style={{ left: percent(seconds / length) }}
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={frames - 1}
      aria-valuenow={frame}
      aria-valuetext={`${secondsText(frame, video)}, frame ${frame}`}
      onKeyDown={(event) => {
        const step = frameStep(event, video)
        if (step === null) return
        event.preventDefault()
        onSeek(Math.max(0, Math.min(frames - 1, frame + step)))
      }}
    />
  )
}
