import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineFailure } from '../../engines/engine.js'
import { Cancelled } from './attempt.js'
import { announce } from '../events/events.js'
import { Job, JobStatus } from './job.entity.js'
import { Worker } from './worker.js'
import {
  ask,
  database,
  events,
  eventually,
  finish,
  failed,
  handler,
  jobs,
  look,
  projectId,
  rollCalled,
  scratch,
  surroundings,
  until,
  withWorker,
  openQueue,
} from '../../../test/worker-story.js'

openQueue()

const QUEUE = 'polishing'

test('a job is committed together with its rows, or not at all', async () => {
  const refused = database.em.fork().transactional(async (em) => {
    await jobs.add(em, { kind: 'video', projectId, authorId: projectId, subjectId: projectId })
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(await database.em.fork().count(Job)).toBe(0)
})

test('a temporary failure is retried, and progress never falls', async () => {
  const seen: number[] = []
  const stop = events.on('job', async ({ id }) => void seen.push((await look(id)).progress))
  await withWorker(
    async (job, attempt) => {
      attempt.progress(job.attempts === 1 ? 0.6 : 0.2)
      await attempt.sleep(600)
      if (job.attempts === 1) throw new EngineFailure('The provider is busy', true)
      await finish(attempt)
    },
    async () => {
      const job = await until((await ask()).id, JobStatus.SUCCEEDED)
      expect(job).toMatchObject({ attempts: 2, progress: 1, failure: null })
    },
  )
  stop()
  expect([...seen].sort((a, b) => a - b)).toEqual(seen)
  expect(await readdir(scratch)).toEqual([])
})

test('a job that succeeds removes the folders of attempts whose workers were killed', async () => {
  const folders: string[][] = []
  await withWorker(
    async (job, attempt) => {
      await mkdir(join(scratch, `attempt-${job.id}-killed`))
      folders.push((await readdir(scratch)).filter((name) => name.startsWith('attempt-')))
      await finish(attempt)
    },
    async () => void (await until((await ask()).id, JobStatus.SUCCEEDED)),
  )
  expect(folders[0]).toHaveLength(2)
  expect(await readdir(scratch)).toEqual([])
})

test('a permanent failure is not retried, and has a reason', async () => {
  await withWorker(
    () => Promise.reject(new EngineFailure('The prompt was refused', false)),
    async () => {
      const job = await until((await ask()).id, JobStatus.FAILED)
      expect(job).toMatchObject({ attempts: 1, failure: 'The prompt was refused' })
      expect(failed).toContain(`${job.id} The prompt was refused`)
    },
  )
})

test('a cancelled job stops at once and stays cancelled', async () => {
  let isWorking = false
  let stopped: unknown
  await withWorker(
    async (_job, attempt) => {
      isWorking = true
      await attempt.sleep(60_000).catch((reason: unknown) => (stopped = reason))
      await finish(attempt)
    },
    async () => {
      const { id } = await ask()
      await eventually(() => isWorking)
      await database.em.fork().transactional(async (em) => {
        const job = await em.findOneOrFail(Job, id)
        job.cancel()
        await announce(em, { topic: 'job-cancelled', id })
      })
      await eventually(() => stopped !== undefined)
      expect(stopped).toBeInstanceOf(Cancelled)
      expect(await look(id)).toMatchObject({ status: JobStatus.CANCELLED })
    },
  )
})

test('a stopping worker hands its job over to another one', async () => {
  let id = ''
  await withWorker(
    (_job, attempt) => attempt.sleep(60_000),
    async () => {
      ;({ id } = await ask())
      await until(id, JobStatus.RUNNING)
    },
  )
  expect(await look(id)).toMatchObject({ status: JobStatus.QUEUED, attempts: 0 })
  await withWorker(
    (_job, attempt) => finish(attempt),
    async () => void (await until(id, JobStatus.SUCCEEDED)),
  )
})

test('a job whose worker died is continued', async () => {
  const { id } = await ask()
  await database.em
    .fork()
    .execute(
      `update job set status = 'running', attempts = 1, lease_until = now() - interval '1 second' where id = ?`,
      [id],
    )
  await rollCalled()
  await withWorker(
    (_job, attempt) => finish(attempt),
    async () => {
      expect(await until(id, JobStatus.SUCCEEDED)).toMatchObject({ attempts: 2 })
    },
  )
})

test('the provider’s webhook ends a wait early', async () => {
  let isWaiting = false
  await withWorker(
    async (_job, attempt) => {
      isWaiting = true
      await attempt.sleep(60_000)
      await finish(attempt)
    },
    async () => {
      const { id } = await ask()
      await eventually(() => isWaiting)
      await announce(database.em.fork(), { topic: 'provider-called', id })
      await until(id, JobStatus.SUCCEEDED)
    },
  )
})

test('an attempt that fails because the worker stops is handed over, and does not count', async () => {
  let id = ''
  let fail = () => {}
  const failed = new Promise<never>(
    (_, reject) => (fail = () => reject(new Error('ffmpeg ended with a signal'))),
  )
  failed.catch(() => {})
  const worker = new Worker({ ...surroundings(), jobs: { video: { handler: handler(() => failed) } } })
  await worker.open()
  ;({ id } = await ask())
  await until(id, JobStatus.RUNNING)
  const drained = worker.drain(10_000)
  fail()
  await drained
  expect(await look(id)).toMatchObject({ status: JobStatus.QUEUED, attempts: 0, failures: 0 })
  await withWorker(
    (_job, attempt) => finish(attempt),
    async () => void (await until(id, JobStatus.SUCCEEDED)),
  )
})

test('an attempt that has lost its lease sends nothing, ends nothing, and does not call the provider', async () => {
  let reason: unknown
  await withWorker(
    async (job, attempt) => {
      if (job.attempts === 1) {
        await database.em.fork().execute(`update job set lease_id = gen_random_uuid() where id = ?`, [job.id])
        await expect(finish(attempt)).rejects.toMatchObject({ name: 'Paused' })
        await attempt.updateJob({ sendingAt: new Date() }).catch((error: unknown) => (reason = error))
        throw reason
      }
      await finish(attempt)
    },
    async () => {
      const { id } = await ask()
      await eventually(() => reason !== undefined)
      expect(reason).toMatchObject({ name: 'Paused' })
      expect(await look(id)).toMatchObject({ status: JobStatus.RUNNING, sendingAt: null })
      await database.em.fork().execute(`update job set lease_until = now() where id = ?`, [id])
      expect(await until(id, JobStatus.SUCCEEDED)).toMatchObject({ attempts: 2 })
    },
  )
})

test('an attempt that has lost its lease still records that it did not send its request', async () => {
  const known: unknown[] = []
  await withWorker(
    async (job, attempt) => {
      known.push(await attempt.request())
      if (job.attempts > 1) return finish(attempt)
      await attempt.updateJob({ sendingAt: new Date() })
      known.push(await attempt.request())
      await database.em.fork().execute(`update job set lease_id = gen_random_uuid() where id = ?`, [job.id])
      throw new EngineFailure('Cancelled before it was sent', true, { notSent: true })
    },
    async () => {
      const { id } = await ask()
      await eventually(async () => known.length === 2 && !(await look(id)).sendingAt)
      await database.em.fork().execute(`update job set status = 'queued' where id = ?`, [id])
      expect(await until(id, JobStatus.SUCCEEDED)).toMatchObject({ sendingAt: null })
      expect(known).toEqual(['never sent', undefined, 'never sent'])
    },
  )
})

test('a handler without anything to do ends its job', async () => {
  await withWorker(
    () => Promise.resolve(),
    async () => {
      expect(await until((await ask()).id, JobStatus.FAILED)).toMatchObject({
        failure: 'The subject of this job no longer exists.',
      })
    },
  )
})

test('a background task that crashes worker after worker is dropped', async () => {
  const add = (key: string, attempts: number) =>
    database.em
      .fork()
      .execute(
        `insert into background_task (queue, key, data, attempts, not_before) values (?, ?, '{}', ?, now() - interval '1 second')`,
        [QUEUE, key, attempts],
      )
  const done: string[] = []
  await add('deadly', 3)
  await add('unlucky', 2)
  const background = {
    [QUEUE]: async (_data: object, { folder }: { folder: string }) => void done.push(folder),
  }
  const worker = new Worker({ ...surroundings(), jobs: {}, background })
  await worker.open()
  await eventually(
    async () => !(await database.em.fork().execute<unknown[]>('select from background_task')).length,
  )
  await worker.drain(0)
  expect(done).toHaveLength(1)
})

test('a job that crashes worker after worker fails', async () => {
  await withWorker(
    (_job, attempt) => finish(attempt),
    async () => {
      const em = database.em.fork()
      const lost = await em.transactional(async (inside) => {
        const job = await jobs.add(inside, {
          kind: 'video',
          projectId,
          authorId: projectId,
          subjectId: projectId,
        })
        job.attempts = 20
        return job
      })
      expect(await until(lost.id, JobStatus.FAILED)).toMatchObject({
        failure: '20 workers were lost over this, one after another.',
      })
    },
  )
})
