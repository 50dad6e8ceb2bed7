import { Operation } from '#platform/database/operation'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { type Guest, isGuestSession } from '#platform/auth/guest'
import type { Viewer } from '#platform/auth/viewer'
import { isApiToken } from '../../modules/account/tokens/api-token.service.js'
import { type CallLimits, type RequestDependencies, bearer, guestOf, viewerOf } from '../http/caller.js'
import { OPERATION_LIMITS } from './limits.js'

/** The caller: a person, a guest of a review link, or an anonymous address. */
interface Caller {
  viewer: Viewer | null
  guest?: Guest | null
  address: string
}

const { atOnce, waiting } = OPERATION_LIMITS
const queueLimits = { waitingEach: waiting.ofOne, waitingAll: waiting.all, patienceMs: waiting.milliseconds }

/** The concurrency limits, which GraphQL and REST share. */
const makeLimiters = () => ({
  all: new FairLimiter({ atOnce: atOnce.all, ofOne: atOnce.ofOne, ...queueLimits }),
  heavy: new FairLimiter({ atOnce: atOnce.heavy, ofOne: atOnce.heavyOfOne, ...queueLimits }),
})

/**
 * Limits operations over GraphQL and REST: calls per minute, concurrency and duration. Each process counts
 * for itself.
 */
export class Operations {
  constructor(
    private readonly calls: CallLimits,
    private readonly limitMs: number = OPERATION_LIMITS.milliseconds,
    private readonly limiters = makeLimiters(),
  ) {}

  /** The same limits for another API, which counts its own calls. */
  withCallLimits(calls: CallLimits): Operations {
    return new Operations(calls, this.limitMs, this.limiters)
  }

  /** An operation that has not started. `isTimed` is false if each of its parts has its own time limit. */
  make(isTimed = true): Operation {
    return new Operation(isTimed ? this.limitMs : null)
  }

  /** Counts the call, and returns the caller with this `Authorization`. Throws RATE_LIMITED. */
  async caller(
    { sessions, guests }: Pick<RequestDependencies, 'sessions' | 'guests'>,
    authorization: unknown,
    address: string,
  ): Promise<Required<Caller>> {
    const token = bearer(authorization) ?? ''
    if (isGuestSession(token)) {
      const guest = await this.calls.lookUpToken(address, () => guestOf(guests, authorization, address))
      await this.calls.count(guest, address)
      return { viewer: null, guest, address }
    }
    const find = () => viewerOf(sessions, authorization)
    const viewer = await (isApiToken(token) ? this.calls.lookUpToken(address, find) : find())
    await this.calls.count(viewer, address)
    return { viewer, guest: null, address }
  }

  /** Counts one or several calls. Throws RATE_LIMITED. */
  async count({ viewer, guest, address }: Caller, calls = 1): Promise<void> {
    if (calls > 0) await this.calls.count(viewer ?? guest ?? null, address, calls)
  }

  /** The caller’s limit of calls and what is left of it, as header fields. */
  limitHeaders({ viewer, guest, address }: Caller): Promise<Record<string, string>> {
    return this.calls.headers(viewer ?? guest ?? null, address)
  }

  /**
   * Waits until an operation of this cost may begin; it ends with `operation.end()`. An expensive one counts as
   * several calls. Throws RATE_LIMITED, and UNAVAILABLE if the process is overloaded.
   */
  async begin(operation: Operation, cost: number, caller: Caller): Promise<void> {
    const more = Math.ceil(cost / OPERATION_LIMITS.costOfCall) - 1
    await this.count(caller, more)
    // an address, as one guest may have many sessions
    const person = caller.viewer?.id ?? caller.address
    const all = cost > OPERATION_LIMITS.heavy ? [this.limiters.heavy, this.limiters.all] : [this.limiters.all]
    const places: (() => void)[] = []
    const release = () => places.splice(0).forEach((one) => one())
    try {
      for (const limiter of all) places.push(await limiter.acquire(person))
    } catch (error) {
      release()
      throw error
    }
    const acquire = () => {
      const again = all.map((limiter) => limiter.acquireNow(person))
      return () => again.forEach((one) => one())
    }
    operation.begin({ release, acquire })
  }
}
