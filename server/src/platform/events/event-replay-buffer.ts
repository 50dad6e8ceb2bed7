import type { DomainEvent } from './events.js'

/** How long events are kept, in milliseconds. */
export const REPLAY_MS = 60_000
const MAX_EVENTS = 5_000

/** An event and when this process received it. */
export interface RecordedEvent {
  at: number
  event: DomainEvent
}

/** The events that this process received recently, so that new subscribers can catch up. */
export class EventReplayBuffer {
  private events: RecordedEvent[] = []
  /** No event since then was missed or dropped; in milliseconds, as `Date.now()`. */
  private completeSince = Infinity

  /** Every event is received from now on; earlier ones are unknown. */
  begin(): void {
    this.events = []
    this.completeSince = Date.now()
  }

  add(event: DomainEvent): void {
    this.events.push({ at: Date.now(), event })
    const old = this.events.findIndex(({ at }) => at > Date.now() - REPLAY_MS)
    const excess = Math.max(old, this.events.length - MAX_EVENTS)
    if (excess > 0) this.completeSince = this.events.splice(0, excess).at(-1)!.at + 1
  }

  /** The events from this moment on, in order; null if some are unknown. */
  since(moment: number): RecordedEvent[] | null {
    return moment < this.completeSince ? null : this.events.filter(({ at }) => at >= moment)
  }
}
