import { rateLimited, unavailable } from './failure.js'

/** How many tasks may run, and how many may wait. */
export interface TurnLimits {
  /** Tasks that run at once. */
  atOnce: number
  /** Tasks of one caller that may wait. */
  waitingEach: number
  /** Tasks that may wait in all. */
  waitingAll: number
  /** How long a task may wait, in milliseconds. */
  patienceMs: number
}

const RETRY_AFTER_SECONDS = 5
const BUSY = 'Cutroom has too much to do at the moment. Please try again shortly.'
const TOO_MANY = 'Too many calls at once. Please wait a moment.'

/** A bounded queue for work that is dear. Callers take turns, so that one with many tasks delays another by one of them at most. */
export class Turns {
  private readonly lines = new Map<string, (() => void)[]>()
  private running = 0
  private waiting = 0

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Runs a task of `caller` once it is its turn. Throws RATE_LIMITED where too many of the caller's wait already, and
   * UNAVAILABLE where too many wait in all, or this one for too long.
   */
  async run<Result>(caller: string, task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.atOnce) this.running += 1
    else await this.turn(caller)
    try {
      return await task()
    } finally {
      this.running -= 1
      this.callNext()
    }
  }

  private turn(caller: string): Promise<void> {
    const { waitingEach, waitingAll, patienceMs } = this.limits
    const line = this.lines.get(caller) ?? []
    if (line.length >= waitingEach) throw rateLimited(TOO_MANY, RETRY_AFTER_SECONDS)
    if (this.waiting >= waitingAll) throw unavailable(BUSY, RETRY_AFTER_SECONDS)
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        this.running += 1
        resolve()
      }
      const timer = setTimeout(() => {
        this.leave(caller, begin)
        reject(unavailable(BUSY, RETRY_AFTER_SECONDS))
      }, patienceMs)
      this.lines.set(caller, [...line, begin])
      this.waiting += 1
    })
  }

  /** The caller who was served longest ago is next. */
  private callNext(): void {
    const [next] = this.lines
    if (!next) return
    const [caller, [begin]] = next
    this.leave(caller, begin)
    const rest = this.lines.get(caller)
    if (rest) {
      this.lines.delete(caller)
      this.lines.set(caller, rest)
    }
    begin()
  }

  private leave(caller: string, begin: () => void): void {
    const rest = this.lines.get(caller)!.filter((other) => other !== begin)
    if (rest.length) this.lines.set(caller, rest)
    else this.lines.delete(caller)
    this.waiting -= 1
  }
}
