import type { ApolloCache, Reference } from '@apollo/client'
import {
  useCutChangedSubscription,
  useJobChangedSubscription,
  useMessageChangedSubscription,
  useVideoChangedSubscription,
  useVideoDeletedSubscription,
} from '../../gql/generated'
import { countedWith, updateList, type StoredList } from '../../lib/lists'
import { placeVideo, removeVideo } from '../../lib/videoLists'

const listOf = (
  cache: ApolloCache,
  { projectId, field }: { projectId: string; field: string },
  change: (list: StoredList) => StoredList,
) => updateList(cache, { of: cache.identify({ __typename: 'Project', id: projectId }), field }, change)

const knows = (list: StoredList, key: string) => list.nodes?.some(({ __ref }) => __ref === key)

/**
 * Applies pushed changes to a project’s conversation, videos, jobs and cut in the cache; only the
 * components that read them render again.
 */
export function useWorkspaceFeed(projectId: string) {
  const variables = { projectId }
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
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) placeVideo(cache, data.videoChanged)
    },
  })
  useVideoDeletedSubscription({
    variables,
    ignoreResults,
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) removeVideo(cache, { id: data.videoDeleted, projectId })
    },
  })
  useJobChangedSubscription({ variables, ignoreResults })
  useCutChangedSubscription({ variables, ignoreResults })
}
