import { Button, Skeleton } from 'antd'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { TIMES, VIDEO_MODELS } from '#schema/limits'
import { PAGE_SIZES } from '../../shared/lib/lists/pageSizes'
import { usePolling } from '../../shared/lib/network/polling'
import { useNextPage } from '../../shared/lib/lists/useNextPage'
import { useOpenedVideo } from '../../entities/video/useOpenedVideo'
import { EmptyState } from '../../shared/ui/EmptyState'
import { SearchBar } from '../../entities/video/search/SearchBar'
import { NO_SEARCH } from '../../entities/video/search/search'
import { ApprovedVideos } from './ApprovedVideos'
import { type Filter, filterOf } from './review/filters'
import { GeneratedVideos } from './review/GeneratedVideos'
import { useReviewCounts } from './review/useReviewCounts'
import { useVideoSearch } from './search/search'
import { useFoundVideos } from './search/useFoundVideos'
import { useProjectVideosQuery } from './videos.generated'
import s from './Videos.module.css'

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
  if (!project?.videos) {
    if (!error) return <LoadingSkeleton />
    return (
      <EmptyState
        broken
        title="Unable to load videos"
        text="The server did not answer as it should."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  }
  const { nodes } = project.videos
  if (!nodes.length && filter === 'all') {
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
        videos={found ? found.videos : nodes}
        isFound={!!found}
        onClearSearch={() => search.change(NO_SEARCH)}
        search={<SearchBar label="Videos" models={MODELS} draft={search.draft} onChange={search.change} />}
        filter={filter}
        counts={counts}
        cutIds={project.cut.videos.map(({ id }) => id)}
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
