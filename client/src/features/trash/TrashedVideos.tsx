import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { useRestoreVideoMutation } from '../../entities/video/deleteVideo.generated'
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
import { useTrashList } from './useTrashList'

type TrashedVideo = TrashedVideosQuery['trashedVideos']['nodes'][number]

/** Deleted videos or films of projects visible to the viewer. Polled while open. */
export function TrashedVideos({ isMerged, ...props }: TrashListProps & { isMerged: boolean }) {
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const query = useTrashedVideosQuery({
    variables: { first: PAGE, search: props.search || null, isMerged },
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
  })
  const { view, removeEntry } = useTrashList(
    { typename: 'TrashedVideo', key: 'videoId', field: 'trashedVideos' },
    query,
  )
  const [send] = useRestoreVideoMutation()
  const [sendDeletion] = useDeleteVideoForeverMutation()
  const kind = isMerged ? 'film' : 'video'
  const deleteForever = async ({ videoId: id }: TrashedVideo) => {
    if ((await sendDeletion({ variables: { id } })).data)
      removeEntry(id, isMerged ? 'Film deleted forever' : 'Video deleted forever')
  }
  const restore = async ({ videoId: id, projectId }: TrashedVideo) => {
    const { data: sent } = await send({ variables: { id } })
    if (!sent) return
    placeVideo(cache, sent.restoreVideo)
    const tab = isMerged ? 'merged' : 'videos'
    removeEntry(id, isMerged ? 'Film restored' : 'Video restored', {
      label: 'Open',
      run: () => void navigate(`/projects/${projectId}?tab=${tab}`),
    })
  }
  return (
    <TrashView
      {...props}
      what={`${kind}s`}
      {...view}
      render={(video) => (
        <TrashRow
          key={video.videoId}
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
