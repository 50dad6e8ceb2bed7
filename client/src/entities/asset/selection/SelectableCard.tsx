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
  /** Whether a selection is active: a click on the image then selects instead of opening it. */
  isActive: boolean
  onToggle: (id: string, isRange: boolean) => void
}

/** Card with its name below, and a checkbox on hover, on focus, and during a selection. */
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
  /** Actions for the selected images. */
  children: ReactNode
}

/** Bar below a grid during a selection. */
export function SelectionBar({ selection, isBusy, children }: SelectionBarProps) {
  const { chosen, isActive, isAll, selectAll, clear } = selection
  if (!isActive) return null
  return (
    <div className={s.bar} role="group" aria-label="Selected assets" data-below-toasts>
      <Button type="text" aria-label="Select none" icon={<X size={16} />} disabled={isBusy} onClick={clear} />
      <span className={s.count} aria-live="polite">
        {chosen.length ? `${counted(chosen.length, 'asset')} selected` : 'Select assets'}
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

/** Button to start a selection on touch screens, which have no hover. */
export const SelectButton = ({ selection, className = '' }: { selection: Selection; className?: string }) =>
  selection.isActive ? null : (
    <Button className={`${s.start} ${className}`} onClick={selection.start}>
      Select
    </Button>
  )
