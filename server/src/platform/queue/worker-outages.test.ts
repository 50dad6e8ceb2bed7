import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { EngineFailure } from '../../engines/engine.js'
import { rateLimited } from '../errors/failure.js'
import { Job, JobStatus } from './job.entity.js'
import { ask, database, finish, look, until, withWorker, openQueue } from '../../../test/worker-story.js'

openQueue()

/** Connects to a port without a listener, like to an unavailable storage. */
const storageAway = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await fetch(`http://127.0.0.1:${port}/file`)
}

test('an outage of our own does not count as an attempt, and the next attempt continues the request', async () => {
  let tries = 0
  await withWorker(
    async (_job, attempt) => {
      if (++tries === 1) await attempt.updateJob({ sendingAt: new Date() })
      if (tries === 1) await attempt.updateJob({ requestId: 'request-1', requestModel: 'a-model' })
      if (tries < 3) await storageAway()
      await finish(attempt)
    },
    async () => {
      const job = await until((await ask()).id, JobStatus.SUCCEEDED)
      expect(job).toMatchObject({ attempts: 1, failures: 0, requestId: 'request-1', awaySince: null })
    },
  )
})

test('an outage of our own of an hour fails the job with a message, and a retry continues its request', async () => {
  const { id } = await ask()
  await database.em
    .fork()
    .nativeUpdate(
      Job,
      { id },
      { awaySince: new Date(Date.now() - 61 * 60_000), sendingAt: new Date(), requestId: 'request-1' },
    )
  await withWorker(storageAway, async () => {
    expect(await until(id, JobStatus.FAILED)).toMatchObject({
      failure: 'Cutroom could not reach its database or file storage for an hour. Try again.',
    })
  })
  const em = database.em.fork()
  const job = await em.findOneOrFail(Job, id)
  job.retry()
  await em.flush()
  expect(await look(id)).toMatchObject({ status: JobStatus.QUEUED, requestId: 'request-1', awaySince: null })
  await em.nativeDelete(Job, { id })
})

test('outages only add up without progress between them', async () => {
  const { id } = await ask()
  await database.em.fork().nativeUpdate(Job, { id }, { awaySince: new Date(Date.now() - 61 * 60_000) })
  await withWorker(
    async (_job, attempt) => {
      if (attempt.signal.aborted || (await look(id)).progress) return finish(attempt)
      attempt.progress(0.5)
      await attempt.sleep(600)
      await storageAway()
    },
    async () => {
      expect(await until(id, JobStatus.SUCCEEDED)).toMatchObject({ attempts: 1, failures: 0 })
    },
  )
})

test('a job waits while our own queue is full', async () => {
  let tries = 0
  await withWorker(
    async (_job, attempt) => {
      if (++tries === 1) throw rateLimited('Too many images are being processed', 1)
      await finish(attempt)
    },
    async () => {
      expect(await until((await ask()).id, JobStatus.SUCCEEDED)).toMatchObject({ attempts: 1, failures: 0 })
    },
  )
})

test('a retry continues the paid request, unless that request failed', async () => {
  const sent = { sendingAt: new Date(), requestId: 'request-1', requestModel: 'a-model' }
  const retried = async (error: Error, fields: Partial<Job>) => {
    const { id } = await ask()
    await database.em.fork().nativeUpdate(Job, { id }, { ...sent, ...fields })
    await withWorker(
      () => Promise.reject(error),
      () => until(id, JobStatus.FAILED).then(() => undefined),
    )
    const em = database.em.fork()
    const job = await em.findOneOrFail(Job, id)
    job.retry()
    await em.flush()
    const { requestId } = await look(id)
    await em.nativeDelete(Job, { id })
    return requestId
  }
  expect(await retried(new TypeError('not foreseen'), { failures: 4 })).toBe('request-1')
  expect(await retried(new EngineFailure('The provider is unavailable', true), { failures: 4 })).toBe(
    'request-1',
  )
  expect(await retried(new Error('never reached'), { attempts: 20 })).toBe('request-1')
  expect(await retried(new EngineFailure('The provider’s result is not a video', false), {})).toBeNull()
})

test('a full disk fails the job at once, with a message', async () => {
  const full = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
  await withWorker(full, async () => {
    expect(await until((await ask()).id, JobStatus.FAILED)).toMatchObject({
      failure: 'There is no space left on the server.',
    })
  })
})
