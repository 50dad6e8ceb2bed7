import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import { canonicalPassword } from '#schema/rules/text'
import { exemptFromLimits } from '#platform/database/operation'
import { FairLimiter } from '#platform/concurrency/fair-limiter'

/** Default of Node.js. */
const DEFAULT_POOL_THREADS = 4

/**
 * Concurrency of hashing: keeps one core free for requests, and half of the thread pool, which argon2 shares with reading
 * files and scaling images.
 */
const maxConcurrency = (): number => {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || DEFAULT_POOL_THREADS
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(threads / 2)))
}

/** Cost of a hash. The default is that of argon2, the second recommended option of RFC 9106. */
export type PasswordCost = Pick<argon2.Options, 'memoryCost' | 'timeCost' | 'parallelism'>

/** The normalised password, and the password as typed, which earlier versions hashed; macOS may type it decomposed. */
const formsOf = (password: string): Set<string> =>
  new Set([canonicalPassword(password), password, password.normalize('NFD')])

/** Hashes passwords with argon2id, with limited concurrency, so that a caller with many requests does not delay others. */
export class PasswordHashing {
  private readonly limiter = new FairLimiter({
    atOnce: maxConcurrency(),
    waitingEach: 32,
    waitingAll: 128,
    patienceMs: 10_000,
  })
  /** The hash to compare with the password of an unknown account, so that it takes as long as for a known one. */
  private readonly decoy: Promise<string>

  constructor(private readonly cost: PasswordCost = {}) {
    this.decoy = argon2.hash('a password that nobody has', cost)
  }

  /** `caller` is an address or a person. Throws RATE_LIMITED or UNAVAILABLE if too many hashes are waiting. */
  hash(password: string, caller: string): Promise<string> {
    return this.runLimited(caller, () => argon2.hash(canonicalPassword(password), this.cost))
  }

  /** Whether the password matches the hash; false for an account without a password. Throws like `hash`. */
  async isRight(passwordHash: string | null | undefined, password: string, caller: string): Promise<boolean> {
    const compared = passwordHash ?? (await this.decoy)
    for (const form of formsOf(password))
      if (await this.runLimited(caller, () => argon2.verify(compared, form))) return !!passwordHash
    return false
  }

  /** The wait has its own time limit, and does not count towards that of the operation. */
  private runLimited<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    return exemptFromLimits(() => this.limiter.run(caller, work))
  }
}
