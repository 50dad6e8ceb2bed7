import { Button, Form, Input, Segmented } from 'antd'
import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { newSetRule } from '#schema/rules/storyboard'
import { messageOf } from '../../../shared/lib/network/errors'
import { type FieldErrors, check, errorProps, fieldErrorsOf } from '../../../shared/lib/form'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import s from './SetDialog.module.css'
import { SetPictures } from './SetPictures'
import type { StoryboardSetFieldsFragment } from './sets.generated'
import { useSetCommands } from './useSetCommands'

type Kind = StoryboardSetFieldsFragment['kind']
const KINDS: { value: Kind; label: string }[] = [
  { value: 'CAST', label: 'Cast' },
  { value: 'PLACE', label: 'Place' },
]
const KIND_KEYS = { CAST: 'cast', PLACE: 'place' } as const

interface SetDialogProps {
  projectId: string
  /** Null for a new one. */
  set: StoryboardSetFieldsFragment | null
  onClose: () => void
}

/** Edits the name and the ordered images of a cast member or place. */
export function SetDialog({ projectId, set, onClose }: SetDialogProps) {
  const [kind, setKind] = useState<Kind>(set?.kind ?? 'CAST')
  const [name, setName] = useState(set?.name ?? '')
  const [assetIds, setAssetIds] = useState(() => set?.references.map(({ assetId }) => assetId) ?? [])
  const [errors, setErrors] = useState<FieldErrors>({})
  const { saving, save, remove } = useSetCommands(projectId)
  const submit = async () => {
    if (saving) return
    const checked = check(newSetRule, { kind: KIND_KEYS[kind], name, assetIds })
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    try {
      await save(set?.id, { kind, name: checked.values.name, assetIds })
      onClose()
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(Object.keys(named).length ? { name: Object.values(named)[0] } : { name: messageOf(caught) })
    }
  }
  const discard = async () => {
    if (set && (await remove(set))) onClose()
  }
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <FormDialog
      open
      title={set ? `Edit @${set.name}` : 'Add character or location'}
      width={640}
      onCancel={onClose}
      footer={
        <div className={s.foot}>
          {set ? (
            <Button danger type="text" icon={<Trash2 size={16} />} onClick={() => void discard()}>
              Delete
            </Button>
          ) : (
            <span />
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={saving} onClick={() => void submit()}>
            {set ? 'Save' : 'Add'}
          </Button>
        </div>
      }
    >
      <Form layout="vertical" requiredMark={false} component="div">
        <Segmented
          className={s.kind}
          aria-label="What it is"
          value={kind}
          options={KINDS}
          onChange={setKind}
        />
        <Form.Item label="Name" htmlFor="set-name" {...errorProps(errors.name)}>
          <Input
            id="set-name"
            prefix="@"
            autoFocus
            aria-describedby="set-hint"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={send}
          />
        </Form.Item>
        <p id="set-hint" className={`meta ${s.hint}`}>
          A shot whose words have {name ? `@${name.replace(/^@/, '')}` : 'it, such as @keeper,'} uses its
          pictures.
        </p>
      </Form>
      <div className={s.pictures}>
        <span id="set-pictures">Pictures</span>
        <span className="mono">
          {assetIds.length}/{LIMITS.storyboard.setAssetsMax}
        </span>
      </div>
      <div role="group" aria-labelledby="set-pictures">
        <SetPictures projectId={projectId} chosen={assetIds} onChange={setAssetIds} />
      </div>
    </FormDialog>
  )
}
