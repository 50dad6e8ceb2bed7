import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { firstItemId } from '#schema/cut-item'
import { orderOf } from '#schema/cut/order'
import type { CutFieldsFragment } from '../../entities/video/cut/CutFields.generated'
import type { VideoMenuFieldsFragment } from '../../entities/video/VideoMenuFields.generated'
import {
  useDeleteVideoMutation,
  useRestoreVideoMutation,
  useRestoreVideoToCutMutation,
} from '../../entities/video/deleteVideo.generated'
import { toast } from '../../shared/lib/toast'
import { cachedCut, placeVideo, removeVideo } from '../../entities/video/cut/videoListCache'

type Video = Pick<VideoMenuFieldsFragment, '__typename' | 'id' | 'projectId'>

/** The cut edit that restores a deleted video at its first use; further uses are lost. */
function orderWith(id: string, projectId: string, { items }: CutFieldsFragment) {
  const first = items.findIndex(({ video }) => video.id === id)
  const kept = items.filter(({ video }, at) => video.id !== id || at === first)
  const { itemIds, gaps } = orderOf({ items: kept })
  const ids = itemIds.map((itemId, at) => (kept[at]!.video.id === id ? firstItemId(id) : itemId))
  return { projectId, operations: [{ arrangeCut: { itemIds: ids, gaps } }] }
}

/**
 * Moves a video or film to the Trash; Undo also restores its place in the cut. Resolves to whether it succeeded; the error
 * link shows failures.
 */
export function useDeleteVideo() {
  const { cache } = useApolloClient()
  const [remove, { loading }] = useDeleteVideoMutation()
  const [restore] = useRestoreVideoMutation()
  const [restoreToCut] = useRestoreVideoToCutMutation()
  const deleteVideo = useCallback(
    async ({ id, projectId, __typename: type }: Video): Promise<boolean> => {
      const cut = cachedCut(cache, projectId)
      const isInCut = cut?.items.some(({ video }) => video.id === id)
      const kind = type === 'Film' ? 'Film' : 'Video'
      const undo = async () => {
        const sent =
          cut && isInCut
            ? restoreToCut({ variables: { id, cut: orderWith(id, projectId, cut) } })
            : restore({ variables: { id } })
        const { data } = await sent.catch(() => ({ data: null }))
        if (!data) return
        placeVideo(cache, data.restoreVideo)
        toast.success(`${kind} restored`)
      }
      const { data } = await remove({ variables: { id } }).catch(() => ({ data: null }))
      if (!data) return false
      removeVideo(cache, { id, projectId })
      const text = isInCut ? `${kind} deleted, and taken out of the cut` : `${kind} deleted`
      toast.success(text, { label: 'Undo', run: () => void undo() })
      return true
    },
    [cache, remove, restore, restoreToCut],
  )
  return { deleteVideo, isDeleting: loading }
}
