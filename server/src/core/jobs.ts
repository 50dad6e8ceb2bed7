import type { EntityManager, Knex } from '@mikro-orm/postgresql'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { announce } from './events.js'
import { Job, JobKind } from './job.entity.js'

/** How a ticket comes back when its attempt failed; the pauses double from `retryDelay` seconds. The worker counts the attempts. */
const RETRY = { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInHours: 12 }

/** Work in the background that nobody waits for; without it everything still works, only later. */
export const TRANSITION_PREVIEWS = 'transition-preview'
export type BackgroundQueue = typeof TRANSITION_PREVIEWS

/** What travels through the queue: an id. The job door loads the rest fresh. */
export interface Ticket {
  jobId: string
}

/** The queue on Postgres. A ticket is sent in the same transaction as the rows it belongs to: all or none. */
export class Jobs {
  readonly boss: PgBoss

  constructor(url: string, log: Logger, { connections = 5 } = {}) {
    this.boss = new PgBoss({ connectionString: url, max: connections, application_name: 'cutroom jobs', schema: 'pgboss' })
    this.boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue stumbled'))
  }

  async open(): Promise<void> {
    await this.boss.start()
    for (const kind of Object.values(JobKind)) await this.boss.createQueue(kind, { name: kind, ...RETRY })
    await this.boss.createQueue(TRANSITION_PREVIEWS, { name: TRANSITION_PREVIEWS, policy: 'short', retryLimit: 2, expireInMinutes: 10 })
  }

  /** Writes the job and its ticket within the transaction of `em`. */
  async add(em: EntityManager, fields: Pick<Job, 'kind' | 'projectId' | 'authorId'> & Partial<Pick<Job, 'videoId' | 'picture'>>): Promise<Job> {
    const job = em.create(Job, fields)
    await em.flush()
    await this.send(em, job)
    await announce(em, { topic: 'job', id: job.id, projectId: job.projectId })
    return job
  }

  /** Sends a ticket for a job that is queued, within the transaction of `em`. */
  async send(em: EntityManager, job: Pick<Job, 'id' | 'kind'>): Promise<void> {
    const transaction = em.getTransactionContext<Knex.Transaction>()
    if (!transaction) throw new Error('A ticket is only sent within a transaction')
    const connection = (await transaction.client.acquireConnection()) as pg.PoolClient
    const db = { executeSql: (text: string, values: unknown[]) => connection.query(text, values) }
    await this.boss.send(job.kind, { jobId: job.id } satisfies Ticket, { db, ...RETRY })
  }

  /** Has background work done soon; of the same key, at most one waits at a time. */
  async later(queue: BackgroundQueue, key: string, data: object): Promise<void> {
    await this.boss.send(queue, data, { singletonKey: key })
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: false })
  }
}
