import { availableParallelism } from 'node:os'

/** Lets as many tasks run at once as there are slots; the others wait in the order in which they came. */
export class Slots {
  private free: number
  private readonly waiting: (() => void)[] = []

  constructor(count: number = availableParallelism()) {
    this.free = count
  }

  /** Takes a slot if one is free at once; returns how to leave it. */
  enter(): (() => void) | undefined {
    if (this.free === 0) return undefined
    this.free--
    let isLeft = false
    return () => {
      if (!isLeft) this.leave()
      isLeft = true
    }
  }

  /** Runs `task` when its turn comes. Rejects with the signal's reason when it is given up before. */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.free > 0) this.free--
    else await this.turn(signal)
    try {
      return await task()
    } finally {
      this.leave()
    }
  }

  private turn(signal?: AbortSignal): Promise<void> {
    return new Promise((fulfil, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', giveUp)
        fulfil()
      }
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(enter), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.waiting.push(enter)
    })
  }

  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.free++
  }
}
