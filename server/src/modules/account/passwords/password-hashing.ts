import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import { canonicalPassword } from '#schema/rules/text'
import { exemptFromLimits } from '#platform/database/operation'
import { FairLimiter } from '#platform/concurrency/fair-limiter'

/** Node.js' own number, where the environment does not say. */
const DEFAULT_POOL_THREADS = 4

/**
 * How many hashes may be made at once: one core stays free for requests, and half of the threads that argon2
 * shares with reading files and scaling pictures.
 */
const maxConcurrency = (): number => {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || DEFAULT_POOL_THREADS
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(threads / 2)))
}

/** How much work one hash is: argon2's own default, RFC 9106's second choice, where nothing else is said. */
export type PasswordCost = Pick<argon2.Options, 'memoryCost' | 'timeCost' | 'parallelism'>

/** A password as it is hashed, and as earlier versions hashed it: as it was typed, which on a Mac may be decomposed. */
const formsOf = (password: string): Set<string> =>
  new Set([canonicalPassword(password), password, password.normalize('NFD')])

/** Hashes passwords with argon2id, few at a time: whoever asks for many waits without delaying others. */
export class PasswordHashing {
  private readonly limiter = new FairLimiter({
    atOnce: maxConcurrency(),
    waitingEach: 32,
    waitingAll: 128,
    patienceMs: 10_000,
  })
  /**
   * The hash that an unknown account's password is compared with, so that it takes the same time as for a
   * known one.
   */
  private readonly decoy: Promise<string>

  constructor(private readonly cost: PasswordCost = {}) {
    this.decoy = argon2.hash('a password that nobody has', cost)
  }

  /**
   * `caller` is an address or a person. Throws RATE_LIMITED or UNAVAILABLE if too many hashes are waiting.
   */
  hash(password: string, caller: string): Promise<string> {
    return this.runLimited(caller, () => argon2.hash(canonicalPassword(password), this.cost))
  }

  /** Whether this is the password of the hash; never for an account that has none. Throws as `hash` does. */
  async isRight(passwordHash: string | null | undefined, password: string, caller: string): Promise<boolean> {
    const compared = passwordHash ?? (await this.decoy)
    for (const form of formsOf(password))
      if (await this.runLimited(caller, () => argon2.verify(compared, form))) return !!passwordHash
    return false
  }

  /** The wait has a time limit of its own, and does not count towards that of the operation. */
  private runLimited<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    return exemptFromLimits(() => this.limiter.run(caller, work))
  }
}
