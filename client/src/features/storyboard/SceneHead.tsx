import { useApolloClient } from '@apollo/client/react'
import { type KeyboardEvent, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { useClosingPrompt } from '../../shared/lib/closingPrompt'
import { writeHeading } from './boardCache'
import type { ShotFieldsFragment } from './shot/shot.generated'
import s from './Storyboard.module.css'
import { editsOf } from './shot/useShotEdits'
import { pressedKey } from '../../shared/lib/input/pressedKey'

interface SceneHeadProps {
  heading: string
  shots: readonly ShotFieldsFragment[]
  viewerId: string
  readOnly: boolean
}

/** The heading of a scene. Editing it changes all of its shots. */
export function SceneHead({ heading, shots, viewerId, readOnly }: SceneHeadProps) {
  const client = useApolloClient()
  const [draft, setDraft] = useState<string | null>(null)
  useClosingPrompt(draft !== null && draft.trim() !== heading)
  const save = () => {
    const written = draft?.trim()
    setDraft(null)
    if (written === undefined || written === heading) return
    for (const shot of shots) {
      editsOf(client, viewerId, shot).change({ heading: written }, { soon: true })
      writeHeading(client.cache, shot.id, written)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = pressedKey(event)
    if (key === 'Escape') setDraft(null)
    else if (key === 'Enter') event.currentTarget.blur()
  }
  return (
    <h2 className={s.scene}>
      <input
        aria-label="Scene heading"
        disabled={readOnly}
        maxLength={LIMITS.storyboard.headingMax}
        value={draft ?? heading}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
    </h2>
  )
}
