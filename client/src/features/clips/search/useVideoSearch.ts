import { useEffect, useState } from 'react'
import { NO_SEARCH, PAUSE, type SearchDraft, searchInputOf } from '../../../entities/video/search/search'
import type { VideoSearchInput } from '../../../entities/types.generated'
import { useNextPage } from '../../../shared/lib/lists/paging'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'
import { useFoundVideosQuery } from './search.generated'

const PAGE = 50
const NONE: GeneratedVideoFieldsFragment[] = []

/** The videos that match the search; null without a search. */
export function useFoundVideos(projectId: string, search: VideoSearchInput | null) {
  const { data, previousData, loading, fetchMore } = useFoundVideosQuery({
    variables: { id: projectId, first: PAGE, search: search ?? {} },
    skip: !search,
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.project.foundVideos
  const onMore = useNextPage(fetchMore, list?.pageInfo)
  return search && { videos: list?.nodes ?? NONE, isLoading: loading, onMore }
}

/** The search input, and its debounced value. */
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
