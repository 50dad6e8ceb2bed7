import { Button } from 'antd'
import { Film } from 'lucide-react'
import { Activity, useState } from 'react'
import { TIMES, VIDEO_MODELS } from '#schema/limits'
import { SearchBar } from '../../entities/video/search/SearchBar'
import { NO_SEARCH } from '../../entities/video/search/search'
import { useOpenedVideo } from '../../entities/video/useOpenedVideo'
import type { GeneratedVideoFieldsFragment } from '../../features/clips/GeneratedVideo.generated'
import { LoadingVideos } from '../../features/clips/LoadingVideos'
import { GeneratedVideos } from '../../features/clips/review/GeneratedVideos'
import {
  type Filter,
  filterOf,
  ReviewOrders,
  useReviewCounts,
} from '../../features/clips/review/ReviewFilters'
import { useReviewOrder } from '../../features/clips/review/useStacks'
import { useFoundVideos, useVideoSearch } from '../../features/clips/search/useVideoSearch'
import { ApprovedVideos } from '../../features/editor/ApprovedVideos'
import { useReadyFilm } from '../../features/editor/export/ReadyFilm'
import { useMerge } from '../../features/editor/export/useMerge'
import { focusFirstOf } from '../../shared/lib/input/focus'
import { useNextPage } from '../../shared/lib/lists/paging'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import { usePolling } from '../../shared/lib/network/connectivity'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { useView } from './useView'
import { useProjectVideosQuery } from './videos.generated'
import { ViewSwitch } from './ViewSwitch'

const NONE: GeneratedVideoFieldsFragment[] = []

const MODELS = VIDEO_MODELS.map(({ id }) => id)
const EMPTY =
  "Generate some videos from Chat to get started. Your videos will appear here once they're ready."

/** The videos of a project to review, and the cut editor. */
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
  const onMore = useNextPage(fetchMore, project?.clips?.pageInfo)
  const { videos: ordered, hasShots, ...review } = useReviewOrder(project?.clips?.nodes ?? NONE, onMore)
  const { view, selected, views, open, openTakes } = useView({
    // a cached list may lack a take that was ordered a moment ago
    isLoaded: !!project?.clips && !loading,
    isWaiting: ordered.some((video) => video.status === 'PENDING' || video.status === 'IN_PROGRESS'),
    isCutEmpty: !project?.cut.items.length,
  })
  // a merge goes on while only the takes are shown
  const ready = useReadyFilm()
  const merge = useMerge(projectId, ready.show)
  const [hadCut, setHadCut] = useState(view !== 'takes')
  if (!hadCut && view !== 'takes') setHadCut(true)
  if (!project?.clips) {
    if (!error) return <LoadingVideos />
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
        isCollapsed={view === 'cut'}
        isAlone={view === 'takes'}
        orders={hasShots && !found && <ReviewOrders order={review.order} onChange={review.choose} />}
        views={<ViewSwitch selected={selected} views={views} onOpen={open} />}
        onExpand={() => {
          setFilter('toReview')
          openTakes()
          focusFirstOf('[aria-label="Show"] [aria-pressed="true"]')
        }}
      />
      {hadCut && (
        // keeps undo, dialogs and the playhead while only the takes are shown
        <Activity mode={view === 'takes' ? 'hidden' : 'visible'}>
          <ApprovedVideos
            projectId={projectId}
            cut={project.cut}
            hasViewer={view === 'cut'}
            ready={ready}
            merge={merge}
          />
        </Activity>
      )}
    </>
  )
}
