import type { Reference } from '@apollo/client'
import { useProjectChangedSubscription } from '../../gql/generated'
import { updateList, evictObject, prependEntry, removeEntry } from '../../lib/lists'

const fits = (name: string, search: unknown) =>
  typeof search !== 'string' || name.toLowerCase().includes(search.toLowerCase())

/**
 * Applies pushed changes to every cached list of projects: new and changed ones first, deleted ones
 * removed.
 */
export function useProjectFeed() {
  useProjectChangedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const { deletedId, project } = data?.projectChanged ?? {}
      if (deletedId) return evictObject(cache, { __typename: 'Project', id: deletedId }, 'projects')
      const key = project && cache.identify({ __typename: 'Project', id: project.id })
      if (!key) return
      const entry: Reference = { __ref: key }
      updateList(cache, { field: 'projects' }, (list, { search }) =>
        fits(project.name, search) ? prependEntry(list, entry) : removeEntry(list, key),
      )
    },
  })
}
