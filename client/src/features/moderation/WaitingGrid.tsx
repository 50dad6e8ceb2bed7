import { Button, Checkbox } from 'antd'
import { useCallback, useMemo, useState, memo } from 'react'
import { LIMITS } from '#schema/limits'
import { focusFirstOf } from '../../shared/lib/input/focus'
import type { AssetCardFieldsFragment } from '../../entities/asset/AssetCard.generated'
import { AssetGrid, type AssetGridProps } from '../../entities/asset/AssetGrid'
import { DecisionButtons, useDecision } from './useDecision'
import type { DecisionFieldsFragment } from './DecisionDialogFields.generated'
import s from './Moderation.module.css'
import { AssetCard } from '../../entities/asset/AssetCard'

interface WaitingCardProps {
  asset: AssetCardFieldsFragment
  to: string
  isChosen: boolean
  disabled: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

/** A card with a checkbox, to review several assets together. */
const WaitingCard = memo(({ asset, to, isChosen, disabled, onChoose }: WaitingCardProps) => (
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

type WaitingAsset = AssetCardFieldsFragment & DecisionFieldsFragment

interface WaitingGridProps extends Omit<AssetGridProps<WaitingAsset>, 'render'> {
  addressOf: (asset: { id: string }) => string
}

/** Maximum number of assets reviewed together. */
const MAX_CHOSEN = LIMITS.page.max

/** Uploads to review, one by one in the dialog, or several together. */
export function WaitingGrid({ addressOf, ...grid }: WaitingGridProps) {
  const { assets = [] } = grid
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  // drops assets that others reviewed meanwhile
  const chosen = useMemo(() => assets.filter(({ id }) => picked.has(id)), [assets, picked])
  const { decide, busy } = useDecision()
  const isBusy = busy !== undefined
  const isFull = chosen.length >= MAX_CHOSEN

  const choose = useCallback((id: string, isChosen: boolean) => {
    setPicked((before) => {
      const after = new Set(before)
      if (isChosen) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const decideNow = async (approve: boolean) => {
    if ((await decide(chosen, approve)) === 'done') setPicked(new Set())
    focusFirstOf(`.${s.box} input`)
  }
  const render = useCallback(
    (asset: WaitingAsset) => {
      const isChosen = picked.has(asset.id)
      return (
        <WaitingCard
          asset={asset}
          to={addressOf(asset)}
          isChosen={isChosen}
          disabled={isBusy || (isFull && !isChosen)}
          onChoose={choose}
        />
      )
    },
    [picked, addressOf, isBusy, isFull, choose],
  )
  return (
    <>
      {assets.length > 0 && (
        <div className={s.chosen} role="group" aria-label="Review several">
          <span className="meta" aria-live="polite">
            {chosen.length ? `${chosen.length} selected` : 'Select assets to review several at once'}
          </span>
          {chosen.length < Math.min(assets.length, MAX_CHOSEN) && (
            <Button
              type="text"
              disabled={isBusy}
              onClick={() => setPicked(new Set(assets.slice(0, MAX_CHOSEN).map(({ id }) => id)))}
            >
              Select all
            </Button>
          )}
          {chosen.length > 0 && (
            <>
              <Button type="text" disabled={isBusy} onClick={() => setPicked(new Set())}>
                Clear
              </Button>
              <div className={s.both}>
                <DecisionButtons busy={busy} onDecide={(approve) => void decideNow(approve)} />
              </div>
            </>
          )}
        </div>
      )}
      <AssetGrid {...grid} render={render} />
    </>
  )
}
