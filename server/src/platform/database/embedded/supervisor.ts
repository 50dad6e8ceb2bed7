import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** A server that ends sooner after its start counts as a failed restart, in milliseconds. */
const STABLE_MS = 10_000
/** Delays before the first, second and third restart. */
const RESTART_DELAYS_MS = [0, 1_000, 4_000]

/** A running server, and the session that marks its parent. */
interface HeldServer<Server> {
  server: Server
  guard: pg.Client
}

/** Restarts a server that ends unexpectedly; after three failed restarts, calls `onLost` with a sentence. */
export class Supervisor<Server> {
  private isOver = false
  private recovering: Promise<void> = Promise.resolve()

  constructor(
    private held: HeldServer<Server>,
    private readonly restart: () => Promise<HeldServer<Server>>,
    private readonly notify: { log(line: string): void; onLost(sentence: string): void },
  ) {
    this.follow(0)
  }

  /** Stops supervising; returns the server and its session, once a restart in progress has ended. */
  async end(): Promise<HeldServer<Server>> {
    this.isOver = true
    await this.recovering
    return this.held
  }

  /** Watches the session, which ends with the server. */
  private follow(failures: number): void {
    const since = Date.now()
    this.held.guard.once('end', () => {
      if (!this.isOver) this.recovering = this.recover(Date.now() - since < STABLE_MS ? failures : 0)
    })
  }

  private async recover(failuresBefore: number): Promise<void> {
    this.notify.log('The database stopped unexpectedly. Restarting it.')
    let why = 'it ended again at once'
    for (let failures = failuresBefore; failures < RESTART_DELAYS_MS.length && !this.isOver; failures += 1) {
      await pause(RESTART_DELAYS_MS[failures], undefined, { ref: false })
      try {
        this.held = await this.restart()
      } catch (error) {
        why = (error as Error).message
        continue
      }
      this.notify.log('The database is running again.')
      return this.follow(failures + 1)
    }
    if (!this.isOver) this.notify.onLost(`The database has ended, and could not be started again: ${why}`)
  }
}
