import { createHash } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { isId } from '#platform/errors/check'

const ISSUER = 'cutroom'
const ALGORITHM = 'HS256'

/** Signs and verifies session tokens. */
export class SessionTokens {
  private readonly key: Uint8Array

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
  async sessionIdOf(token: string): Promise<string | null> {
    const claims = await jwtVerify(token, this.key, { issuer: ISSUER, algorithms: [ALGORITHM] }).then(
      ({ payload }) => payload,
      () => null,
    )
    return claims?.jti && isId(claims.jti) ? claims.jti : null
  }
}
