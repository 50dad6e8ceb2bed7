import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import s from './ShotFields.module.css'

const { secondsMin, secondsMax } = LIMITS.storyboard

const bounded = (seconds: number) => Math.round(Math.min(secondsMax, Math.max(secondsMin, seconds)) * 10) / 10

interface SecondsFieldProps {
  label: string
  seconds: number
  onChange: (seconds: number) => void
}

/** The length of a shot. Typed text is applied once it is a valid length. */
export function SecondsField({ label, seconds, onChange }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const value = Number(text)
    if (text && value === bounded(value)) onChange(value)
  }
  const leave = () => {
    if (typed && Number.isFinite(Number(typed)) && Number(typed) !== seconds) onChange(bounded(Number(typed)))
    setTyped(null)
  }
  return (
    <label className={s.seconds}>
      <input
        type="number"
        inputMode="decimal"
        aria-label={label}
        min={secondsMin}
        max={secondsMax}
        step={0.5}
        value={typed ?? seconds}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <span aria-hidden>s</span>
    </label>
  )
}
