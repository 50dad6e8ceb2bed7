import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  NO_SEARCH,
  PAUSE,
  SEED_MAX,
  type SearchDraft,
  searchInputOf,
} from '../../entities/video/search/search'

/** Search parameter of each field. */
const NAMES = {
  words: 'prompt',
  model: 'model',
  seed: 'seed',
  author: 'author',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof SearchDraft, string>
const PARTS = Object.keys(NAMES) as (keyof SearchDraft)[]

const dayOf = (text: string | null): string =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** Parses the search from an address; ignores invalid values. */
function draftOf(address: URLSearchParams): SearchDraft {
  const seed = address.get(NAMES.seed) ?? ''
  return {
    words: address.get(NAMES.words) ?? '',
    model: address.get(NAMES.model),
    seed: /^\d+$/.test(seed) && Number(seed) <= SEED_MAX ? Number(seed) : null,
    author: address.get(NAMES.author) ?? '',
    from: dayOf(address.get(NAMES.from)),
    to: dayOf(address.get(NAMES.to)),
  }
}

/** Search by generation settings, stored in the address after a pause in typing. */
export function useGenerationSearch() {
  const [address, setAddress] = useSearchParams()
  const [draft, setDraft] = useState(() => draftOf(address))
  const stored = draftOf(address)
  const write = useEffectEvent((next: SearchDraft) => {
    if (PARTS.every((part) => next[part] === stored[part])) return
    const changed = new URLSearchParams(address)
    for (const part of PARTS) {
      const value = String(next[part] ?? '')
      if (value) changed.set(NAMES[part], value)
      else changed.delete(NAMES[part])
    }
    setAddress(changed, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => write(draft), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  const change = (changes: Partial<SearchDraft>) => setDraft((now) => ({ ...now, ...changes }))
  return { draft, change, clear: () => setDraft(NO_SEARCH), input: searchInputOf(stored) }
}
