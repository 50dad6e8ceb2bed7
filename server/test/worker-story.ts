import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestDatabase } from './database.js'
import { migratedDatabase } from './migrated-database.js'
import { openDatabase } from '../src/app/process/database.js'
import type { Database } from '#platform/database/orm'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import { Events } from '#platform/events/events'
import { Job, type JobStatus } from '#platform/queue/job.entity'
import { Jobs } from '#platform/queue/jobs'
import { Worker } from '#platform/queue/worker'
import { Hooks } from '#platform/events/hooks'
import { JOB_LIMITS } from '../src/modules/jobs/index.js'

const log = pino({ level: 'silent' })
export const projectId = '11111111-1111-4111-8111-111111111111'
export let database: Database
export let events: Events
export let jobs: Jobs
export let scratch: string
let fresh: TestDatabase

/** Opens a database for the calling test file, and closes it at the end. */
export function openQueue(): void {
  beforeAll(async () => {
    fresh = await migratedDatabase()
    database = await openDatabase(fresh.url)
    events = new Events(fresh.url, log)
    await events.open()
    jobs = new Jobs(database.em, new Hooks(), JOB_LIMITS)
    scratch = await mkdtemp(join(tmpdir(), 'cutroom-worker-'))
  })
  afterAll(async () => {
    await events.close()
    await database.close()
    await fresh.drop()
    await rm(scratch, { recursive: true, force: true })
  })
}

export const ask = (): Promise<Job> =>
  database.em
    .fork()
    .transactional((em) =>
      jobs.add(em, { kind: 'video', projectId, authorId: projectId, subjectId: projectId }),
    )
export const look = (id: string): Promise<Job> => database.em.fork().findOneOrFail(Job, id)
/** Resolves once the condition holds; the time limit of the test bounds the wait. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}
export const until = async (id: string, status: JobStatus): Promise<Job> => {
  await eventually(async () => (await look(id)).status === status)
  return look(id)
}

/** Simulates a readable queue for the last minute, in which live workers have renewed their leases. */
export const rollCalled = async (): Promise<void> => {
  await database.em.fork().execute(
    `insert into queue_watch (id, readable_since, seen_at) values (1, now() - interval '1 minute', now())
     on conflict (id) do update set readable_since = excluded.readable_since, seen_at = excluded.seen_at`,
  )
}

type Work = (job: Job, attempt: Attempt) => Promise<void>

/** Ids and reasons of failed jobs. */
export const failed: string[] = []
export const handler = (run: Work): JobHandler => ({
  run,
  onFailed: async (_em, job, why) => void failed.push(`${job.id} ${why}`),
})
export const surroundings = () => ({ em: database.em, events, scratch, log })

/** Runs a story with a worker that does this work. */
export const withWorker = async (run: Work, story: (worker: Worker) => Promise<void>): Promise<void> => {
  const worker = new Worker({ ...surroundings(), jobs: { video: { handler: handler(run) } } })
  await worker.open()
  try {
    await story(worker)
  } finally {
    await worker.drain(0)
  }
}
export const finish = (attempt: Attempt): Promise<void> => attempt.finish(async () => {})
