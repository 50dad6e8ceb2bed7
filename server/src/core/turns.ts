import { rateLimited, unavailable } from './failure.js'

const tooMuchAtOnce = () => rateLimited('Too much at once. Please wait a moment.', 1)
const busy = () => unavailable('Cutroom has too much to do at the moment. Please try again shortly.', 2)

interface Waiting {
  start: (leave: () => void) => void
  timer?: NodeJS.Timeout
}

/** How many may be at work at once, and how many may wait for that. */
export interface TurnLimits {
  /** At work at once, in all. */
  atOnce: number
  /** At work at once, of one caller; all of `atOnce` unless told. */
  ofOne?: number
  /** Waiting, of one caller. */
  waitingEach: number
  /** Waiting in all. */
  waitingAll: number
  /** How long one waits at most, in milliseconds. */
  patienceMs: number
}

/**
 * Places at work that are given out in turn: whoever asks for many waits for their own, and others go ahead
 * of them. Throws RATE_LIMITED where the caller has too many under way, and UNAVAILABLE where everybody
 * together has.
 */
export class Turns {
  private readonly busy = new Map<string, number>()
  /** Those who wait, by caller; the caller whose turn is next stands first. */
  private readonly queues = new Map<string, Waiting[]>()
  private atWork = 0
  private waiting = 0

  constructor(private readonly limits: TurnLimits) {}

  /** Waits for a place; returns how to give it back, which may be done twice. */
  async take(caller: string): Promise<() => void> {
    return this.isFree(caller) ? this.enter(caller) : this.wait(caller)
  }

  /** Takes a place whether or not there is one, for what gave up its own and now goes on. */
  enter(caller: string): () => void {
    this.atWork += 1
    this.busy.set(caller, this.of(caller) + 1)
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      this.atWork -= 1
      if (this.of(caller) > 1) this.busy.set(caller, this.of(caller) - 1)
      else this.busy.delete(caller)
      this.next()
    }
  }

  /** Does some work in a place of its own. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.take(caller)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  private of(caller: string): number {
    return this.busy.get(caller) ?? 0
  }

  private hasAll(caller: string): boolean {
    return this.of(caller) >= (this.limits.ofOne ?? Infinity)
  }

  private isFree(caller: string): boolean {
    return this.atWork < this.limits.atOnce && !this.hasAll(caller)
  }

  private wait(caller: string): Promise<() => void> {
    const { waitingEach, waitingAll, patienceMs } = this.limits
    const queue = this.queues.get(caller) ?? []
    if (queue.length >= waitingEach) throw tooMuchAtOnce()
    if (this.waiting >= waitingAll) throw busy()
    this.queues.set(caller, queue)
    this.waiting += 1
    return new Promise((resolve, reject) => {
      const entry: Waiting = { start: resolve }
      entry.timer = setTimeout(() => {
        this.leave(caller, entry)
        reject(this.hasAll(caller) ? tooMuchAtOnce() : busy())
      }, patienceMs)
      queue.push(entry)
    })
  }

  private leave(caller: string, entry: Waiting): void {
    const queue = this.queues.get(caller)!
    queue.splice(queue.indexOf(entry), 1)
    if (!queue.length) this.queues.delete(caller)
    this.waiting -= 1
  }

  /** Starts whoever is next; a caller who was served goes to the end of the row. */
  private next(): void {
    if (this.atWork >= this.limits.atOnce) return
    for (const [caller, queue] of this.queues) {
      if (this.hasAll(caller)) continue
      const [entry] = queue
      clearTimeout(entry.timer)
      this.leave(caller, entry)
      if (this.queues.delete(caller)) this.queues.set(caller, queue)
      entry.start(this.enter(caller))
      return
    }
  }
}
