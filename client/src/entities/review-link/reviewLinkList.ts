import { liveList, prependNewEntry } from '../../shared/lib/lists/connectionCache'

interface Link {
  id: string
  projectId: string
}

/** Cached review links of a project, newest first. */
export const reviewLinkList = liveList<Link, Link>({
  typename: 'ReviewLink',
  field: 'reviewLinks',
  owner: ({ projectId }) => ({ __typename: 'Project', id: projectId }),
  place: prependNewEntry,
})
