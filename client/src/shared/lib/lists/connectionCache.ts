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

/** Puts a new object at the front of a list; a listed one keeps its position. */
export const prependNewEntry = (list: StoredList, entry: Reference): StoredList =>
  list.nodes?.some(({ __ref }) => __ref === entry.__ref) ? list : prependEntry(list, entry)

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

interface StoredPage {
  /** The name of the cached field. */
  name: string
  variant: Record<string, unknown>
  list: StoredList
}

/** Pages that follow each other, for each variant of a list. Lists that are stored as a whole have one page. */
function chainsOf(pages: readonly StoredPage[]): StoredPage[][] {
  const keyOf = (variant: object, after: unknown) => JSON.stringify({ ...variant, after: after ?? null })
  const byKey = new Map(pages.map((page) => [keyOf(page.variant, page.variant.after), page]))
  const next = ({ variant, list: { pageInfo } }: StoredPage) =>
    pageInfo?.hasNextPage ? byKey.get(keyOf(variant, pageInfo.endCursor)) : undefined
  const followers = new Set(pages.map(next))
  return pages
    .filter((page) => !followers.has(page))
    .map((head) => {
      const chain: StoredPage[] = []
      for (let page: StoredPage | undefined = head; page && !chain.includes(page); page = next(page))
        chain.push(page)
      return chain
    })
}

/** The list of all pages, each entry once. */
function joined(chain: readonly StoredPage[]): StoredList {
  const [first] = chain
  if (chain.length === 1) return first!.list
  const byRef = new Map(chain.flatMap(({ list }) => list.nodes ?? []).map((node) => [node.__ref, node]))
  return { ...first!.list, nodes: [...byRef.values()], pageInfo: chain.at(-1)!.list.pageInfo }
}

/** Divides a changed list into its pages: known entries stay on their page, others join the following ones. */
function divided(list: StoredList, chain: readonly StoredPage[]): StoredList[] {
  if (chain.length === 1) return [list]
  const pageOf = new Map(chain.flatMap((page, at) => (page.list.nodes ?? []).map(({ __ref }) => [__ref, at])))
  const nodes = chain.map((): Reference[] => [])
  let page = chain.length - 1
  for (const node of (list.nodes ?? []).toReversed()) {
    page = Math.min(page, pageOf.get(node.__ref) ?? page)
    nodes[page]!.push(node)
  }
  return chain.map(({ list: { nodes: before, ...rest } }, at) => {
    const now = nodes[at]!.toReversed()
    const isSame = before?.length === now.length && now.every((node, index) => node === before[index])
    return { ...(at ? rest : list), nodes: isSame ? before : now, pageInfo: rest.pageInfo }
  })
}

/** Changes all cached variants of a list: a field of the root query, or of the object with cache id `of`. */
export function updateList(
  cache: ApolloCache,
  { of = 'ROOT_QUERY', field }: { of?: string; field: string },
  change: (list: StoredList, variant: Record<string, unknown>) => StoredList,
) {
  const visit = (each: (list: StoredList, name: string) => StoredList) =>
    cache.modify<Record<string, StoredList>>({
      id: of,
      fields: {
        [field]: (list, { storeFieldName }) =>
          '__ref' in list ? list : each(list as StoredList, storeFieldName),
      },
    })
  const pages: StoredPage[] = []
  visit((list, name) => {
    pages.push({ name, variant: argumentsOf(name), list })
    return list
  })
  const changed = new Map<string, StoredList>()
  for (const chain of chainsOf(pages)) {
    const before = joined(chain)
    const after = change(before, chain[0]!.variant)
    if (after !== before) divided(after, chain).forEach((list, at) => changed.set(chain[at]!.name, list))
  }
  if (changed.size) visit((list, name) => changed.get(name) ?? list)
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
