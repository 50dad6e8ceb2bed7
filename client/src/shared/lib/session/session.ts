import { useSyncExternalStore } from 'react'
import { localStore } from '../browserStorage'
import { TOKEN_KEY, isToken } from './token'

type Listener = () => void
const listeners = new Set<Listener>()
let memoryToken: string | null = null
/** Whether the last session ended without its user ending it. */
let endedByItself = false

/**
 * Returns the token of this session: the one in memory, else the one in local storage; null without one. The
 * server ends the sessions of expired tokens.
 */
export function currentToken(): string | null {
  if (memoryToken) return memoryToken
  const stored = localStore.getItem(TOKEN_KEY)
  memoryToken = isToken(stored) ? stored : null
  if (stored !== null && !memoryToken) endedByItself = true
  return memoryToken
}

/** Begins a session with a token from the server. */
export function beginSession(token: string) {
  localStore.setItem(TOKEN_KEY, token)
  memoryToken = token
  endedByItself = false
  changed()
}

/**
 * Ends the session here: clears local storage and notifies the listeners. `byItself`: it expired, or the server
 * refused it.
 */
export function endSession({ byItself = false } = {}) {
  endedByItself = byItself
  localStore.clear()
  memoryToken = null
  changed()
}

/** Whether the session expired or was refused; the login then shows a message. */
export const wasEnded = () => endedByItself

/** Calls back whenever a session begins or ends, in this tab or in another. */
export function onSessionChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current token, updated live. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentToken)

const changed = () => listeners.forEach((listener) => listener())

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== TOKEN_KEY) return
    if (memoryToken && !localStore.getItem(TOKEN_KEY)) endedByItself = true // in another tab
    memoryToken = null
    changed()
  })
}
