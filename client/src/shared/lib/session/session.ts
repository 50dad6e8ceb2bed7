import { useSyncExternalStore } from 'react'
import { TOKEN_KEY, expiryOf, isValid } from './token'

type Listener = () => void
const listeners = new Set<Listener>()
let memoryToken: string | null = null
let expiry: ReturnType<typeof setTimeout> | undefined
/** Whether the last session ended without its user ending it. */
let endedByItself = false
const MAX_TIMEOUT = 2_147_483_647

/**
 * Returns the token of this session: the one in memory, else the one in local storage; null when neither is
 * valid.
 */
export function currentToken(): string | null {
  if (isValid(memoryToken)) return memoryToken
  const stored = localStorage.getItem(TOKEN_KEY)
  memoryToken = isValid(stored) ? stored : null
  if (stored !== null && !memoryToken) endedByItself = true
  return memoryToken
}

/** Begins a session with a token from the server. */
export function beginSession(token: string) {
  localStorage.setItem(TOKEN_KEY, token)
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
  localStorage.clear()
  memoryToken = null
  changed()
}

/** Whether the session expired or was refused; the login then shows a message. */
export const wasEnded = () => endedByItself

/** Calls back whenever a session begins, ends or expires, in this tab or in another. */
export function onSessionChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current token, updated live. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentToken)

/** Ends the session when its token expires. */
function watchExpiry() {
  clearTimeout(expiry)
  const token = currentToken()
  if (!token) return
  const left = expiryOf(token)! - Date.now()
  expiry = setTimeout(
    () => (currentToken() ? watchExpiry() : endSession({ byItself: true })),
    Math.min(left + 1, MAX_TIMEOUT),
  )
}

function changed() {
  watchExpiry()
  listeners.forEach((listener) => listener())
}

if (typeof window !== 'undefined') {
  watchExpiry()
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== TOKEN_KEY) return
    if (memoryToken && !localStorage.getItem(TOKEN_KEY)) endedByItself = true // in another tab
    memoryToken = null
    changed()
  })
}
