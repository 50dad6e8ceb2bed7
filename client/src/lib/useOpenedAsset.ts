import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { messageOf } from './failure'
import { toast } from './toast'

type AssetQuery<Asset> = TypedDocumentNode<{ asset: Asset }, { id: string }>

/**
 * Returns the asset that an address names, with the fields of `query`; undefined while it loads. For an
 * unknown id it shows a toast and calls `onClose`.
 */
export function useOpenedAsset<Asset>(
  query: AssetQuery<Asset>,
  { id, onClose }: { id: string; onClose: () => void },
): Asset | undefined {
  const { data, error } = useQuery(query, { variables: { id }, context: { quiet: true } })
  const asset = (data as { asset?: Asset } | undefined)?.asset
  useEffect(() => {
    if (!error || asset) return
    toast.error(messageOf(error))
    onClose()
  }, [error, asset, onClose])
  return asset
}
