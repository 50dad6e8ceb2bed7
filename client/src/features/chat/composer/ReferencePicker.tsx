import { Tabs } from 'antd'
import type { UserFieldsFragment } from '../../../entities/person/person.generated'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { AssetPicker } from '../../../widgets/asset-picker/AssetPicker'
import { ReferenceDialog } from '../../../widgets/asset-picker/ReferenceDialog'
import { GenerateTab } from '../images/GenerateTab'
import s from '../../../widgets/asset-picker/AssetPicker.module.css'
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

/** Generates images, and selects assets as reference images. */
export const ReferencePicker = ({ projectId, viewer, start, chosen, onChange, onClose }: PickerProps) => (
  <ReferenceDialog
    title="Reference image"
    chosen={chosen.map(({ id }) => id)}
    onAdd={(asset) => onChange([...chosen, asset])}
    onRemove={(removed) => onChange(chosen.filter(({ id }) => id !== removed))}
    onClose={onClose}
  >
    {({ toggle, dismiss }) => (
      <Tabs
        className={s.tabs}
        defaultActiveKey={start ? 'generate' : 'assets'}
        onChange={dismiss}
        items={[
          {
            key: 'generate',
            label: 'Generate',
            children: (
              <GenerateTab
                projectId={projectId}
                viewer={viewer}
                start={start}
                isChosen={({ id }) => chosen.some((asset) => asset.id === id)}
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
    )}
  </ReferenceDialog>
)
