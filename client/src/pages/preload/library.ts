import { AssetsDocument } from '../../entities/asset/assets.generated'
import { categoryOf } from '../../features/library/categories'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import type { PageQueries } from '../../shared/lib/loading/prefetchQueries'

/** The newest assets of the open tab. */
export const pageQueries: PageQueries = (send, { path: [place, category], search }) => {
  const { scope } = categoryOf(place === 'library' ? category : undefined)
  if (scope && !search.toString())
    send(AssetsDocument, { first: PAGE_SIZES.assets, search: null, origin: 'ALL', scope })
}
