/** Covers specification C22, C49. */
import { makeWorker } from '../../src/app/process/worker.js'
import { Job } from '#platform/queue/job.entity'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endedAnswer, endedJob, generate, generateAsset } from './images.js'
import { projectOf } from './workspace.js'

let fal: FakeFal
let installation: TestInstallation
let eve: Client
let projectId: string
const workers: ReturnType<typeof makeWorker>[] = []
const startWorker = async () => {
  const worker = makeWorker(installation.installation)
  await worker.open()
  workers.push(worker)
  return worker
}
const ask = async (input: object) => (await generate(eve, projectId, input)).answer
const requested = async (id: string) => {
  for (;;) {
    const { requestId } = await installation.installation.database.em.fork().findOneOrFail(Job, id)
    if (requestId) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  eve = await installation.join('eve')
  projectId = await projectOf(eve)
})
beforeEach(() => fal.reset())
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.drain(0))))
afterAll(async () => {
  await installation.close()
  await fal.close()
})

test('an image, and its modification by another model, are requested once each', async () => {
  await startWorker()
  const first = await endedAnswer(eve, projectId, (await ask({ prompt: 'A red door', ratio: '9:21' })).id)
  expect(first.asset).toMatchObject({ name: 'A red door', isGenerated: true, owner: { username: 'eve' } })
  const second = await endedAnswer(
    eve,
    projectId,
    (await ask({ prompt: 'Paint it blue', referenceId: first.asset.id })).id,
  )
  expect(second.asset.name).toBe('Paint it blue')
  expect(fal.submits.map(({ model }) => model)).toEqual(['fal-ai/flux-2-pro', 'fal-ai/flux-2-pro/edit'])
})

test('a chosen model combines several images, sent in their order', async () => {
  await startWorker()
  const door = await endedAnswer(eve, projectId, (await ask({ prompt: 'A red door' })).id)
  const lamp = await endedAnswer(eve, projectId, (await ask({ prompt: 'A lamp' })).id)
  fal.reset()
  const model = 'bytedance/seedream/v5/pro/edit'
  const referenceIds = [lamp.asset.id, door.asset.id]
  const combined = await ask({ prompt: 'Figure 1 above Figure 2', model, referenceIds })
  expect((await endedAnswer(eve, projectId, combined.id)).asset.name).toBe('Figure 1 above Figure 2')
  expect(fal.of('upload')).toHaveLength(2)
  expect(fal.submits).toMatchObject([{ model, input: { prompt: 'Figure 1 above Figure 2' } }])
  expect((fal.submits[0].input as { image_urls: string[] }).image_urls).toHaveLength(2)
  const [{ spent }] = await installation.installation.database.em
    .fork()
    .execute(`select spent from ledger_entry where kind = 'settle' order by created_at desc limit 1`)
  expect(Number(spent)).toBe(72_000) // 0.0675 and 0.0045 for the second picture
})

test('a waiting image whose reference is deleted is not sent', async () => {
  const worker = await startWorker()
  const door = await endedAnswer(eve, projectId, (await ask({ prompt: 'A red door' })).id)
  const lamp = await endedAnswer(eve, projectId, (await ask({ prompt: 'A lamp' })).id)
  await worker.drain(0)
  fal.reset()
  const { id } = await ask({ prompt: 'Both', referenceIds: [door.asset.id, lamp.asset.id] })
  await eve.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: lamp.asset.id })
  await startWorker()
  expect((await endedAnswer(eve, projectId, id)).job).toMatchObject({
    status: 'FAILED',
    failure: '“A lamp”, a reference image, was deleted',
  })
  expect(fal.submits).toEqual([])
})

test('a job taken over by another worker is not billed again', async () => {
  fal.behave({ ms: 2_000 })
  const worker = await startWorker()
  const { id, job } = await ask({ prompt: 'A train in the snow' })
  await requested(job.id)
  await worker.drain(0)
  await startWorker()
  expect((await endedAnswer(eve, projectId, id)).asset.name).toBe('A train in the snow')
  expect(fal.submits).toHaveLength(1)
})

test('a refusal has the provider’s message; a cancelled request also stops at the provider, and can be restarted', async () => {
  await startWorker()
  fal.behave({ mode: 'error' })
  const refused = await endedAnswer(eve, projectId, (await ask({ prompt: 'What it will not draw' })).id)
  expect(refused).toMatchObject({ asset: null, job: { status: 'FAILED', viewerCanRetry: true } })
  expect(refused.job.failure).toContain('content policy refused the prompt')
  fal.reset()
  fal.behave({ mode: 'slow' })
  const { id, job } = await ask({ prompt: 'A whale' })
  await requested(job.id)
  await eve.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id: job.id })
  while (!fal.of('cancel').length) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await endedAnswer(eve, projectId, id)).toMatchObject({ asset: null, job: { status: 'CANCELLED' } })
  fal.behave({ mode: 'ok' })
  await eve.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id: job.id })
  expect(await endedAnswer(eve, projectId, id)).toMatchObject({
    asset: { name: 'A whale' },
    job: { status: 'SUCCEEDED' },
  })
  const { assets } = await eve.ask('query { assets(search: "A whale", scope: MINE) { totalCount } }')
  expect(assets.totalCount).toBe(1)
})

test('works without a project: cancelled, restarted, taken over by another worker, and billed once', async () => {
  const worker = await startWorker()
  fal.behave({ mode: 'slow' })
  const { id } = await generateAsset(eve, { prompt: 'A kite over a field' })
  await requested(id)
  expect(
    (await eve.ask('mutation ($id: ID!) { cancelJob(id: $id) { status viewerCanRetry } }', { id })).cancelJob,
  ).toEqual({ status: 'CANCELLED', viewerCanRetry: true })
  while (!fal.of('cancel').length) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(
    (await eve.ask('query { assets(search: "kite", scope: MINE) { totalCount } }')).assets.totalCount,
  ).toBe(0)
  fal.reset()
  fal.behave({ ms: 2_000 })
  await eve.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id })
  await requested(id)
  await worker.drain(0)
  await startWorker()
  expect(await endedJob(eve, id)).toMatchObject({
    status: 'SUCCEEDED',
    asset: { name: 'A kite over a field', owner: { username: 'eve' } },
  })
  expect(fal.submits).toHaveLength(1)
})
