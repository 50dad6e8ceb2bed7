import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'
import { observed } from '../../observability/activity.js'
import { retryDuringOutage } from '../../errors/retry.js'
import { CLAIM_CANDIDATES, LEASE_SECONDS } from '../job-queue.js'

/**
 * An optional task, such as warming a cache: without it everything works, only more slowly. Deleted when done.
 */
@Entity({ tableName: 'background_task' })
export class BackgroundTask {
  [PrimaryKeyProp]?: ['queue', 'key']

  @PrimaryKey({ type: 'text' })
  queue!: string

  /** At most one task of a key runs at a time. */
  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'jsonb' })
  data!: object

  /** Null for tasks of earlier releases. */
  @Property({ type: 'uuid', nullable: true })
  authorId?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt: Date & Opt = new Date()

  /** The number of attempts so far. */
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0

  /** The earliest start; the worker that runs it extends this like a lease. */
  @Property({ type: 'timestamptz', nullable: true })
  notBefore?: Date | null

  /** The W3C `traceparent` of the request that added it, while traces are recorded. */
  @Property({ type: 'text', nullable: true })
  traceParent?: string | null
}

const HEARTBEAT_MS = 3_000
const MAX_ATTEMPTS = 3
const MAX_DURATION_MS = 10 * 60 * 1000

const IS_DUE = '(task.not_before is null or task.not_before <= now())'

/**
 * Runs a background task: `folder` is empty and removed afterwards; `signal` aborts when the worker stops, and the
 * task is then run again later.
 */
export type BackgroundWork<Data extends object = object> = (
  data: Data,
  at: { folder: string; signal: AbortSignal },
) => Promise<void>

type TakenTask = Pick<BackgroundTask, 'key' | 'attempts' | 'traceParent'> & { data: never }

/**
 * Tasks of one queue, run one at a time. A task is deleted after three attempts, including those whose workers
 * crashed.
 */
export class BackgroundTasks {
  private readonly db: EntityManager
  private readonly queue: string

  constructor(
    private readonly deps: {
      db: EntityManager
      queue: string
      work: BackgroundWork<never>
      scratch: string
      log: Logger
      signal: AbortSignal
    },
  ) {
    this.db = deps.db
    this.queue = deps.queue
  }

  /**
   * The next waiting task, or one whose worker has died: the oldest task of the person with the fewest running or
   * preceding tasks; between such people it is drawn by lot, so that nobody’s older tasks keep others out.
   */
  async take(): Promise<TakenTask | undefined> {
    const [task] = await this.db.fork().execute<TakenTask[]>(
      `with line as (
         select key, created_at, md5(concat(author_id, now())) as lot, not ${IS_DUE} as is_held,
           count(*) filter (where not ${IS_DUE}) over (partition by author_id)
             + row_number() over (partition by author_id, ${IS_DUE} order by created_at, key) as turn
         from background_task task where queue = ?
       ), first as materialized (
         select * from line where not is_held order by turn, lot, created_at, key limit ${CLAIM_CANDIDATES}
       ), next as materialized (
         select task.key from background_task task join first using (key) where task.queue = ? and ${IS_DUE}
         order by first.turn, first.lot, first.created_at, task.key limit 1 for update of task skip locked
       )
       update background_task task set attempts = attempts + 1, not_before = now() + ? * interval '1 second'
       from next where task.queue = ? and task.key = next.key returning task.key, task.data, task.attempts, task.trace_parent as "traceParent"`,
      [this.queue, this.queue, LEASE_SECONDS, this.queue],
    )
    return task
  }

  /** Runs the task. Never rejects. */
  async run({ key, data, attempts, traceParent }: TakenTask): Promise<void> {
    const { scratch, log, signal: stopping } = this.deps
    if (attempts > MAX_ATTEMPTS) {
      log.warn({ task: key, attempts }, 'a background task was dropped: its workers crashed')
      return this.remove(key).catch(() => undefined)
    }
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(MAX_DURATION_MS)])
    const heartbeat = setInterval(
      () => void this.postpone(key, LEASE_SECONDS).catch(() => undefined),
      HEARTBEAT_MS,
    )
    const folder = await mkdtemp(join(scratch, 'background-')).catch(() => undefined)
    try {
      if (!folder) throw new Error('No temporary folder could be created')
      await observed({ kind: 'job', name: this.queue, remoteParent: traceParent }, () =>
        this.deps.work(data, { folder, signal }),
      )
      clearInterval(heartbeat)
      await retryDuringOutage(() => this.remove(key), stopping)
    } catch (error) {
      clearInterval(heartbeat)
      if (!stopping.aborted)
        log.warn({ task: key, attempts, error: (error as Error).message }, 'a background task failed')
      const isLast = !stopping.aborted && attempts >= MAX_ATTEMPTS
      await (
        isLast
          ? this.remove(key)
          : this.postpone(key, stopping.aborted ? 0 : 2 ** attempts, stopping.aborted ? 1 : 0)
      ).catch(() => undefined) // its lease lapses
    } finally {
      if (folder) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
  }

  private async postpone(key: string, seconds: number, uncounted = 0): Promise<void> {
    await this.db
      .fork()
      .execute(
        `update background_task set not_before = now() + ? * interval '1 second', attempts = attempts - ? where queue = ? and key = ?`,
        [seconds, uncounted, this.queue, key],
      )
  }

  private async remove(key: string): Promise<void> {
    await this.db.fork().execute('delete from background_task where queue = ? and key = ?', [this.queue, key])
  }
}
