import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import s from './CastBar.module.css'
import { useElements, Face } from './CastContext'
import type { MentioningShot } from './useElementCommands'
import type { StoryboardElementFieldsFragment } from './elements.generated'

const ElementDialog = lazyComponent(async () => (await import('./ElementDialog')).ElementDialog)

interface CastAndPlacesProps {
  projectId: string
  shots: readonly MentioningShot[]
}

/** The elements of a storyboard. */
export function CastAndPlaces({ projectId, shots }: CastAndPlacesProps) {
  const elements = useElements()
  const [shown, setShown] = useState<StoryboardElementFieldsFragment | 'new' | null>(null)
  if (!elements) return <div className={s.bar} aria-hidden />
  return (
    <section className={s.bar} aria-label="Characters, places and props">
      <h2 className={s.title}>Characters, places and props</h2>
      {elements.map((element) => (
        <button
          key={element.id}
          type="button"
          className={s.element}
          aria-label={`Edit ${element.label || element.name}`}
          onClick={() => setShown(element)}
        >
          <Face element={element} />
          <span className={s.name}>{element.label || `@${element.name}`}</span>
        </button>
      ))}
      <Button
        icon={<Plus size={16} />}
        aria-label="Add character, place or prop"
        disabled={elements.length >= LIMITS.storyboard.elementsMax}
        onClick={() => setShown('new')}
      >
        Add
      </Button>
      {shown && (
        <ElementDialog
          projectId={projectId}
          element={shown === 'new' ? null : shown}
          shots={shots}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}
