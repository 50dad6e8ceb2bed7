import { evictObject, liveList, matchesSearch } from '../../shared/lib/lists/connectionCache'
import { useProjectChangedSubscription } from './feed.generated'

/** The cached lists of projects; new and changed ones come first. */
export const projectList = liveList<{ id: string; name: string }>({
  typename: 'Project',
  field: 'projects',
  belongs: ({ name }, { search }) => matchesSearch(search, name),
})

/** Applies pushed changes to the cached lists of projects. */
export function useProjectFeed() {
  useProjectChangedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const { deletedId, project } = data?.projectChanged ?? {}
      if (deletedId) return evictObject(cache, { __typename: 'Project', id: deletedId }, 'projects')
      if (project) projectList.put(cache, project)
    },
  })
}
