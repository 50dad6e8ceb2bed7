import type { ApolloCache, Reference } from '@apollo/client'
import {
  useCutChangedSubscription,
  useJobChangedSubscription,
  useMessageChangedSubscription,
  useVideoChangedSubscription,
} from '../../gql/generated'
import { countedWith, updateList, prependEntry, type StoredList } from '../../lib/lists'

const listOf = (
  cache: ApolloCache,
  { projectId, field }: { projectId: string; field: string },
  change: (list: StoredList, variant: Record<string, unknown>) => StoredList,
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
      const key = data && cache.identify({ __typename: 'Video', id: data.videoChanged.id })
      if (!key) return
      listOf(cache, { projectId, field: 'videos' }, (list, variant) =>
        (variant.isMerged ?? false) !== data.videoChanged.isMerged || knows(list, key)
          ? list
          : prependEntry(list, { __ref: key }),
      )
    },
  })
  useJobChangedSubscription({ variables, ignoreResults })
  useCutChangedSubscription({ variables, ignoreResults })
}
