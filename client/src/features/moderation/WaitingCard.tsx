import { Checkbox } from 'antd'
import { memo } from 'react'
import { AssetCard } from '../../entities/asset/AssetCard'
import type { AssetCardFieldsFragment } from '../../entities/asset/AssetCard.generated'
import s from './Moderation.module.css'

interface WaitingCardProps {
  asset: AssetCardFieldsFragment
  to: string
  isChosen: boolean
  disabled: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

/** A card with a checkbox, for decisions about several at once. */
export const WaitingCard = memo(({ asset, to, isChosen, disabled, onChoose }: WaitingCardProps) => (
  <div className={s.pick} data-picked={isChosen || undefined}>
    <AssetCard asset={asset} to={to} />
    <Checkbox
      className={s.box}
      aria-label={`Select ${asset.name}`}
      checked={isChosen}
      disabled={disabled}
      onChange={({ target }) => onChoose(asset.id, target.checked)}
    />
  </div>
))
