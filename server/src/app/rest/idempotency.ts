import { createHash, createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type HookedTransaction, withCommitHook } from '../../core/commit-hook.js'
import { unavailable } from '../../core/failure.js'
import { IdempotentRequest } from './idempotent-request.entity.js'
import { isAway } from '../../core/outage.js'
import { type GivenAnswer, Refusal } from './answer.js'
import { AnswerSeal, type KeyedRequest } from './answer-seal.js'

const KEPT_HOURS = 24
const ALIVE_SECONDS = 30
const LONGEST_PAUSE_MS = 5_000
/** Requests of one caller that wait for another with their key, in one process. */
const MOST_WAITING = 20
const LATER_EVERY_MS = 1_000
const LATER_MS = 300_000
const MOST_UNFINISHED = 10_000
const FORGOTTEN_AT_ONCE = 10_000
const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Requests that carry an `Idempotency-Key` (specification R10): of all that one person sends within 24 hours
 * with one key, one is carried out, and all get its answer. Whatever it commits marks the key as done in the
 * same transaction. So when it breaks off, by an outage or with its process, it is known whether anything
 * came of it: if nothing did, the next one with the key is carried out; else the key answers 409, and never
 * is anything done twice.
 */
export class IdempotentRequests {
  private readonly seal: AnswerSeal

  constructor(
    private readonly db: EntityManager,
    private readonly secret: string,
  ) {
    this.seal = new AnswerSeal(secret)
  }

  /**
   * Carries out `run` at most once for a key. An answer that is not kept frees the key, unless something was
   * committed. Throws 400 for a malformed key, 422 for one that came with another request, 409 for one whose
   * first request broke off after it had been carried out, 429 where too many wait already, and what `gone`
   * aborts with.
   */
  async once(
    asked: KeyedRequest,
    run: () => Promise<GivenAnswer>,
    isKept: (answer: GivenAnswer) => boolean,
    gone: AbortSignal,
  ): Promise<{ answer: GivenAnswer; isReplayed: boolean }> {
    if (!KEY.test(asked.key)) throw new Refusal(400, 'Idempotency-Key must be 1 to 255 visible characters')
    const row = { scope: asked.scope, keyHash: createHash('sha256').update(asked.key).digest('base64url') }
    const requestHash = createHmac('sha256', this.secret).update(asked.request).digest('base64url')
    const turn = { ...row, attempt: randomUUID() }
    const sealed = await this.awaitTurn(turn, requestHash, gone)
    if (sealed) return { answer: this.seal.open(sealed, asked), isReplayed: true }
    return { answer: await this.carryOut(turn, asked, run, isKept), isReplayed: false }
  }

  /**
   * Takes the key for this turn, or answers what an earlier one was answered; waits while another is at work.
   */
  private async awaitTurn(turn: Turn, requestHash: string, gone: AbortSignal): Promise<Buffer | undefined> {
    const { scope, keyHash } = turn
    let leave: (() => void) | undefined
    try {
      for (let wait = 20; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
        const known = await this.db.fork().findOne(IdempotentRequest, { scope, keyHash })
        const isInForce = known && known.createdAt.getTime() > Date.now() - KEPT_HOURS * 3_600_000
        const isAtWork = isInForce && known.aliveUntil.getTime() > Date.now()
        if (isInForce) {
          if (known.requestHash !== requestHash) {
            throw new Refusal(422, [
              {
                loc: ['body'],
                msg: 'This Idempotency-Key was sent with another request',
                type: 'idempotency_key_reused',
              },
            ])
          }
          if (known.answer) return known.answer
          if (known.isDone && !isAtWork) {
            throw new Refusal(
              409,
              'The first request with this Idempotency-Key was carried out but broke off before its answer was kept. Look first, then send another key.',
            )
          }
        }
        if (!isAtWork && (await this.claim(turn, requestHash))) return undefined
        leave ??= this.joinWaiting(scope)
        await pause(wait, undefined, { signal: gone })
      }
    } finally {
      leave?.()
    }
  }

