import type { EntityManager } from '@mikro-orm/postgresql'
import { jobKinds } from './job-kinds.js'

/** One queue: a kind of job, of background task or of shared task. */
interface QueueLength {
  queue: string
  /** Ready to be taken. */
  waiting: number
  /** To be retried later. */
  delayed: number
  running: number
  /** How long the oldest ready item has waited; 0 for an empty queue. */
  oldestSeconds: number
}

/** Only reads open jobs, which have an index. Running background tasks are leased by `not_before`. */
const LENGTHS = `
  with items as (
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
  from items group by queue`

/** The lengths of all queues, in one statement. Kinds without jobs are included. */
export async function queueLengths(em: EntityManager): Promise<QueueLength[]> {
  const found = await em.execute<QueueLength[]>(LENGTHS)
  const empty = Object.values<string>(jobKinds)
    .filter((kind) => !found.some(({ queue }) => queue === kind))
    .map((queue) => ({ queue, waiting: 0, delayed: 0, running: 0, oldestSeconds: 0 }))
  return [...found, ...empty]
}
