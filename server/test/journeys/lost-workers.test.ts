/** Covers specification V18. */
import type { ChildProcess } from 'node:child_process'
import { JobQueue } from '#platform/queue/job-queue'
import { startApi } from '../api-process.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker } from '../worker-process.js'
import { endLeases } from './queue-time.js'
import { projectOf, prompt } from './workspace.js'

let installation: TestInstallation
let api: ChildProcess

beforeAll(async () => {
  installation = await testInstallation()
  api = (await startApi(installation)).api
})
afterAll(async () => {
  await endWorker(api)
  await installation.close()
})

test('while all workers are lost, the API keeps the queue readable, and the next worker takes over at once', async () => {
  const ana = await installation.join('ana')
  const { jobId } = await prompt(ana, await projectOf(ana), 'A lighthouse at dusk')
  const queue = new JobQueue(installation.installation.database.em)
  expect(await queue.take('video')).toMatchObject({ id: jobId, attempts: 1 })
  await endLeases(installation, new Date())
  expect(await queue.take('video')).toMatchObject({ id: jobId, attempts: 2 })
})
