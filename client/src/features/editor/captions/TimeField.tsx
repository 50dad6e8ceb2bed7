import { useState } from 'react'
import { useClosingPrompt } from '../../../shared/lib/closingPrompt'
import s from './Captions.module.css'
import { readTime, timeText } from './placedCaptions'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

interface TimeFieldProps {
  label: string
  /** Milliseconds of the film. */
  value: number
  onChange: (value: number) => void
}

/** Field for a film time. Ignores invalid input. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = timeText(value)
  const time = typed === null || typed === shown ? value : readTime(typed)
  const isWrong = time === undefined
  useClosingPrompt(time !== value)
  const commit = () => {
    setTyped(null)
    if (time !== undefined && time !== value) onChange(time)
  }
  return (
    <input
      className={`mono ${s.time}`}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        const key = pressedKey(event)
        if (key === 'Enter') commit()
        if (key === 'Escape') setTyped(null)
      }}
    />
  )
}
