import type { ApolloCache } from '@apollo/client'
import { serverNow } from '../../../shared/lib/serverTime'
import { prependEntry, removeEntry, updateList } from '../../../shared/lib/lists/connectionCache'

/** Adds a new sound to the list of its project. */
export function listSound(cache: ApolloCache, projectId: string, id: string | undefined): void {
  const sound = id && cache.identify({ __typename: 'Sound', id })
  const project = cache.identify({ __typename: 'Project', id: projectId })
  if (sound)
    updateList(cache, { of: project, field: 'sounds' }, (list) => prependEntry(list, { __ref: sound }))
}

/** Removes a deleted sound from the list of its project, and marks it as deleted for its cues. */
export function unlistSound(cache: ApolloCache, projectId: string, id: string): void {
  const sound = cache.identify({ __typename: 'Sound', id })!
  const project = cache.identify({ __typename: 'Project', id: projectId })
  updateList(cache, { of: project, field: 'sounds' }, (list) => removeEntry(list, sound))
  cache.modify({ id: sound, fields: { deletedAt: () => serverNow().toISOString() } })
}
