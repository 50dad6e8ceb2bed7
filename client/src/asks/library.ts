import { categoryOf } from '../features/library/categories'
import { AssetsDocument } from '../gql/assets.generated'
import type { Ask } from '../lib/askAhead'

/** How many assets are asked for at once. */
export const PAGE = 48

/** The newest assets of the tab that is open. */
export const ask: Ask = (send, { path: [place, category], search }) => {
  const { scope } = categoryOf(place === 'library' ? category : undefined)
  if (scope && !search.toString()) send(AssetsDocument, { first: PAGE, search: null, origin: 'ALL', scope })
}
