import type { ApolloCache, Reference, StoreObject } from '@apollo/client'

/** How long a list is, as far as the server has counted it. */
export interface Count {
  value: number
  isExact: boolean
}

/** Writes a count, such as 1, or 10,000+ where there are more than were counted. */
export const writtenCount = ({ value, isExact }: Count): string =>
  isExact ? String(value) : `${value.toLocaleString('en')}+`

/** Writes a count with what is counted, such as “1 asset” or “10,000+ assets”. */
export const countOf = (count: Count, one: string, many = `${one}s`): string =>
  `${writtenCount(count)} ${count.isExact && count.value === 1 ? one : many}`

/** Changes a count by what was added or removed; what was not counted to its end stays so. */
export const changedCount = <Counted extends Count>(count: Counted, by: number): Counted =>
  count.isExact ? { ...count, value: Math.max(0, count.value + by) } : count

/** A cursor connection as the cache stores it. */
export interface StoredList {
  nodes?: readonly Reference[]
  count?: Count
  unreadCount?: number
  pageInfo?: StoreObject
}

/** Parses the key arguments of a cached list, stored as `projects:{"search":"keeper"}`. */
export function argumentsOf(storeFieldName: string): Record<string, unknown> {
  const at = storeFieldName.indexOf(':')
  return at < 0 ? {} : (JSON.parse(storeFieldName.slice(at + 1)) as Record<string, unknown>)
}

/** The count of a list that has become longer or shorter; none where it was not asked for. */
export const countedWith = ({ count }: StoredList, by: number): Pick<StoredList, 'count'> =>
  count ? { count: changedCount(count, by) } : {}

/** Puts an object first in a list; counts it if it is new there. */
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

/** Removes an object from a list, and from its count. */
export function removeEntry(list: StoredList, key: string): StoredList {
  const others = list.nodes?.filter(({ __ref }) => __ref !== key)
  if (!others || others.length === list.nodes?.length) return list
  return { ...list, nodes: others, ...countedWith(list, -1) }
}

/**
 * Changes each stored variant of a list: of a field of the root query, or of the object with the cache id
 * `of`. Returning the same list leaves it unchanged.
 */
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
