import { localStore } from '../browserStorage'
import { createEvent, useStore } from '../store'
import { TOKEN_KEY, isToken } from './token'

const { emit: changed, subscribe } = createEvent()
let memoryToken: string | null = null
/** Whether the last session ended without the user signing out. */
let endedByItself = false

/** The token of this session, from memory or local storage; null without one. The server rejects expired tokens. */
export function currentToken(): string | null {
  if (memoryToken) return memoryToken
  const stored = localStore.getItem(TOKEN_KEY)
  memoryToken = isToken(stored) ? stored : null
  if (stored !== null && !memoryToken) endedByItself = true
  return memoryToken
}

/** Starts a session with a token from the server. */
export function beginSession(token: string) {
  localStore.setItem(TOKEN_KEY, token)
  memoryToken = token
  endedByItself = false
  changed()
}

/**
 * Ends the session in this browser: clears local storage and notifies listeners. `byItself`: it expired, or the server
 * rejected it.
 */
export function endSession({ byItself = false } = {}) {
  endedByItself = byItself
  localStore.clear()
  memoryToken = null
  changed()
}

/** Whether the session expired or was rejected; the login then shows a message. */
export const wasEnded = () => endedByItself

/** Calls `listener` when a session starts or ends, in this tab or another. */
export const onSessionChange = subscribe

/** The current token, updated live. */
export const useSession = () => useStore({ subscribe, get: currentToken })

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== TOKEN_KEY) return
    if (memoryToken && !localStore.getItem(TOKEN_KEY)) endedByItself = true // ended in another tab
    memoryToken = null
    changed()
  })
}
