import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** The provider's signing key and its published part. */
export class Signing {
  private readonly pair = generateKeyPairSync('ed25519')

  get jwks(): object {
    return { keys: [{ ...this.pair.publicKey.export({ format: 'jwk' }), kid: 'stand-in', use: 'sig' }] }
  }

  /** Signed headers of a call with this body. `at` is in milliseconds. */
  headers(requestId: string, body: Buffer, at = Date.now()): Record<string, string> {
    const time = String(Math.floor(at / 1000))
    const message = [requestId, 'stand-in-user', time, createHash('sha256').update(body).digest('hex')].join(
      '\n',
    )
    return {
      'content-type': 'application/json',
      'x-fal-webhook-request-id': requestId,
      'x-fal-webhook-user-id': 'stand-in-user',
      'x-fal-webhook-timestamp': time,
      'x-fal-webhook-signature': sign(null, Buffer.from(message), this.pair.privateKey).toString('hex'),
    }
  }
}
