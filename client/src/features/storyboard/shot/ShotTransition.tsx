import { LengthSelect } from '../../../entities/video/transitions/LengthSelect'
import { TransitionSelect } from '../../../entities/video/transitions/TransitionSelect'
import s from './ShotCard.module.css'
import type { ShotValues } from './shotValues'

interface ShotTransitionProps {
  /** Position of the shot before the transition, from 1. */
  number: number
  values: ShotValues
  /** Actual length in seconds, limited by both shots. */
  real: number
  onChange: (changes: Partial<ShotValues>) => void
}

/** The transition to the next shot. */
export const ShotTransition = ({ number, values, real, onChange }: ShotTransitionProps) => (
  <div className={s.transition}>
    <span className="meta">Transition</span>
    <span className={s.tape}>
      <TransitionSelect
        number={number}
        value={values.transition}
        onChange={(transition) => onChange({ transition })}
      />
    </span>
    {values.transition && (
      <LengthSelect
        number={number}
        chosen={values.transitionSeconds}
        real={real}
        onChange={(transitionSeconds) => onChange({ transitionSeconds })}
      />
    )}
  </div>
)
