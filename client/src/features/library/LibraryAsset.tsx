import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useAssetQuery } from '../../gql/generated'
import { wordsOf } from '../../lib/failure'
import { dateOf } from '../../lib/time'
import { toast } from '../../lib/toast'
import { AssetDialog } from '../../ui/AssetDialog'
import { StatusBadge } from '../../ui/StatusBadge'

/** One asset's dialog; an id that leads nowhere says so and closes. */
export function LibraryAsset({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useAssetQuery({ variables: { id }, context: { quiet: true } })
  const asset = data?.asset
  useEffect(() => {
    if (!error || asset) return
    toast.error(wordsOf(error))
    onClose()
  }, [error, asset, onClose])
  if (!asset) return null
  return (
    <AssetDialog
      asset={asset}
      status={<StatusBadge status={asset.approvalStatus} quiet />}
      extra={<p className="meta" style={{ marginTop: 20 }}>{asset.width} × {asset.height} · {dateOf(asset.createdAt)}</p>}
      actions={asset.isGenerated && <Button icon={<Download size={16} />} href={asset.url} download={asset.name}>Download</Button>}
      onClose={onClose}
    />
  )
}
