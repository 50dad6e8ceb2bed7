import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LIMITS, TIMES } from '#schema/limits'
import { Poster } from '../../entities/video/Poster'
import { videoTitle } from '../../entities/video/videoTitle'
import { focusNeighborLater } from '../../shared/lib/input/focus'
import { useNextPage } from '../../shared/lib/lists/paging'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import { usePolling } from '../../shared/lib/network/connectivity'
import { messageOf } from '../../shared/lib/network/errors'
import { clock } from '../../shared/lib/time'
import { toast } from '../../shared/lib/toast'
import { LoadError } from '../../shared/ui/EmptyState'
import { useClipsNotInCutQuery } from './clipsNotInCut.generated'
import s from './NotInCut.module.css'
import type { Cut } from './state/useCut'

/** Accepted videos that were removed from the cut. */
export function NotInCut({ projectId, cut }: { projectId: string; cut: Cut }) {
  const { items, edits } = cut
  const [addedId, setAdded] = useState<string | null>(null)
  const { data, error, refetch, fetchMore } = useClipsNotInCutQuery({
    variables: { id: projectId, first: PAGE_SIZES.videos },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  const inCut = new Set(items.map(({ videoId }) => videoId))
  const key = [...inCut].toSorted().join()
  const listed = useRef(key)
  const isSaved = !cut.pending.isUnsaved
  useEffect(() => {
    if (listed.current === key || !isSaved) return
    void refetch().then(
      () => (listed.current = key),
      () => undefined, // the next change of the cut tries again
    )
  }, [key, isSaved, refetch])
  const clips = data?.project.clips
  const onMore = useNextPage(fetchMore, clips?.pageInfo)
  const videos = (clips?.nodes ?? []).filter(({ id, status }) => status === 'ACCEPTED' && !inCut.has(id))
  if (error && !data)
    return <LoadError title="Unable to load the videos that are not in the cut" refetch={refetch} />
  if (!videos.length) return null
  const isFull = items.length >= LIMITS.merge.clipsMax
  const add = async (id: string, row: Element | null) => {
    const focusNeighbor = focusNeighborLater(row)
    setAdded(id)
    await edits
      .submit({ addItem: { id, videoId: id } })
      .catch((error: unknown) => toast.error(messageOf(error)))
    setAdded(null)
    focusNeighbor()
  }
  return (
    <section className={s.part} aria-label="Not in the cut">
      <h3>
        Not in the cut{' '}
        <span className="meta">
          {videos.length}
          {onMore && '+'}
        </span>
      </h3>
      <ul className={s.videos}>
        {videos.map((video) => (
          <li key={video.id} className={s.video}>
            <span className={s.poster}>
              <Poster video={video} sizes="120px" />
            </span>
            <span className={s.words}>
              <span className="truncate" title={video.title}>
                {videoTitle(video)}
              </span>
              <span className="mono">{clock(video.duration ?? 0)}</span>
            </span>
            <Button
              size="small"
              icon={<Plus size={14} />}
              aria-label={`Add ${videoTitle(video)} to the cut`}
              disabled={isFull}
              loading={addedId === video.id}
              onClick={({ currentTarget }) => void add(video.id, currentTarget.closest('li'))}
            >
              Add
            </Button>
          </li>
        ))}
        {onMore && (
          <li>
            <Button type="text" onClick={onMore}>
              Show more
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}
