import { Sparkles } from 'lucide-react'
import { memo, type MouseEventHandler } from 'react'
import { Link } from 'react-router-dom'
import type { AssetCardFieldsFragment } from './AssetCard.generated'
import s from './AssetCard.module.css'
import { Picture } from './Picture'
import { Chip, StatusBadge } from '../../shared/ui/StatusBadge'

/** Formats a price: `$ 12.00` (specification L7). */
export const priceOf = ({ price }: Pick<AssetCardFieldsFragment, 'price'>) => `$ ${Number(price).toFixed(2)}`

interface AssetCardProps {
  asset: AssetCardFieldsFragment
  to: string
  /** A problem shown instead of the status; also makes the name always visible. */
  note?: string | null
  /** Whether the name is below the image; add `CAPTION` to the row height of the grid. */
  isNamed?: boolean
  onClick?: MouseEventHandler
}

/** Height of the name below an image, in pixels. */
export const CAPTION = 30

/**
 * Card that consists of an image. Details show on hover and focus, and always on touch screens; the price of another
 * member’s asset is always visible.
 */
export const AssetCard = memo(({ asset, to, note, isNamed, onClick }: AssetCardProps) => {
  const isPriced = !asset.viewerIsOwner && Number(asset.price) > 0
  return (
    <div className={s.whole} data-noted={note ? '' : undefined} data-named={isNamed || undefined}>
      <Link
        className={s.card}
        to={to}
        preventScrollReset
        onClick={onClick}
        data-asset={asset.id}
        aria-label={`${asset.name}, ${asset.approvalStatus.toLowerCase()}`}
      >
        <Picture asset={asset} />
        <span className={s.words}>
          <b className="truncate">{asset.name}</b>
          <small className="truncate">
            {asset.isGenerated && <Sparkles size={12} aria-label="Generated" />}
            {asset.owner.username}
          </small>
        </span>{' '}
        {!note && (
          <span className={s.badge}>
            <StatusBadge status={asset.approvalStatus} />
          </span>
        )}
      </Link>
      {note && (
        <p className={s.note}>
          <span>{note}</span>
        </p>
      )}
      {isNamed && (
        <p className={`${s.caption} truncate`} style={{ height: CAPTION }} title={asset.name} aria-hidden>
          {asset.name}
        </p>
      )}
      {isPriced && (
        <span className={s.price} data-price>
          <Chip>{priceOf(asset)}</Chip>
        </span>
      )}
    </div>
  )
})
