import { Button, Select } from 'antd'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { ratioOf } from '#schema/limits'
import { Picture } from '../../../entities/asset/Picture'
import { EmptyState, LoadError } from '../../../shared/ui/EmptyState'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import type { StoryboardElementFieldsFragment } from '../cast/elements.generated'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import {
  useContinuityChangedSubscription,
  useContinuityQuery,
  useContinuityShotChangedSubscription,
} from './continuity.generated'
import s from './Continuity.module.css'
import { ContinuityTile } from './ContinuityTile'

interface ContinuitySheetProps {
  projectId: string
  elements: readonly StoryboardElementFieldsFragment[]
  shots: readonly ShotFieldsFragment[]
  /** Ratio of the film, such as `16:9`. */
  ratio: string
  onClose: () => void
}

const nameOf = ({ label, name }: StoryboardElementFieldsFragment) => label || name

/** Compares an element with the first frames and takes of its shots, in story order. */
export function ContinuitySheet({ projectId, elements, shots, ratio, onClose }: ContinuitySheetProps) {
  const [chosen, setChosen] = useState(elements.find(({ kind }) => kind === 'CAST')?.id)
  const element = elements.find(({ id }) => id === chosen) ?? elements[0]!
  const { data, error, refetch } = useContinuityQuery({
    variables: { elementId: element.id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  // answers of others are pushed with the storyboard, new first frames and takes with their shots
  const live = {
    variables: { projectId },
    fetchPolicy: 'no-cache' as const,
    ignoreResults: true,
    onData: () => void refetch().catch(() => undefined),
  }
  useContinuityChangedSubscription(live)
  useContinuityShotChangedSubscription(live)
  const pictures = data?.continuity
  const differing = pictures?.filter(({ check }) => check && !check.isSame).length ?? 0
  const checked = pictures?.filter(({ check }) => check).length ?? 0
  return (
    <FormDialog
      open
      title={`Continuity of ${nameOf(element)}`}
      width={1120}
      footer={null}
      rootClassName={s.sheet}
      onCancel={onClose}
    >
      <div className={s.head}>
        <Select
          aria-label="Character, place or prop"
          className={s.choice}
          value={element.id}
          options={elements.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={setChosen}
        />
        {!!pictures?.length && (
          <span className="meta">
            {checked} of {pictures.length} compared
            {differing > 0 && `, ${differing} ${differing === 1 ? 'differs' : 'differ'}`}
          </span>
        )}
        <Button icon={<Printer size={16} />} disabled={!pictures?.length} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <References element={element} shots={shots} />
      {error && !pictures && <LoadError title="Unable to load the images" refetch={refetch} />}
      {pictures?.length === 0 && (
        <EmptyState
          title="Nothing to compare yet"
          text={`First frames and takes of shots with ${nameOf(element)} appear here.`}
        />
      )}
      <ol className={s.strip} aria-label="First frames and takes" aria-busy={!pictures}>
        {pictures?.map((picture) => {
          const at = shots.findIndex(({ id }) => id === picture.shotId)
          const shot = shots[at]
          return (
            shot && (
              <ContinuityTile
                key={`${element.id} ${picture.assetId ?? picture.videoId}`}
                elementId={element.id}
                picture={picture}
                shot={shot}
                number={at + 1}
                ratio={ratioOf(ratio)}
                onClose={onClose}
              />
            )
          )
        })}
      </ol>
    </FormDialog>
  )
}

interface ReferencesProps {
  element: StoryboardElementFieldsFragment
  shots: readonly ShotFieldsFragment[]
}

/** How the element should look: at first, and from later shots on. */
function References({ element, shots }: ReferencesProps) {
  const looks = [
    { title: 'Reference', ...element },
    ...element.looks.flatMap((look) => {
      const at = shots.findIndex(({ id }) => id === look.fromShotId)
      return at < 0 ? [] : [{ title: `From shot ${at + 1}`, ...look }]
    }),
  ]
  return (
    <ul className={s.references} aria-label="References">
      {looks.map(({ title, description, references }) => (
        <li key={title}>
          <b>{title}</b>
          {references.length > 0 && (
            <div className={s.images}>
              {references.map(
                ({ assetId, asset }) => asset && <Picture key={assetId} asset={asset} sizes="128px" alt="" />,
              )}
            </div>
          )}
          {description && <p className="meta">{description}</p>}
          {!description && !references.length && <p className="meta">No description or image yet</p>}
        </li>
      ))}
    </ul>
  )
}
