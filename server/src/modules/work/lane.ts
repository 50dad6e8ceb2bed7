import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { jittered } from '../../core/insist.js'

/** How often it looks for work although nobody told of any, in milliseconds. */
const LOOK_MS = 2_000
const MOST_REST_MS = 5_000

/**
 * Takes work up, so many at once: at once when it is told of some, and else every two seconds. Rests while
 * the database is away.
 */
export class Lane<Taken> {
  private readonly atWork = new Set<Promise<void>>()
  private readonly looking: Promise<void>
  private isClosed = false
  private wakeUp = () => {}

  constructor(
    private readonly deps: {
      slots: number
      take(): Promise<Taken | undefined>
      /** Must not reject. */
      work(taken: Taken): Promise<void>
      log: Logger
    },
  ) {
    this.looking = this.look()
  }

  /** Tells of work, or of room for it. */
  wake(): void {
    this.wakeUp()
  }

  /** Takes nothing any more. When it resolves, everything that was taken is done. */
  async close(): Promise<void> {
    this.isClosed = true
    this.wake()
    await this.looking
    await Promise.all(this.atWork)
  }

  private async look(): Promise<void> {
    let rest = 0
    while (!this.isClosed) {
      // before the look, so that no word falls between the two
      const told = new Promise<void>((resolve) => (this.wakeUp = resolve))
      try {
        const taken = this.atWork.size < this.deps.slots ? await this.deps.take() : undefined
        if (rest) this.deps.log.info('the queue can be read again')
        rest = 0
        if (taken === undefined) await this.nap(told, LOOK_MS)
        else this.begin(taken)
      } catch (error) {
        if (!rest)
          this.deps.log.warn({ error: (error as Error).message }, 'the queue cannot be read at the moment')
        rest = Math.min(rest * 2 || 250, MOST_REST_MS)
        await pause(jittered(rest))
      }
    }
  }

  private begin(taken: Taken): void {
    const done = this.deps.work(taken).finally(() => {
      this.atWork.delete(done)
      this.wake()
    })
    this.atWork.add(done)
  }

  private async nap(told: Promise<void>, milliseconds: number): Promise<void> {
    const slept = new AbortController()
    await Promise.race([
      told,
      pause(jittered(milliseconds), undefined, { signal: slept.signal }).catch(() => undefined),
    ])
    slept.abort()
  }
}
