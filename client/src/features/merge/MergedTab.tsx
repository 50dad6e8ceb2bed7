import { Button, Skeleton } from 'antd'
import { Film, Play, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { TIMES } from '../../../../schema/limits'
import { useCancelJobMutation, useMergedVideosQuery, useRetryJobMutation, type VideoFieldsFragment } from '../../gql/generated'
import { usePolling } from '../../lib/live'
import { ago, clock } from '../../lib/time'
import { EmptyState } from '../../ui/EmptyState'
import { FilmViewer } from '../../ui/FilmViewer'
import { ProgressTile } from '../../ui/ProgressTile'
import { Chip } from '../../ui/StatusBadge'
import s from './Merged.module.css'

const PAGE = 48

const factsOf = ({ width, height, duration, finishedAt }: VideoFieldsFragment): string =>
  [duration !== null && clock(duration), width && height && `${width} × ${height}`, '24 fps', finishedAt && ago(finishedAt)].filter(Boolean).join(' · ')

/** The merged films of a project; one opens on the whole screen. */
export function MergedTab({ projectId, onMerge }: { projectId: string; onMerge: () => void }) {
  const { data, error, refetch, fetchMore } = useMergedVideosQuery({
    variables: { id: projectId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const [openedId, setOpenedId] = useState<string | null>(null)
  const list = data?.project.videos
  if (!list && error) return <EmptyState broken title="Unable to load merged videos" text="The server did not answer as it should." onRetry={() => void refetch().catch(() => undefined)} />
  if (!list) return <Waiting />
  const merge = <Button icon={<Film size={16} />} onClick={onMerge}>Merge Videos</Button>
  if (!list.nodes.length) return <EmptyState title="No merged videos" text="Order your approved videos and merge them into one film." action={merge} />
  const finished = list.nodes.filter(({ url }) => url)
  const opened = finished.find(({ id }) => id === openedId)
  const step = (by: -1 | 1) => setOpenedId((id) => finished[finished.findIndex((film) => film.id === id) + by]?.id ?? id)
  return (
    <>
      <div className={s.head}>
        <h2 className="section">{finished.length ? `${finished.length} merged video(s)` : 'No merged videos'}</h2>
        {merge}
      </div>
      <div className={s.grid}>
        {list.nodes.map((film) => <Merged key={film.id} film={film} onOpen={() => setOpenedId(film.id)} />)}
      </div>
      {list.pageInfo.hasNextPage && <Button onClick={() => void fetchMore({ variables: { after: list.pageInfo.endCursor } }).catch(() => undefined)}>Show more</Button>}
      {opened && <FilmViewer film={opened} facts={factsOf(opened)} onClose={() => setOpenedId(null)} onStep={step} />}
    </>
  )
}

function Merged({ film, onOpen }: { film: VideoFieldsFragment; onOpen: () => void }) {
  const [cancel, { loading: isCancelling }] = useCancelJobMutation()
  const [retry, { loading: isRetrying }] = useRetryJobMutation()
  const { job, title, createdAt, finishedAt } = film
  const words = <span className={`meta ${s.meta}`}><b className="truncate">{title}</b><span>{ago(finishedAt ?? createdAt)}</span></span>
  if (film.status === 'IN_PROGRESS') {
    const stop = job?.viewerCanCancel ? () => void cancel({ variables: { id: job.id } }).catch(() => null) : undefined
    return <article className={s.card}><ProgressTile compact title="Merging..." percent={Math.floor((job?.progress ?? 0) * 100)} onCancel={stop} cancelling={isCancelling} />{words}</article>
  }
  if (!film.url) {
    return (
      <article className={s.card}>
        <div className={`${s.frame} ${s.nothing}`} role="status">
          <span>{job?.status === 'CANCELLED' ? 'Cancelled' : film.failure}</span>
          {job?.viewerCanRetry && <Button size="small" icon={<RotateCw size={14} />} loading={isRetrying} onClick={() => void retry({ variables: { id: job.id } }).catch(() => null)}>Retry</Button>}
        </div>
        {words}
      </article>
    )
  }
  return (
    <article className={s.card}>
      <button type="button" className={s.film} aria-label={`Play ${title}`} onClick={onOpen}>
        <span className={s.frame}>
          <img src={film.posterUrl ?? undefined} alt="" loading="lazy" />
          <i><Play size={20} fill="currentColor" /></i>
          <span className={s.length}><Chip>{clock(film.duration ?? 0)}</Chip></span>
        </span>
        {words}
      </button>
    </article>
  )
}

const Waiting = () => (
  <div aria-busy aria-label="Loading merged videos">
    <div className={s.head} />
    <div className={s.grid}>
      {[0, 1, 2].map((at) => <Skeleton.Node key={at} active style={{ width: '100%', height: 'auto', aspectRatio: '16/9' }}><span /></Skeleton.Node>)}
    </div>
  </div>
)
