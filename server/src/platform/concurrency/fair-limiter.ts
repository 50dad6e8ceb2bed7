import { rateLimited, unavailable } from '../errors/failure.js'

const tooMuchAtOnce = () => rateLimited('Too many requests at once. Wait a moment.', 1)
const tooBusy = () => unavailable('Cutroom is overloaded. Try again shortly.', 2)

interface QueuedCaller {
  start: (leave: () => void) => void
  timer?: NodeJS.Timeout
}

/** The maximum of running and waiting requests. */
interface FairLimiterOptions {
  /** Running at once, over all callers. */
  atOnce: number
  /** Running at once per caller; `atOnce` by default. */
  ofOne?: number
  /** Waiting per caller. */
  waitingEach: number
  /** Waiting, over all callers. */
  waitingAll: number
  /** How long a caller waits at most, in milliseconds. */
  patienceMs: number
}

/**
 * A concurrency limiter that is fair between callers: a caller with many requests waits for its own, and others go
 * ahead. Throws RATE_LIMITED if the caller has too many waiting, and UNAVAILABLE if all callers
 * together have.
 */
export class FairLimiter {
  private readonly runningByCaller = new Map<string, number>()
  /** Queues by caller, in the order in which callers are served. */
  private readonly queues = new Map<string, QueuedCaller[]>()
  private runningTotal = 0
  private waiting = 0

  constructor(private readonly limits: FairLimiterOptions) {}

  /** Waits for a slot; returns a function that releases it, which may be called twice. */
  async acquire(caller: string): Promise<() => void> {
    return this.isFree(caller) ? this.acquireNow(caller) : this.wait(caller)
  }

  /** Takes a slot even if none is free, for work that released its own and now continues. */
  acquireNow(caller: string): () => void {
    this.runningTotal += 1
    this.runningByCaller.set(caller, this.runningOf(caller) + 1)
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      this.runningTotal -= 1
      if (this.runningOf(caller) > 1) this.runningByCaller.set(caller, this.runningOf(caller) - 1)
      else this.runningByCaller.delete(caller)
      this.next()
    }
  }

  /** Runs a function in a slot. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.acquire(caller)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  private runningOf(caller: string): number {
    return this.runningByCaller.get(caller) ?? 0
  }

  private isAtLimit(caller: string): boolean {
    return this.runningOf(caller) >= (this.limits.ofOne ?? Infinity)
  }

  private isFree(caller: string): boolean {
    return this.runningTotal < this.limits.atOnce && !this.isAtLimit(caller)
  }

  private wait(caller: string): Promise<() => void> {
    const { waitingEach, waitingAll, patienceMs } = this.limits
    const queue = this.queues.get(caller) ?? []
    if (queue.length >= waitingEach) throw tooMuchAtOnce()
    if (this.waiting >= waitingAll) throw tooBusy()
    this.queues.set(caller, queue)
    this.waiting += 1
    return new Promise((resolve, reject) => {
      const entry: QueuedCaller = { start: resolve }
      entry.timer = setTimeout(() => {
        this.leave(caller, entry)
        reject(this.isAtLimit(caller) ? tooMuchAtOnce() : tooBusy())
      }, patienceMs)
      queue.push(entry)
    })
  }

  private leave(caller: string, entry: QueuedCaller): void {
    const queue = this.queues.get(caller)!
    queue.splice(queue.indexOf(entry), 1)
    if (!queue.length) this.queues.delete(caller)
    this.waiting -= 1
  }

  /** Starts the next request, and moves its caller to the end of the queue. */
  private next(): void {
    if (this.runningTotal >= this.limits.atOnce) return
    for (const [caller, queue] of this.queues) {
      if (this.isAtLimit(caller)) continue
      const [entry] = queue
      clearTimeout(entry.timer)
      this.leave(caller, entry)
      if (this.queues.delete(caller)) this.queues.set(caller, queue)
      entry.start(this.acquireNow(caller))
      return
    }
  }
}
