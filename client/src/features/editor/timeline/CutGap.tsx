import { memo } from 'react'
import type { Gap } from '#schema/cut'
import { LengthSelect } from '../../../entities/video/transitions/LengthSelect'
import { TransitionSelect } from '../../../entities/video/transitions/TransitionSelect'
import type { ShownItem } from '../state/cut'
import { TransitionPreview } from './TransitionPreview'
import s from './Gap.module.css'

/** Pixels between two tapes. */
const APART = 6
/** Wide enough for the longest name. */
const WIDEST = 148
/** Between narrower clips, there is no room for the controls. */
const NARROWEST = 48

interface GapControlsProps {
  /** The position of the clip before the gap, from 1. */
  number: number
  projectId: string
  beforeId: string
  afterId: string
  /** The film's width by its height. */
  ratio: number
  transition: string
  /** Seconds, as chosen. */
  seconds: number
  /** Seconds that the film will have; 0 for a plain cut. */
  real: number
  /** Whether another gap has another transition. */
  canApplyToAll: boolean
  onChange: (at: number, change: Partial<Gap>) => void
  /** Puts a transition into each gap of the cut. */
  onApplyToAll: (transition: string) => void
}

interface CutGapProps extends Omit<GapControlsProps, 'projectId' | 'beforeId' | 'afterId' | 'ratio'> {
  before: ShownItem
  after: ShownItem
  /** The join, and the room around it, in pixels of the timeline. */
  x: number
  room: number
}

/** The gap between two clips of the cut: a transition, its length and its preview. */
export const CutGap = ({ before, after, x, room, ...controls }: CutGapProps) =>
  room < NARROWEST ? null : (
    <div className={s.join} style={{ left: x, width: Math.min(WIDEST, room - APART) }}>
      <GapControls
        projectId={before.video.projectId}
        beforeId={before.id}
        afterId={after.id}
        ratio={(before.video.width ?? 16) / (before.video.height ?? 9)}
        {...controls}
      />
    </div>
  )

/** The controls of a gap, which are not drawn again when the gap only moves. */
const GapControls = memo(function GapControls({
  number,
  projectId,
  beforeId,
  afterId,
  ratio,
  transition,
  seconds,
  real,
  canApplyToAll,
  onChange,
  onApplyToAll,
}: GapControlsProps) {
  return (
    <>
      <span className={s.tape}>
        <TransitionSelect
          number={number}
          value={transition}
          onChange={(chosen) => onChange(number - 1, { transition: chosen })}
          onApplyToAll={canApplyToAll ? () => onApplyToAll(transition) : undefined}
        />
      </span>
      {transition && (
        <span className={s.under}>
          <LengthSelect
            number={number}
            chosen={seconds}
            real={real}
            onChange={(chosen) => onChange(number - 1, { seconds: chosen })}
          />
          {!!real && (
            <TransitionPreview
              number={number}
              ratio={ratio}
              of={{ projectId, beforeId, afterId, transition, length: seconds }}
            />
          )}
        </span>
      )}
    </>
  )
})
