import { Spin, Tooltip } from 'antd'
import { ArrowLeftToLine, ArrowRightToLine, X, Plus } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { type ModelOffer, type PromptInputs, automaticModel, noneTakes, LIMITS } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { Picture } from '../../../entities/asset/Picture'
import type { PromptDraft } from '../draft/draft'
import s from './FrameSlots.module.css'
import { givenBy } from '../draft/models'
import tiles from './ReferenceTiles.module.css'
import { useFrameUpload } from '../../../widgets/asset-picker/PickerUpload'

interface ReferenceTilesProps {
  references: readonly ReferenceImageFieldsFragment[]
  onChange: (references: ReferenceImageFieldsFragment[]) => void
  onAdd: () => void
}

/** Reference images of a draft with remove buttons, and a tile to add up to five. */
export const ReferenceTiles = ({ references, onChange, onAdd }: ReferenceTilesProps) => (
  <div className={tiles.tiles} data-empty={references.length === 0 || undefined}>
    {references.map((asset) => (
      <span key={asset.id} className={tiles.tile}>
        <Picture asset={asset} sizes="56px" alt={asset.name} />
        <button
          type="button"
          aria-label={`Remove ${asset.name}`}
          onClick={() => onChange(references.filter(({ id }) => id !== asset.id))}
        >
          <X size={12} strokeWidth={2.5} />
        </button>
      </span>
    ))}
    {references.length >= LIMITS.prompt.referencesMax ? (
      <span className={tiles.full}>Max 5 images</span>
    ) : (
      <Tooltip title={`Reference images, up to ${LIMITS.prompt.referencesMax}`}>
        <button type="button" className={tiles.more} aria-label="Add reference image" onClick={onAdd}>
          <Plus size={18} />
        </button>
      </Tooltip>
    )}
  </div>
)

const FRAMES = [
  { slot: 'firstFrame', name: 'First frame' },
  { slot: 'lastFrame', name: 'Last frame' },
] as const
type FrameSlot = (typeof FRAMES)[number]['slot']

/** Whether any enabled model supports a frame. */
export const supportsFrames = ({ models }: ModelOffer): boolean =>
  models.some(({ firstFrame, lastFrame }) => firstFrame !== 'none' || lastFrame !== 'none')

/** Shown if no enabled model supports frames. */
export const NO_FRAMES =
  'None of your team’s models takes a first or last frame. An admin can turn one on in Settings.'

/** Why a frame cannot be combined with the current inputs, or null. */
function frameProblem(offer: ModelOffer, slot: FrameSlot, given: PromptInputs): string | null {
  const inputs = { ...given, [slot]: true }
  if (automaticModel(offer, inputs)) return null
  if (slot === 'lastFrame' && automaticModel(offer, { ...inputs, firstFrame: true }))
    return 'Choose a first frame before the last one'
  if (given.references > 0 && automaticModel(offer, { ...inputs, references: 0 }))
    return 'None of your team’s models takes a frame and reference images together'
  return noneTakes(inputs)
}

const FramePicker = lazyComponent(
  async () => (await import('../../../widgets/asset-picker/FramePicker')).FramePicker,
)

const ICONS = { firstFrame: ArrowLeftToLine, lastFrame: ArrowRightToLine } as const

interface FrameSlotsProps {
  draft: PromptDraft
  offer: ModelOffer
  viewer: { id: string }
  onChange: (changes: Partial<PromptDraft>) => void
}

/** First and last frame of the video, if an enabled model supports them. */
export function FrameSlots({ draft, offer, viewer, onChange }: FrameSlotsProps) {
  const [picking, setPicking] = useState<FrameSlot | null>(null)
  const put = (slot: FrameSlot, asset: ReferenceImageFieldsFragment | null) => onChange({ [slot]: asset })
  const isEmpty = !draft.firstFrame && !draft.lastFrame
  if (isEmpty && !supportsFrames(offer)) return null
  const given = givenBy(draft)
  return (
    <div className={s.slots} data-empty={isEmpty || undefined} role="group" aria-label="Frames">
      {FRAMES.map(({ slot, name }) => (
        <Slot
          key={slot}
          slot={slot}
          name={name}
          asset={draft[slot]}
          problem={frameProblem(offer, slot, given)}
          onPick={() => setPicking(slot)}
          onPut={(asset) => put(slot, asset)}
        />
      ))}
      {picking && (
        <FramePicker
          title={FRAMES.find(({ slot }) => slot === picking)!.name}
          viewer={viewer}
          chosen={draft[picking]}
          onChoose={(asset) => {
            put(picking, asset)
            setPicking(null)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  )
}

interface SlotProps {
  slot: FrameSlot
  name: string
  asset: ReferenceImageFieldsFragment | null
  /** Why no frame can be added, or null. */
  problem: string | null
  onPick: () => void
  onPut: (asset: ReferenceImageFieldsFragment | null) => void
}

/** Slot of a frame: the image with a remove button, or a button to add one, also by paste or drop. */
function Slot({ slot, name, asset, problem, onPick, onPut }: SlotProps) {
  const { upload, uploading } = useFrameUpload()
  const Icon = ICONS[slot]
  const take = async (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    const picture = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!picture || uploading) return
    event.preventDefault()
    const added = await upload(picture)
    if (added) onPut(added)
  }
  if (asset)
    return (
      <span className={tiles.tile} title={`${name}: ${asset.name}`} data-lacking={problem || undefined}>
        <Picture asset={asset} sizes="56px" alt={`${name}: ${asset.name}`} />
        <span className={s.name}>{name.split(' ')[0]}</span>
        <button type="button" aria-label={`Remove the ${name.toLowerCase()}`} onClick={() => onPut(null)}>
          <X size={12} strokeWidth={2.5} />
        </button>
      </span>
    )
  return (
    <Tooltip title={problem ?? `${name}: choose, paste or drop an image`}>
      <button
        type="button"
        className={s.slot}
        aria-label={name}
        aria-disabled={!!problem}
        aria-busy={uploading}
        onClick={() => !problem && onPick()}
        onPaste={(event) => !problem && void take(event, event.clipboardData.files)}
        onDrop={(event) => !problem && void take(event, event.dataTransfer.files)}
        onDragOver={(event) => !problem && event.preventDefault()}
      >
        {uploading ? <Spin size="small" /> : <Icon size={16} aria-hidden />}
        <span>{name.split(' ')[0]}</span>
      </button>
    </Tooltip>
  )
}
