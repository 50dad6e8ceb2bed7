import { ProjectsDocument } from '../../features/projects/projects.generated'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import type { PageQueries } from '../../shared/lib/loading/prefetchQueries'

/** The most recently changed projects. */
export const pageQueries: PageQueries = (send) =>
  send(ProjectsDocument, { first: PAGE_SIZES.projects, search: null })
