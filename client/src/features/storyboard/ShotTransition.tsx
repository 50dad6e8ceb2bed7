import { LengthSelect } from '../../entities/video/transitions/LengthSelect'
import { TransitionSelect } from '../../entities/video/transitions/TransitionSelect'
import s from './ShotCard.module.css'
import type { ShotValues } from './shotValues'

interface ShotTransitionProps {
  /** The place of the shot before it, from 1. */
  number: number
  values: ShotValues
  /** Seconds that it can last between these shots. */
  real: number
  onChange: (changes: Partial<ShotValues>) => void
}

/** What leads to the next shot. */
export const ShotTransition = ({ number, values, real, onChange }: ShotTransitionProps) => (
  <div className={s.transition}>
    <span className="meta">To the next</span>
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
        isCut={false}
        chosen={values.transitionSeconds}
        real={real}
        onChange={(transitionSeconds) => onChange({ transitionSeconds })}
      />
    )}
  </div>
)
