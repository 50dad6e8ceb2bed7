import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { StoredResponse } from './answer.js'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A request with an `Idempotency-Key`. */
export interface KeyedRequest {
  /** The caller: the id of a person, the ids of a person and their API token, or an address. */
  scope: string
  key: string
  /** The request in a canonical text form. */
  request: string
}

/** Encrypts responses, which contain tokens and links, so that only the holder of the key can read them. */
export class AnswerSeal {
  constructor(private readonly secret: string) {}

  close(answer: StoredResponse, request: KeyedRequest): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.keyFor(request), nonce)
    const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }

  open(sealed: Buffer, request: KeyedRequest): StoredResponse {
    const [tagAt, textAt] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES]
    const decipher = createDecipheriv(CIPHER, this.keyFor(request), sealed.subarray(0, tagAt))
    decipher.setAuthTag(sealed.subarray(tagAt, textAt))
    const text = Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()])
    return JSON.parse(text.toString('utf8')) as StoredResponse
  }

  private keyFor({ scope, key }: KeyedRequest): Buffer {
    return Buffer.from(hkdfSync('sha256', key, this.secret, `idempotent ${scope}`, 32))
  }
}
