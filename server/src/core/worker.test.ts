import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { freshDatabase } from '../../test/database.js'
import { type Database, migrate, openDatabase } from '../db/orm.js'
import { EngineFailure } from '../engines/engine.js'
import { type Attempt, Cancelled, type JobHandler } from './attempt.js'
import { Events, announce } from './events.js'
import { Job, JobKind, JobStatus } from './job.entity.js'
import { Jobs } from './jobs.js'
import { Worker } from './worker.js'

const log = pino({ level: 'silent' })
const projectId = '11111111-1111-4111-8111-111111111111'
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
let events: Events
let jobs: Jobs
let scratch: string

beforeAll(async () => {
  fresh = await freshDatabase()
  database = await openDatabase(fresh.url)
  await migrate(database)
  events = new Events(fresh.url, log)
  await events.open()
  jobs = new Jobs(database.em)
  scratch = await mkdtemp(join(tmpdir(), 'cutroom-worker-'))
})
afterAll(async () => {
  await events.close()
  await database.close()
  await fresh.drop()
  await rm(scratch, { recursive: true, force: true })
})

const ask = () => database.em.fork().transactional((em) => jobs.add(em, { kind: JobKind.VIDEO, projectId, authorId: projectId, videoId: projectId }))
const look = (id: string) => database.em.fork().findOneOrFail(Job, id)
const until = async (id: string, status: JobStatus): Promise<Job> => {
  for (;;) {
    const job = await look(id)
    if (job.status === status) return job
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
const gaveUp: string[] = []
const handler = (run: (job: Job, attempt: Attempt) => Promise<void>): JobHandler => ({
  run,
  gaveUp: async (_em, job, why) => void gaveUp.push(`${job.id} ${why}`),
})
const withWorker = async (run: (job: Job, attempt: Attempt) => Promise<void>, story: (worker: Worker) => Promise<void>) => {
  const worker = new Worker(database.em, events, { [JobKind.VIDEO]: handler(run) }, { scratch, atOnce: {}, log })
  await worker.open()
  try {
    await story(worker)
  } finally {
    await worker.drain(0)
  }
}
const finish = (attempt: Attempt) => attempt.finish(async () => {})

test('a job is there with what it belongs to, or not at all', async () => {
  const refused = database.em.fork().transactional(async (em) => {
    await jobs.add(em, { kind: JobKind.VIDEO, projectId, authorId: projectId, videoId: projectId })
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(await database.em.fork().count(Job)).toBe(0)
})

test('what may pass is tried again, and progress never falls', async () => {
  const seen: number[] = []
  const stop = events.on('job', async ({ id }) => void seen.push((await look(id)).progress))
  await withWorker(async (job, attempt) => {
    attempt.progress(job.attempts === 1 ? 0.6 : 0.2)
    await attempt.nap(600)
    if (job.attempts === 1) throw new EngineFailure('The provider is busy', true)
    await finish(attempt)
  }, async () => {
    const job = await until((await ask()).id, JobStatus.SUCCEEDED)
    expect(job).toMatchObject({ attempts: 2, progress: 1, failure: null })
  })
  stop()
  expect([...seen].sort((a, b) => a - b)).toEqual(seen)
  expect(await readdir(scratch)).toEqual([])
})

test('what will not pass is tried once, and says why', async () => {
  await withWorker(() => Promise.reject(new EngineFailure('The prompt was refused', false)), async () => {
    const job = await until((await ask()).id, JobStatus.FAILED)
    expect(job).toMatchObject({ attempts: 1, failure: 'The prompt was refused' })
    expect(gaveUp).toContain(`${job.id} The prompt was refused`)
  })
})

test('a cancelled job stops at once and stays cancelled', async () => {
  let stopped: unknown
  await withWorker(async (_job, attempt) => {
    await attempt.nap(60_000).catch((reason: unknown) => (stopped = reason))
    await finish(attempt)
  }, async () => {
    const { id } = await ask()
    await until(id, JobStatus.RUNNING)
    await database.em.fork().transactional(async (em) => {
      const job = await em.findOneOrFail(Job, id)
      job.cancel()
      await announce(em, { topic: 'job-cancelled', id })
    })
    while (!stopped) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(stopped).toBeInstanceOf(Cancelled)
    expect(await look(id)).toMatchObject({ status: JobStatus.CANCELLED })
  })
})

test('a worker that stops hands its job to the next one', async () => {
  let id = ''
  await withWorker((_job, attempt) => attempt.nap(60_000), async () => {
    ;({ id } = await ask())
    await until(id, JobStatus.RUNNING)
  })
  expect(await look(id)).toMatchObject({ status: JobStatus.QUEUED, attempts: 0 })
  await withWorker((_job, attempt) => finish(attempt), async () => void (await until(id, JobStatus.SUCCEEDED)))
})

test('a job whose worker vanished is taken up again', async () => {
  const { id } = await ask()
  await database.em.fork().execute(`update job set status = 'running', attempts = 1, lease_until = now() - interval '1 second' where id = ?`, [id])
  await withWorker((_job, attempt) => finish(attempt), async () => {
    expect(await until(id, JobStatus.SUCCEEDED)).toMatchObject({ attempts: 2 })
  })
})

test('the provider’s call ends a nap early', async () => {
  await withWorker(async (_job, attempt) => {
    await attempt.nap(60_000)
    await finish(attempt)
  }, async () => {
    const { id } = await ask()
    await until(id, JobStatus.RUNNING)
    await announce(database.em.fork(), { topic: 'provider-called', id })
    await until(id, JobStatus.SUCCEEDED)
  })
})
