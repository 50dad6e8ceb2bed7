import { type ApolloCache, gql, type Reference } from '@apollo/client'
import { useEffect, useRef } from 'react'
import {
  type AssetFieldsFragment,
  FlaggedCountDocument,
  useAssetChangedSubscription,
  useMeQuery,
} from '../../gql/generated'
import { changeList, type StoredList, takeOut } from '../../lib/lists'

type Variant = Record<string, unknown>
type Belongs = (asset: AssetFieldsFragment, variant: Variant, viewerId: string) => boolean

const COUNT_AFTER = 400
const CHANGED = gql`
  fragment AssetChangedAt on Asset {
    updatedAt
  }
`

/** A substring of the name or of any tag, in any case (specification S13). */
const matches = ({ name, tags }: AssetFieldsFragment, search: unknown) =>
  typeof search !== 'string' ||
  [name, ...tags].some((words) => words.toLowerCase().includes(search.toLowerCase()))

const isFrom = ({ isGenerated }: AssetFieldsFragment, origin: unknown) =>
  origin !== (isGenerated ? 'UPLOADED' : 'GENERATED')

/** Each list of assets at the root, and what stands in it. */
const lists: Record<string, Belongs> = {
  assets: (asset, { origin, scope }, viewerId) =>
    isFrom(asset, origin) && (scope !== 'MINE' || asset.owner.id === viewerId),
  flaggedAssets: (asset) => asset.flagged,
  pendingAssets: (asset) => asset.approvalStatus === 'PENDING',
  marketAssets: (asset) => asset.isListed,
}

/**
 * Puts an asset where its last change belongs, newest first; beyond the last loaded page it waits to be
 * loaded.
 */
function place(cache: ApolloCache, list: StoredList, entry: Reference, updatedAt: string): StoredList {
  if (!list.nodes) return list
  const others = list.nodes.filter(({ __ref }) => __ref !== entry.__ref)
  const isNew = others.length === list.nodes.length
  const changedAt = (of: Reference) =>
    cache.readFragment<{ updatedAt: string }>({ id: of.__ref, fragment: CHANGED })?.updatedAt ?? ''
  const found = others.findIndex((other) => changedAt(other) <= updatedAt)
  const at = found < 0 ? others.length : found
  const isBeyond = found < 0 && list.pageInfo?.hasNextPage === true
  const totalCount = (list.totalCount ?? list.nodes.length) + (isNew ? 1 : 0)
  if (isBeyond) return { ...list, nodes: others, totalCount }
  if (list.nodes[at]?.__ref === entry.__ref) return list
  return { ...list, nodes: others.toSpliced(at, 0, entry), totalCount }
}

/**
 * Takes an asset out of every list but the trash; what is known of it stays, for a dialog that still shows
 * it.
 */
export function withdraw(cache: ApolloCache, id: string) {
  const key = cache.identify({ __typename: 'Asset', id })
  if (key) Object.keys(lists).forEach((field) => changeList(cache, { field }, (list) => takeOut(list, key)))
}

/** Puts a new, changed or restored asset into every list it belongs to, and takes it out of the others. */
export function settle(cache: ApolloCache, asset: AssetFieldsFragment, viewerId: string) {
  const key = cache.identify({ __typename: 'Asset', id: asset.id })
  if (!key) return
  if (asset.deletedAt) return withdraw(cache, asset.id)
  changeList(cache, { field: 'trashedAssets' }, (list) => takeOut(list, key))
  for (const [field, belongs] of Object.entries(lists)) {
    changeList(cache, { field }, (list, variant) =>
      belongs(asset, variant, viewerId) && matches(asset, variant.search)
        ? place(cache, list, { __ref: key }, asset.updatedAt)
        : takeOut(list, key),
    )
  }
}

/** Keeps every cached list of assets as the server pushes it, and for admins the count of flagged ones. */
export function useAssetFeed() {
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const counting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(counting.current), [])
  useAssetChangedSubscription({
    skip: !me,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const { asset, deletedId } = data?.assetChanged ?? {}
      if (deletedId) withdraw(client.cache, deletedId)
      if (asset && me) settle(client.cache, asset, me.id)
      if (!me?.isAdmin) return
      clearTimeout(counting.current)
      counting.current = setTimeout(() => {
        void client
          .query({ query: FlaggedCountDocument, fetchPolicy: 'network-only', context: { quiet: true } })
          .catch(() => undefined)
      }, COUNT_AFTER)
    },
  })
}
