/** Key of the access token in local storage (specification A14). */
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
 * Whether a value looks like a token with an expiry date. Only the server decides whether it has expired, because the local
 * clock may be wrong (specification A15).
 */
export const isToken = (value: string | null): value is string =>
  value !== null && Number.isFinite(claimsOf(value).exp)
