import { getEventListeners } from 'node:events'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { projectOf } from '../../../test/journeys/workspace.js'
import type { Viewer } from '#platform/auth/viewer'

const GENERATE_ASSET = 'mutation { generateAsset(input: { prompt: "A gate" }) { id } }'
const GENERATE_IMAGE =
  'mutation ($projectId: ID!) { generateImage(input: { projectId: $projectId, prompt: "A gate" }) { answer { job { id } } } }'
const CANCEL = 'mutation ($id: ID!) { cancelJob(id: $id) { id } }'
const LONG_MS = 60_000

/** No worker runs, so a job stays queued until a test changes it. */
let installation: TestInstallation
let ana: Client
let ben: Client
beforeAll(async () => {
  installation = await testInstallation({})
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
afterAll(() => installation.close())

const viewerOf = async (person: Client): Promise<Viewer> => {
  const { me } = await person.ask('{ me { id username isAdmin } }')
  return { ...me, sessionId: '', scope: 'write', isToken: false }
}
const ask = async (person: Client): Promise<string> => (await person.ask(GENERATE_ASSET)).generateAsset.id
const jobService = () => installation.installation.services.jobService

test('waiting for a job returns it when it ends, at the timeout, or when the caller leaves', async () => {
  const [id, viewer] = [await ask(ben), await viewerOf(ben)]
  expect(await jobService().ended(viewer, id, { timeoutMs: 0 })).toMatchObject({ id, status: 'queued' })
  expect(await jobService().ended(viewer, id, { timeoutMs: 50 })).toMatchObject({ status: 'queued' })
  expect(
    await jobService().ended(viewer, id, { timeoutMs: LONG_MS, signal: AbortSignal.abort() }),
  ).toMatchObject({
    status: 'queued',
  })
  const leaving = new AbortController()
  const left = jobService().ended(viewer, id, { timeoutMs: LONG_MS, signal: leaving.signal })
  leaving.abort()
  expect(await left).toMatchObject({ status: 'queued' })
  const { signal } = new AbortController()
  const waiting = [viewer, await viewerOf(ana)].map((one) =>
    jobService().ended(one, id, { timeoutMs: LONG_MS, signal }),
  )
  await ben.ask(CANCEL, { id })
  expect(await Promise.all(waiting)).toMatchObject([
    { id, status: 'cancelled' },
    { id, status: 'cancelled' },
  ])
  expect([leaving.signal, signal].map((one) => getEventListeners(one, 'abort'))).toEqual([[], []])
})

test('an end without an event is noticed by polling', async () => {
  const id = await ask(ben)
  const waiting = jobService().ended(await viewerOf(ben), id, { timeoutMs: LONG_MS })
  await installation.installation.database.em
    .fork()
    .execute(`update job set status = 'failed', failure = 'No' where id = ?`, [id])
  expect(await waiting).toMatchObject({ status: 'failed', failure: 'No' })
})

test('waiting fails for invisible jobs and jobs deleted meanwhile', async () => {
  const nobodys = '11111111-1111-4111-8111-111111111111'
  const viewer = await viewerOf(ben)
  for (const id of [await ask(ana), nobodys, 'no id'])
    await expect(jobService().ended(viewer, id, { timeoutMs: LONG_MS })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  const projectId = await projectOf(ben)
  const { generateImage } = await ben.ask(GENERATE_IMAGE, { projectId })
  const waiting = jobService().ended(viewer, generateImage.answer.job.id, { timeoutMs: LONG_MS })
  await Promise.all([
    expect(waiting).rejects.toMatchObject({ code: 'NOT_FOUND' }),
    ben.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: projectId }),
  ])
})
