import { Tooltip } from 'antd'
import { Plus, X } from 'lucide-react'
import { LIMITS } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../../entities/asset/ReferenceFields.generated'
import { Picture } from '../../entities/asset/Picture'
import s from './ReferenceTiles.module.css'

interface ReferenceTilesProps {
  references: readonly ReferenceImageFieldsFragment[]
  onChange: (references: ReferenceImageFieldsFragment[]) => void
  onAdd: () => void
}

/** The reference images of a draft, each with a remove button, and a tile to add one until there are five. */
export const ReferenceTiles = ({ references, onChange, onAdd }: ReferenceTilesProps) => (
  <div className={s.tiles} data-empty={references.length === 0 || undefined}>
    {references.map((asset) => (
      <span key={asset.id} className={s.tile}>
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
      <span className={s.full}>Max 5 images</span>
    ) : (
      <Tooltip title={`Reference images, up to ${LIMITS.prompt.referencesMax}`}>
        <button type="button" className={s.more} aria-label="Add reference image" onClick={onAdd}>
          <Plus size={18} />
        </button>
      </Tooltip>
    )}
  </div>
)
