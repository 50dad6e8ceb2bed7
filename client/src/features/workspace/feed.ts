import type { ApolloCache, ApolloClient, Reference } from '@apollo/client'
import { useCallback, useEffect, useRef } from 'react'
import { useModelChoiceFeed } from '../../entities/video/models'
import { countedWith, updateList, type StoredList } from '../../shared/lib/lists/connectionCache'
import { placeVideo, removeVideo } from '../../entities/video/cut/videoListCache'
import {
  useCutChangedSubscription,
  useJobChangedSubscription,
  useMessageChangedSubscription,
  useVideoChangedSubscription,
  useVideoDeletedSubscription,
} from './feed.generated'

const listOf = (
  cache: ApolloCache,
  { projectId, field }: { projectId: string; field: string },
  change: (list: StoredList) => StoredList,
) => updateList(cache, { of: cache.identify({ __typename: 'Project', id: projectId }), field }, change)

const knows = (list: StoredList, key: string) => list.nodes?.some(({ __ref }) => __ref === key)

/** Milliseconds in which changes are gathered before the counts are asked for again. */
const PAUSE = 400

/** Asks the server for the counts of reviews that are on the screen, once for changes that come together. */
function useCountsAgain() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((client: ApolloClient) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      client
        .refetchQueries({
          include: 'active',
          onQueryUpdated: ({ queryName }) => queryName === 'ReviewCounts',
        })
        .catch(() => undefined) // the next change asks again
    }, PAUSE)
  }, [])
}

/**
 * Applies pushed changes to a project’s conversation, videos, jobs and cut in the cache; only the
 * components that read them render again.
 */
export function useWorkspaceFeed(projectId: string) {
  const variables = { projectId }
  const askCountsAgain = useCountsAgain()
  const ignoreResults = true
  useMessageChangedSubscription({
    variables,
    ignoreResults,
    onData: ({ client: { cache }, data: { data } }) => {
      const key = data && cache.identify({ __typename: 'Message', id: data.messageChanged.id })
      if (!key) return
      const entry: Reference = { __ref: key }
      listOf(cache, { projectId, field: 'messages' }, (list) =>
        !list.nodes || knows(list, key)
          ? list
          : {
              ...list,
              nodes: [...list.nodes, entry],
              ...countedWith(list, 1),
            },
      )
    },
  })
  useVideoChangedSubscription({
    variables,
    ignoreResults,
    onData: ({ client, data: { data } }) => {
      if (!data) return
      placeVideo(client.cache, data.videoChanged)
      askCountsAgain(client)
    },
  })
  useVideoDeletedSubscription({
    variables,
    ignoreResults,
    onData: ({ client, data: { data } }) => {
      if (!data) return
      removeVideo(client.cache, { id: data.videoDeleted, projectId })
      askCountsAgain(client)
    },
  })
  useJobChangedSubscription({ variables, ignoreResults })
  useCutChangedSubscription({ variables, ignoreResults })
  useModelChoiceFeed()
}
