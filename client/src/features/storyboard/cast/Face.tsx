import { MapPin, User } from 'lucide-react'
import { Picture } from '../../../entities/asset/Picture'
import s from './CastBar.module.css'
import type { StoryboardSetFieldsFragment } from './sets.generated'

/** The picture of a cast or a place: its first one that can be used. */
export function Face({ set: { kind, references } }: { set: StoryboardSetFieldsFragment }) {
  const asset = references.find((reference) => reference.asset)?.asset
  const Icon = kind === 'CAST' ? User : MapPin
  return (
    <span className={s.face}>
      {asset ? <Picture asset={asset} sizes="28px" alt="" plain /> : <Icon size={14} aria-hidden />}
    </span>
  )
}
