import { memo } from 'react'
import type { Gap } from '#schema/cut'
import { LengthSelect } from '../../../entities/video/transitions/LengthSelect'
import { TransitionSelect } from '../../../entities/video/transitions/TransitionSelect'
import type { ShownItem } from '../state/cut'
import { TransitionPreview } from './TransitionPreview'
import s from './Gap.module.css'

/** Pixels between two gaps. */
const GAP = 6
/** Fits the longest transition name, with the gap, in pixels. */
const WIDTH_MAX = 154
/** Smallest mean width of the clips for the controls, in pixels. */
const WIDTH_MIN = 48

interface GapControlsProps {
  /** Position of the clip before the gap, from 1. */
  number: number
  projectId: string
  beforeId: string
  afterId: string
  /** Aspect ratio of the film. */
  ratio: number
  transition: string
  /** Chosen length in seconds. */
  seconds: number
  /** Actual length in seconds; 0 for a plain cut. */
  real: number
  /** Whether another gap has a different transition. */
  canApplyToAll: boolean
  onChange: (at: number, change: Partial<Gap>) => void
  /** Sets the transition of all gaps. */
  onApplyToAll: (transition: string) => void
}

interface CutGapProps extends Omit<GapControlsProps, 'projectId' | 'beforeId' | 'afterId' | 'ratio'> {
  before: ShownItem
  after: ShownItem
  /** Position of the join, and widths of the clips around it, in pixels of the timeline. */
  x: number
  widths: readonly [number, number]
}

/** The gap between two clips: transition, length and preview. */
export const CutGap = ({ before, after, x, widths, ...controls }: CutGapProps) =>
  (widths[0] + widths[1]) / 2 < WIDTH_MIN ? null : (
    // the controls of the joins around it have the other halves of both clips
    <div className={s.join} style={{ left: x, width: Math.max(0, Math.min(WIDTH_MAX, ...widths) - GAP) }}>
      <GapControls
        projectId={before.video.projectId}
        beforeId={before.id}
        afterId={after.id}
        ratio={(before.video.width ?? 16) / (before.video.height ?? 9)}
        {...controls}
      />
    </div>
  )

/** Memoized: moving a gap does not re-render its controls. */
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
              of={{ projectId, beforeId, afterId, transition, seconds }}
            />
          )}
        </span>
      )}
    </>
  )
})
