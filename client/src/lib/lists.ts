import type { ApolloCache, Reference, StoreObject } from '@apollo/client'

/** A cursor connection as the cache keeps it. */
export interface StoredList {
  nodes?: readonly Reference[]
  totalCount?: number
  unreadCount?: number
  pageInfo?: StoreObject
}

/** The key arguments of a cached list, as `projects:{"search":"keeper"}` keeps them. */
export function argumentsOf(storeFieldName: string): Record<string, unknown> {
  const at = storeFieldName.indexOf(':')
  return at < 0 ? {} : (JSON.parse(storeFieldName.slice(at + 1)) as Record<string, unknown>)
}

/** Puts an object first in a list: counted when it is new there, moved when it is not. */
export function prependEntry(list: StoredList, entry: Reference): StoredList {
  if (!list.nodes) return list
  const others = list.nodes.filter(({ __ref }) => __ref !== entry.__ref)
  const isNew = others.length === list.nodes.length
  return {
    ...list,
    nodes: [entry, ...others],
    totalCount: (list.totalCount ?? list.nodes.length) + (isNew ? 1 : 0),
  }
}

/** Takes an object out of a list, and out of its count. */
export function removeEntry(list: StoredList, key: string): StoredList {
  const others = list.nodes?.filter(({ __ref }) => __ref !== key)
  if (!others || others.length === list.nodes?.length) return list
  return { ...list, nodes: others, totalCount: Math.max(0, (list.totalCount ?? others.length + 1) - 1) }
}

/**
 * Changes each stored variant of a list: of the root query's field, or of an object's (`of`, its cache id).
 * Returning the same list leaves it.
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
