import type { ApolloCache } from '@apollo/client'
import { prependEntry, updateList } from '../../../shared/lib/lists/connectionCache'

/** Adds a new sound to the list of its project. */
export function listSound(cache: ApolloCache, projectId: string, id: string | undefined): void {
  const sound = id && cache.identify({ __typename: 'Sound', id })
  const project = cache.identify({ __typename: 'Project', id: projectId })
  if (sound)
    updateList(cache, { of: project, field: 'sounds' }, (list) => prependEntry(list, { __ref: sound }))
}
