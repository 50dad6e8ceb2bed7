import { createHash, createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type HookedTransaction, withCommitHook } from '#platform/database/commit-hook'
import { unavailable } from '#platform/errors/failure'
import { IdempotentRequest } from './idempotent-request.entity.js'
import { isUnavailable } from '#platform/errors/outage'
import { type StoredResponse, RequestError } from './answer.js'
import { AnswerSeal, type KeyedRequest } from './answer-seal.js'

const RETENTION_HOURS = 24
const ALIVE_SECONDS = 30
const MAX_BACKOFF_MS = 5_000
/** How many requests of a caller may wait for a key in use, per process. */
const MAX_WAITING = 20
const RETRY_EVERY_MS = 1_000
const RETRY_FOR_MS = 300_000
const MAX_UNFINISHED = 10_000
const DELETE_BATCH = 10_000
const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Requests with an `Idempotency-Key` (specification R10): of all requests that one person sends within 24 hours with
 * one key, one is executed, and all get its response. Each commit marks the key as done in the same transaction. So
 * after an interruption, by an outage or a crash, it is known whether anything was committed: if not, the next
 * request with the key is executed; otherwise the key returns 409. Nothing is done twice.
 */
export class IdempotentRequests {
  private readonly encrypt: AnswerSeal

  constructor(
    private readonly db: EntityManager,
    private readonly secret: string,
  ) {
    this.encrypt = new AnswerSeal(secret)
  }

  /**
   * Executes `run` at most once for a key. A response that is not stored releases the key, unless something was
   * committed. Throws 400 for a malformed key, 422 for one that was sent with another request, 409 for one whose
   * first request was interrupted after a commit, 429 if too many wait already, and the abort reason of `gone`.
   */
  async once(
    keyed: KeyedRequest,
    run: () => Promise<StoredResponse>,
    { isKept, gone }: { isKept: (answer: StoredResponse) => boolean; gone: AbortSignal },
  ): Promise<{ answer: StoredResponse; isReplayed: boolean }> {
    if (!KEY.test(keyed.key))
      throw new RequestError(400, 'Idempotency-Key must be 1 to 255 visible characters')
    const row = { scope: keyed.scope, keyHash: createHash('sha256').update(keyed.key).digest('base64url') }
    const requestHash = createHmac('sha256', this.secret).update(keyed.request).digest('base64url')
    const keyClaim = { ...row, attempt: randomUUID() }
    const sealed = await this.waitForClaim(keyClaim, requestHash, gone)
    if (sealed) return { answer: this.encrypt.open(sealed, keyed), isReplayed: true }
    return { answer: await this.execute(run, { keyClaim, keyed, isKept }), isReplayed: false }
  }

  /**
   * Claims the key for this attempt, or returns the stored response of an earlier one; waits while another is
   * running.
   */
  private async waitForClaim(
    keyClaim: KeyClaim,
    requestHash: string,
    gone: AbortSignal,
  ): Promise<Buffer | undefined> {
    const { scope, keyHash } = keyClaim
    let leave: (() => void) | undefined
    try {
      for (let wait = 20; ; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
        const known = await this.db.fork().findOne(IdempotentRequest, { scope, keyHash })
        const isInForce = known && known.createdAt.getTime() > Date.now() - RETENTION_HOURS * 3_600_000
        const isAtWork = isInForce && known.aliveUntil.getTime() > Date.now()
        if (isInForce) {
          if (known.requestHash !== requestHash) {
            throw new RequestError(422, [
              {
                loc: ['body'],
                msg: 'This Idempotency-Key was used with another request',
                type: 'idempotency_key_reused',
              },
            ])
          }
          if (known.answer) return known.answer
          if (known.isDone && !isAtWork) {
            throw new RequestError(
              409,
              'The first request with this Idempotency-Key ran, but its response was lost. Check the result, then use another key.',
            )
          }
        }
        if (!isAtWork && (await this.tryClaim(keyClaim, requestHash))) return undefined
        leave ??= this.countWaiting(scope)
        await pause(wait, undefined, { signal: gone })
      }
    } finally {
      leave?.()
    }
  }

  /** Counts a waiting request; returns a function that removes it. Throws 429. */
  private countWaiting(scope: string): () => void {
    const count = this.waiting.get(scope) ?? 0
    if (count >= MAX_WAITING) {
      throw new RequestError(
        429,
        'Too many requests are waiting for an earlier one with the same Idempotency-Key',
        {
          'Retry-After': String(MAX_BACKOFF_MS / 1000),
        },
      )
    }
    this.waiting.set(scope, count + 1)
    return () => {
      const left = this.waiting.get(scope)! - 1
      if (left) this.waiting.set(scope, left)
      else this.waiting.delete(scope)
    }
  }

  private readonly waiting = new Map<string, number>()

