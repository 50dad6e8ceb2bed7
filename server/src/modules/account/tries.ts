import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { Failure } from '../../core/failure.js'

/** How often somebody may try before they must wait. */
const LIMITS = {
  /** Wrong passwords for one account, whoever tries. */
  account: { points: 10, duration: 15 * 60 },
  /** Wrong passwords from one address. */
  address: { points: 100, duration: 15 * 60 },
  /** New accounts from one address. */
  registration: { points: 30, duration: 60 * 60 },
}
export type Try = keyof typeof LIMITS

/** Limited tries, counted in Postgres, so that every API process counts the same. */
export class Tries {
  private readonly limiters: Record<Try, RateLimiterAbstract>

  private constructor(pool: pg.Pool, tableCreated: boolean) {
    const limiter = (name: Try) =>
      new RateLimiterPostgres({
        storeClient: pool, storeType: 'client', tableName: 'limited_try', tableCreated, keyPrefix: name, ...LIMITS[name],
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...LIMITS[name] }),
      })
    this.limiters = { account: limiter('account'), address: limiter('address'), registration: limiter('registration') }
  }

  static async open(pool: pg.Pool): Promise<Tries> {
    await pool.query('create table if not exists limited_try (key varchar(255) primary key, points integer not null default 0, expire bigint)')
    return new Tries(pool, true)
  }

  /** Throws RATE_LIMITED where there are no tries left. */
  async demand(kind: Try, key: string): Promise<void> {
    const state = await this.limiters[kind].get(key)
    if (state && state.consumedPoints >= LIMITS[kind].points) throw this.refused(state)
  }

  /** Counts a try. Throws RATE_LIMITED when it was one too many. */
  async count(kind: Try, key: string): Promise<void> {
    await this.limiters[kind].consume(key).catch((state: unknown) => {
      throw state instanceof RateLimiterRes ? this.refused(state) : state
    })
  }

  async forget(kind: Try, key: string): Promise<void> {
    await this.limiters[kind].delete(key)
  }

  private refused(state: RateLimiterRes): Failure {
    const retryAfterSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
    const minutes = Math.ceil(retryAfterSeconds / 60)
    return new Failure('RATE_LIMITED', `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`, { retryAfterSeconds })
  }
}
