import { rateLimited, unavailable } from './failure.js'

interface Waiting {
  start: (leave: () => void) => void
  timer?: NodeJS.Timeout
}

/** How many may be at work at once, and how many may wait for that. */
export interface TurnLimits {
  /** At work at once, in all. */
  atOnce: number
  /** At work at once, of one person. */
  ofOne: number
  /** Waiting, of one person. */
  waiting: number
  /** How long one waits at most, in milliseconds. */
  patienceMs: number
}

/**
 * Places at work that are given out in turn: whoever asks for many waits for their own, and others go ahead of them.
 * Throws RATE_LIMITED where the person has too many under way, and UNAVAILABLE where everybody together has.
 */
export class Turns {
  private readonly busy = new Map<string, number>()
  /** Those who wait, by person; the person whose turn is next stands first. */
  private readonly queues = new Map<string, Waiting[]>()
  private atWork = 0

  constructor(private readonly limits: TurnLimits) {}

  /** Waits for a place; answers how to give it back, which may be done twice. */
  async take(person: string): Promise<() => void> {
    return this.isFree(person) ? this.enter(person) : this.wait(person)
  }

  /** Takes a place whether or not there is one, for what gave up its own and now goes on. */
  enter(person: string): () => void {
    this.atWork += 1
    this.busy.set(person, this.of(person) + 1)
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      this.atWork -= 1
      if (this.of(person) > 1) this.busy.set(person, this.of(person) - 1)
      else this.busy.delete(person)
      this.next()
    }
  }

  /** Does some work in a place of its own. */
  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.take(person)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  private of(person: string): number {
    return this.busy.get(person) ?? 0
  }

  private isFree(person: string): boolean {
    return this.atWork < this.limits.atOnce && this.of(person) < this.limits.ofOne
  }

  private wait(person: string): Promise<() => void> {
    const queue = this.queues.get(person) ?? []
    if (queue.length >= this.limits.waiting) throw this.refusal(person)
    this.queues.set(person, queue)
    return new Promise((resolve, reject) => {
      const entry: Waiting = { start: resolve }
      entry.timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1)
        if (!queue.length && this.queues.get(person) === queue) this.queues.delete(person)
        reject(this.refusal(person))
      }, this.limits.patienceMs)
      queue.push(entry)
    })
  }

  private refusal(person: string) {
    return this.of(person) >= this.limits.ofOne ? rateLimited('Too much at once. Please wait a moment.', 1) : unavailable('Cutroom has too much to do at the moment. Please try again shortly.', 2)
  }

  /** Starts whoever is next; a person who was served goes to the end of the row. */
  private next(): void {
    for (const [person, queue] of this.queues) {
      if (this.atWork >= this.limits.atOnce) return
      if (!this.isFree(person)) continue
      const { start, timer } = queue.shift()!
      clearTimeout(timer)
      this.queues.delete(person)
      if (queue.length) this.queues.set(person, queue)
      start(this.enter(person))
      return
    }
  }
}
