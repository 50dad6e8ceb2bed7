import { EventEmitter } from 'node:events'
import type { EntityManager } from '@mikro-orm/postgresql'
import pg from 'pg'
import type { Logger } from 'pino'
import { SharedReads } from './shared-reads.js'

/**
 * Facts that travel between processes. They carry ids, each one alone and never a list: Postgres takes no more than 8,000
 * bytes. Whoever listens loads fresh and asks the policy.
 */
export type Fact =
  | { topic: 'project'; id: string }
  /** A project was deleted or made private: gone for a person who saw it, for all admins, or for the whole team. */
  | { topic: 'project-gone'; id: string; seenBy: 'team' | 'admins' }
  | { topic: 'project-gone'; id: string; seenBy: 'person'; userId: string }
  | { topic: 'message'; id: string; projectId: string }
  | { topic: 'video'; id: string; projectId: string }
  | { topic: 'job'; id: string; projectId: string | null }
  | { topic: 'cut'; id: string }
  | { topic: 'transition-rendered'; projectId: string; key: string }
  /** `wasShared`: the team saw it before this change, and must hear when it no longer does. */
  | { topic: 'asset'; id: string; ownerId: string; wasShared: boolean }
  | { topic: 'notification'; id: string; userId: string }
  /** A session, or an API token that stands in for one. */
  | { topic: 'session-ended'; id: string; userId: string }
  /** What its owner may do has changed. */
  | { topic: 'session-changed'; id: string; userId: string }
  | { topic: 'member'; id: string }
  | { topic: 'job-cancelled'; id: string }
  | { topic: 'provider-called'; id: string }
export type Topic = Fact['topic']
export type FactOf<T extends Topic> = Extract<Fact, { topic: T }>

const CHANNEL = 'cutroom'

/** Tells facts, in one statement, when the transaction of `em` commits, or at once outside of one. */
export const announce = async (em: EntityManager, ...facts: Fact[]): Promise<void> => {
  await em.execute('select count(pg_notify(?, fact)) from jsonb_array_elements_text(?::jsonb) as told (fact)', [CHANNEL, JSON.stringify(facts.map((fact) => JSON.stringify(fact)))])
}

/** Facts on Postgres LISTEN/NOTIFY. Reconnects by itself; listeners are told of it by `onGap`, since facts may have been missed. */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0)
  /** What the listeners of one fact share. */
  readonly reads = new SharedReads()
  private client?: pg.Client
  private closed = false

  constructor(private readonly url: string, private readonly log: Logger) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'cutroom events', keepAlive: true })
    client.on('notification', ({ payload }) => {
      if (!payload) return
      const fact = JSON.parse(payload) as Fact
      this.emitter.emit(fact.topic, fact)
    })
    client.on('error', (error) => this.log.warn({ error: error.message }, 'the event connection broke'))
    client.on('end', () => void this.reopen())
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.client = client
  }

  private async reopen(): Promise<void> {
    for (let pause = 250; !this.closed; pause = Math.min(pause * 2, 5_000)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (this.closed) return
      try {
        await this.open()
        this.emitter.emit('gap')
        return
      } catch (error) {
        this.log.warn({ error: (error as Error).message }, 'the event connection is still down')
      }
    }
  }

  /** Calls `listener` for each fact of the topic; answers how to stop. */
  on<T extends Topic>(topic: T, listener: (fact: FactOf<T>) => void): () => void {
    this.emitter.on(topic, listener)
    return () => this.emitter.off(topic, listener)
  }

  onGap(listener: () => void): () => void {
    this.emitter.on('gap', listener)
    return () => this.emitter.off('gap', listener)
  }

  async close(): Promise<void> {
    this.closed = true
    await this.client?.end().catch(() => {})
  }
}
