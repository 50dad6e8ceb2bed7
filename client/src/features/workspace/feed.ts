import type { ApolloClient } from '@apollo/client'
import { messageList } from '../../entities/project/messageList'
import { placeNote, removeNote } from '../../entities/note/noteCache'
import { reviewLinkList } from '../../entities/review-link/reviewLinkList'
import { placeCutEdit, refetchCut } from '../../entities/video/cut/cutEdits'
import { placeVideo, removeVideo } from '../../entities/video/cut/videoListCache'
import { useModelChoiceFeed } from '../../entities/video/models'
import { useDebouncedCallback } from '../../shared/lib/debounce'
import {
  useCutEditedSubscription,
  useJobChangedSubscription,
  useMessageChangedSubscription,
  useReviewChangedSubscription,
  useSoundChangedSubscription,
  useVideoChangedSubscription,
  useVideoDeletedSubscription,
} from './feed.generated'

/** Debounce time before the review counts are refetched. */
const COUNT_DELAY_MS = 400

const refetchReviewCounts = (client: ApolloClient) =>
  void client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'ReviewCounts',
    })
    .catch(() => undefined) // the next change retries

/** Applies pushed changes of a project’s messages, videos, jobs, cut, sounds, notes and review links to the cache. */
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
  useCutEditedSubscription({
    variables,
    ignoreResults,
    fetchPolicy: 'no-cache', // placeCutEdit merges the lists
    onData: ({ client, data: { data } }) => {
      if (data?.cutEdited.isComplete) placeCutEdit(client.cache, data.cutEdited)
      // on failure the next change retries
      else if (data) void refetchCut(client, projectId).catch(() => undefined)
    },
  })
  useSoundChangedSubscription({ variables, ignoreResults })
  useReviewChangedSubscription({
    variables,
    ignoreResults,
    onData: ({ client: { cache }, data: { data } }) => {
      const { note, deletedNoteId, link } = data?.reviewChanged ?? {}
      if (note) placeNote(cache, note)
      if (deletedNoteId) removeNote(cache, { id: deletedNoteId, projectId })
      if (link) reviewLinkList.put(cache, link)
    },
  })
  useModelChoiceFeed()
}
