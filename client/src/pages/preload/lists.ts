import { ProjectsDocument } from '../../features/projects/projects.generated'
import { AssetsDocument } from '../../entities/asset/assets.generated'
import { categoryOf } from '../../features/library/categories'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import type { PageQueries } from '../../shared/lib/loading/prefetchQueries'

/** Newest assets of the open tab. */
export const libraryQueries: PageQueries = (send, { path: [place, category], search }) => {
  const { scope } = categoryOf(place === 'library' ? category : undefined)
  if (scope && !search.toString())
    send(AssetsDocument, { first: PAGE_SIZES.assets, search: null, origin: 'ALL', scope })
}

/** Projects by their last change. */
export const projectsQueries: PageQueries = (send) =>
  send(ProjectsDocument, { first: PAGE_SIZES.projects, search: null })
