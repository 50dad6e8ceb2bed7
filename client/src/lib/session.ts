import { useSyncExternalStore } from 'react'

/** Where the access token is kept (specification A14). */
export const TOKEN_KEY = 'access_token'

type Listener = () => void
const listeners = new Set<Listener>()
let held: string | null = null
let expiry: ReturnType<typeof setTimeout> | undefined
const LONGEST_TIMER = 2_147_483_647

/**
 * When a token ends, in milliseconds since 1970; null when it is malformed or has no expiry
 * (specification A15).
 */
export function expiryOf(token: string): number | null {
  const parts = token.split('.')
  if (parts.length !== 3) return null
  try {
    const { exp } = JSON.parse(atob(parts[1]!.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown }
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
  } catch {
    return null
  }
}

const isGood = (token: string | null): token is string =>
  token !== null && (expiryOf(token) ?? 0) > Date.now()

/** The token of this session: the one in memory, else the one in local storage; null when neither is good. */
export function currentToken(): string | null {
  if (isGood(held)) return held
  const stored = localStorage.getItem(TOKEN_KEY)
  held = isGood(stored) ? stored : null
  return held
}

/** Begins a session with a token from the server. */
export function beginSession(token: string) {
  localStorage.setItem(TOKEN_KEY, token)
  held = token
  changed()
}

/** Ends it here: local storage is cleared, whoever listens goes to the login. */
export function endSession() {
  localStorage.clear()
  held = null
  changed()
}

/** Calls back whenever a session begins, ends or expires, in this tab or in another. */
export function onSessionChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current token, kept current. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentToken)

/** Ends the session at the moment its token does. */
function watchExpiry() {
  clearTimeout(expiry)
  const token = currentToken()
  if (!token) return
  const left = expiryOf(token)! - Date.now()
  expiry = setTimeout(
    () => (currentToken() ? watchExpiry() : endSession()),
    Math.min(left + 1, LONGEST_TIMER),
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
    held = null
    changed()
  })
}
