import { Button } from 'antd'
import { ChevronLeft, ChevronRight, Flag } from 'lucide-react'
import { ago, dateOf } from '../../shared/lib/time'
import { useCloseOnError } from '../../shared/lib/toast'
import { AssetDialog } from '../../widgets/asset-dialog/AssetDialog'
import { StatusBadge } from '../../shared/ui/StatusBadge'
import { DecisionButtons, needsDecision, useDecision } from './useDecision'
import { useDecisionAssetQuery } from './DecisionDialog.generated'
import s from './Moderation.module.css'
import { useKeys } from '../../shared/lib/input/keyboardShortcuts'

interface DecisionDialogProps {
  id: string
  /** The list to step through. */
  among: readonly { id: string }[]
  total: string
  onGo: (id: string) => void
  onClose: () => void
}

/** Dialog to decide about an asset: A approves, D declines, arrow keys step through the list. Closes after a decision. */
export function DecisionDialog({ id, among, total, onGo, onClose }: DecisionDialogProps) {
  const { data, error } = useDecisionAssetQuery({ variables: { id }, context: { quiet: true } })
  const asset = data?.asset
  useCloseOnError(asset ? undefined : error, onClose)
  const { decide, busy } = useDecision()
  const isOpen = asset !== undefined && needsDecision(asset)
  const decideNow = async (approve: boolean) => {
    if (!asset || !isOpen || busy) return
    if ((await decide([asset], approve)) !== 'failed') onClose()
  }
  const at = among.findIndex((other) => other.id === id)
  const go = (step: number) => {
    const next = at < 0 ? undefined : among[at + step]
    if (next && !busy) onGo(next.id)
  }
  const back = () => go(-1)
  const on = () => go(1)
  useKeys({
    a: () => void decideNow(true),
    d: () => void decideNow(false),
    ArrowLeft: back,
    ArrowUp: back,
    ArrowRight: on,
    ArrowDown: on,
  })

  if (!asset) return null
  return (
    <AssetDialog
      asset={asset}
      status={
        <div className={s.place}>
          <StatusBadge quiet status={asset.approvalStatus} />
          {at >= 0 && (
            <>
              <span className="meta">
                {at + 1} of {total}
              </span>
              <Button
                type="text"
                size="small"
                aria-label="Previous"
                disabled={at === 0}
                icon={<ChevronLeft size={16} />}
                onClick={back}
              />
              <Button
                type="text"
                size="small"
                aria-label="Next"
                disabled={at === among.length - 1}
                icon={<ChevronRight size={16} />}
                onClick={on}
              />
            </>
          )}
        </div>
      }
      extra={
        <>
          {asset.flagged && (
            <div className={s.flag}>
              <Flag size={16} aria-hidden />
              <p>
                <b>Flagged{asset.flaggedBy && ` by ${asset.flaggedBy.username}`}</b>
                {asset.flaggedAt && (
                  <time className="meta" dateTime={asset.flaggedAt} title={dateOf(asset.flaggedAt)}>
                    {ago(asset.flaggedAt)}
                  </time>
                )}
                <span>{asset.flagReason}</span>
              </p>
            </div>
          )}
          {!isOpen && <p className={`meta ${s.hint}`}>Already reviewed.</p>}
          {isOpen && (
            <p className={`meta ${s.keys}`}>
              <kbd>A</kbd> approves, <kbd>D</kbd> declines, arrow keys lead on
            </p>
          )}
        </>
      }
      actions={
        <DecisionButtons busy={busy} disabled={!isOpen} onDecide={(approve) => void decideNow(approve)} />
      }
      onClose={onClose}
    />
  )
}
