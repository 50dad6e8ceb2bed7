import { Button, Skeleton } from 'antd'
import { Film } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { TIMES, VIDEO_MODELS } from '#schema/limits'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import { usePolling } from '../../shared/lib/network/connectivity'
import { useNextPage } from '../../shared/lib/lists/paging'
import { useOpenedVideo } from '../../entities/video/useOpenedVideo'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { SearchBar } from '../../entities/video/search/SearchBar'
import { NO_SEARCH, PAUSE, type SearchDraft, searchInputOf } from '../../entities/video/search/search'
import { ApprovedVideos } from './cut/ApprovedVideos'
import { type Filter, filterOf, useReviewCounts } from './review/ReviewFilters'
import { GeneratedVideos } from './review/GeneratedVideos'
import { useProjectVideosQuery } from './videos.generated'
import s from './Videos.module.css'
import type { VideoSearchInput } from '../../entities/types.generated'
import type { GeneratedVideoFieldsFragment } from './GeneratedVideo.generated'
import { useFoundVideosQuery } from './search/search.generated'

const PAGE = 50
const NONE: GeneratedVideoFieldsFragment[] = []

/** The videos of a project that fit; null where nothing is searched for. */
function useFoundVideos(projectId: string, search: VideoSearchInput | null) {
  const { data, previousData, loading, fetchMore } = useFoundVideosQuery({
    variables: { id: projectId, first: PAGE, search: search ?? {} },
    skip: !search,
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.project.foundVideos
  const onMore = useNextPage(fetchMore, list?.pageInfo)
  return search && { videos: list?.nodes ?? NONE, isLoading: loading, onMore }
}

/** The draft of a search, and the debounced search. */
function useVideoSearch() {
  const [draft, setDraft] = useState(NO_SEARCH)
  const [settled, setSettled] = useState(NO_SEARCH)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  const change = (changes: Partial<SearchDraft>) => setDraft((now) => ({ ...now, ...changes }))
  return { draft, change, input: searchInputOf(draft) && searchInputOf(settled) }
}

/** Number of videos up to which further pages are loaded to have the takes of all shots. */
const LOADED_FOR_ORDER = 200

/**
 * Sorts loaded videos for the review: takes of storyboard shots by shot, then the others, each newest first. Loads
 * further pages, since the takes of the first shots are the oldest.
 */
function useReviewOrder(
  videos: readonly GeneratedVideoFieldsFragment[],
  onMore: (() => void) | undefined,
): readonly GeneratedVideoFieldsFragment[] {
  const hasShots = videos.some(({ shotNumber }) => shotNumber)
  useEffect(() => {
    if (hasShots && videos.length < LOADED_FOR_ORDER) onMore?.()
  }, [hasShots, videos.length, onMore])
  return useMemo(() => {
    const rankOf = ({ shotNumber }: GeneratedVideoFieldsFragment) => shotNumber ?? Infinity
    return hasShots
      ? videos.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b))))
      : videos
  }, [hasShots, videos])
}

const SKELETONS = 5
const MODELS = VIDEO_MODELS.map(({ id }) => id)
const EMPTY =
  "Generate some videos from Chat to get started. Your videos will appear here once they're ready."

/** All videos of the project to decide about, and below them the cut that becomes the film. */
export function VideosTab({ projectId, onGenerate }: { projectId: string; onGenerate: () => void }) {
  const [filter, setFilter] = useState<Filter>('all')
  const { status } = filterOf(filter)
  const {
    data: newest,
    previousData,
    error,
    loading,
    refetch,
    fetchMore,
  } = useProjectVideosQuery({
    variables: { id: projectId, first: PAGE_SIZES.videos, ...(status && { status }) },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const viewer = useOpenedVideo()
  const search = useVideoSearch()
  const found = useFoundVideos(projectId, search.input)
  const counts = useReviewCounts(projectId)
  const project = (newest ?? previousData)?.project
  const onMore = useNextPage(fetchMore, project?.videos?.pageInfo)
  const ordered = useReviewOrder(project?.videos?.nodes ?? NONE, onMore)
  if (!project?.videos) {
    if (!error) return <LoadingSkeleton />
    return <LoadError title="Unable to load videos" refetch={refetch} />
  }
  if (!ordered.length && filter === 'all') {
    const generate = (
      <Button type="primary" icon={<Film size={16} />} onClick={onGenerate}>
        Generate Videos
      </Button>
    )
    return <EmptyState title="No videos found" text={EMPTY} action={generate} />
  }
  return (
    <>
      <GeneratedVideos
        projectId={projectId}
        videos={found ? found.videos : ordered}
        isFound={!!found}
        onClearSearch={() => search.change(NO_SEARCH)}
        search={<SearchBar label="Videos" models={MODELS} draft={search.draft} onChange={search.change} />}
        filter={filter}
        counts={counts}
        cutIds={project.cut.items.map(({ video }) => video.id)}
        isLoading={found ? found.isLoading : loading}
        viewer={viewer}
        onFilter={setFilter}
        onMore={found ? found.onMore : onMore}
      />
      <ApprovedVideos projectId={projectId} cut={project.cut} />
    </>
  )
}

const LoadingSkeleton = () => (
  <section className={s.part} aria-busy aria-label="Loading videos">
    <div className={s.head}>
      <Skeleton.Button active size="small" />
    </div>
    <div className={s.row}>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <div key={at} className={s.blank} data-testid="video-skeleton">
          <Skeleton.Node active style={{ width: '100%', height: 'auto', aspectRatio: '16/9' }}>
            <span />
          </Skeleton.Node>
          <Skeleton active title={false} paragraph={{ rows: 1, width: '60%' }} />
        </div>
      ))}
    </div>
  </section>
)
