import { Columns2, SquareSplitHorizontal, X } from 'lucide-react'
import { useReturningFocus } from '../../shared/lib/input/focus'
import type { ComparedView } from '../../shared/ui/versions/Stage'
import type { GuestVersion } from '../api/guestTypes'
import { IconButton } from '../ui/IconButton'
import { VersionSelect } from '../versions/VersionSelect'
import s from './compare.module.css'

export interface Comparison {
  otherId: string
  view: ComparedView
}

interface CompareBarProps {
  comparison: Comparison
  /** Versions to compare with. */
  versions: readonly GuestVersion[]
  word: string
  onChange: (comparison: Comparison) => void
  onClose: () => void
}

/** Selects the other version, and the view. */
export function CompareBar({ comparison, versions, word, onChange, onClose }: CompareBarProps) {
  useReturningFocus()
  return (
    <div className={s.bar} role="group" aria-label="Comparison">
      <label>
        <span>Compare with</span>
        <VersionSelect
          label="Compare with"
          versions={versions}
          word={word}
          value={comparison.otherId}
          onChoose={(otherId) => onChange({ ...comparison, otherId })}
        />
      </label>
      <IconButton
        icon={Columns2}
        label="Side by side"
        aria-pressed={comparison.view === 'side'}
        onClick={() => onChange({ ...comparison, view: 'side' })}
      />
      <IconButton
        icon={SquareSplitHorizontal}
        label="Wipe"
        shortcut="W"
        aria-pressed={comparison.view === 'wipe'}
        onClick={() => onChange({ ...comparison, view: 'wipe' })}
      />
      <IconButton icon={X} label="Close the comparison" shortcut="Esc" onClick={onClose} />
    </div>
  )
}
