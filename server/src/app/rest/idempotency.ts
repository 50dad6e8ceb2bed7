import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { IdempotentRequest } from '../../core/idempotent-request.entity.js'
import { Refusal } from './failures.js'

const KEPT_HOURS = 24
const ALIVE_SECONDS = 30
const LONGEST_PAUSE_MS = 500
const KEY = /^[\x21-\x7e]{1,255}$/
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** An answer that can be given again. */
export interface GivenAnswer {
  status: number
  body?: unknown
  headers: Record<string, string>
}

interface Asked {
  /** Who asks: the id of a person, or an address. */
  scope: string
  key: string
  /** The request itself, as text that is the same for the same request. */
  request: string
}

/**
 * Requests that carry an `Idempotency-Key` (rest-contract.md): of all that one person sends within 24 hours with one key,
 * one is carried out, and all get its answer. When the process that carried it out dies before it answers, it is not known
 * what came of it, and the key answers 409: never is anything done twice.
 */
export class IdempotentRequests {
  constructor(private readonly db: EntityManager, private readonly secret: string) {}

  /**
   * Carries out `run` at most once for a key. An answer of null is not kept: the key is free again. Throws 400 for a malformed
   * key, 422 for one that came with another request, 409 for one whose first request broke off, and what `gone` aborts with.
   */
  async once(asked: Asked, run: () => Promise<GivenAnswer>, isKept: (answer: GivenAnswer) => boolean, gone: AbortSignal): Promise<{ answer: GivenAnswer; isReplayed: boolean }> {
    if (!KEY.test(asked.key)) throw new Refusal(400, 'Idempotency-Key must be 1 to 255 visible characters')
    const row = { scope: asked.scope, keyHash: createHash('sha256').update(asked.key).digest('base64url') }
    const requestHash = createHmac('sha256', this.secret).update(asked.request).digest('base64url')
    for (let wait = 20; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      if (await this.claim(row, requestHash)) return { answer: await this.carryOut(row, asked, run, isKept), isReplayed: false }
      const known = await this.db.fork().findOne(IdempotentRequest, row)
      if (known && known.requestHash !== requestHash) {
        throw new Refusal(422, [{ loc: ['body'], msg: 'This Idempotency-Key was sent with another request', type: 'idempotency_key_reused' }])
      }
      if (known?.answer) return { answer: this.unseal(known.answer, asked), isReplayed: true }
      if (known && known.aliveUntil.getTime() < Date.now()) {
        throw new Refusal(409, 'The first request with this Idempotency-Key broke off, and what came of it is not known. Look first, then send another key.')
      }
      await pause(wait, undefined, { signal: gone })
    }
  }

  /** Whether the key is free, or was last used more than a day ago; then it is taken. */
  private async claim({ scope, keyHash }: Row, requestHash: string): Promise<boolean> {
    const claimed = await this.db.fork().execute<unknown[]>(
      `insert into idempotent_request (scope, key_hash, request_hash, alive_until) values (?, ?, ?, now() + make_interval(secs => ?))
       on conflict (scope, key_hash) do update
       set request_hash = excluded.request_hash, alive_until = excluded.alive_until, answer = null, created_at = now()
       where idempotent_request.created_at < now() - make_interval(hours => ?) returning scope`,
      [scope, keyHash, requestHash, ALIVE_SECONDS, KEPT_HOURS],
    )
    return claimed.length > 0
  }

  private async carryOut(row: Row, asked: Asked, run: () => Promise<GivenAnswer>, isKept: (answer: GivenAnswer) => boolean): Promise<GivenAnswer> {
    const stayAlive = setInterval(() => {
      this.db.fork().nativeUpdate(IdempotentRequest, row, { aliveUntil: new Date(Date.now() + ALIVE_SECONDS * 1000) }).catch(() => {}) // the next one tells again
    }, (ALIVE_SECONDS * 1000) / 3)
    try {
      const answer = await run()
      if (isKept(answer)) await this.db.fork().nativeUpdate(IdempotentRequest, row, { answer: this.seal(answer, asked) })
      else await this.db.fork().nativeDelete(IdempotentRequest, row)
      return answer
    } finally {
      clearInterval(stayAlive)
    }
  }

  /** Forgets what is older than a day. */
  async forgetOld(): Promise<void> {
    await this.db.fork().execute(`delete from idempotent_request where created_at < now() - make_interval(hours => ?)`, [KEPT_HOURS])
  }

  /** Answers carry tokens and links: they are kept so that only the bearer of the key can read them. */
  private seal(answer: GivenAnswer, asked: Asked): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.sealingKey(asked), nonce)
    const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }

  private unseal(sealed: Buffer, asked: Asked): GivenAnswer {
    const decipher = createDecipheriv(CIPHER, this.sealingKey(asked), sealed.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')) as GivenAnswer
  }

  private sealingKey({ scope, key }: Asked): Buffer {
    return Buffer.from(hkdfSync('sha256', key, this.secret, `idempotent ${scope}`, 32))
  }
}

type Row = Pick<IdempotentRequest, 'scope' | 'keyHash'>
