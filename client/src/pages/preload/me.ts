import { MeDocument } from '../../entities/person/me.generated'
import type { PageQueries } from '../../shared/lib/loading/prefetchQueries'

/** The signed-in user. */
export const pageQueries: PageQueries = (send) => send(MeDocument, {})
