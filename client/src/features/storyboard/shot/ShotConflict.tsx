import { Button } from 'antd'
import type { ShotFieldsFragment } from './shot.generated'
import s from './ShotConflict.module.css'
import type { ShotEdits } from './ShotEdits'
import { NAMES, type ShotField, type ShotValues, type ShotPicture } from './shotValues'
import { changedMeanwhile } from '#schema/edit-conflict'
import { transitionName } from '#schema/limits'
import { CAMERAS } from '#schema/storyboard'

const nameOf = (picture: ShotPicture | null) => picture?.name ?? 'None'

const WORDS: { [Field in ShotField]: (value: ShotValues[Field]) => string } = {
  words: (words) => words || 'Nothing',
  heading: (heading) => heading || 'None',
  seconds: (seconds) => `${seconds} s`,
  camera: (camera) => CAMERAS.find(({ key }) => key === camera)?.name ?? 'Auto',
  dialogue: (lines) => lines.map(({ speaker, text }) => `${speaker}: ${text}`).join(' / ') || 'None',
  editedPrompt: (prompt) => prompt || 'Composed from the shot',
  references: (references) => references.map(({ name }) => name).join(', ') || 'None',
  firstFrame: (frame) => nameOf(frame ?? null),
  lastFrame: (frame) => nameOf(frame ?? null),
  still: (still) => nameOf(still ?? null),
  transition: (transition) => transitionName(transition) || 'A plain cut',
  transitionSeconds: (seconds) => `${seconds} s`,
}

/** The value of a field, as text. */
const describe = <Field extends ShotField>(field: Field, values: ShotValues): string =>
  WORDS[field](values[field])

interface ShotConflictProps {
  /** The saved shot. */
  shot: ShotFieldsFragment
  mine: ShotValues
  fields: readonly ShotField[]
  viewerId: string
  edits: ShotEdits
}

const capital = (words: string) => words[0]!.toUpperCase() + words.slice(1)

/** Shows both versions of fields that another member changed, with a choice between them. */
export function ShotConflict({ shot, mine, fields, viewerId, edits }: ShotConflictProps) {
  const { editedBy } = shot
  const isOwn = editedBy.id === viewerId
  const who = isOwn ? 'You have changed this shot in another window' : changedMeanwhile('shot', editedBy)
  return (
    <div className={s.conflict} role="alert">
      <p>
        <b>{who}</b>
      </p>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            {fields.length > 1 && <p className="meta">{capital(NAMES[field])}</p>}
            <dt>Yours</dt>
            <dd>{describe(field, mine)}</dd>
            <dt>{isOwn ? 'The other' : 'Theirs'}</dt>
            <dd>{describe(field, shot)}</dd>
          </div>
        ))}
      </dl>
      <div className={s.choices}>
        <Button size="small" onClick={() => edits.resolve('mine')}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => edits.resolve('theirs')}>
          Take theirs
        </Button>
      </div>
    </div>
  )
}
