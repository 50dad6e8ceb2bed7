import { Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AssetFieldsFragment } from '../gql/generated'
import s from './AssetCard.module.css'
import { Picture } from './Picture'
import { StatusBadge } from './StatusBadge'

/** The picture is the card: no border, no padding, no caption. Words come on hover, on focus, and always on touch screens. */
export function AssetCard({ asset, to }: { asset: AssetFieldsFragment; to: string }) {
  return (
    <Link className={s.card} to={to} preventScrollReset aria-label={`${asset.name}, ${asset.approvalStatus.toLowerCase()}`}>
      <Picture asset={asset} />
      <span className={s.badge}><StatusBadge status={asset.approvalStatus} /></span>
      <span className={s.words}>
        <b className="truncate">{asset.name}</b>
        <small className="truncate">
          {asset.isGenerated && <Sparkles size={12} aria-label="Generated" />}
          {asset.owner.username}
        </small>
      </span>
    </Link>
  )
}
