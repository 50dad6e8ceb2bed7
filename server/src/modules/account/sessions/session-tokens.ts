import { createHash } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { isId } from '#platform/errors/check'

const ISSUER = 'cutroom'
const ALGORITHM = 'HS256'
const MAX_REMEMBERED = 10_000

/** The claims of a verified token. */
interface Claims {
  sessionId: string
  /** In seconds since 1970, as in the token. */
  expires: number
}

/**
 * Signs and verifies session tokens. Verified tokens are cached until they expire, because their claims cannot change, so
 * only the first use costs a verification.
 */
export class SessionTokens {
  private readonly key: Uint8Array
  /** By token, oldest first. */
  private readonly verified = new Map<string, Claims>()

  constructor(secret: string) {
    this.key = createHash('sha256').update(`sessions ${secret}`).digest()
  }

  sign({ id, userId, expiresAt }: { id: string; userId: string; expiresAt: Date }): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(userId)
      .setJti(id)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(this.key)
  }

  /** The session that a token is for; null if it is malformed, forged or expired. */
  sessionIdOf(token: string): string | null | Promise<string | null> {
    const known = this.verified.get(token)
    if (!known) return this.verify(token)
    if (known.expires > Date.now() / 1000) return known.sessionId
    this.verified.delete(token)
    return null
  }

  private async verify(token: string): Promise<string | null> {
    const claims = await jwtVerify(token, this.key, { issuer: ISSUER, algorithms: [ALGORITHM] }).then(
      ({ payload }) => payload,
      () => null,
    )
    if (!claims?.jti || !isId(claims.jti)) return null
    if (claims.exp) this.remember(token, { sessionId: claims.jti, expires: claims.exp })
    return claims.jti
  }

  private remember(token: string, claims: Claims): void {
    if (this.verified.size >= MAX_REMEMBERED) {
      const [oldest] = this.verified.keys()
      this.verified.delete(oldest)
    }
    this.verified.set(token, claims)
  }
}
