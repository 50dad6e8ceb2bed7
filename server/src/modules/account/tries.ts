import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { Failure } from '../../core/failure.js'

/** How often somebody may try before they must wait: so many times (`points`) in so many seconds (`duration`). */
export const TRIES = {
  /** Wrong passwords for one account from one address. */
  pair: { points: 10, duration: 15 * 60 },
  /** Wrong passwords for one account, whoever tries; more than for a pair, so that others do not easily lock a person out. */
  account: { points: 60, duration: 15 * 60 },
  /** Wrong passwords from one address. */
  address: { points: 100, duration: 15 * 60 },
  /** Wrong current passwords when a person changes theirs. */
  change: { points: 10, duration: 15 * 60 },
  /** New accounts from one address. */
  registration: { points: 30, duration: 60 * 60 },
  /** Password links asked for from one address. */
  resetAddress: { points: 30, duration: 60 * 60 },
  /** Password links asked for by one name, known or not. */
  resetName: { points: 5, duration: 60 * 60 },
  /** Password links mailed to one account, by whichever of its names. */
  resetAccount: { points: 5, duration: 60 * 60 },
} as const
export type Try = keyof typeof TRIES

/** Limited tries, counted in Postgres, so that every API process counts the same; in memory while Postgres is away. */
export class Tries {
  private readonly limiters: Record<Try, RateLimiterAbstract>

  /** `pool` leads to the product's own database, whose migrations make the table. */
  constructor(pool: pg.Pool) {
    const limiter = (name: Try) =>
      new RateLimiterPostgres({
        storeClient: pool, storeType: 'pool', tableName: 'limited_try', tableCreated: true, keyPrefix: name, ...TRIES[name],
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...TRIES[name] }),
      })
    this.limiters = {
      pair: limiter('pair'), account: limiter('account'), address: limiter('address'), change: limiter('change'), registration: limiter('registration'),
      resetAddress: limiter('resetAddress'), resetName: limiter('resetName'), resetAccount: limiter('resetAccount'),
    }
  }

  /** Counts a try before it is made, so that many at once count too. Throws RATE_LIMITED when it was one too many. */
  async count(kind: Try, key: string): Promise<void> {
    await this.limiters[kind].consume(plain(key)).catch((state: unknown) => {
      throw state instanceof RateLimiterRes ? refused(state) : state
    })
  }

  /** Takes back a try that turned out to be right. */
  async takeBack(kind: Try, key: string): Promise<void> {
    await this.limiters[kind].reward(plain(key))
  }

  /** Takes back all of them. */
  async forget(kind: Try, key: string): Promise<void> {
    await this.limiters[kind].delete(plain(key))
  }
}

/** Keys are what people type, of any length, and now and then a password in the wrong field: only their hash is kept. */
const plain = (key: string): string => createHash('sha256').update(key).digest('base64url')

function refused(state: RateLimiterRes): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new Failure('RATE_LIMITED', `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`, { retryAfterSeconds })
}