  /**
   * Claims the key if it is free, was last used more than a day ago, or is held by an attempt that ended
   * without committing anything; returns whether it did.
   */
  private async tryClaim(keyClaim: KeyClaim, requestHash: string): Promise<boolean> {
    try {
      const claimed = await this.db.fork().execute<unknown[]>(
        `insert into idempotent_request (scope, key_hash, request_hash, attempt, alive_until) values (?, ?, ?, ?, now() + make_interval(secs => ?))
         on conflict (scope, key_hash) do update
         set request_hash = excluded.request_hash, attempt = excluded.attempt, is_done = false, alive_until = excluded.alive_until, answer = null, created_at = now()
         where idempotent_request.created_at < now() - make_interval(hours => ?)
           or (not idempotent_request.is_done and idempotent_request.answer is null and idempotent_request.alive_until < now()
               and idempotent_request.request_hash = excluded.request_hash)
         returning scope`,
        [keyClaim.scope, keyClaim.keyHash, requestHash, keyClaim.attempt, ALIVE_SECONDS, RETENTION_HOURS],
      )
      return claimed.length > 0
    } catch (error) {
      // the claim may have been committed nevertheless
      if (isUnavailable(error)) this.retryInBackground(() => this.release(keyClaim))
      throw error
    }
  }

  private async execute(
    run: () => Promise<StoredResponse>,
    {
      keyClaim,
      keyed,
      isKept,
    }: { keyClaim: KeyClaim; keyed: KeyedRequest; isKept: (answer: StoredResponse) => boolean },
  ): Promise<StoredResponse> {
    const stayAlive = setInterval(
      () => {
        this.db
          .fork()
          .nativeUpdate(IdempotentRequest, keyClaim, {
            aliveUntil: new Date(Date.now() + ALIVE_SECONDS * 1000),
          })
          .catch(() => {}) // the next attempt extends it again
      },
      (ALIVE_SECONDS * 1000) / 3,
    )
    try {
      const answer = await withCommitHook((transaction) => markDone(transaction, keyClaim), run)
      const end = () =>
        isKept(answer) ? this.keep(keyClaim, this.encrypt.close(answer, keyed)) : this.release(keyClaim)
      // The response is returned even if it cannot be stored at this moment.
      await end().catch((error: unknown) => {
        if (!isUnavailable(error)) throw error
        this.retryInBackground(end)
      })
      return answer
    } finally {
      clearInterval(stayAlive)
    }
  }

  private async keep(keyClaim: KeyClaim, answer: Buffer): Promise<void> {
    await this.db.fork().nativeUpdate(IdempotentRequest, keyClaim, { answer })
  }

  /** Releases the key, or, if something was committed, makes waiting requests notice that at once. */
  private async release(keyClaim: KeyClaim): Promise<void> {
    const em = this.db.fork()
    if (await em.nativeDelete(IdempotentRequest, { ...keyClaim, isDone: false })) return
    await em.nativeUpdate(
      IdempotentRequest,
      { ...keyClaim, isDone: true, answer: null },
      { aliveUntil: new Date(0) },
    )
  }

  /** Retries every second until the outage ends, but not longer than the claim lasts. */
  private retryInBackground(end: () => Promise<void>): void {
    if (this.unfinished >= MAX_UNFINISHED) return
    this.unfinished += 1
    void (async () => {
      for (const deadline = Date.now() + RETRY_FOR_MS; Date.now() < deadline;) {
        await pause(RETRY_EVERY_MS, undefined, { ref: false })
        try {
          return await end()
        } catch (error) {
          if (!isUnavailable(error)) return
        }
      }
    })().finally(() => (this.unfinished -= 1))
  }

  private unfinished = 0

  /** Deletes requests older than a day. */
  async forgetOld(): Promise<void> {
    for (let count = DELETE_BATCH; count === DELETE_BATCH;) {
      const forgotten = await this.db
        .fork()
        .execute<unknown[]>(
          `delete from idempotent_request where ctid in (select ctid from idempotent_request where created_at < now() - make_interval(hours => ?) limit ?) returning 1`,
          [RETENTION_HOURS, DELETE_BATCH],
        )
      count = forgotten.length
    }
  }
}

type KeyClaim = Pick<IdempotentRequest, 'scope' | 'keyHash' | 'attempt'>

/**
 * Marks the key as done, in a transaction of the request. Throws if another attempt has claimed the key meanwhile, so
 * that this one commits nothing.
 */
async function markDone(
  { execute }: HookedTransaction,
  { scope, keyHash, attempt }: KeyClaim,
): Promise<void> {
  const marked = await execute(
    'update idempotent_request set is_done = true where scope = ? and key_hash = ? and attempt = ?',
    [scope, keyHash, attempt],
  )
  if (!marked) throw unavailable()
}
