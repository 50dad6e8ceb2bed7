import type { ApolloCache, Reference } from '@apollo/client'
import { type LiveListOptions, countedWith, liveList } from '../../../shared/lib/lists/connectionCache'
import { timeOf } from '../../../shared/lib/time'
import { type VideoMenuFieldsFragment, VideoMenuFieldsFragmentDoc } from '../VideoMenuFields.generated'
import {
  type CutFieldsFragment,
  CutFieldsFragmentDoc,
  type SoundFieldsFragment,
  SoundFieldsFragmentDoc,
} from './CutFields.generated'

interface Video {
  id: string
  projectId: string
}

type PlacedVideo = Video & Pick<VideoMenuFieldsFragment, '__typename' | 'status' | 'createdAt'>

/** A list of a project’s videos, newest first. A changed entry keeps its position. */
const listOptions: Pick<LiveListOptions<PlacedVideo, Video>, 'owner' | 'place'> = {
  owner: ({ projectId }) => ({ __typename: 'Project', id: projectId }),
  place: (list, entry, { cache, value: { status, createdAt }, variant }) => {
    const { nodes } = list
    const belongs = (!variant.status || variant.status === status) && variant.isInCut == null
    if (!nodes || !belongs || nodes.some(({ __ref }) => __ref === entry.__ref)) return list
    const isOlder = ({ __ref: id }: Reference) => {
      const other = cache.readFragment<VideoMenuFieldsFragment>({
        id,
        fragment: VideoMenuFieldsFragmentDoc,
        fragmentName: 'VideoMenuFields',
      })
      return !other || timeOf(other.createdAt) <= timeOf(createdAt)
    }
    const found = nodes.findIndex(isOlder)
    const at = found < 0 ? nodes.length : found
    return { ...list, nodes: nodes.toSpliced(at, 0, entry), ...countedWith(list, 1) }
  },
}
/** Cached lists of clips and films; cards are not listed. */
const LISTS = {
  Clip: liveList<PlacedVideo, Video>({ typename: 'Clip', field: 'clips', ...listOptions }),
  Film: liveList<PlacedVideo, Video>({ typename: 'Film', field: 'films', ...listOptions }),
  CardVideo: null,
}

const cutFragment = (cache: ApolloCache, projectId: string) => ({
  id: cache.identify({ __typename: 'Cut', projectId }),
  fragment: CutFieldsFragmentDoc,
  fragmentName: 'CutFields',
})

/** The cached cut of a project; null if not loaded. */
export const cachedCut = (cache: ApolloCache, projectId: string): CutFieldsFragment | null =>
  cache.readFragment<CutFieldsFragment>(cutFragment(cache, projectId))

/** A cached sound; null if not loaded. */
export const cachedSound = (cache: ApolloCache, id: string): SoundFieldsFragment | null =>
  cache.readFragment<SoundFieldsFragment>({
    id: cache.identify({ __typename: 'Sound', id }),
    fragment: SoundFieldsFragmentDoc,
    fragmentName: 'SoundFields',
  })

/** Removes a deleted video or film from the lists of its project, and its uses from the cut. */
export function removeVideo(cache: ApolloCache, { id, projectId }: Video): void {
  for (const list of [LISTS.Clip, LISTS.Film]) list.remove(cache, { id, projectId })
  const cut = cachedCut(cache, projectId)
  if (!cut?.items.some(({ video }) => video.id === id)) return
  const items = cut.items.filter(({ video }) => video.id !== id)
  cache.writeFragment({ ...cutFragment(cache, projectId), data: { ...cut, items } })
}

/** Adds a video or film to the lists of its project. */
export const placeVideo = (cache: ApolloCache, video: PlacedVideo): void =>
  LISTS[video.__typename]?.put(cache, video)
