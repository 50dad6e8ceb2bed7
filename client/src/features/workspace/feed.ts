import type { ApolloClient } from '@apollo/client'
import { messageList } from '../../entities/project/messageList'
import { placeNote, removeNote } from '../../entities/note/noteCache'
import { placeVideo, removeVideo } from '../../entities/video/cut/videoListCache'
import { useModelChoiceFeed } from '../../entities/video/models'
import { useDebouncedCallback } from '../../shared/lib/debounce'
import {
  useCutChangedSubscription,
  useJobChangedSubscription,
  useMessageChangedSubscription,
  useReviewChangedSubscription,
  useSoundChangedSubscription,
  useVideoChangedSubscription,
  useVideoDeletedSubscription,
} from './feed.generated'

/** How long to collect changes before the review counts are requested again. */
const COUNT_DELAY_MS = 400

const refetchReviewCounts = (client: ApolloClient) =>
  void client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'ReviewCounts',
    })
    .catch(() => undefined) // the next change requests them again

/** Applies pushed changes to a project’s conversation, videos, jobs, cut, sounds and notes in the cache. */
export function useWorkspaceFeed(projectId: string) {
  const variables = { projectId }
  const refetchCounts = useDebouncedCallback(refetchReviewCounts, COUNT_DELAY_MS)
  const ignoreResults = true
  useMessageChangedSubscription({
    variables,
    ignoreResults,
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) messageList.put(cache, { id: data.messageChanged.id, projectId })
    },
  })
  useVideoChangedSubscription({
    variables,
    ignoreResults,
    onData: ({ client, data: { data } }) => {
      if (!data) return
      placeVideo(client.cache, data.videoChanged)
      refetchCounts(client)
    },
  })
  useVideoDeletedSubscription({
    variables,
    ignoreResults,
    onData: ({ client, data: { data } }) => {
      if (!data) return
      removeVideo(client.cache, { id: data.videoDeleted, projectId })
      refetchCounts(client)
    },
  })
  useJobChangedSubscription({ variables, ignoreResults })
  useCutChangedSubscription({ variables, ignoreResults })
  useSoundChangedSubscription({ variables, ignoreResults })
  useReviewChangedSubscription({
    variables,
    ignoreResults,
    onData: ({ client: { cache }, data: { data } }) => {
      const { note, deletedNoteId } = data?.reviewChanged ?? {}
      if (note) placeNote(cache, note)
      if (deletedNoteId) removeNote(cache, { id: deletedNoteId, projectId })
    },
  })
  useModelChoiceFeed()
}
