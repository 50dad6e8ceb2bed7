import type { Gap } from '#schema/cut'
import { LengthSelect } from '../../../../entities/video/transitions/LengthSelect'
import type { CutClipFieldsFragment } from './CutClip.generated'
import { TransitionPreview } from './TransitionPreview'
import { TransitionSelect } from '../../../../entities/video/transitions/TransitionSelect'
import s from './Gap.module.css'

/** Pixels between two tapes. */
const APART = 6
/** Wide enough for the longest name. */
const WIDEST = 148

interface CutGapProps {
  /** The position of the video before the gap, from 1. */
  number: number
  before: CutClipFieldsFragment
  after: CutClipFieldsFragment
  gap: Gap
  /** Seconds that the film will have; 0 for a plain cut. */
  real: number
  /** The join, and the room around it, in pixels of the timeline. */
  x: number
  room: number
  onChange: (change: Partial<Gap>) => void
  /** Puts its transition into each gap of the cut; undefined where all have it. */
  onApplyToAll?: () => void
}

/** The gap between two videos of the cut: a transition, its length and its preview. */
export const CutGap = ({
  number,
  before,
  after,
  gap,
  real,
  x,
  room,
  onChange,
  onApplyToAll,
}: CutGapProps) => (
  <div className={s.join} style={{ left: x, width: Math.min(WIDEST, room - APART) }}>
    <span className={s.tape}>
      <TransitionSelect
        number={number}
        value={gap.transition}
        onChange={(transition) => onChange({ transition })}
        onApplyToAll={onApplyToAll}
      />
    </span>
    {gap.transition && (
      <span className={s.under}>
        <LengthSelect
          number={number}
          chosen={gap.seconds}
          real={real}
          onChange={(seconds) => onChange({ seconds })}
        />
        {!!real && (
          <TransitionPreview
            number={number}
            ratio={(before.width ?? 16) / (before.height ?? 9)}
            of={{
              projectId: before.projectId,
              beforeId: before.id,
              afterId: after.id,
              transition: gap.transition,
              length: gap.seconds,
            }}
          />
        )}
      </span>
    )}
  </div>
)
