import { Select } from 'antd'
import { IMAGE_USES, type ImageUse as UseKey } from '#schema/element-images'
import type { ImageUse } from '../../../entities/types.generated'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { Picture } from '../../../entities/asset/Picture'
import { KINDS, type ElementKind } from './kinds'
import s from './ElementDialog.module.css'

/** The uses of images, by asset id. */
export type Uses = Readonly<Partial<Record<string, ImageUse>>>

const imageUseOf = (key: UseKey) => key.toUpperCase() as ImageUse
/** The key of a use in rules. */
export const imageUseKey = (use: ImageUse | undefined) => use?.toLowerCase() as UseKey | undefined
const WHOLE = { value: '' as const, label: 'As a whole' }

interface ImageUsesProps {
  kind: ElementKind
  /** The images of the element, in order. */
  images: readonly ReferenceImageFieldsFragment[]
  uses: Uses
  onChange: (uses: Uses) => void
}

/** What each image of an element shows. */
export function ImageUses({ kind, images, uses, onChange }: ImageUsesProps) {
  /** The uses for the kind, and the one chosen for another kind. */
  const optionsFor = (chosen: ImageUse | undefined) => [
    WHOLE,
    ...IMAGE_USES.filter(({ key }) => KINDS[kind].uses.includes(key) || key === imageUseKey(chosen)).map(
      ({ key, name }) => ({ value: imageUseOf(key), label: name }),
    ),
  ]
  return (
    <ul className={s.uses} aria-label="What the images show">
      {images.map((image) => (
        <li key={image.id}>
          <Picture asset={image} sizes="36px" alt="" plain />
          <span className="truncate">{image.name}</span>
          <Select
            aria-label={`What ${image.name} shows`}
            value={uses[image.id] ?? WHOLE.value}
            options={optionsFor(uses[image.id])}
            onChange={(use) => onChange({ ...uses, [image.id]: use || undefined })}
          />
        </li>
      ))}
    </ul>
  )
}
