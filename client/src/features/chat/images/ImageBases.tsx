import { Button } from 'antd'
import { ImagePlus, X } from 'lucide-react'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { Picture } from '../../../entities/asset/Picture'
import s from './GenerateTab.module.css'

interface ImageBasesProps {
  bases: readonly ReferenceImageFieldsFragment[]
  /** Most images that the model accepts. */
  most: number
  onRemove: (id: string) => void
  onChoose: () => void
}

/** The images to modify or combine. */
export const ImageBases = ({ bases, most, onRemove, onChoose }: ImageBasesProps) => (
  <>
    {bases.map((base) => (
      <div key={base.id} className={s.base}>
        <Picture asset={base} sizes="56px" alt={base.name} />
        <span>
          <small className="dim">{bases.length > 1 ? 'Combine' : 'Modify'}</small>
          <b className="truncate">{base.name}</b>
        </span>
        <Button
          type="text"
          aria-label={`Do not modify ${base.name}`}
          icon={<X size={16} />}
          onClick={() => onRemove(base.id)}
        />
      </div>
    ))}
    {bases.length < most && (
      <Button type="dashed" icon={<ImagePlus size={16} />} onClick={onChoose}>
        {bases.length ? 'Add an image' : 'Modify an image'}
      </Button>
    )}
  </>
)
