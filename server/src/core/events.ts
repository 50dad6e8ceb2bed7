import { EventEmitter } from 'node:events'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Repeater, SlidingBuffer } from '@repeaterjs/repeater'
import pg from 'pg'
import type { Logger } from 'pino'

/** Facts that travel between processes. They carry ids; whoever listens loads fresh and asks the policy. */
export type Fact =
  | { topic: 'project'; id: string }
  | { topic: 'project-deleted'; id: string; ownerId: string; isPrivate: boolean; memberIds: string[] }
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
  /** Work waits to be taken up; `queue` is a kind of job, or of background work. */
  | { topic: 'queued'; queue: string }
  | { topic: 'provider-called'; id: string }
export type Topic = Fact['topic']
export type FactOf<T extends Topic> = Extract<Fact, { topic: T }>

const CHANNEL = 'cutroom'

/** Tells a fact when the transaction of `em` commits, or at once outside of one. */
export const announce = async (em: EntityManager, ...facts: Fact[]): Promise<void> => {
  for (const fact of facts) await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify(fact)])
}

/** Facts on Postgres LISTEN/NOTIFY. Reconnects by itself; listeners are told of it by `onGap`, since facts may have been missed. */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0)
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

  /** Facts of the topic as they come, until the reader returns. A reader that is too slow loses the oldest. */
  stream<T extends Topic>(topic: T): Repeater<FactOf<T>> {
    return new Repeater(async (push, stop) => {
      const off = this.on(topic, (fact) => void push(fact))
      await stop
      off()
    }, new SlidingBuffer(1_000))
  }

  async close(): Promise<void> {
    this.closed = true
    await this.client?.end().catch(() => {})
  }
}
