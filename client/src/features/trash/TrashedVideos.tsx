import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { useRestoreVideoMutation } from '../../entities/video/menu/deleteVideo.generated'
import { removeEntry, updateList } from '../../shared/lib/lists/connectionCache'
import { useNextPage } from '../../shared/lib/lists/paging'
import { toast } from '../../shared/lib/toast'
import { placeVideo } from '../../entities/video/cut/videoListCache'
import { Poster } from '../../entities/video/Poster'
import { PAGE, TrashRow } from './TrashRow'
import {
  type TrashedVideosQuery,
  useDeleteVideoForeverMutation,
  useTrashedVideosQuery,
} from './trash.generated'
import s from './Trash.module.css'
import { type TrashListProps, TrashView } from './TrashView'

type TrashedVideo = TrashedVideosQuery['trashedVideos']['nodes'][number]

/** Deleted videos, or films, of the projects that the viewer sees; polled while the list is open. */
export function TrashedVideos({ isMerged, ...props }: TrashListProps & { isMerged: boolean }) {
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const { data, previousData, error, loading, refetch, fetchMore } = useTrashedVideosQuery({
    variables: { first: PAGE, search: props.search || null, isMerged },
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? (loading ? previousData : undefined))?.trashedVideos
  const onMore = useNextPage(fetchMore, list?.pageInfo)
  const [send] = useRestoreVideoMutation()
  const [sendDeletion] = useDeleteVideoForeverMutation()
  const kind = isMerged ? 'film' : 'video'
  const takeOut = (id: string) => {
    const key = cache.identify({ __typename: 'TrashedVideo', id })!
    updateList(cache, { field: 'trashedVideos' }, (trash) => removeEntry(trash, key))
  }
  const deleteForever = async ({ id }: TrashedVideo) => {
    if (!(await sendDeletion({ variables: { id } })).data) return
    takeOut(id)
    toast.success(isMerged ? 'Film deleted forever' : 'Video deleted forever')
  }
  const restore = async ({ id, projectId }: TrashedVideo) => {
    const { data: sent } = await send({ variables: { id } })
    if (!sent) return
    placeVideo(cache, sent.restoreVideo)
    takeOut(id)
    const tab = isMerged ? 'merged' : 'videos'
    toast.success(isMerged ? 'Film restored' : 'Video restored', {
      label: 'Open',
      run: () => void navigate(`/projects/${projectId}?tab=${tab}`),
    })
  }
  return (
    <TrashView
      {...props}
      what={`${kind}s`}
      items={list?.nodes}
      total={data?.trashedVideos.count}
      isBroken={!!error && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={onMore}
      render={(video) => (
        <TrashRow
          key={video.id}
          kind={kind}
          name={video.title}
          of={video.projectName}
          deletedAt={video.deletedAt}
          picture={
            video.posterUrl ? (
              <Poster className={s.still} video={video} sizes="112px" />
            ) : (
              <span className={s.still} />
            )
          }
          onRestore={() => restore(video)}
          onDeleteForever={video.viewerCanDeleteForever ? () => deleteForever(video) : null}
        />
      )}
    />
  )
}
