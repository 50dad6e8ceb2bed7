import type { ApolloCache, Reference } from '@apollo/client'
import { updateList, evictObject, prependEntry, removeEntry } from '../../shared/lib/lists/connectionCache'
import { useProjectChangedSubscription } from './feed.generated'

const fits = (name: string, search: unknown) =>
  typeof search !== 'string' || name.toLowerCase().includes(search.toLowerCase())

/** Puts a project that is new, changed or restored first in every cached list that it belongs to. */
export function placeInLists(cache: ApolloCache, { id, name }: { id: string; name: string }) {
  const key = cache.identify({ __typename: 'Project', id })
  if (!key) return
  const entry: Reference = { __ref: key }
  updateList(cache, { field: 'projects' }, (list, { search }) =>
    fits(name, search) ? prependEntry(list, entry) : removeEntry(list, key),
  )
}

/**
 * Applies pushed changes to every cached list of projects: new and changed ones first, deleted ones
 * removed.
 */
export function useProjectFeed() {
  useProjectChangedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const { deletedId, project } = data?.projectChanged ?? {}
      if (deletedId) return evictObject(cache, { __typename: 'Project', id: deletedId }, 'projects')
      if (project) placeInLists(cache, project)
    },
  })
}
