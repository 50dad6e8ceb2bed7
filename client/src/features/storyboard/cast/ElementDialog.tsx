import { Button, Checkbox, Form, Input, Segmented } from 'antd'
import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { mentionLinker, nameFromLabel } from '#schema/named-elements'
import { elementWithLooksRule } from '#schema/rules/storyboard'
import { messageOf } from '../../../shared/lib/network/errors'
import { type FieldErrors, check, errorProps, fieldErrorsOf } from '../../../shared/lib/form'
import { Counter, FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import s from './ElementDialog.module.css'
import { ElementLooks, type LookValues } from './ElementLooks'
import { ElementPictures } from './ElementPictures'
import { ReferenceSheet } from './ReferenceSheet'
import type { StoryboardElementFieldsFragment } from './elements.generated'
import type { Uses } from './ImageUses'
import { type ElementKind, KINDS } from './kinds'
import { type MentioningShot, useElementCommands } from './useElementCommands'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

const CHOICES = (Object.keys(KINDS) as ElementKind[]).map((value) => ({ value, label: KINDS[value].label }))
const { elementLabelMax, elementDescriptionMax, elementAssetsMax, wordsMax } = LIMITS.storyboard

interface ElementDialogProps {
  projectId: string
  /** Null for a new element. */
  element: StoryboardElementFieldsFragment | null
  /** The shots of the storyboard. */
  shots: readonly MentioningShot[]
  onClose: () => void
}

/** Edits the name, description and ordered images of an element. */
export function ElementDialog({ projectId, element, shots, onClose }: ElementDialogProps) {
  const [kind, setKind] = useState<ElementKind>(element?.kind ?? 'CAST')
  const [label, setLabel] = useState(element?.label ?? element?.name ?? '')
  const [description, setDescription] = useState(element?.description ?? '')
  const [assetIds, setAssetIds] = useState(() => element?.references.map(({ assetId }) => assetId) ?? [])
  const [looks, setLooks] = useState<LookValues[]>(
    () =>
      element?.looks.map(({ references, ...look }) => ({
        fromShotId: look.fromShotId,
        description: look.description,
        assetIds: references.map(({ assetId }) => assetId),
      })) ?? [],
  )
  const [uses, setUses] = useState<Uses>(() =>
    Object.fromEntries(element?.imageUses.map(({ assetId, use }) => [assetId, use]) ?? []),
  )
  const [isLinking, setLinking] = useState(true)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { saving, save, remove } = useElementCommands(projectId)
  const isRenamed = label.trim() !== (element?.label ?? element?.name)
  const name = element && !isRenamed ? element.name : nameFromLabel(label)
  const link = mentionLinker({ name, label: label.trim() }, shots, wordsMax)
  const linked = kind !== 'PLACE' && name ? shots.filter(({ words }) => link(words) !== words) : []
  const submit = async () => {
    if (saving) return
    const images = new Set([...assetIds, ...looks.flatMap((look) => look.assetIds)])
    const imageUses = [...images].flatMap((assetId) => {
      const use = uses[assetId]
      return use ? [{ assetId, use }] : []
    })
    const values = { name, label: label.trim() === name ? null : label, description, assetIds, looks }
    const checked = check(elementWithLooksRule, { kind: KINDS[kind].key, ...values })
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    try {
      await save(element?.id, { ...values, kind, imageUses, link: isLinking && linked.length > 0 }, linked)
      onClose()
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      if (named.fromShotId) setErrors(named)
      else setErrors({ name: Object.values(named)[0] ?? messageOf(caught) })
    }
  }
  const discard = async () => {
    if (element && (await remove(element))) onClose()
  }
  const send = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter') return
    event.preventDefault()
    void submit()
  }
  return (
    <FormDialog
      open
      title={element ? `Edit ${element.label || element.name}` : 'Add character, place or prop'}
      width={640}
      onCancel={onClose}
      footer={
        <div className={s.foot}>
          {element ? (
            <Button danger type="text" icon={<Trash2 size={16} />} onClick={() => void discard()}>
              Delete
            </Button>
          ) : (
            <span />
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={saving} onClick={() => void submit()}>
            {element ? 'Save' : 'Add'}
          </Button>
        </div>
      }
    >
      <Form layout="vertical" requiredMark={false} component="div">
        <Segmented
          className={s.kind}
          aria-label="What it is"
          value={kind}
          options={CHOICES}
          onChange={setKind}
        />
        <Form.Item label="Name" htmlFor="element-name" {...errorProps(errors.name ?? errors.label)}>
          <Input
            id="element-name"
            autoFocus
            aria-describedby="element-hint"
            autoComplete="off"
            maxLength={elementLabelMax}
            placeholder={KINDS[kind].name}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
            onKeyDown={send}
          />
        </Form.Item>
        <p id="element-hint" className={`meta ${s.hint}`}>
          Type {name ? `@${name}` : 'its name after an @'} in a shot to use these images.
        </p>
        <Form.Item
          label="Description"
          htmlFor="element-description"
          extra={<Counter used={description.length} of={elementDescriptionMax} />}
          {...errorProps(errors.description)}
        >
          <Input.TextArea
            id="element-description"
            autoSize={{ minRows: 2, maxRows: 5 }}
            maxLength={elementDescriptionMax}
            placeholder={KINDS[kind].description}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Form.Item>
        {linked.length > 0 && (
          <Checkbox checked={isLinking} onChange={({ target }) => setLinking(target.checked)}>
            Link existing mentions in {linked.length} {linked.length === 1 ? 'shot' : 'shots'}
          </Checkbox>
        )}
      </Form>
      <div className={s.pictures}>
        <span id="element-pictures">Images</span>
        <span className="mono">
          {assetIds.length}/{elementAssetsMax}
        </span>
      </div>
      <div role="group" aria-labelledby="element-pictures">
        <ElementPictures
          projectId={projectId}
          kind={kind}
          chosen={assetIds}
          onChange={setAssetIds}
          uses={uses}
          onUses={setUses}
        />
      </div>
      <ReferenceSheet
        projectId={projectId}
        element={{ kind, name, label: label.trim(), description }}
        assetId={assetIds[0]}
        onDrawn={(id) => setUses((known) => ({ [id]: 'TURNAROUND', ...known }))}
      />
      <ElementLooks
        projectId={projectId}
        element={{ kind, name }}
        uses={uses}
        onUses={setUses}
        shots={shots}
        looks={looks}
        error={errors.looks ?? errors.fromShotId}
        onChange={setLooks}
      />
    </FormDialog>
  )
}
