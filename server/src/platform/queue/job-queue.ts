import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { announce } from '../events/events.js'
import type { BatchRead } from '../queries/loaders.js'
import { Job, JobStatus } from './job.entity.js'
import { type JobKind, watchedKinds } from './job-kinds.js'

/**
 * A worker that has not renewed its lease for this long counts as dead. One renewal may fail without consequences.
 */
export const LEASE_SECONDS = 15

/**
 * The number of rows that a claim tries to lock, in order, until one is not being claimed by another worker. Only
 * these are joined to their table: with statistics of an empty queue, Postgres joins long queues row by row.
 */
export const CLAIM_CANDIDATES = 32

/** How often a process records that the queue is readable, in milliseconds. */
const WATCH_MS = 2_000

/**
 * If no process has read the queue for this long, there was an outage, and leases that lapsed in it stay valid for a
 * moment.
 */
const OUTAGE_SECONDS = 6

/**
 * After an outage every lease may have lapsed; live workers renew theirs within this time: the longest wait for a
 * response that never arrives, plus a heartbeat.
 */
const RENEWAL_SECONDS = 12

/** How long after its last poll a client counts as watching; pages poll every five seconds. */
const WATCHED_SECONDS = 20

/** `held` by this attempt, `taken` by another one, or `ended` if the job has ended or was deleted. */
type LeaseState = 'held' | 'taken' | 'ended'

const ARE_LEASES_RENEWED = `exists (select from queue_watch where readable_since < now() - interval '${RENEWAL_SECONDS} seconds' and seen_at > now() - interval '${OUTAGE_SECONDS} seconds')`

/** Ready to be taken, or its lease has lapsed because its worker died. */
const IS_DUE = `(job.status = 'queued' and (job.not_before is null or job.not_before <= now()) or job.status = 'running' and job.lease_until < now() and ${ARE_LEASES_RENEWED})`

/** Watched, or waiting for so long that it counts as watched, so that no job starves. */
const IS_WATCHED = `(coalesce(job.watched_until > now(), false) or job.created_at < now() - interval '5 minutes')`

/**
 * The CTE `line` of due jobs, with their turn among their author’s jobs of their kind, after the running ones, and when a job of
 * this author and kind last started. Windows instead of joins: with statistics of an empty queue, Postgres joins long queues
 * row by row.
 */
const lineOf = (condition: string) => `open_job as (
    select job.id, job.kind, job.author_id, job.created_at, job.status = 'running' as is_lost, ${IS_WATCHED} as is_watched, false as is_held
    from job where ${condition} and ${IS_DUE}
    union all
    select id, kind, author_id, created_at, false, false, true from job where status = 'running' and lease_until >= now()
  ), placed_job as (
    select *, count(*) filter (where is_held) over (partition by author_id) as held,
      row_number() over (partition by is_held, kind, author_id order by is_watched desc, created_at, id) as place_of_author
    from open_job
  ), line as (
    select *, held + place_of_author as turn, max(case when place_of_author = 1 then (
      select max(started_at) from job where author_id = placed_job.author_id and kind = placed_job.kind
    ) end) over (partition by kind, author_id) as served_at
    from placed_job where not is_held
  )`

/**
 * Jobs of dead workers first, since they had their turn; then by turn, then watched ones, then those of the author who has waited
 * longest for a start, so that nobody’s older jobs keep others out; then by age.
 */
const IN_TURN =
  'line.is_lost desc, line.turn, line.is_watched desc, line.served_at nulls first, line.created_at, line.id'

/**
 * The places of these jobs in the queue of their kind, from 1. A job that waits for its next attempt has none.
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
 * The id of the job ahead of each of these in the queue; for the first one, the most recently started job of its
 * kind.
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

/** The queue as workers see it: the open jobs. */
export class JobQueue {
  constructor(private readonly db: EntityManager) {}

  /**
   * Leases the next job of this kind: first those of dead workers; then that of the person with the fewest running or
   * preceding jobs, then of the person whose last job of this kind started first. Undefined if none is due.
   */
  take(kind: JobKind): Promise<Job | undefined> {
    return this.db.fork().transactional(async (em) => {
      const [taken] = await em.execute<{ id: string; was: JobStatus }[]>(
        `with ${lineOf('job.kind = ?')}, first as materialized (
           select line.id, row_number() over (order by ${IN_TURN}) as place from line order by place limit ${CLAIM_CANDIDATES}
         ), next as materialized (
           select job.id, job.status from job join first on first.id = job.id where ${IS_DUE}
           order by first.place limit 1 for update of job skip locked
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

  /** Records that a client is watching this job, or those of a project; see `JobKindOptions.watchedFirst`. */
  async markWatched(of: Pick<Job, 'id' | 'kind'> | { projectId: string }): Promise<void> {
    const kinds = watchedKinds()
    if ('kind' in of && !kinds.includes(of.kind)) return
    const [column, id] = 'kind' in of ? ['id', of.id] : ['project_id', of.projectId]
    await this.db.fork().execute(
      `update job set watched_until = now() + interval '${WATCHED_SECONDS} seconds'
       where ${column} = ? and kind = any(?::text[]) and status = 'queued' and coalesce(watched_until, now()) < now() + interval '${WATCHED_SECONDS / 2} seconds'`,
      [id, `{${kinds.join(',')}}`],
    )
  }

  /**
   * Records that the queue is readable until the signal aborts. An API does this, too: while workers are lost one after
   * another, there may be none for so long that it looks like an outage.
   */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.recordReadable().catch(() => undefined) // whoever uses the database logs it
      await pause(WATCH_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  private async recordReadable(): Promise<void> {
    await this.db.fork().execute(
      `insert into queue_watch as watch (id, readable_since, seen_at) values (1, clock_timestamp(), clock_timestamp())
       on conflict (id) do update set seen_at = clock_timestamp(), readable_since =
         case when watch.seen_at < clock_timestamp() - ? * interval '1 second' then clock_timestamp() else watch.readable_since end`,
      [OUTAGE_SECONDS],
    )
  }

  /** Delays a waiting job by this many milliseconds of the database's clock, which all workers share. */
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
