import type { ApolloCache, Reference } from '@apollo/client'
import { useEffect, useRef } from 'react'
import { countedWith, updateList, type StoredList, removeEntry } from '../../shared/lib/lists/connectionCache'
import { useMeQuery } from '../../entities/person/me.generated'
import type { AssetPlacementFieldsFragment } from './asset/AssetPlacementFields.generated'
import { AssetChangedAtFragmentDoc, useAssetChangedSubscription } from './feed.generated'
import { FlaggedCountDocument } from './FlaggedLabel.generated'

type Variant = Record<string, unknown>
type Membership = (asset: AssetPlacementFieldsFragment, variant: Variant, viewerId: string) => boolean

const COUNT_DELAY = 400

/** Whether the search text is part of the name or of any tag, ignoring case (specification S13). */
const matches = ({ name, tags }: AssetPlacementFieldsFragment, search: unknown) =>
  typeof search !== 'string' ||
  [name, ...tags].some((words) => words.toLowerCase().includes(search.toLowerCase()))

const isFrom = ({ isGenerated }: AssetPlacementFieldsFragment, origin: unknown) =>
  origin !== (isGenerated ? 'UPLOADED' : 'GENERATED')

/** Each list of assets at the root, and which assets belong to it. */
const memberships: Record<string, Membership> = {
  assets: (asset, { origin, scope }, viewerId) =>
    isFrom(asset, origin) && (scope !== 'MINE' || asset.owner.id === viewerId),
  flaggedAssets: (asset) => asset.flagged,
  pendingAssets: (asset) => asset.approvalStatus === 'PENDING',
  marketAssets: (asset) => asset.isListed,
}

/**
 * Inserts an asset by the time of its last change, newest first; an asset beyond the last loaded page is
 * left to that page.
 */
function insertByDate(
  cache: ApolloCache,
  list: StoredList,
  { entry, updatedAt }: { entry: Reference; updatedAt: string },
): StoredList {
  if (!list.nodes) return list
  const others = list.nodes.filter(({ __ref }) => __ref !== entry.__ref)
  const isNew = others.length === list.nodes.length
  const changedAt = (of: Reference) =>
    cache.readFragment({ id: of.__ref, fragment: AssetChangedAtFragmentDoc })?.updatedAt ?? ''
  const found = others.findIndex((other) => changedAt(other) <= updatedAt)
  const at = found < 0 ? others.length : found
  const isBeyond = found < 0 && list.pageInfo?.hasNextPage === true
  const count = countedWith(list, isNew ? 1 : 0)
  if (isBeyond) return { ...list, nodes: others, ...count }
  if (list.nodes[at]?.__ref === entry.__ref) return list
  return { ...list, nodes: others.toSpliced(at, 0, entry), ...count }
}

/**
 * Removes an asset from every list but the trash. It stays in the cache, for a dialog that still shows it.
 */
export function removeFromLists(cache: ApolloCache, id: string) {
  const key = cache.identify({ __typename: 'Asset', id })
  if (key)
    Object.keys(memberships).forEach((field) =>
      updateList(cache, { field }, (list) => removeEntry(list, key)),
    )
}

/**
 * Puts a new, changed or restored asset into every list that it belongs to, and removes it from the others.
 */
export function placeInLists(cache: ApolloCache, asset: AssetPlacementFieldsFragment, viewerId: string) {
  const key = cache.identify({ __typename: 'Asset', id: asset.id })
  if (!key) return
  if (asset.deletedAt) return removeFromLists(cache, asset.id)
  updateList(cache, { field: 'trashedAssets' }, (list) => removeEntry(list, key))
  for (const [field, belongs] of Object.entries(memberships)) {
    updateList(cache, { field }, (list, variant) => {
      if (!belongs(asset, variant, viewerId) || !matches(asset, variant.search)) return removeEntry(list, key)
      // the server alone knows what fits it, and sorts it in another way
      if (variant.generation) return list
      return insertByDate(cache, list, { entry: { __ref: key }, updatedAt: asset.updatedAt })
    })
  }
}

/** Applies pushed changes to every cached list of assets and, for admins, to the count of flagged ones. */
export function useAssetFeed() {
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const countTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(countTimer.current), [])
  useAssetChangedSubscription({
    skip: !me,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const { asset, deletedId } = data?.assetChanged ?? {}
      if (deletedId) removeFromLists(client.cache, deletedId)
      if (asset && me) placeInLists(client.cache, asset, me.id)
      if (!me?.isAdmin) return
      clearTimeout(countTimer.current)
      countTimer.current = setTimeout(() => {
        void client
          .query({ query: FlaggedCountDocument, fetchPolicy: 'network-only', context: { quiet: true } })
          .catch(() => undefined)
      }, COUNT_DELAY)
    },
  })
}
