import { Button, Tabs } from 'antd'
import { useState } from 'react'
import { LIMITS, TOO_MANY_REFERENCES } from '#schema/limits'
import type { UserFieldsFragment } from '../../../entities/person/person.generated'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { AssetPicker } from '../../../entities/asset/picker/AssetPicker'
import { GenerateTab } from '../images/GenerateTab'
import s from '../../../entities/asset/picker/AssetPicker.module.css'
import type { ImageDraft } from '../images/useGenerateImage'

interface PickerProps {
  projectId: string
  viewer: UserFieldsFragment
  /** The initial state, such as an image to modify. */
  start: Partial<ImageDraft> | null
  chosen: readonly ReferenceImageFieldsFragment[]
  onChange: (chosen: ReferenceImageFieldsFragment[]) => void
  onClose: () => void
}

/** Generates pictures, and selects up to five assets as reference images (specification C10). */
export function ReferencePicker({ projectId, viewer, start, chosen, onChange, onClose }: PickerProps) {
  const [isOver, setOver] = useState(false)
  const toggle = (asset: ReferenceImageFieldsFragment) => {
    const others = chosen.filter(({ id }) => id !== asset.id)
    const isFull = others.length === chosen.length && chosen.length >= LIMITS.prompt.referencesMax
    setOver(isFull)
    if (!isFull) onChange(others.length < chosen.length ? others : [...chosen, asset])
  }
  const isChosen = ({ id }: ReferenceImageFieldsFragment) => chosen.some((asset) => asset.id === id)
  return (
    <FormDialog
      open
      title="Reference image"
      width={720}
      onCancel={onClose}
      footer={
        <div className={s.foot}>
          <p role="alert">{isOver && TOO_MANY_REFERENCES}</p>
          <span className="meta">
            {chosen.length} of {LIMITS.prompt.referencesMax} chosen
          </span>
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <Tabs
        className={s.tabs}
        defaultActiveKey={start ? 'generate' : 'assets'}
        onChange={() => setOver(false)}
        items={[
          {
            key: 'generate',
            label: 'Generate',
            children: (
              <GenerateTab
                projectId={projectId}
                viewer={viewer}
                start={start}
                isChosen={isChosen}
                onToggle={toggle}
              />
            ),
          },
          {
            key: 'assets',
            label: 'Assets',
            children: <AssetPicker viewer={viewer} chosen={chosen} onToggle={toggle} />,
          },
        ]}
      />
    </FormDialog>
  )
}
