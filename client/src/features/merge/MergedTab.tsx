import { Button, Skeleton } from 'antd'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { TIMES } from '#schema/limits'
import { useMergedVideosQuery } from '../../gql/generated'
import { changedCount, writtenCount } from '../../lib/counts'
import { later } from '../../lib/later'
import { usePolling } from '../../lib/live'
import { QueuePlaces } from '../../lib/queue'
import { EmptyState } from '../../ui/EmptyState'
import s from './Merged.module.css'
import { MergedFilm } from './MergedFilm'
import { factsOf } from './words'

const FilmViewer = later(async () => (await import('../../ui/FilmViewer')).FilmViewer)

const PAGE = 48

/** The merged films of a project; one opens on the whole screen (specification V22). */
export function MergedTab({ projectId, onMerge }: { projectId: string; onMerge: () => void }) {
  const { data, error, refetch, fetchMore } = useMergedVideosQuery({
    variables: { id: projectId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const [openedId, setOpenedId] = useState<string | null>(null)
  const list = data?.project.videos
  if (!list) {
    if (!error) return <LoadingSkeleton />
    return (
      <EmptyState
        broken
        title="Unable to load merged videos"
        text="The server did not answer as it should."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  }
  const merge = (
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
  const at = finished.findIndex(({ id }) => id === openedId)
  const opened = finished[at]
  const step = (by: -1 | 1) => setOpenedId((id) => finished[at + by]?.id ?? id)
  const loadMore = () =>
    void fetchMore({ variables: { after: list.pageInfo.endCursor } }).catch(() => undefined)
  return (
    <>
      <div className={s.head}>
        <h2 className="section">
          {count.value ? `${writtenCount(count)} merged video(s)` : 'No merged videos'}
        </h2>
        {merge}
      </div>
      <div className={s.grid}>
        <QueuePlaces projectId={projectId} jobs={list.nodes.map(({ job }) => job)}>
          {list.nodes.map((film) => (
            <MergedFilm key={film.id} film={film} onOpen={() => setOpenedId(film.id)} />
          ))}
        </QueuePlaces>
      </div>
      {list.pageInfo.hasNextPage && (
        <Button className={s.more} onClick={loadMore}>
          Show more
        </Button>
      )}
      {opened && (
        <FilmViewer
          film={opened}
          facts={factsOf(opened)}
          onClose={() => setOpenedId(null)}
          onStep={finished.length > 1 ? step : undefined}
          place={{ at: at + 1, of: finished.length }}
        />
      )}
    </>
  )
}

const LoadingSkeleton = () => (
  <div aria-busy aria-label="Loading merged videos">
    <div className={s.head}>
      <Skeleton.Button active size="small" />
    </div>
    <div className={s.grid}>
      {[0, 1, 2].map((at) => (
        <Skeleton.Node key={at} active style={{ width: '100%', height: 'auto', aspectRatio: '16/9' }}>
          <span />
        </Skeleton.Node>
      ))}
    </div>
  </div>
)
