import type { ApolloClient } from '@apollo/client'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { download } from '../../../shared/lib/network/download'
import { messageOr, UNEXPECTED_RESPONSE } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import { AssetDownloadDocument } from './downloadAssets.generated'

/** Ids from one item to another, in either direction; only the second if the first is not listed. */
function idsBetween(items: readonly { id: string }[], from: string | undefined, to: string): string[] {
  const [first, last] = [from ?? to, to].map((id) => items.findIndex((item) => item.id === id))
  if (first! < 0 || last! < 0) return [to]
  return items.slice(Math.min(first!, last!), Math.max(first!, last!) + 1).map(({ id }) => id)
}

/** Selection in a grid: single items, a range with Shift, all with Ctrl or Cmd and A; Escape clears it. */
export function useSelection<Item extends { id: string }>(items: readonly Item[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isStarted, setStarted] = useState(false)
  const listed = useRef(items)
  const anchor = useRef<string>(undefined)
  useEffect(() => {
    listed.current = items
  })
  // drops items that others removed meanwhile
  const chosen = useMemo(() => items.filter(({ id }) => picked.has(id)), [items, picked])
  const toggle = useCallback((id: string, isRange: boolean) => {
    const ids = idsBetween(listed.current, isRange ? anchor.current : undefined, id)
    anchor.current = id
    setPicked((before) => {
      const after = new Set(before)
      const isAdded = !before.has(id)
      for (const one of ids)
        if (isAdded) after.add(one)
        else after.delete(one)
      return after
    })
  }, [])
  const clear = useCallback(() => {
    setPicked(new Set())
    setStarted(false)
  }, [])
  const isActive = isStarted || chosen.length > 0
  const selectAll = () => setPicked(new Set(items.map(({ id }) => id)))
  const grid = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey } = event
    if (target !== document.body && !grid.current?.contains(target as Node)) return
    if (key === 'Escape' && isActive) clear()
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) selectAll()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    chosen,
    picked,
    isActive,
    isAll: chosen.length === items.length,
    start: () => setStarted(true),
    toggle,
    selectAll,
    clear,
    /** Ref of the element with the keyboard shortcuts. */
    grid,
  }
}
export type Selection = Omit<ReturnType<typeof useSelection>, 'chosen'> & {
  chosen: readonly { id: string }[]
}

const AT_ONCE = 4

/** Runs a request for each item, a few in parallel. Returns the successful items; a toast lists failures with reasons. */
export async function runForEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  failed: string,
): Promise<Item[]> {
  const done: Item[] = []
  const reasons: string[] = []
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        await run(item)
        done.push(item)
      } catch (caught) {
        reasons.push(messageOr(UNEXPECTED_RESPONSE, caught))
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (reasons.length)
    toast.error(
      `${reasons.length} of ${items.length} could not be ${failed}: ${[...new Set(reasons)].join(' ')}`,
    )
  return items.filter((item) => done.includes(item))
}

/** Downloads assets under their names, one at a time. Resolves to whether all succeeded. */
export async function downloadAssets(client: ApolloClient, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) {
    const { data } = await client
      .query({ query: AssetDownloadDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }))
    if (!data || !(await download(data.asset.downloadUrl))) return false
  }
  return true
}
