import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../../shared/ui/StatusBadge'
import { videoState } from '../videoState'
import { type Decision, VerdictButtons } from './ReviewButtons'
import type { ReviewButtonsFieldsFragment } from './ReviewButtons.generated'
import { EngineNote } from '../EngineNote'
import s from './ReviewFooter.module.css'

/** Review actions for what is shown. */
export interface Verdict {
  status: ReviewButtonsFieldsFragment['status']
  /** The review in progress. */
  busy?: Decision
  decide: (review: Decision) => void
}

interface ReviewFooterProps {
  /** Shows the previous (-1) or next (1) one; omitted for a single one. */
  onStep?: (by: -1 | 1) => void
  /** Position in the list, from 1, and its length; without it both steps are possible. */
  place?: { at: number; of: number }
  /** Reasons to choose from after a rejection, with the class of their place. */
  reasons?: (className: string) => ReactNode
  verdict?: Verdict
  /** Of the engine that made it. */
  note?: string | null
  /** What keys do, shown where the footer has space. */
  keys?: string
}

/** Footer of a full window: the steps through a list, and the review of what is shown. */
export const ReviewFooter = ({ onStep, place, reasons, verdict, note, keys }: ReviewFooterProps) => (
  <footer className={s.foot}>
    {note && <EngineNote className={s.note}>{note}</EngineNote>}
    {onStep && (
      <div className={s.steps}>
        <Button
          aria-label="Previous"
          icon={<ChevronLeft size={18} />}
          disabled={place && place.at <= 1}
          onClick={() => onStep(-1)}
        />
        {place && (
          <span className="mono">
            {place.at} / {place.of}
          </span>
        )}
        <Button
          aria-label="Next"
          icon={<ChevronRight size={18} />}
          disabled={place && place.at >= place.of}
          onClick={() => onStep(1)}
        />
      </div>
    )}
    {reasons?.(s.reasons!)}
    {keys && <p className={`meta ${s.keys}`}>{keys}</p>}
    {verdict && (
      <div className={s.verdict} role="group" aria-label="Review">
        <StatusBadge status={videoState(verdict.status)} />
        <VerdictButtons status={verdict.status} busy={verdict.busy} onDecide={verdict.decide} />
      </div>
    )}
  </footer>
)
