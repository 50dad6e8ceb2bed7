import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import s from './CastBar.module.css'
import { useSets, Face } from './CastContext'
import type { MentioningShot } from './useSetCommands'
import type { StoryboardSetFieldsFragment } from './sets.generated'

const SetDialog = lazyComponent(async () => (await import('./SetDialog')).SetDialog)

interface CastAndPlacesProps {
  projectId: string
  shots: readonly MentioningShot[]
}

/** The characters and places of a storyboard. */
export function CastAndPlaces({ projectId, shots }: CastAndPlacesProps) {
  const sets = useSets()
  const [shown, setShown] = useState<StoryboardSetFieldsFragment | 'new' | null>(null)
  if (!sets) return <div className={s.bar} aria-hidden />
  return (
    <section className={s.bar} aria-label="Characters and places">
      <h2 className={s.title}>Characters and places</h2>
      {sets.map((set) => (
        <button
          key={set.id}
          type="button"
          className={s.set}
          aria-label={`Edit ${set.label || set.name}`}
          onClick={() => setShown(set)}
        >
          <Face set={set} />
          <span className={s.name}>{set.label || `@${set.name}`}</span>
        </button>
      ))}
      <Button
        icon={<Plus size={16} />}
        disabled={sets.length >= LIMITS.storyboard.setsMax}
        onClick={() => setShown('new')}
      >
        {sets.length ? 'Add' : 'Add character or place'}
      </Button>
      {shown && (
        <SetDialog
          projectId={projectId}
          set={shown === 'new' ? null : shown}
          shots={shots}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}
