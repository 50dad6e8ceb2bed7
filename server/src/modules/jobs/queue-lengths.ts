import type { EntityManager } from '@mikro-orm/postgresql'
import { JobKind } from './job.entity.js'

/** One queue: a kind of job, of background work, or of pieces that any worker makes. */
export interface QueueLength {
  queue: string
  /** A worker could take so many now. */
  waiting: number
  /** Are to be tried again later. */
  delayed: number
  running: number
  /** For how many seconds the one that waits longest has done so; 0 where none waits. */
  oldestSeconds: number
}

/** Of the open jobs alone, which an index holds; a background task that runs is leased by `not_before`. */
const LENGTHS = `
  with work as (
    select kind as queue, status, greatest(created_at, not_before) as due_at
    from job where status in ('queued', 'running')
    union all
    select queue, case when attempts > 0 and not_before > now() then 'running' else 'queued' end, greatest(created_at, not_before)
    from background_task
    union all
    select kind, case when claimed_until > now() then 'running' else 'queued' end, created_at
    from shared_task where kind <> ''
  )
  select queue,
    count(*) filter (where status = 'queued' and due_at <= now())::int as waiting,
    count(*) filter (where status = 'queued' and due_at > now())::int as delayed,
    count(*) filter (where status = 'running')::int as running,
    coalesce(extract(epoch from now() - min(due_at) filter (where status = 'queued' and due_at <= now())), 0)::float8 as "oldestSeconds"
  from work group by queue`

/** How long the queues are, in one statement. Kinds of jobs are listed even where there are none. */
export async function queueLengths(em: EntityManager): Promise<QueueLength[]> {
  const found = await em.execute<QueueLength[]>(LENGTHS)
  const empty = Object.values(JobKind)
    .filter((kind) => !found.some(({ queue }) => queue === kind))
    .map((queue) => ({ queue, waiting: 0, delayed: 0, running: 0, oldestSeconds: 0 }))
  return [...found, ...empty]
}
