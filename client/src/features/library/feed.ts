import type { ApolloCache, ApolloClient, Reference } from '@apollo/client'
import { useMeQuery } from '../../entities/person/me.generated'
import { useDebouncedCallback } from '../../shared/lib/debounce'
import { type StoredList, countedWith, liveList, matchesSearch } from '../../shared/lib/lists/connectionCache'
import type { AssetPlacementFieldsFragment } from './asset/AssetPlacementFields.generated'
import { AssetChangedAtFragmentDoc, useAssetChangedSubscription } from './feed.generated'
import { FlaggedCountDocument } from './FlaggedLabel.generated'

type PlacedAsset = AssetPlacementFieldsFragment & { viewerId: string }
type Membership = (asset: PlacedAsset, variant: Record<string, unknown>) => boolean

/** Debounce time before the flagged count is refetched. */
const COUNT_DELAY_MS = 400

/** The asset lists of the root query, with the condition for an asset to be listed. */
const MEMBERSHIPS: Record<string, Membership> = {
  assets: ({ isGenerated, owner, viewerId }, { origin, scope }) =>
    origin !== (isGenerated ? 'UPLOADED' : 'GENERATED') && (scope !== 'MINE' || owner.id === viewerId),
  flaggedAssets: ({ flagged }) => flagged,
  pendingAssets: ({ approvalStatus }) => approvalStatus === 'PENDING',
  marketAssets: ({ isListed }) => isListed,
}

interface Insertion {
  cache: ApolloCache
  value: { updatedAt: string }
  variant: Record<string, unknown>
}

/** Inserts an asset by its last change, newest first; outside of the loaded pages, only the count changes. */
function insertByDate(
  list: StoredList,
  entry: Reference,
  { cache, value: { updatedAt }, variant }: Insertion,
): StoredList {
  if (!list.nodes) return list
  const others = list.nodes.filter(({ __ref }) => __ref !== entry.__ref)
  const isNew = others.length === list.nodes.length
  const changedAt = (of: Reference) =>
    cache.readFragment({ id: of.__ref, fragment: AssetChangedAtFragmentDoc })?.updatedAt ?? ''
  const found = others.findIndex((other) => changedAt(other) <= updatedAt)
  const at = found < 0 ? others.length : found
  const isBefore = found === 0 && variant.after != null
  const isBeyond = found < 0 && list.pageInfo?.hasNextPage === true
  const count = countedWith(list, isNew ? 1 : 0)
  if (isBefore || isBeyond) return { ...list, nodes: others, ...count }
  if (list.nodes[at]?.__ref === entry.__ref) return list
  return { ...list, nodes: others.toSpliced(at, 0, entry), ...count }
}

const assetLists = Object.entries(MEMBERSHIPS).map(([field, belongs]) =>
  liveList<PlacedAsset>({
    typename: 'Asset',
    field,
    belongs: (asset, variant) =>
      belongs(asset, variant) && matchesSearch(variant.search, asset.name, ...asset.tags),
    // only the server knows results and order of a search by generation settings
    place: (list, entry, context) => (context.variant.generation ? list : insertByDate(list, entry, context)),
  }),
)
const trash = liveList({ typename: 'Asset', field: 'trashedAssets' })

/** Removes an asset from all lists but the Trash. It stays cached for open dialogs. */
export const removeFromLists = (cache: ApolloCache, id: string) =>
  assetLists.forEach((list) => list.remove(cache, { id }))

/** Adds a new, changed or restored asset to the lists it belongs to, and removes it from the others. */
export function placeInLists(cache: ApolloCache, asset: AssetPlacementFieldsFragment, viewerId: string) {
  if (asset.deletedAt) return removeFromLists(cache, asset.id)
  trash.remove(cache, asset)
  assetLists.forEach((list) => list.put(cache, { ...asset, viewerId }))
}

const refetchFlaggedCount = (client: ApolloClient) =>
  void client
    .query({ query: FlaggedCountDocument, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch(() => undefined)

/** Applies pushed changes to all cached asset lists and, for admins, to the flagged count. */
export function useAssetFeed() {
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const refetchCount = useDebouncedCallback(refetchFlaggedCount, COUNT_DELAY_MS)
  useAssetChangedSubscription({
    skip: !me,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const { asset, deletedId } = data?.assetChanged ?? {}
      if (deletedId) removeFromLists(client.cache, deletedId)
      if (asset && me) placeInLists(client.cache, asset, me.id)
      if (me?.isAdmin) refetchCount(client)
    },
  })
}