  /** Counts one who waits; answers how they leave. Throws 429. */
  private joinWaiting(scope: string): () => void {
    const count = this.waiting.get(scope) ?? 0
    if (count >= MOST_WAITING) {
      throw new Refusal(429, 'Too many requests wait for an earlier one with their Idempotency-Key', {
        'Retry-After': String(LONGEST_PAUSE_MS / 1000),
      })
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
   * Whether the key is free, was last used more than a day ago, or is held by an attempt that ended without
   * having done anything; then it is taken.
   */
  private async claim(turn: Turn, requestHash: string): Promise<boolean> {
    try {
      const claimed = await this.db.fork().execute<unknown[]>(
        `insert into idempotent_request (scope, key_hash, request_hash, attempt, alive_until) values (?, ?, ?, ?, now() + make_interval(secs => ?))
         on conflict (scope, key_hash) do update
         set request_hash = excluded.request_hash, attempt = excluded.attempt, is_done = false, alive_until = excluded.alive_until, answer = null, created_at = now()
         where idempotent_request.created_at < now() - make_interval(hours => ?)
           or (not idempotent_request.is_done and idempotent_request.answer is null and idempotent_request.alive_until < now()
               and idempotent_request.request_hash = excluded.request_hash)
         returning scope`,
        [turn.scope, turn.keyHash, requestHash, turn.attempt, ALIVE_SECONDS, KEPT_HOURS],
      )
      return claimed.length > 0
    } catch (error) {
      if (isAway(error)) this.finishLater(() => this.free(turn)) // it may have been taken all the same
      throw error
    }
  }

  private async carryOut(
    turn: Turn,
    asked: KeyedRequest,
    run: () => Promise<GivenAnswer>,
    isKept: (answer: GivenAnswer) => boolean,
  ): Promise<GivenAnswer> {
    const stayAlive = setInterval(
      () => {
        this.db
          .fork()
          .nativeUpdate(IdempotentRequest, turn, { aliveUntil: new Date(Date.now() + ALIVE_SECONDS * 1000) })
          .catch(() => {}) // the next one tells again
      },
      (ALIVE_SECONDS * 1000) / 3,
    )
    try {
      const answer = await withCommitHook((transaction) => markDone(transaction, turn), run)
      const end = () => (isKept(answer) ? this.keep(turn, this.seal.close(answer, asked)) : this.free(turn))
      // What was done is told even when it cannot be written down at this moment.
      await end().catch((error: unknown) => {
        if (!isAway(error)) throw error
        this.finishLater(end)
      })
      return answer
    } finally {
      clearInterval(stayAlive)
    }
  }

  private async keep(turn: Turn, answer: Buffer): Promise<void> {
    await this.db.fork().nativeUpdate(IdempotentRequest, turn, { answer })
  }

  /** Frees the key, or has those who wait for it hear at once that something was done. */
  private async free(turn: Turn): Promise<void> {
    const em = this.db.fork()
    if (await em.nativeDelete(IdempotentRequest, { ...turn, isDone: false })) return
    await em.nativeUpdate(
      IdempotentRequest,
      { ...turn, isDone: true, answer: null },
      { aliveUntil: new Date(0) },
    )
  }

  /** Tries again every second until an outage is over, or for as long as the key is held anyway. */
  private finishLater(end: () => Promise<void>): void {
    if (this.unfinished >= MOST_UNFINISHED) return
    this.unfinished += 1
    void (async () => {
      for (const deadline = Date.now() + LATER_MS; Date.now() < deadline;) {
        await pause(LATER_EVERY_MS, undefined, { ref: false })
        try {
          return await end()
        } catch (error) {
          if (!isAway(error)) return
        }
      }
    })().finally(() => (this.unfinished -= 1))
  }

  private unfinished = 0

  /** Forgets what is older than a day. */
  async forgetOld(): Promise<void> {
    for (let count = FORGOTTEN_AT_ONCE; count === FORGOTTEN_AT_ONCE;) {
      const forgotten = await this.db
        .fork()
        .execute<unknown[]>(
          `delete from idempotent_request where ctid in (select ctid from idempotent_request where created_at < now() - make_interval(hours => ?) limit ?) returning 1`,
          [KEPT_HOURS, FORGOTTEN_AT_ONCE],
        )
      count = forgotten.length
    }
  }
}

type Turn = Pick<IdempotentRequest, 'scope' | 'keyHash' | 'attempt'>

/**
 * Within a transaction of the request. Throws where another attempt has taken its place meanwhile, so that
 * nothing of this one stays.
 */
async function markDone({ execute }: HookedTransaction, { scope, keyHash, attempt }: Turn): Promise<void> {
  const marked = await execute(
    'update idempotent_request set is_done = true where scope = ? and key_hash = ? and attempt = ?',
    [scope, keyHash, attempt],
  )
  if (!marked) throw unavailable()
}
