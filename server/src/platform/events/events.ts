import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { BoundedClient, connectionSettings } from '../database/postgres.js'
import { unavailable } from '../errors/failure.js'
import { FairLimiter } from '../concurrency/fair-limiter.js'
import { CHANNEL, PUBLISH, publishAfterCommit, publishBy } from './outbox.js'

/** How long events are kept, in milliseconds. */
export const REPLAY_MS = 60_000
const MAX_EVENTS = 5_000

/** An event and when this process received it. */
export interface RecordedEvent {
  at: number
  event: DomainEvent
}

/** The events that this process received recently, so that new subscribers can catch up. */
class EventReplayBuffer {
  private events: RecordedEvent[] = []
  /** Since when no event was missed or dropped, in milliseconds as of `Date.now()`. */
  private completeSince = Infinity

  /** From now on every event is received; earlier ones are unknown. */
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

/**
 * Events that are sent to all processes, by topic, with their fields. Modules add their own, in their `index.ts`.
 * An event has single ids and never a list, since Postgres limits messages to 8,000 bytes. Listeners load current
 * data and apply the policy.
 */
export interface DomainEvents {}
export type Topic = keyof DomainEvents
export type DomainEventOf<T extends Topic> = { [Each in T]: { topic: Each } & DomainEvents[Each] }[T]
export type DomainEvent = DomainEventOf<Topic>

const MIN_BACKOFF_MS = 250
const MAX_BACKOFF_MS = 5_000
const PROBE_EVERY_MS = 5_000
/** How long the server may take to respond before the connection counts as broken, in milliseconds. */
const ANSWER_TIMEOUT_MS = 3_000
/** Limits the reads that events cause, so that requests are not delayed. */
const READS = { atOnce: 6, ofOne: 2, waitingEach: Infinity, waitingAll: Infinity, patienceMs: 60_000 }

/** Publishes events when the transaction of `em` has committed, or at once outside of one. */
export const announce = (em: EntityManager, ...events: DomainEvent[]): Promise<void> =>
  publishAfterCommit(em, events)

/** The delay before reconnecting, in milliseconds: grows with the attempts, and differs between processes. */
const backoff = (attempts: number): number =>
  Math.min(MIN_BACKOFF_MS * 2 ** attempts, MAX_BACKOFF_MS) * (0.5 + Math.random() / 2)

/**
 * Events over Postgres LISTEN/NOTIFY. Reconnects without a limit of attempts, and then calls `onGap` listeners, since
 * events may have been missed. Detects a dead connection by a probe every few seconds.
 */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0)
  /** Limits the reads that events cause. */
  readonly reads = new FairLimiter(READS)
  private readonly recent = new EventReplayBuffer()
  private client?: BoundedClient
  private publishing: Promise<unknown> = Promise.resolve()
  private readonly closing = new AbortController()

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  /** Throws if Postgres cannot be reached. */
  async open(): Promise<void> {
    const client = await this.connect()
    void this.keepOpen(client)
  }

  /** Publishes events announced with `em` on the listening connection, where the statement is prepared. */
  publishFor(em: EntityManager): void {
    publishBy(em, async () => {
      if (!this.client) throw unavailable()
      return this.publishOn(this.client)
    })
  }

  /**
   * Publishes the outbox; returns the number of rows. One statement at a time, as pg rejects a second one.
   */
  private publishOn(client: BoundedClient): Promise<number> {
    const taken = this.publishing.then(async () => {
      const { rows } = await client.queryPrepared<{ taken: string }>('publish', PUBLISH)
      return Number(rows[0].taken)
    })
    this.publishing = taken.catch(() => undefined)
    return taken
  }

  /** Opens a listening connection. Throws on failure. */
  private async connect(): Promise<BoundedClient> {
    const client = new BoundedClient({
      ...connectionSettings(this.url, 'cutroom events'),
      answerMs: ANSWER_TIMEOUT_MS,
    })
    client.on('error', () => undefined) // the `end` event is sufficient
    client.on('notification', ({ payload }) => this.receive(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.recent.begin()
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }

  private receive(payload: string | undefined): void {
    if (!payload) return
    try {
      const events = JSON.parse(payload) as DomainEvent | DomainEvent[]
      for (const event of [events].flat()) {
        this.recent.add(event)
        this.dispatch(event.topic, event)
      }
    } catch (error) {
      this.log.error({ err: error }, 'an event could not be parsed')
    }
  }

  /** Calls every listener: one that throws affects neither the others nor the connection. */
  private dispatch(topic: Topic | 'gap', ...events: DomainEvent[]): void {
    for (const listener of this.emitter.listeners(topic)) {
      try {
        listener(...events)
      } catch (error) {
        this.log.error({ topic, err: error }, 'a listener failed')
      }
    }
  }

  /** Keeps a connection open until `close`. */
  private async keepOpen(first: BoundedClient): Promise<void> {
    for (let client = first; ;) {
      this.client = client
      await this.ended(client)
      if (this.closing.signal.aborted) return
      this.log.warn('lost the connection to the database; reconnecting')
      const since = Date.now()
      for (let attempts = 0; ; attempts += 1) {
        await pause(backoff(attempts), undefined, { signal: this.closing.signal }).catch(() => undefined)
        if (this.closing.signal.aborted) return
        const again = await this.connect().catch(() => undefined)
        if (!again) continue
        if (this.closing.signal.aborted) return void again.end().catch(() => undefined)
        client = again
        this.log.info(
          { seconds: Math.round((Date.now() - since) / 1000), tries: attempts + 1 },
          'reconnected to the database',
        )
        break
      }
      this.dispatch('gap')
    }
  }

  /**
   * Resolves when the connection has ended; probes it every few seconds to detect that. The probe also publishes
   * events of processes that were killed before publishing them.
   */
  private ended(client: BoundedClient): Promise<void> {
    return new Promise((resolve) => {
      const probe = setInterval(() => void this.publishOn(client).catch(() => undefined), PROBE_EVERY_MS)
      probe.unref()
      client.once('end', () => {
        clearInterval(probe)
        resolve()
      })
    })
  }

  /** Calls `listener` for each event of the topic. Returns a function that unsubscribes. */
  on<T extends Topic>(topic: T, listener: (event: DomainEventOf<T>) => void): () => void {
    this.emitter.on(topic, listener)
    return () => this.emitter.off(topic, listener)
  }

  /** The events of these topics from this moment on; null if some are unknown. */
  since(moment: number, topics: readonly Topic[]): RecordedEvent[] | null {
    return this.recent.since(moment)?.filter(({ event }) => topics.includes(event.topic)) ?? null
  }

  onGap(listener: () => void): () => void {
    this.emitter.on('gap', listener)
    return () => this.emitter.off('gap', listener)
  }

  async close(): Promise<void> {
    this.closing.abort()
    await this.client?.end().catch(() => {})
  }
}
