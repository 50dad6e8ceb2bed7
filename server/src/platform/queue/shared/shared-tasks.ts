import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { currentActivity } from '../../observability/activity.js'
import type { Claim, Claims } from './claims.js'
import { type Events, announce } from '../../events/events.js'
import { jittered } from '../../errors/retry.js'
import { CLAIM_CANDIDATES, LEASE_SECONDS } from '../job-queue.js'
import type { SharedTask } from './shared-task.entity.js'

const HEARTBEAT_MS = 3_000
const POLL_MS = 2_000
/** The maximum time for which a claim is renewed, in milliseconds. */
export const MAX_CLAIM_MS = 30 * 60 * 1000
/** The maximum of starts by other workers. After that only the job’s own worker runs a task. */
const MAX_ATTEMPTS = 3

const IS_FREE = '(task.claimed_until is null or task.claimed_until < now())'
/** Looks up each job by id: with a join, Postgres might compare all open jobs with each task. */
const IS_NEEDED = `exists (select from unnest(task.wanted_by) as wanted (id) where (select job.status from job where job.id = wanted.id::uuid) in ('queued', 'running'))`

/** A task, as the worker that took it needs it. */
export interface TakenTask extends Pick<SharedTask, 'key' | 'kind' | 'attempts' | 'traceParent'> {
  data: never
  claimId: string
}

/** A task that a job offers to other workers. */
interface OfferedTask extends Pick<SharedTask, 'key' | 'kind' | 'data'> {}

/** The tasks of one job, offered to all workers. */
export interface JobTasks extends Claims {
  /**
   * Lets any worker run the task. Resolves once it is stored; never rejects, since the job can run it itself.
   */
  offer(task: OfferedTask): Promise<void>
}

/** Parts of jobs that any worker can run, each once in the whole installation. */
export class SharedTasks implements Claims {
  private readonly db: EntityManager

  constructor(private readonly deps: { db: EntityManager; events: Events; log: Logger }) {
    this.db = deps.db
  }

  async claim(key: string): Promise<Claim | undefined> {
    const claimId = randomUUID()
    try {
      const granted = await this.db.fork().execute<unknown[]>(
        `insert into shared_task as task (key, kind, toolkit, data, claim_id, claimed_until)
         values (?, '', '', '{}', ?, now() + ? * interval '1 second')
         on conflict (key) do update set claim_id = excluded.claim_id, claimed_until = excluded.claimed_until where ${IS_FREE} returning key`,
        [key, claimId, LEASE_SECONDS],
      )
      if (!granted.length) return undefined
    } catch (error) {
      this.deps.log.warn(
        { error: (error as Error).message },
        'a shared task could not be claimed; it is run anyway',
      )
      return { release: async () => undefined }
    }
    const stop = this.keepClaim({ key, claimId })
    return {
      release: async (isDone) => {
        stop()
        await this.release({ key, claimId }, { isDone }).catch(() => undefined) // the claim lapses
      },
    }
  }

  async settled(key: string, signal?: AbortSignal): Promise<void> {
    const deadline = Date.now() + MAX_CLAIM_MS
    let wake = () => {}
    const stop = this.deps.events.on('task-released', (event) => event.key === key && wake())
    try {
      while (Date.now() < deadline) {
        signal?.throwIfAborted()
        const released = new Promise<void>((resolve) => (wake = resolve)) // before the check, to miss none
        if (!(await this.isClaimed(key))) return
        await sleep(released, signal)
      }
    } finally {
      stop()
    }
  }

  private async isClaimed(key: string): Promise<boolean> {
    const held = this.db
      .fork()
      .execute<unknown[]>('select key from shared_task where key = ? and claimed_until >= now()', [key])
    return held.then(
      ({ length }) => length > 0,
      () => true, // unknown during an outage; checked again soon
    )
  }

  /** The tasks of a job. Offers made while others are being stored are stored together. */
  of(job: { id: string; authorId: string }, toolkit: string): JobTasks {
    let places = 0
    let waiting: (OfferedTask & { place: number })[] = []
    let storing: Promise<void> = Promise.resolve()
    const store = async () => {
      const tasks = waiting
      waiting = []
      if (tasks.length) await this.store(tasks, job, toolkit)
    }
    return {
      claim: (key) => this.claim(key),
      settled: (key, signal) => this.settled(key, signal),
      offer: (task) => {
        waiting.push({ ...task, place: places++ })
        return (storing = storing.then(store))
      },
    }
  }

