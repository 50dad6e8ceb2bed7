import { folded } from '#schema/text/folded'
import type { ApolloCache, Reference, StoreObject } from '@apollo/client'

/** The number of entries; a lower bound if it is not exact. */
export interface Count {
  value: number
  isExact: boolean
}

/** Formats a count, such as 1, or 10,000+ for a lower bound. */
export const formatCount = ({ value, isExact }: Count): string =>
  isExact ? String(value) : `${value.toLocaleString('en')}+`

/** Formats a count with its noun, such as “1 asset” or “10,000+ assets”. */
export const countOf = (count: Count, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count.isExact && count.value === 1 ? one : many}`

/** Adds to an exact count; keeps a lower bound. */
export const changedCount = <Counted extends Count>(count: Counted, by: number): Counted =>
  count.isExact ? { ...count, value: Math.max(0, count.value + by) } : count

/** A cursor connection in the cache. */
export interface StoredList {
  nodes?: readonly Reference[]
  count?: Count
  unreadCount?: number
  pageInfo?: StoreObject
}

/** Parses the key arguments of a cached list, stored as `projects:{"search":"keeper"}`. */
function argumentsOf(storeFieldName: string): Record<string, unknown> {
  const at = storeFieldName.indexOf(':')
  return at < 0 ? {} : (JSON.parse(storeFieldName.slice(at + 1)) as Record<string, unknown>)
}

/** The count after entries were added or removed; empty if the query did not request it. */
export const countedWith = ({ count }: StoredList, by: number): Pick<StoredList, 'count'> =>
  count ? { count: changedCount(count, by) } : {}

/** Moves an object to the front of a list, counting it if it is new. */
export function prependEntry(list: StoredList, entry: Reference): StoredList {
  if (!list.nodes) return list
  const others = list.nodes.filter(({ __ref }) => __ref !== entry.__ref)
  const isNew = others.length === list.nodes.length
  return {
    ...list,
    nodes: [entry, ...others],
    ...countedWith(list, isNew ? 1 : 0),
  }
}

/** Appends an object to a list unless it is listed, and counts it. */
export const appendEntry = (list: StoredList, entry: Reference): StoredList =>
  !list.nodes || list.nodes.some(({ __ref }) => __ref === entry.__ref)
    ? list
    : { ...list, nodes: [...list.nodes, entry], ...countedWith(list, 1) }

/** Removes an object from a list, and from its count. */
export function removeEntry(list: StoredList, key: string): StoredList {
  const others = list.nodes?.filter(({ __ref }) => __ref !== key)
  if (!others || others.length === list.nodes?.length) return list
  return { ...list, nodes: others, ...countedWith(list, -1) }
}

/** Changes all cached variants of a list: a field of the root query, or of the object with cache id `of`. */
export function updateList(
  cache: ApolloCache,
  { of, field }: { of?: string; field: string },
  change: (list: StoredList, variant: Record<string, unknown>) => StoredList,
) {
  cache.modify<Record<string, StoredList>>({
    id: of ?? 'ROOT_QUERY',
    fields: {
      [field]: (list, { storeFieldName }) =>
        '__ref' in list ? list : change(list as StoredList, argumentsOf(storeFieldName)),
    },
  })
}

/** Removes an object from the cache and from the named lists of the root query. */
export function evictObject(cache: ApolloCache, object: StoreObject, ...fields: string[]) {
  const key = cache.identify(object)
  if (!key) return
  fields.forEach((field) => updateList(cache, { field }, (list) => removeEntry(list, key)))
  cache.evict({ id: key })
  cache.gc()
}

type Variant = Record<string, unknown>
/** Inserts an entry into a variant of a list. Returns the same list to leave it unchanged. */
type Place<Entry> = (
  list: StoredList,
  entry: Reference,
  context: { cache: ApolloCache; value: Entry; variant: Variant },
) => StoredList

export interface LiveListOptions<Entry, Identity> {
  typename: string
  /** The field of the list. */
  field: string
  /** The object with the field, such as a project; the root query by default. */
  owner?: (value: Identity) => StoreObject
  /** Whether an entry belongs to a variant of the list, such as a search; by default always. */
  belongs?: (value: Entry, variant: Variant) => boolean
  /** Inserts a new or changed entry; by default at the front. */
  place?: Place<Entry>
}

/** Updates all cached variants of a list when entries are added, changed or removed. */
export function liveList<Entry extends Identity, Identity extends { id: string } = { id: string }>({
  typename,
  field,
  owner,
  belongs = () => true,
  place = prependEntry,
}: LiveListOptions<Entry, Identity>) {
  const target = (cache: ApolloCache, value: Identity) => ({
    of: owner && cache.identify(owner(value)),
    field,
  })
  const keyOf = (cache: ApolloCache, id: string) => cache.identify({ __typename: typename, id })
  return {
    /** Adds an entry to the variants it belongs to, and removes it from the others. */
    put(cache: ApolloCache, value: Entry) {
      const key = keyOf(cache, value.id)
      if (!key) return
      updateList(cache, target(cache, value), (list, variant) =>
        belongs(value, variant)
          ? place(list, { __ref: key }, { cache, value, variant })
          : removeEntry(list, key),
      )
    },
    /** Removes an entry from all variants; its object stays cached. */
    remove(cache: ApolloCache, value: Identity) {
      const key = keyOf(cache, value.id)
      if (key) updateList(cache, target(cache, value), (list) => removeEntry(list, key))
    },
  }
}

/** Whether a text contains the search, ignoring case and accents (specification S13); true without a search. */
export const matchesSearch = (search: unknown, ...texts: string[]): boolean =>
  typeof search !== 'string' || texts.some((text) => folded(text).includes(folded(search.trim())))
