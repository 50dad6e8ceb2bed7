import { Button } from 'antd'
import { Clapperboard, Plus } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { CueFields } from '#schema/mix'
import type { Playhead } from '../timeline/Playhead'
import type { Timeline } from '../timeline/timeline'
import type { Beats } from './beats'
import { CueBlock } from './CueBlock'
import { LANES, type LaneKind, rowsOf } from './lanes'
import type { Anchor } from './placement'
import { type PlacedCue, placedCues, type ShownCue } from './shownCue'
import s from './SoundLanes.module.css'
import { shownBeatTimes } from './useBeats'
import type { DraggedCue } from './useCueDrag'

export interface CueActions {
  choose: (id: string | null) => void
  edit: (id: string, edit: Partial<CueFields>) => void
  key: (id: string, event: KeyboardEvent) => void
  /** Opens the dialog that adds a sound at a second of the film, optionally with a dropped file. */
  add: (lane: LaneKind, options?: { at?: number; file?: File }) => void
  /** Opens the dialog that composes music for the scenes. */
  score: () => void
}

interface SoundLanesProps {
  cues: readonly ShownCue[]
  anchors: readonly Anchor[]
  peaks: ReadonlyMap<string, Uint8Array>
  /** By cue id, for cues that show their beats. */
  beats: ReadonlyMap<string, Beats>
  /** Seconds by which a voice exceeds its shot, or null. */
  overrunOf: (placed: PlacedCue) => number | null
  timeline: Timeline
  playhead: Playhead
  chosenId: string | null
  solo: ReadonlySet<string>
  /** The scroll container. */
  row: RefObject<HTMLElement | null>
  actions: CueActions
}

/** Lanes of music, voices and effects below the clips, on the same time scale. */
export function SoundLanes({ cues, anchors, beats, timeline, playhead, ...props }: SoundLanesProps) {
  const track = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<DraggedCue | null>(null)
  const { length } = timeline
  const stored = useMemo(
    () => new Map(placedCues(cues, { anchors, length }).map((placed) => [placed.cue.id, placed])),
    [cues, anchors, length],
  )
  // the dragged cue keeps its row and DOM position: moving its element would release the pointer capture
  const shown = useMemo(() => {
    if (!dragged) return [...stored.values()]
    const changed = cues.map((cue) => (cue.id === dragged.id ? { ...cue, ...dragged.edit } : cue))
    const moved = new Map(placedCues(changed, { anchors, length }).map((placed) => [placed.cue.id, placed]))
    return [...stored.keys()].map((id) => moved.get(id)!)
  }, [cues, stored, dragged, anchors, length])
  const beatsOf = useMemo(() => shownBeatTimes(shown, beats), [shown, beats])
  const snapPoints = (id: string) => [
    0,
    length,
    playhead.get(),
    ...anchors.map(({ start }) => start),
    ...[...beatsOf].flatMap(([of, times]) => (of === id ? [] : times)),
    ...[...stored.values()].flatMap(({ cue, span }) => (span && cue.id !== id ? [span.from, span.to] : [])),
  ]
  return (
    <div className={s.lanes} ref={track} role="group" aria-label="Sound">
      {LANES.map((lane) => {
        const placed = shown.flatMap(({ cue, span }) =>
          span && lane.kinds.includes(cue.kind) ? [{ cue, span }] : [],
        )
        const rows = rowsOf(placed.map(({ cue, span }) => stored.get(cue.id)?.span ?? span))
        return (
          <Lane
            key={lane.key}
            lane={lane}
            rows={Math.max(1, ...rows.map((row) => row + 1))}
            secondsAt={(clientX) =>
              timeline.secondsAt(clientX - (track.current?.getBoundingClientRect().left ?? 0))
            }
            onAdd={props.actions.add}
            onScore={lane.key === 'music' ? props.actions.score : undefined}
          >
            {placed.map(({ cue, span }, at) => {
              const { cue: before, span: spanBefore } = stored.get(cue.id) ?? { cue, span }
              return (
                <CueBlock
                  key={cue.id}
                  stored={{ cue: before, span: spanBefore ?? span }}
                  cue={cue}
                  span={span}
                  place={rows[at]!}
                  peaks={props.peaks.get(cue.soundId)}
                  beats={beatsOf.get(cue.id)}
                  overrun={props.overrunOf({ cue, span })}
                  isChosen={cue.id === props.chosenId}
                  isSolo={props.solo.has(cue.id)}
                  timeline={timeline}
                  anchors={anchors}
                  snapPoints={snapPoints}
                  track={track}
                  row={props.row}
                  onChoose={props.actions.choose}
                  onDrag={setDragged}
                  onEdit={props.actions.edit}
                  onKey={props.actions.key}
                />
              )
            })}
          </Lane>
        )
      })}
      {dragged?.guide != null && (
        <i className={s.guide} style={{ left: timeline.xAt(dragged.guide) }} data-testid="snap-guide" />
      )}
    </div>
  )
}

interface LaneProps {
  lane: LaneKind
  /** Largest number of overlapping cues. */
  rows: number
  secondsAt: (clientX: number) => number
  onAdd: CueActions['add']
  onScore?: () => void
  children: React.ReactNode
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A lane. A dropped file is uploaded and placed at the pointer. */
function Lane({ lane, rows, secondsAt, onAdd, onScore, children }: LaneProps) {
  const [isOver, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onAdd(lane, { at: secondsAt(event.clientX), file })
  }
  return (
    <section
      className={s.lane}
      aria-label={lane.label}
      data-over={isOver || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={s.head}>
        <span>{lane.label}</span>
        <Button
          type="text"
          size="small"
          aria-label={`Add to ${lane.label}`}
          icon={<Plus size={14} />}
          onClick={() => onAdd(lane)}
        />
        {onScore && (
          <Button
            type="text"
            size="small"
            className={s.score}
            icon={<Clapperboard size={14} />}
            onClick={onScore}
          >
            Score the scenes
          </Button>
        )}
        {isOver && <span className={s.hint}>Drop the file to add it here</span>}
      </div>
      <ul
        className={s.cues}
        style={{ '--rows': rows } as React.CSSProperties}
        aria-label={`Cues of ${lane.label}`}
      >
        {children}
      </ul>
    </section>
  )
}
