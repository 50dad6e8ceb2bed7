import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { CHANNEL, PUBLISH, publishAfterCommit, publishBy } from './outbox.js'
import { BoundedClient, connectionSettings } from '../database/postgres.js'
import { unavailable } from '../errors/failure.js'
import { FairLimiter } from '../concurrency/fair-limiter.js'
import { type HeardFact, RecentFacts } from './event-replay-buffer.js'

/**
 * Facts that travel between processes, by topic, with their fields. Modules add their own, in their
 * `index.ts`. Facts carry single ids and never a list, since Postgres takes no more than 8,000 bytes. A
 * listener loads current data and asks the policy.
 */
export interface Facts {}
export type Topic = keyof Facts
export type FactOf<T extends Topic> = { [Each in T]: { topic: Each } & Facts[Each] }[T]
export type Fact = FactOf<Topic>

const MIN_BACKOFF_MS = 250
const MAX_BACKOFF_MS = 5_000
const PROBE_EVERY_MS = 5_000
/** How long the server may take to answer before the connection counts as broken. */
const ANSWER_TIMEOUT_MS = 3_000
/** Reads that facts cause: few at once, so that others are served in time. */
const READS = { atOnce: 6, ofOne: 2, waitingEach: Infinity, waitingAll: Infinity, patienceMs: 60_000 }

/** Publishes facts when the transaction of `em` has committed, or at once outside of one. */
export const announce = (em: EntityManager, ...facts: Fact[]): Promise<void> => publishAfterCommit(em, facts)

/**
 * The backoff before connecting again, in milliseconds: it grows with the attempts, and differs between
 * processes.
 */
const backoff = (attempts: number): number =>
  Math.min(MIN_BACKOFF_MS * 2 ** attempts, MAX_BACKOFF_MS) * (0.5 + Math.random() / 2)

/**
 * Facts on Postgres LISTEN/NOTIFY. Reconnects by itself, for as long as it takes; listeners learn of it by
 * `onGap`, since facts may have been missed. A connection that only looks alive is detected by a probe every
 * few seconds.
 */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0)
  /** The limit of reads that facts cause. */
  readonly reads = new FairLimiter(READS)
  private readonly recent = new RecentFacts()
  private client?: BoundedClient
  private publishing: Promise<unknown> = Promise.resolve()
  private readonly closing = new AbortController()

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  /** Throws when Postgres cannot be reached at first. */
  async open(): Promise<void> {
    const client = await this.connect()
    void this.keepOpen(client)
  }

  /** Publishes what is announced with `em` on the connection that listens, where the statement is prepared once. */
  publishFor(em: EntityManager): void {
    publishBy(em, async () => {
      if (!this.client) throw unavailable()
      return this.publishOn(this.client)
    })
  }

  /** Publishes the outbox; returns how many rows it took. One statement at a time: pg refuses a second one. */
  private publishOn(client: BoundedClient): Promise<number> {
    const taken = this.publishing.then(async () => {
      const { rows } = await client.queryPrepared<{ taken: string }>('publish', PUBLISH)
      return Number(rows[0].taken)
    })
    this.publishing = taken.catch(() => undefined)
    return taken
  }

  /** A connection that listens. Throws if none can be made. */
  private async connect(): Promise<BoundedClient> {
    const client = new BoundedClient({
      ...connectionSettings(this.url, 'cutroom events'),
      answerMs: ANSWER_TIMEOUT_MS,
    })
    client.on('error', () => undefined) // only its end matters
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
      const facts = JSON.parse(payload) as Fact | Fact[]
      for (const fact of [facts].flat()) {
        this.recent.add(fact)
        this.dispatch(fact.topic, fact)
      }
    } catch (error) {
      this.log.error({ err: error }, 'what came over the database was no fact')
    }
  }

  /** Calls every listener: one that throws affects neither the others nor the connection. */
  private dispatch(topic: Topic | 'gap', ...facts: Fact[]): void {
    for (const listener of this.emitter.listeners(topic)) {
      try {
        listener(...facts)
      } catch (error) {
        this.log.error({ topic, err: error }, 'a listener failed')
      }
    }
  }

  /** The loop that keeps a connection open until `close`. */
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
   * Resolves when the connection has ended; probes it every few seconds, so that no end goes unnoticed. The
   * probe publishes what a process announced that was killed before it could.
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

  /** Calls `listener` for each fact of the topic; returns a function that stops it. */
  on<T extends Topic>(topic: T, listener: (fact: FactOf<T>) => void): () => void {
    this.emitter.on(topic, listener)
    return () => this.emitter.off(topic, listener)
  }

  /** The facts of these topics from this moment on; null if some may have been missed or forgotten. */
  since(moment: number, topics: readonly Topic[]): HeardFact[] | null {
    return this.recent.since(moment)?.filter(({ fact }) => topics.includes(fact.topic)) ?? null
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
