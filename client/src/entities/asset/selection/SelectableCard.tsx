import { Button, Checkbox } from 'antd'
import { X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { counted } from '#schema/format'
import { AssetCard } from '../AssetCard'
import type { AssetCardFieldsFragment } from '../AssetCard.generated'
import s from './Selection.module.css'
import type { Selection } from './useSelection'

interface SelectableCardProps {
  asset: AssetCardFieldsFragment
  to: string
  isChosen: boolean
  /** Something is being selected: a click on the image selects it instead of opening it. */
  isActive: boolean
  onToggle: (id: string, isRange: boolean) => void
}

/** A card with its name below and a checkbox on hover and focus, and while images are being selected. */
export const SelectableCard = memo(({ asset, to, isChosen, isActive, onToggle }: SelectableCardProps) => (
  <div className={s.pick} data-picked={isChosen || undefined} data-active={isActive || undefined}>
    <AssetCard
      asset={asset}
      to={to}
      isNamed
      onClick={(event) => {
        if (!isActive) return
        event.preventDefault()
        onToggle(asset.id, event.shiftKey)
      }}
    />
    <Checkbox
      className={s.box}
      aria-label={`Select ${asset.name}`}
      checked={isChosen}
      onChange={({ nativeEvent }) => onToggle(asset.id, (nativeEvent as MouseEvent).shiftKey)}
    />
  </div>
))

interface SelectionBarProps {
  selection: Selection
  isBusy: boolean
  /** The actions for the selected images. */
  children: ReactNode
}

/** The bar below a grid in which images are selected. */
export function SelectionBar({ selection, isBusy, children }: SelectionBarProps) {
  const { chosen, isActive, isAll, selectAll, clear } = selection
  if (!isActive) return null
  return (
    <div className={s.bar} role="group" aria-label="Selected images" data-below-toasts>
      <Button type="text" aria-label="Select none" icon={<X size={16} />} disabled={isBusy} onClick={clear} />
      <span className={s.count} aria-live="polite">
        {chosen.length ? `${counted(chosen.length, 'image')} selected` : 'Select images'}
      </span>
      {!isAll && (
        <Button type="text" disabled={isBusy} onClick={selectAll}>
          Select all
        </Button>
      )}
      {chosen.length > 0 && children}
    </div>
  )
}

/** Starts to select on touch screens, where checkboxes do not appear on hover. */
export const SelectButton = ({ selection, className = '' }: { selection: Selection; className?: string }) =>
  selection.isActive ? null : (
    <Button className={`${s.start} ${className}`} onClick={selection.start}>
      Select
    </Button>
  )
