import { AudioLines, Mic, Music, VolumeX } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import type { CueFields, Span } from '#schema/mix'
import type { Timeline } from '../timeline/timeline'
import { gainText } from '../trim/trim'
import s from './Cue.module.css'
import type { Anchor } from './placement'
import { cueText, type ShownCue, spanText } from './shownCue'
import { overrunText } from './voice/overrun'
import { type DraggedCue, type Grip, useCueDrag } from './useCueDrag'
import { Waveform } from './Waveform'

const ICONS = { MUSIC: Music, VOICE: Mic, EFFECT: AudioLines }
/** Smallest width that can be grabbed, in pixels. */
const WIDTH_MIN = 24
/** From this width on, level and title fit side by side, and fades have handles; in pixels. */
const DETAILS_FROM = 112

export interface CueBlockProps {
  /** The saved cue; `cue` and `span` include a drag in progress. */
  stored: { cue: ShownCue; span: Span }
  cue: ShownCue
  span: Span
  /** Row within its lane, from 0. */
  place: number
  peaks: Uint8Array | undefined
  /** Beats in seconds of the film, if shown. */
  beats: readonly number[] | undefined
  /** Seconds by which a voice exceeds its shot. */
  overrun: number | null
  isChosen: boolean
  isSolo: boolean
  timeline: Timeline
  anchors: readonly Anchor[]
  snapPoints: (id: string) => readonly number[]
  track: RefObject<HTMLElement | null>
  row: RefObject<HTMLElement | null>
  onChoose: (id: string) => void
  onDrag: (dragged: DraggedCue | null) => void
  onEdit: (id: string, edit: Partial<CueFields>) => void
  onKey: (id: string, event: KeyboardEvent) => void
}

/**
 * A cue in its lane. Dragging moves it, its edges trim it, its corners fade it. Touch drags only a selected cue, so that
 * the row still scrolls.
 */
export function CueBlock({
  stored,
  cue,
  span,
  place,
  peaks,
  beats,
  overrun,
  timeline,
  isChosen,
  isSolo,
  ...on
}: CueBlockProps) {
  const { anchors, snapPoints, track, row, onDrag } = on
  const drag = useCueDrag({
    ...stored,
    timeline,
    anchors,
    snapPoints,
    beats,
    track,
    row,
    onDrag,
    onEdit: (edit) => on.onEdit(cue.id, edit),
  })
  const left = Math.min(timeline.xAt(span.from), Math.max(0, timeline.width - WIDTH_MIN))
  const width = Math.max(WIDTH_MIN, timeline.xAt(Math.min(span.to, timeline.length)) - left)
  const Icon = ICONS[cue.kind]
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' && !isChosen) return
    drag.begin('move')(event)
  }
  const pointer = {
    onPointerMove: drag.move,
    onPointerUp: drag.end,
    onPointerCancel: drag.cancel,
    onLostPointerCapture: drag.cancel,
  }
  const handle = (grip: Grip, style?: { left: number }) => (
    <i className={s.handle} data-grip={grip} style={style} onPointerDown={drag.begin(grip)} {...pointer} />
  )
  const xOf = (seconds: number) => Math.max(0, Math.min(width, timeline.xAt(seconds) - left))
  return (
    <li
      className={s.cue}
      style={{ left, width, top: `calc(${place} * var(--cue-height))` }}
      data-chosen={isChosen || undefined}
      data-silent={cue.isMuted || !!cue.sound.deletedAt || undefined}
      data-cut={span.to > timeline.length || undefined}
    >
      <button
        type="button"
        className={s.body}
        data-cue={cue.id}
        aria-label={[cueText({ cue, span }), overrun && overrunText(overrun)].filter(Boolean).join('. ')}
        aria-pressed={isChosen}
        title={`${cue.sound.title}, ${spanText(span)}`}
        onPointerDown={grab}
        {...pointer}
        onClick={() => on.onChoose(cue.id)}
        onKeyDown={(event) => !drag.press(event) && on.onKey(cue.id, event)}
      >
        <span className={s.name}>
          <Icon size={12} aria-hidden />
          <span className="truncate">{cue.sound.title}</span>
          {cue.isMuted && <VolumeX size={12} aria-hidden />}
          {isSolo && <b>Solo</b>}
          {cue.sound.deletedAt ? <b>In the Trash</b> : null}
          {width >= DETAILS_FROM && cue.gain !== 0 && <span className="mono"> {gainText(cue.gain)}</span>}
        </span>
        <Waveform
          cue={cue}
          span={span}
          peaks={peaks}
          beats={beats}
          timeline={timeline}
          left={left}
          width={width}
        />
      </button>
      {overrun !== null && (
        <i className={s.over} style={{ left: xOf(span.to - overrun) }} title={overrunText(overrun)} />
      )}
      {handle('start')}
      {!cue.isLooped && handle('end')}
      {width >= DETAILS_FROM && (
        <>
          {handle('fadeIn', { left: xOf(span.from + cue.fadeInSeconds) })}
          {span.to <= timeline.length && handle('fadeOut', { left: xOf(span.to - cue.fadeOutSeconds) })}
        </>
      )}
    </li>
  )
}
