import { evictObject, liveList, matchesSearch } from '../../shared/lib/lists/connectionCache'
import { useProjectChangedSubscription } from './feed.generated'

/** Cached lists of projects; new and changed projects move to the front. */
export const projectList = liveList<{ id: string; name: string }>({
  typename: 'Project',
  field: 'projects',
  belongs: ({ name }, { search }) => matchesSearch(search, name),
})

/** Applies pushed changes to the cached project lists. */
export function useProjectFeed() {
  useProjectChangedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const { deletedId, project } = data?.projectChanged ?? {}
      if (deletedId) return evictObject(cache, { __typename: 'Project', id: deletedId }, 'projects')
      if (project) projectList.put(cache, project)
    },
  })
}
