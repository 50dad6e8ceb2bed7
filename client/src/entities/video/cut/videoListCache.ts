import type { ApolloCache } from '@apollo/client'
import { leaveCut } from '#schema/cut'
import { type CutFieldsFragment, CutFieldsFragmentDoc } from './CutFields.generated'
import { VideoMenuFieldsFragmentDoc, type VideoMenuFieldsFragment } from '../menu/VideoMenuFields.generated'
import {
  type StoredList,
  countedWith,
  removeEntry,
  updateList,
} from '../../../shared/lib/lists/connectionCache'
import { timeOf } from '../../../shared/lib/time'

interface Video {
  id: string
  projectId: string
}

const keyOf = (id: string) => `Video:${id}`
const listsOf = (
  cache: ApolloCache,
  projectId: string,
  change: (list: StoredList, variant: Record<string, unknown>) => StoredList,
) =>
  updateList(cache, { of: cache.identify({ __typename: 'Project', id: projectId }), field: 'videos' }, change)
const cutFragment = (cache: ApolloCache, projectId: string) => ({
  id: cache.identify({ __typename: 'Cut', projectId }),
  fragment: CutFieldsFragmentDoc,
  fragmentName: 'CutFields',
})

/** The cut of a project as it is known here; null if it was not loaded. */
export const cachedCut = (cache: ApolloCache, projectId: string): CutFieldsFragment | null =>
  cache.readFragment<CutFieldsFragment>(cutFragment(cache, projectId))

/** Takes a deleted video or film out of the lists and the cut of its project. */
export function removeVideo(cache: ApolloCache, { id, projectId }: Video): void {
  listsOf(cache, projectId, (list) => removeEntry(list, keyOf(id)))
  const cut = cachedCut(cache, projectId)
  if (!cut?.videos.some((video) => video.id === id)) return
  const { gaps } = leaveCut({ videoIds: cut.videos.map((video) => video.id), gaps: cut.gaps }, id)
  const videos = cut.videos.filter((video) => video.id !== id)
  cache.writeFragment({ ...cutFragment(cache, projectId), data: { ...cut, gaps, videos } })
}

type Placed = Video & Pick<VideoMenuFieldsFragment, 'isMerged' | 'status' | 'createdAt'>

/** Puts a video or film into the lists of its project that it belongs to and that lack it, newest first. */
export function placeVideo(cache: ApolloCache, { id, projectId, isMerged, status, createdAt }: Placed): void {
  const isOlder = (ref: string) => {
    const other = cache.readFragment<VideoMenuFieldsFragment>({
      id: ref,
      fragment: VideoMenuFieldsFragmentDoc,
      fragmentName: 'VideoMenuFields',
    })
    return !other || timeOf(other.createdAt) <= timeOf(createdAt)
  }
  listsOf(cache, projectId, (list, variant) => {
    const { nodes } = list
    const belongs = (variant.isMerged ?? false) === isMerged && (!variant.status || variant.status === status)
    if (!nodes || !belongs || nodes.some(({ __ref }) => __ref === keyOf(id))) return list
    const at = nodes.findIndex(({ __ref }) => isOlder(__ref))
    const place = at < 0 ? nodes.length : at
    return {
      ...list,
      nodes: [...nodes.slice(0, place), { __ref: keyOf(id) }, ...nodes.slice(place)],
      ...countedWith(list, 1),
    }
  })
}
