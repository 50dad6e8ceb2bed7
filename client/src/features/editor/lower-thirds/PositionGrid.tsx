import { useId } from 'react'
import { LOWER_THIRD_POSITIONS, type LowerThirdPosition } from '#schema/lower-third'
import { POSITION_NAMES } from './lookNames'
import s from './LowerThirds.module.css'

interface PositionGridProps {
  value: LowerThirdPosition
  onChange: (position: LowerThirdPosition) => void
}

/** Choice among nine positions. */
export function PositionGrid({ value, onChange }: PositionGridProps) {
  const name = useId()
  return (
    <div className={s.grid} role="radiogroup" aria-label="Position">
      {LOWER_THIRD_POSITIONS.map((position) => (
        <label key={position} className={s.place} title={POSITION_NAMES[position]}>
          <input
            type="radio"
            name={name}
            aria-label={POSITION_NAMES[position]}
            checked={position === value}
            onChange={() => onChange(position)}
          />
        </label>
      ))}
    </div>
  )
}
