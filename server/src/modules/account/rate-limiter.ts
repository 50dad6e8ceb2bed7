import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type pg from 'pg'
import { Failure } from '../../core/failure.js'

/**
 * How often somebody may try before they must wait: so many times (`points`) in so many seconds (`duration`).
 */
export const RATE_LIMITS = {
  /** Wrong passwords for one account from one address. */
  pair: { points: 10, duration: 15 * 60 },
  /**
   * Wrong passwords for one account, whoever tries; more than for a pair, so that others do not easily lock a
   * person out.
   */
  account: { points: 60, duration: 15 * 60 },
  /** Wrong passwords from one address, on devices that are not known. */
  address: { points: 100, duration: 15 * 60 },
  /** Wrong passwords for one account on a device where its person has signed in before. */
  device: { points: 10, duration: 15 * 60 },
  /** Sessions that one person begins. */
  session: { points: 60, duration: 15 * 60 },
  /**
   * Wrong passwords of somebody who is signed in: when they change it, and when they confirm that it is them.
   */
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
export type RateLimitName = keyof typeof RATE_LIMITS

/** A sign-in that was counted as a wrong password. */
export interface SignInAttempt {
  /** The password was right. */
  succeeded(): Promise<void>
  /** Nobody looked at the password. */
  cancel(): Promise<void>
}

/**
 * Limited tries, counted in Postgres, so that every API process counts the same; in memory while Postgres is
 * away.
 */
export class RateLimiter {
  private readonly limiters: Record<RateLimitName, RateLimiterAbstract>

  /** `pool` leads to the product's own database, whose migrations make the table. */
  constructor(pool: pg.Pool) {
    const limiter = (name: RateLimitName) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limited_try',
        tableCreated: true,
        keyPrefix: name,
        ...RATE_LIMITS[name],
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...RATE_LIMITS[name] }),
      })
    this.limiters = {
      pair: limiter('pair'),
      account: limiter('account'),
      address: limiter('address'),
      device: limiter('device'),
      session: limiter('session'),
      change: limiter('change'),
      registration: limiter('registration'),
      resetAddress: limiter('resetAddress'),
      resetName: limiter('resetName'),
      resetAccount: limiter('resetAccount'),
    }
  }

  /**
   * Counts a try before it is made, so that many at once count too. Throws RATE_LIMITED when it was one too
   * many.
   */
  async consume(kind: RateLimitName, key: string): Promise<void> {
    await this.limiters[kind].consume(hashKey(key)).catch((state: unknown) => {
      throw state instanceof RateLimiterRes ? rateLimitFailure(state) : state
    })
  }

  /**
   * Counts a sign-in before its password is looked at. On a known device (`device`) the device's own wrong
   * passwords decide, and those of strangers do not keep its person out; they still count for the account, so
   * that a proof that was stolen brings few guesses more. Throws RATE_LIMITED.
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

  /** Throws RATE_LIMITED where no try is left, and counts none. */
  private async requireRemaining(kind: RateLimitName, key: string): Promise<void> {
    const state = await this.limiters[kind].get(hashKey(key))
    if (state && state.consumedPoints >= RATE_LIMITS[kind].points) throw rateLimitFailure(state)
  }

  /** Takes back a try that turned out to be right. */
  async refund(kind: RateLimitName, key: string): Promise<void> {
    await this.limiters[kind].reward(hashKey(key))
  }

  /** Takes back all of them. */
  async reset(kind: RateLimitName, key: string): Promise<void> {
    await this.limiters[kind].delete(hashKey(key))
  }
}

/**
 * Keys are what people type, of any length, and now and then a password in the wrong field: only their hash
 * is kept.
 */
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
