import type { VideoSearchInput } from '../../../entities/types.generated'
import { useNextPage } from '../../../shared/lib/lists/useNextPage'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'
import { useFoundVideosQuery } from './search.generated'

const PAGE = 50
const NONE: GeneratedVideoFieldsFragment[] = []

/** The videos of a project that fit; null where nothing is searched for. */
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
