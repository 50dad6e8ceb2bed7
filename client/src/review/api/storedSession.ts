import { localStore } from '../../shared/lib/browserStorage'
import { linkKey } from './linkKey'

/** Session of a guest for a link, which survives a reload if the browser has storage. */
export const storedSession = (token: string): string | null => localStore.getItem(linkKey(token))

export function storeSession(token: string, session: string | null): void {
  if (session === null) localStore.removeItem(linkKey(token))
  else localStore.setItem(linkKey(token), session)
}
