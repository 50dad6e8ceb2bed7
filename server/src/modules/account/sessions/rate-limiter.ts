import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type pg from 'pg'
import { Entity, PrimaryKey, Property } from '@mikro-orm/core'
import { Failure } from '#platform/errors/failure'

/** Points used of a rate limit; only `RateLimiter` writes it. */
@Entity({ tableName: 'limited_try' })
export class RateLimitEntry {
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string

  @Property({ type: 'integer', default: 0 })
  points!: number

  /** Milliseconds since 1970. */
  @Property({ type: 'bigint', nullable: true })
  expire!: string | null
}

/** The rate limits: `points` attempts in `duration` seconds. */
export const RATE_LIMITS = {
  /** Wrong passwords for one account from one address. */
  pair: { points: 10, duration: 15 * 60 },
  /**
   * Wrong passwords for one account from anywhere. Higher than for a pair, so that others cannot easily lock a user out.
   */
  account: { points: 60, duration: 15 * 60 },
  /** Wrong passwords from one address, on unknown devices. */
  address: { points: 100, duration: 15 * 60 },
  /** Wrong passwords for one account on a device where its user has signed in before. */
  device: { points: 10, duration: 15 * 60 },
  /** New sessions of one user. */
  session: { points: 60, duration: 15 * 60 },
  /** Wrong passwords of a signed-in user, when changing the password or confirming. */
  change: { points: 10, duration: 15 * 60 },
  /** New accounts from one address. */
  registration: { points: 30, duration: 60 * 60 },
  /** Password links requested from one address. */
  resetAddress: { points: 30, duration: 60 * 60 },
  /** Password links requested for one name, known or not. */
  resetName: { points: 5, duration: 60 * 60 },
  /** Password links mailed to one account, for any of its names. */
  resetAccount: { points: 5, duration: 60 * 60 },
  /** Unknown review links tried from one address. */
  reviewLink: { points: 100, duration: 15 * 60 },
  /** Wrong passwords for one review link from one address. */
  reviewPair: { points: 10, duration: 15 * 60 },
  /** Wrong passwords for one review link from anywhere. */
  reviewPassword: { points: 100, duration: 15 * 60 },
  /** Guests who open one review link from one address. */
  reviewGuest: { points: 30, duration: 60 * 60 },
  /** Created, changed and deleted notes and verdicts of all guests at one address. */
  guestNote: { points: 30, duration: 60 },
} as const
type RateLimitName = keyof typeof RATE_LIMITS

/** A sign-in, counted as a wrong password until it succeeds. */
interface SignInAttempt {
  /** The password was correct. */
  succeeded(): Promise<void>
  /** The password was not checked. */
  cancel(): Promise<void>
}

/**
 * Rate limits counted in Postgres, so that all API processes share them; in memory while Postgres is
 * unavailable.
 */
export class RateLimiter {
  private readonly limiters: Record<RateLimitName, RateLimiterAbstract>

  /** `pool` connects to the main database, whose migrations create the table. */
  constructor(pool: pg.Pool) {
    const limiter = (name: RateLimitName): RateLimiterAbstract =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limited_try',
        tableCreated: true,
        keyPrefix: name,
        ...RATE_LIMITS[name],
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...RATE_LIMITS[name] }),
      })
    const names = Object.keys(RATE_LIMITS) as RateLimitName[]
    this.limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
      RateLimitName,
      RateLimiterAbstract
    >
  }

  /**
   * Counts an attempt before it is made, so that concurrent attempts count, too. Throws RATE_LIMITED beyond the limit.
   */
  async consume(kind: RateLimitName, key: string): Promise<void> {
    await this.limiters[kind].consume(hashKey(key)).catch((state: unknown) => {
      throw state instanceof RateLimiterRes ? rateLimitFailure(state) : state
    })
  }

  /**
   * Counts a sign-in before its password is checked. On a known device (`device`), only its own wrong passwords matter, so
   * that strangers cannot lock its user out. They still count for the account, so that a stolen proof allows few further
   * guesses. Throws RATE_LIMITED.
   */
  async consumeSignIn({
    account,
    address,
    device,
  }: {
    account: string
    address: string
    device: string | null
  }): Promise<SignInAttempt> {
    const pair = `${account} ${address}`
    await this.requireRemaining('session', account)
    const counted: [RateLimitName, string][] = device
      ? [['device', device]]
      : [
          ['address', address],
          ['pair', pair],
          ['account', account],
        ]
    for (const [kind, key] of counted) await this.consume(kind, key)
    if (device) {
      await this.consume('account', account).catch(ignoreRateLimit)
      counted.push(['account', account])
    }
    return {
      cancel: async () => void (await Promise.all(counted.map(([kind, key]) => this.refund(kind, key)))),
      succeeded: async () => {
        const own = device
          ? [this.reset('device', device)]
          : [this.reset('pair', pair), this.refund('address', address)]
        await Promise.all([...own, this.refund('account', account), this.consume('session', account)])
      },
    }
  }

  /** Throws RATE_LIMITED if no attempt is left; counts nothing. */
  private async requireRemaining(kind: RateLimitName, key: string): Promise<void> {
    const state = await this.limiters[kind].get(hashKey(key))
    if (state && state.consumedPoints >= RATE_LIMITS[kind].points) throw rateLimitFailure(state)
  }

  /** Refunds a successful attempt. */
  async refund(kind: RateLimitName, key: string): Promise<void> {
    await this.limiters[kind].reward(hashKey(key))
  }

  /** Resets the count. */
  async reset(kind: RateLimitName, key: string): Promise<void> {
    await this.limiters[kind].delete(hashKey(key))
  }
}

/** Keys are user input of any length, sometimes a password in the wrong field, so only their hash is stored. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

const ignoreRateLimit = (error: unknown): void => {
  if (!(error instanceof Failure && error.code === 'RATE_LIMITED')) throw error
}

function rateLimitFailure(state: RateLimiterRes): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new Failure(
    'RATE_LIMITED',
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  )
}
