/** Covers specification C15, C22. */
import { webhookAddress } from '../../src/app/http/webhooks.js'
import { makeWorker } from '../../src/app/process/worker.js'
import { Job } from '#platform/queue/job.entity'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker, startWorker } from '../worker-process.js'
import { endLeases } from './queue-time.js'
import { arrived, look, projectOf, prompt } from './workspace.js'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string
const workers: ReturnType<typeof makeWorker>[] = []

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
})
beforeEach(() => fal.reset())
afterEach(() => Promise.all(workers.splice(0).map((one) => one.drain(0))))
afterAll(async () => {
  await installation.close()
  await fal.close()
})

/** A worker in this process, until the end of the test. */
const openWorker = async () => {
  const opened = makeWorker(installation.installation)
  workers.push(opened)
  await opened.open()
  return opened
}
const jobRow = (id: string) => installation.installation.database.em.fork().findOneOrFail(Job, id)
const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a worker killed between submit and result costs nothing: one submit, one video, finished by another worker', async () => {
  fal.behave({ mode: 'slow' })
  const first = startWorker(installation)
  const { videoId, jobId } = await prompt(ana, projectId, 'A lighthouse at dusk')
  await until(async () => !!(await jobRow(jobId)).requestId)
  await endWorker(first)
  const death = new Date()
  fal.behave({ mode: 'ok' })
  await openWorker()
  await endLeases(installation, death)
  const video = await arrived(ana, videoId)
  expect(video).toMatchObject({
    status: 'PENDING',
    engine: 'FAL',
    model: 'fal-ai/veo3.1',
    job: { status: 'SUCCEEDED', progress: 1 },
  })
  expect(fal.submits).toHaveLength(1)
  expect((await jobRow(jobId)).attempts).toBe(2)
  const { project } = await ana.ask('query ($id: ID!) { project(id: $id) { clips { totalCount } } }', {
    id: projectId,
  })
  expect(project.clips.totalCount).toBe(1)
})

test('a cancelled job is cancelled at the provider too', async () => {
  fal.behave({ mode: 'slow' })
  await openWorker()
  const { videoId, jobId } = await prompt(ana, projectId, 'A train')
  await until(async () => !!(await jobRow(jobId)).requestId)
  await ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id: jobId })
  await until(() => fal.of('cancel').length > 0)
  expect(fal.of('cancel')).toHaveLength(1)
  expect(await look(ana, videoId)).toMatchObject({ status: 'FAILED', failure: 'Cancelled' })
})

test('a job cancelled or deleted with its project while no worker runs it is also cancelled at the provider', async () => {
  fal.behave({ mode: 'slow' })
  const another = await projectOf(ana)
  const first = await openWorker()
  const waiting = [await prompt(ana, projectId, 'A ferry'), await prompt(ana, another, 'A tram')]
  for (const { jobId } of waiting) await until(async () => !!(await jobRow(jobId)).requestId)
  await first.drain(0)
  for (const { jobId } of waiting) expect((await jobRow(jobId)).status).toBe('queued')
  const requests = await Promise.all(waiting.map(async ({ jobId }) => (await jobRow(jobId)).requestId))
  expect(fal.of('cancel')).toHaveLength(0)
  await ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id: waiting[0].jobId })
  await ana.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: another })
  await until(() => fal.of('cancel').length >= 2)
  expect(
    fal
      .of('cancel')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(requests.sort())
})

test('a refusal of the provider is shown with its message, once', async () => {
  fal.behave({ mode: 'error' })
  await openWorker()
  const { videoId } = await prompt(ana, projectId, 'Something it will not draw')
  const video = await arrived(ana, videoId)
  expect(video.status).toBe('FAILED')
  expect(video.failure).toContain('content policy refused the prompt')
  expect(fal.submits).toHaveLength(1)
  const { notifications } = await ana.ask('{ notifications(first: 1) { nodes { message link } } }')
  expect(notifications.nodes).toEqual([
    {
      message: `Your video “Something it will not draw” in “The Keeper” could not be generated: ${video.failure}`,
      link: `/projects/${projectId}?tab=chat`,
    },
  ])
})

test('a provider call is only accepted with its signature and our token, and a second one changes nothing', async () => {
  fal.behave({ mode: 'slow' })
  await openWorker()
  const { jobId } = await prompt(ana, projectId, 'A whale')
  await until(async () => !!(await jobRow(jobId)).requestId)
  const { requestId } = await jobRow(jobId)
  const address = new URL(webhookAddress('http://cutroom.example', installation.installation.secret, jobId)!)
    .pathname
  const body = JSON.stringify({
    request_id: requestId,
    gateway_request_id: requestId,
    status: 'OK',
    payload: {},
  })
  const call = (path: string, headers: Record<string, string>) =>
    fetch(installation.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const signed = fal.signing.headers(requestId!, Buffer.from(body))
  expect((await call(address, signed)).status).toBe(200)
  expect((await call(address, signed)).status).toBe(200)
  expect((await call(address, { ...signed, 'x-fal-webhook-signature': '00'.repeat(64) })).status).toBe(401)
  expect((await call(address, {})).status).toBe(401)
  expect((await call(`${address.slice(0, -3)}abc`, signed)).status).toBe(404)
  const heavy = { method: 'POST', body: 'x'.repeat(2_000_000) }
  expect([
    (await fetch(installation.url + address, heavy)).status,
    (await fetch(`${installation.url}${address.slice(0, -3)}abc`, heavy)).status,
  ]).toEqual([413, 404])
  await ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id: jobId })
  expect(fal.submits).toHaveLength(1)
})
