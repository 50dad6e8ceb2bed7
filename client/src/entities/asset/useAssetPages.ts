import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  AssetsDocument,
  type AssetsQuery,
  type AssetsQueryVariables,
  useAssetsQuery,
} from './assets.generated'

type Filter = Omit<AssetsQueryVariables, 'after'>

/** A loaded page after the first. */
interface Page {
  /** The cursor before the page. */
  after: string
  content: AssetsQuery['assets']
}

const NO_PAGES: readonly Page[] = []
const ALL = { from: 0, to: Infinity }

/** Assets of consecutive pages. One that moved forward may still be on its former page: its first position counts. */
function distinct<Entry extends { id: string }>(pages: readonly { nodes: readonly Entry[] }[]): Entry[] {
  const seen = new Set<string>()
  return pages.flatMap(({ nodes }) => nodes.filter(({ id }) => !seen.has(id) && seen.add(id)))
}

/** The index of the page with the entry at an index; the last page for indexes beyond. */
function pageAt(pages: readonly { nodes: readonly unknown[] }[], index: number): number {
  let end = 0
  const found = pages.findIndex(({ nodes }) => index < (end += nodes.length))
  return found < 0 ? pages.length - 1 : found
}

/**
 * Assets in pages. Only the first page and those near the shown entries are cached and watched; the others stay as last seen,
 * and are loaded again when they come near. Without `onShown`, all loaded pages are watched.
 */
export function useAssetPages(filter: Filter, pollInterval = 0) {
  const client = useApolloClient()
  const { data, previousData, error, loading, refetch } = useAssetsQuery({ variables: filter, pollInterval })
  const first = (data ?? (loading ? previousData : undefined))?.assets
  // a first page with another end is another list
  const key = JSON.stringify([filter, first?.pageInfo.endCursor])
  const [later, setLater] = useState({ key, pages: NO_PAGES })
  const [requested, setRequested] = useState<string | null>(null)
  const [shown, setShown] = useState(ALL)

  const pages = later.key === key && data ? later.pages : NO_PAGES
  const contents = useMemo(() => first && [first, ...pages.map(({ content }) => content)], [first, pages])
  const entries = useMemo(() => contents && distinct(contents), [contents])
  const end = data && contents?.at(-1)?.pageInfo
  const next = end?.hasNextPage ? end.endCursor : null

  const near = pages.slice(Math.max(0, shown.from - 2), shown.to + 1).map(({ after }) => after)
  const cursors = JSON.stringify(next !== null && requested === next ? [...near, next] : near)
  const put = (after: string, content: AssetsQuery['assets']) =>
    setLater((before) => {
      const known = before.key === key ? before.pages : NO_PAGES
      const at = known.findIndex((page) => page.after === after)
      if (known[at]?.content === content) return before
      return { key, pages: at < 0 ? [...known, { after, content }] : known.with(at, { after, content }) }
    })
  const watch = useEffectEvent((after: string) => {
    const variables = { ...filter, after }
    const isKnown = pages.some((page) => page.after === after)
    const subscription = client
      .watchQuery({ query: AssetsDocument, variables, context: { quiet: isKnown } })
      .subscribe(({ data: arrived, dataState, error: failure }) => {
        if (dataState === 'complete') put(after, arrived.assets)
        // the end of the list requests it again
        if (failure) setRequested(null)
      })
    return () => {
      subscription.unsubscribe()
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'assets', args: variables, broadcast: false })
      client.cache.gc()
    }
  })
  const watches = useRef(new Map<string, () => void>())
  useEffect(() => {
    const wanted = new Set(JSON.parse(cursors) as string[])
    for (const [after, stop] of watches.current)
      if (!wanted.has(after)) {
        stop()
        watches.current.delete(after)
      }
    for (const after of wanted) if (!watches.current.has(after)) watches.current.set(after, watch(after))
  }, [cursors])
  useEffect(() => {
    const { current } = watches
    return () => {
      current.forEach((stop) => stop())
      current.clear()
    }
  }, [])

  const onShown = useCallback(
    (from: number, to: number) => {
      const now = { from: pageAt(contents ?? [], from), to: pageAt(contents ?? [], to) }
      setShown((before) => (before.from === now.from && before.to === now.to ? before : now))
    },
    [contents],
  )
  const more = useMemo(() => (next === null ? undefined : () => setRequested(next)), [next])
  return { data, error, loading, refetch, entries, count: data?.assets.count, more, onShown }
}
