/** The key of the access token in local storage (specification A14). */
export const TOKEN_KEY = 'access_token'

function claimsOf(token: string): Record<string, unknown> {
  const parts = token.split('.')
  if (parts.length !== 3) return {}
  try {
    return JSON.parse(atob(parts[1]!.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>
  } catch {
    return {}
  }
}

/**
 * Whether this has the form of a token with an expiry. Only the server judges whether it has expired: the clock of
 * this computer may be wrong (specification A15).
 */
export const isToken = (value: string | null): value is string =>
  value !== null && Number.isFinite(claimsOf(value).exp)
