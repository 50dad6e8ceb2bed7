import { Button, Skeleton } from 'antd'
import { Film } from 'lucide-react'
import { TIMES } from '#schema/limits'
import { useProjectVideosQuery } from '../../gql/generated'
import { later } from '../../lib/later'
import { usePolling } from '../../lib/live'
import { QueuePlaces } from '../../lib/queue'
import { useOpenedVideo } from '../../lib/useOpenedVideo'
import { EmptyState } from '../../ui/EmptyState'
import { ApprovedVideos } from './ApprovedVideos'
import { GeneratedVideo } from './GeneratedVideo'
import s from './Videos.module.css'

const OpenedVideo = later(async () => (await import('./OpenedVideo')).OpenedVideo)

const PAGE = 50
const SKELETONS = 5
const EMPTY =
  "Generate some videos from Chat to get started. Your videos will appear here once they're ready."

/** All videos of the project to decide about, and below them the cut that becomes the film. */
export function VideosTab({ projectId, onGenerate }: { projectId: string; onGenerate: () => void }) {
  const { data, error, refetch, fetchMore } = useProjectVideosQuery({
    variables: { id: projectId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const viewer = useOpenedVideo()
  const project = data?.project
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
  const { nodes, pageInfo } = project.videos
  if (!nodes.length) {
    const generate = (
      <Button type="primary" icon={<Film size={16} />} onClick={onGenerate}>
        Generate Videos
      </Button>
    )
    return <EmptyState title="No videos found" text={EMPTY} action={generate} />
  }
  const loadMore = () => void fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => undefined)
  return (
    <>
      <section className={s.part} aria-label="Generated Videos">
        <div className={s.head}>
          <h2 className="section">Generated Videos</h2>
        </div>
        <div className={s.row}>
          <QueuePlaces projectId={projectId} jobs={nodes.map(({ job }) => job)}>
            {nodes.map((video) => (
              <GeneratedVideo key={video.id} video={video} onOpen={() => viewer.open(video.id)} />
            ))}
          </QueuePlaces>
          {pageInfo.hasNextPage && (
            <Button className={s.more} onClick={loadMore}>
              Show more
            </Button>
          )}
        </div>
      </section>
      <ApprovedVideos projectId={projectId} cut={project.cut} />
      {viewer.openedId && <OpenedVideo id={viewer.openedId} among={nodes} viewer={viewer} />}
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
          <Skeleton className={s.title} active title={false} paragraph={{ rows: 1, width: '60%' }} />
        </div>
      ))}
    </div>
  </section>
)
