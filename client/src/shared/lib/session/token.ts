/** The key of the access token in local storage (specification A14). */
export const TOKEN_KEY = 'access_token'

/**
 * Returns when a token expires, in milliseconds since 1970; null when it is malformed or has no expiry
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

/** Whether this is a token that has not expired. */
export const isValid = (token: string | null): token is string =>
  token !== null && (expiryOf(token) ?? 0) > Date.now()