  private async store(
    tasks: (OfferedTask & { place: number })[],
    job: { id: string; authorId: string },
    toolkit: string,
  ): Promise<void> {
    const em = this.db.fork()
    try {
      await em.execute(
        `insert into shared_task as task (key, kind, toolkit, data, place, wanted_by, author_id, trace_parent)
         select key, kind, ?, data, place, array[?], ?::uuid, ? from jsonb_to_recordset(?::jsonb) as offered (key text, kind text, data jsonb, place int) order by key
         on conflict (key) do update set kind = excluded.kind, toolkit = excluded.toolkit, data = excluded.data,
           wanted_by = array_append(array_remove(task.wanted_by, ?), ?), author_id = coalesce(task.author_id, excluded.author_id),
           trace_parent = coalesce(task.trace_parent, excluded.trace_parent)`,
        [
          toolkit,
          job.id,
          job.authorId,
          currentActivity()?.traceParent ?? null,
          JSON.stringify(tasks),
          job.id,
          job.id,
        ],
      )
      await announce(em, ...[...new Set(tasks.map(({ kind }) => kind))].map(queued))
    } catch (error) {
      this.deps.log.warn({ error: (error as Error).message }, 'shared tasks of a job could not be stored')
    }
  }

  /**
   * Claims the next needed task for a worker with this toolkit: of the person with the fewest running ones, then of
   * the oldest job, in its order.
   */
  async take(kinds: readonly string[], toolkit: string): Promise<TakenTask | undefined> {
    const [task] = await this.db.fork().execute<TakenTask[]>(
      `with listed as (
         select key, author_id, created_at, place, false as is_held from shared_task task
         where kind = any (?::text[]) and toolkit = ? and attempts < ? and ${IS_FREE} and ${IS_NEEDED}
         union all
         select key, author_id, created_at, place, true from shared_task where claimed_until >= now()
       ), line as (
         select *, count(*) filter (where is_held) over (partition by author_id)
           + row_number() over (partition by is_held, author_id order by created_at, place) as turn
         from listed
       ), first as materialized (
         select * from line where not is_held order by turn, created_at, place limit ${CLAIM_CANDIDATES}
       ), next as materialized (
         select task.key from shared_task task join first using (key) where ${IS_FREE}
         order by first.turn, first.created_at, first.place limit 1 for update of task skip locked
       )
       update shared_task task set attempts = attempts + 1, claim_id = gen_random_uuid(), claimed_until = now() + ? * interval '1 second'
       from next where task.key = next.key returning task.key, task.kind, task.data, task.attempts, task.claim_id as "claimId",
         task.trace_parent as "traceParent"`,
      [`{${kinds.join(',')}}`, toolkit, MAX_ATTEMPTS, LEASE_SECONDS],
    )
    return task
  }

  /** Renews a claim until the returned function is called. */
  private keepClaim(claim: { key: string; claimId: string }): () => void {
    const since = Date.now()
    const heartbeat = setInterval(() => {
      if (Date.now() - since > MAX_CLAIM_MS) clearInterval(heartbeat)
      else void this.renew(claim).catch(() => undefined)
    }, HEARTBEAT_MS)
    return () => clearInterval(heartbeat)
  }

  /** Extends a claim. False if it is no longer held, or with `mustBeNeeded` if no open job needs the task. */
  async renew(
    { key, claimId }: { key: string; claimId: string },
    { mustBeNeeded = false } = {},
  ): Promise<boolean> {
    const renewed = await this.db
      .fork()
      .execute<unknown[]>(
        `update shared_task task set claimed_until = now() + ? * interval '1 second' where key = ? and claim_id = ? and (${IS_NEEDED} or not ?) returning key`,
        [LEASE_SECONDS, key, claimId, mustBeNeeded],
      )
    return renewed.length > 0
  }

  /** Releases a claim; with `isCounted: false` the attempt does not count. */
  async release(
    { key, claimId }: { key: string; claimId: string },
    { isDone, isCounted = true }: { isDone: boolean; isCounted?: boolean },
  ): Promise<void> {
    const em = this.db.fork()
    const released = await em.execute<{ kind: string }[]>(
      isDone
        ? 'delete from shared_task where key = ? and claim_id = ? returning kind'
        : `update shared_task set claim_id = null, claimed_until = null, attempts = attempts - ${isCounted ? 0 : 1} where key = ? and claim_id = ? returning kind`,
      [key, claimId],
    )
    if (!released.length) return
    await announce(
      em,
      { topic: 'task-released', key },
      ...(isDone ? [] : released.map(({ kind }) => queued(kind))),
    )
  }

  /** Removes tasks that no open job needs and no process has claimed. */
  async discardUnneeded(): Promise<void> {
    await this.db.fork().execute(`delete from shared_task task where ${IS_FREE} and not ${IS_NEEDED}`)
  }
}

const queued = (queue: string) => ({ topic: 'queued', queue }) as const

async function sleep(woken: Promise<void>, signal?: AbortSignal): Promise<void> {
  const slept = new AbortController()
  const either = signal ? AbortSignal.any([signal, slept.signal]) : slept.signal
  await Promise.race([woken, pause(jittered(POLL_MS), undefined, { signal: either }).catch(() => undefined)])
  slept.abort()
}
