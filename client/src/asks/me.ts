import type { Ask } from '../lib/askAhead'
import { MeDocument } from '../lib/me.generated'

/** Who is signed in. */
export const ask: Ask = (send) => send(MeDocument, {})
