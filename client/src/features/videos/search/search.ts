import { useEffect, useState } from 'react'
import { NO_SEARCH, PAUSE, type SearchDraft, searchInputOf } from '../../../entities/video/search/search'

/** The draft of a search, and what is searched for: the same a moment after the last key. */
export function useVideoSearch() {
  const [draft, setDraft] = useState(NO_SEARCH)
  const [settled, setSettled] = useState(NO_SEARCH)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  const change = (changes: Partial<SearchDraft>) => setDraft((now) => ({ ...now, ...changes }))
  return { draft, change, input: searchInputOf(draft) && searchInputOf(settled) }
}
