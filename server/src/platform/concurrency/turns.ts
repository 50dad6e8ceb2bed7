/** How long one turn may block the event loop, in milliseconds. */
const TURN_MS = 1

/**
 * Splits long loops into short turns, one in each iteration of the event loop, so that requests are served
 * meanwhile. Concurrent loops alternate.
 */
export class Turns {
  private readonly waiting: (() => void)[] = []
  private isPlanned = false

  /** Calls `act` with each item, in turns. */
  async forEach<Item>(items: Iterable<Item>, act: (item: Item) => void | Promise<void>): Promise<void> {
    let until = 0
    for (const item of items) {
      if (performance.now() >= until) {
        await this.next()
        until = performance.now() + TURN_MS
      }
      const acted = act(item)
      if (acted) await acted
    }
  }

  private next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      this.plan()
    })
  }

  private plan(): void {
    if (this.isPlanned || !this.waiting.length) return
    this.isPlanned = true
    setImmediate(() => {
      this.isPlanned = false
      this.waiting.shift()?.()
      this.plan()
    })
  }
}
