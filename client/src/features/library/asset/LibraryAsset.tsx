import { useState } from 'react'
import type { AssetScope } from '../../../entities/types.generated'
import { dateOf } from '../../../shared/lib/time'
import { useCloseOnError } from '../../../shared/lib/toast'
import { priceOf } from '../../../entities/asset/AssetCard'
import { AssetDialog } from '../../../widgets/asset-dialog/AssetDialog'
import { StatusBadge } from '../../../shared/ui/StatusBadge'
import { AddToProjectPanel } from './AddToProjectPanel'
import { AssetActions, type Mode } from './AssetActions'
import { EditPanel } from './EditPanel'
import { FlagPanel } from './FlagPanel'
import s from '../Library.module.css'
import { useLibraryAssetQuery } from './LibraryAsset.generated'
import { PricePanel } from './PricePanel'
import { sizeOf } from '../upload/Allowance'

const panels = { edit: EditPanel, add: AddToProjectPanel, flag: FlagPanel, price: PricePanel }

interface LibraryAssetProps {
  id: string
  scope: AssetScope
  onClose: () => void
}

/** Dialog of an asset: details, or a form. An unknown id shows a toast and closes it. */
export function LibraryAsset({ id, scope, onClose }: LibraryAssetProps) {
  const [mode, setMode] = useState<Mode>('view')
  const { data, error } = useLibraryAssetQuery({ variables: { id }, context: { quiet: true } })
  const asset = data?.asset
  useCloseOnError(asset ? undefined : error, onClose)
  if (!asset) return null
  const Panel = mode === 'view' ? null : panels[mode]
  const facts = [
    `${asset.width} × ${asset.height}`,
    asset.bytes > 0 && sizeOf(asset.bytes),
    dateOf(asset.createdAt),
    asset.isGenerated && 'Generated',
  ]
  const offer = asset.isListed && `On the marketplace for ${priceOf(asset)}`
  return (
    <AssetDialog
      asset={asset}
      status={<StatusBadge status={asset.approvalStatus} quiet />}
      extra={
        <>
          <p className={`meta ${s.facts}`}>{facts.filter(Boolean).join(' · ')}</p>
          {offer && <p className="meta">{offer}</p>}
          {asset.flagged && <p className="meta">Flagged, waiting for an admin’s decision</p>}
        </>
      }
      actions={<AssetActions asset={asset} scope={scope} onMode={setMode} onClose={onClose} />}
      panel={Panel && <Panel key={mode} asset={asset} onDone={() => setMode('view')} />}
      onClose={onClose}
    />
  )
}
