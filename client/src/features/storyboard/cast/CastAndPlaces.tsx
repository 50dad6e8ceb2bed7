import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import s from './CastBar.module.css'
import { useSets, Face } from './CastContext'
import type { StoryboardSetFieldsFragment } from './sets.generated'

const SetDialog = lazyComponent(async () => (await import('./SetDialog')).SetDialog)

/** The named pictures that shots refer to. */
export function CastAndPlaces({ projectId }: { projectId: string }) {
  const sets = useSets()
  const [shown, setShown] = useState<StoryboardSetFieldsFragment | 'new' | null>(null)
  if (!sets) return null
  return (
    <section className={s.bar} aria-label="Cast and places">
      <h2 className={s.title}>Cast and places</h2>
      {sets.map((set) => (
        <button
          key={set.id}
          type="button"
          className={s.set}
          aria-label={`Edit @${set.name}`}
          onClick={() => setShown(set)}
        >
          <Face set={set} />
          <span className={s.name}>@{set.name}</span>
        </button>
      ))}
      <Button
        icon={<Plus size={16} />}
        disabled={sets.length >= LIMITS.storyboard.setsMax}
        onClick={() => setShown('new')}
      >
        {sets.length ? 'Add' : 'Add character or location'}
      </Button>
      {shown && (
        <SetDialog
          projectId={projectId}
          set={shown === 'new' ? null : shown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}
