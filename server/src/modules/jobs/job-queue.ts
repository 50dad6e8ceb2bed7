import type { EntityManager } from '@mikro-orm/postgresql'
import { announce } from '#platform/events/events'
import type { BatchRead } from '#platform/queries/loaders'
import { Job, type JobKind, JobStatus } from './job.entity.js'

/**
 * A worker that has not renewed its lease for this long counts as dead: one renewal may fail, and the next
 * still comes in time.
 */
export const LEASE_SECONDS = 15

/** Nobody has read the queue for so long: that is a break. A lease of before it still holds when it ends. */
const BREAK_SECONDS = 6

/**
 * After a break every lease may have lapsed; workers that live renew theirs in this time. It holds the longest
 * wait for an answer that never comes, and a beat.
 */
const ROLL_CALL_SECONDS = 12

/** Who looked so long ago still counts as watching: pages look every five seconds. */
const WATCHED_SECONDS = 20

/** `held` by this attempt; `taken` by another one; or `ended`: the job has ended or was deleted. */
export type LeaseState = 'held' | 'taken' | 'ended'

const IS_ROLL_CALLED = `exists (select from queue_watch where readable_since < now() - interval '${ROLL_CALL_SECONDS} seconds' and seen_at > now() - interval '${BREAK_SECONDS} seconds')`

/** Waits for a worker, or its lease has lapsed because its worker died. */
const IS_DUE = `(job.status = 'queued' and (job.not_before is null or job.not_before <= now()) or job.status = 'running' and job.lease_until < now() and ${IS_ROLL_CALLED})`

/** Somebody watches it wait, or it has waited for so long that it counts as watched: so nothing is left behind. */
const IS_WATCHED = `(coalesce(job.watched_until > now(), false) or job.created_at < now() - interval '5 minutes')`

/**
 * All that are due: `line`, each with the turn that it has among its author’s jobs of its kind, and whether it
 * has lost its worker.
 */
const lineOf = (condition: string) => `busy as (
    select author_id, count(*) as jobs from job where status = 'running' and lease_until >= now() group by author_id
  ), line as (
    select job.id, job.kind, job.created_at, job.status = 'running' as is_lost,
      ${IS_WATCHED} as is_watched,
      coalesce(busy.jobs, 0) + row_number() over (partition by job.kind, author_id order by ${IS_WATCHED} desc, job.created_at, job.id) as turn
    from job left join busy using (author_id) where ${condition} and ${IS_DUE}
  )`

/** First those of dead workers, which had their turn; then by turn, then those that are watched, then by age. */
const IN_TURN = 'line.is_lost desc, line.turn, line.is_watched desc, line.created_at, line.id'

/**
 * The places in the queue of those of these jobs that wait for a worker, from 1. One that waits for another
 * attempt has none.
 */
export const placesInQueue: BatchRead<number> = async (em, ids) => {
  const found = await em.execute<{ id: string; place: number }[]>(
    `with ${lineOf('true')}, placed as (
       select line.id, row_number() over (partition by line.kind order by ${IN_TURN})::int as place from line
     )
     select id, place from placed where id = any (?::uuid[])`,
    [`{${ids.join(',')}}`],
  )
  return new Map(found.map(({ id, place }) => [id, place]))
}

/**
 * The id of the job that comes before each of these: in the line, or for the first in it the one of its kind that
 * was begun last.
 */
export const jobsAhead: BatchRead<string> = async (em, ids) => {
  const found = await em.execute<{ id: string; ahead: string | null }[]>(
    `with ${lineOf('true')}, placed as (
       select line.id, line.kind, lag(line.id) over (partition by line.kind order by ${IN_TURN}) as ahead from line
     ), newest as (
       select distinct on (kind) kind, id from job where status = 'running' and lease_until >= now() order by kind, started_at desc
     )
     select placed.id, coalesce(placed.ahead, newest.id) as ahead from placed left join newest using (kind)
     where placed.id = any (?::uuid[])`,
    [`{${ids.join(',')}}`],
  )
  return new Map(found.flatMap(({ id, ahead }) => (ahead ? [[id, ahead]] : [])))
}

/** The queue as workers see it: the open rows of the job table. */
export class JobQueue {
  constructor(private readonly db: EntityManager) {}

  /**
   * Leases the next job of this kind: first those of dead workers, which had their turn; then of the person
   * who has the fewest under way or in front of it, then the oldest. Undefined where none waits.
   */
  take(kind: JobKind): Promise<Job | undefined> {
    return this.db.fork().transactional(async (em) => {
      const [taken] = await em.execute<{ id: string; was: JobStatus }[]>(
        `with ${lineOf('job.kind = ?')}, next as materialized (
           select job.id, job.status from job join line on line.id = job.id where ${IS_DUE}
           order by ${IN_TURN} limit 1 for update of job skip locked
         )
         update job set status = 'running', attempts = attempts + 1, lease_id = gen_random_uuid(), lease_until = now() + ? * interval '1 second',
           started_at = coalesce(started_at, now())
         from next where job.id = next.id returning job.id, next.status as was`,
        [kind, LEASE_SECONDS],
      )
      if (!taken) return undefined
      const job = await em.findOneOrFail(Job, taken.id)
      await announce(em, { topic: 'job', id: job.id, projectId: job.projectId })
      return job
    })
  }

  /** Records that somebody watches these merges wait; of all that one person waits for they come first. */
  async watchMerges(of: { projectId: string } | { id: string }): Promise<void> {
    const [column, id] = 'id' in of ? ['id', of.id] : ['project_id', of.projectId]
    await this.db.fork().execute(
      `update job set watched_until = now() + interval '${WATCHED_SECONDS} seconds'
       where ${column} = ? and kind = 'merge' and status = 'queued' and coalesce(watched_until, now()) < now() + interval '${WATCHED_SECONDS / 2} seconds'`,
      [id],
    )
  }

  /** Tells all workers that the queue can be read now. */
  async watch(): Promise<void> {
    await this.db.fork().execute(
      `insert into queue_watch as watch (id, readable_since, seen_at) values (1, clock_timestamp(), clock_timestamp())
       on conflict (id) do update set seen_at = clock_timestamp(), readable_since =
         case when watch.seen_at < clock_timestamp() - ? * interval '1 second' then clock_timestamp() else watch.readable_since end`,
      [BREAK_SECONDS],
    )
  }

  /**
   * Delays a waiting job by this many milliseconds, measured by the one clock that all workers share: the
   * database's.
   */
  async delay(em: EntityManager, { id }: Pick<Job, 'id'>, milliseconds: number): Promise<void> {
    await em.execute(`update job set not_before = now() + ? * interval '1 millisecond' where id = ?`, [
      milliseconds,
      id,
    ])
  }

  /** Extends the lease. */
  async renew({ id, leaseId }: Pick<Job, 'id' | 'leaseId'>): Promise<LeaseState> {
    const em = this.db.fork()
    const renewed = await em.execute<unknown[]>(
      `update job set lease_until = now() + ? * interval '1 second' where id = ? and lease_id = ? and status = 'running' returning id`,
      [LEASE_SECONDS, id, leaseId],
    )
    if (renewed.length) return 'held'
    const job = await em.findOne(Job, id)
    return job?.isOpen() ? 'taken' : 'ended'
  }
}
