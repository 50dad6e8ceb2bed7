import { createHash, createHmac, randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { User } from '../user.entity.js'

const LIFETIME = '180d'
const ISSUER = 'cutroom device'

/**
 * Proofs, stored on a device, that a user has signed in to an account there before. With a proof, wrong passwords count
 * for the device only, so that guesses from elsewhere cannot lock the user out. A proof is valid for one account, expires
 * after 180 days or with a changed password, and does not sign in by itself.
 */
export class DeviceProofs {
  private readonly key: Buffer

  constructor(secret: string) {
    this.key = createHash('sha256').update(`devices ${secret}`).digest()
  }

  /** A proof for a device that has just signed in; `device` is its id if already known. */
  make(user: Pick<User, 'id' | 'passwordHash'>, device: string = randomUUID()): Promise<string> {
    return new SignJWT({ password: this.fingerprint(user) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(user.id)
      .setJti(device)
      .setExpirationTime(LIFETIME)
      .sign(this.key)
  }

  /** The id of the device; null for a proof that is invalid, expired, or for another account. */
  async verify(
    proof: string | null | undefined,
    user: Pick<User, 'id' | 'passwordHash'> | null,
  ): Promise<string | null> {
    if (!proof || !user) return null
    const claims = await jwtVerify(proof, this.key, {
      issuer: ISSUER,
      subject: user.id,
      algorithms: ['HS256'],
    }).then(
      ({ payload }) => payload,
      () => null,
    )
    return claims?.jti && claims.password === this.fingerprint(user) ? claims.jti : null
  }

  private fingerprint({ passwordHash }: Pick<User, 'passwordHash'>): string {
    return createHmac('sha256', this.key)
      .update(passwordHash ?? '')
      .digest('base64url')
  }
}
