import { Button, Skeleton } from 'antd'
import { Film } from 'lucide-react'
import { TIMES } from '#schema/limits'
import { changedCount, formatCount } from '../../shared/lib/lists/connectionCache'
import { useNextPage } from '../../shared/lib/lists/paging'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { usePolling } from '../../shared/lib/network/connectivity'
import { useMay } from '../../entities/person/may'
import { useVerdicts } from '../../entities/review-link/useVerdicts'
import { QueuePlaces } from '../../entities/job/jobs'
import { useOpenedVideo } from '../../entities/video/useOpenedVideo'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { useMergedVideosQuery } from './merge.generated'
import { PictureSkeleton } from '../../shared/ui/PictureSkeleton'
import s from './Merged.module.css'
import { MergedFilm } from './MergedFilm'

const OpenedFilm = lazyComponent(async () => (await import('./OpenedFilm')).OpenedFilm)

const PAGE = 48

/** Tab with the merged films of a project; a film opens in full screen (specification V22). */
export function MergedTab({ projectId, onMerge }: { projectId: string; onMerge: () => void }) {
  const { data, error, refetch, fetchMore } = useMergedVideosQuery({
    variables: { id: projectId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const viewer = useOpenedVideo()
  const verdicts = useVerdicts(projectId)
  const mayMerge = useMay()('merge')
  const list = data?.project.films
  const loadMore = useNextPage(fetchMore, list?.pageInfo)
  if (!list) {
    if (!error) return <LoadingSkeleton />
    return <LoadError title="Unable to load the films" refetch={refetch} />
  }
  const merge = mayMerge && (
    <Button icon={<Film size={16} />} onClick={onMerge}>
      Merge Videos
    </Button>
  )
  if (!list.nodes.length)
    return (
      <EmptyState
        title="No merged videos"
        text="Order your approved videos and merge them into one film."
        action={merge}
      />
    )
  const finished = list.nodes.filter(({ url }) => url)
  const count = changedCount(list.count, finished.length - list.nodes.length)
  return (
    <>
      <div className={s.head}>
        <h2 className="section">
          {count.value ? `${formatCount(count)} ${count.value === 1 ? 'film' : 'films'}` : 'No merged videos'}
        </h2>
        {count.value > 0 && <span className="meta">{formatCount(count)} merged video(s)</span>}
        {merge}
      </div>
      <div className={s.grid}>
        <QueuePlaces projectId={projectId} jobs={list.nodes.map(({ job }) => job)}>
          {list.nodes.map((film) => (
            <MergedFilm
              key={film.id}
              film={film}
              verdicts={verdicts.filter(({ video }) => video?.id === film.id)}
              onOpen={() => viewer.open(film.id)}
            />
          ))}
        </QueuePlaces>
      </div>
      {loadMore && (
        <Button className={s.more} onClick={loadMore}>
          Show more
        </Button>
      )}
      {viewer.openedId && (
        <OpenedFilm id={viewer.openedId} among={list.nodes} verdicts={verdicts} viewer={viewer} />
      )}
    </>
  )
}

const LoadingSkeleton = () => (
  <div role="status" aria-busy aria-label="Loading films">
    <div className={s.head}>
      <Skeleton.Button active size="small" />
    </div>
    <div className={s.grid}>
      {[0, 1, 2].map((at) => (
        <PictureSkeleton key={at} ratio="16/9" />
      ))}
    </div>
  </div>
)
