import { MeDocument } from '../gql/generated'
import type { Ask } from '../lib/askAhead'

/** Who is signed in. */
export const ask: Ask = (send) => send(MeDocument, {})
