import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { jittered } from '../errors/retry.js'

/** How often the queue is polled without a notification, in milliseconds. */
const POLL_MS = 2_000
const MAX_BACKOFF_MS = 5_000

/** A queue of items, of which a limited number is worked on at once. */
export interface PolledQueue<Taken> {
  concurrency: number
  take(): Promise<Taken | undefined>
  /** Must not reject. */
  work(item: Taken): Promise<void>
}

/**
 * Polls a queue and runs a limited number of its items at once: immediately after a notification, otherwise every two
 * seconds. Backs off while the database is unavailable.
 */
export class QueuePoller<Taken> {
  private readonly inFlight = new Set<Promise<void>>()
  private readonly polling: Promise<void>
  private isClosed = false
  private resolveWake = () => {}

  constructor(
    private readonly queue: PolledQueue<Taken>,
    private readonly log: Logger,
  ) {
    this.polling = this.poll()
  }

  /** Wakes the poller, as there is work, or room for more. */
  wake(): void {
    this.resolveWake()
  }

  /** Stops taking work. Resolves once all taken items are done. */
  async close(): Promise<void> {
    this.isClosed = true
    this.wake()
    await this.polling
    await Promise.all(this.inFlight)
  }

  private async poll(): Promise<void> {
    let rest = 0
    while (!this.isClosed) {
      // before the poll, so that no notification is missed in between
      const woken = new Promise<void>((resolve) => (this.resolveWake = resolve))
      try {
        const item = this.inFlight.size < this.queue.concurrency ? await this.queue.take() : undefined
        if (rest) this.log.info('the queue can be read again')
        rest = 0
        if (item === undefined) await this.sleep(woken, POLL_MS)
        else this.begin(item)
      } catch (error) {
        if (!rest)
          this.log.warn({ error: (error as Error).message }, 'the queue cannot be read at the moment')
        rest = Math.min(rest * 2 || 250, MAX_BACKOFF_MS)
        await pause(jittered(rest))
      }
    }
  }

  private begin(item: Taken): void {
    const done = this.queue.work(item).finally(() => {
      this.inFlight.delete(done)
      this.wake()
    })
    this.inFlight.add(done)
  }

  private async sleep(woken: Promise<void>, milliseconds: number): Promise<void> {
    const slept = new AbortController()
    await Promise.race([
      woken,
      pause(jittered(milliseconds), undefined, { signal: slept.signal }).catch(() => undefined),
    ])
    slept.abort()
  }
}
