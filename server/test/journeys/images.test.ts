import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { makeWorker } from '../../src/app/process/worker.js'
import { Job } from '../../src/modules/work/job.entity.js'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client, Refused } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf } from './workspace.js'

jest.setTimeout(120_000)
let installation: TestInstallation
let ana: Client
let ben: Client
let cyd: Client
let projectId: string
beforeAll(async () => {
  installation = await testInstallation({ worker: true })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  cyd = await installation.join('cyd')
  projectId = await projectOf(ana)
})
afterAll(() => installation.close())

const ASSET =
  'asset { id name description isGenerated approvalStatus owner { username } width height url downloadUrl }'
const GENERATE = `mutation ($input: ImagePromptInput!) { generateImage(input: $input) {
  prompt { id content messageType senderType references { name asset { id } } }
  answer { id content messageType senderType answersId ratio job { id kind status } ${ASSET} }
} }`
const MESSAGES = `query ($id: ID!) { project(id: $id) { messages { nodes { id magicPrompt video { id } job { status progress failure viewerCanRetry } ${ASSET} } } } }`

const JOB_FIELDS = `id kind status progress failure projectId viewerCanCancel viewerCanRetry video { id } ${ASSET}`
const GENERATE_ASSET = `mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { ${JOB_FIELDS} } }`
const JOB = `query ($id: ID!) { job(id: $id) { ${JOB_FIELDS} } }`

const generateAsset = async (person: Client, input: object) =>
  (await person.ask(GENERATE_ASSET, { input })).generateAsset
/** The job of a picture outside of any project, once it has ended. */
async function endedJob(person: Client, id: string) {
  for (;;) {
    const { job } = await person.ask(JOB, { id })
    if (!['QUEUED', 'RUNNING'].includes(job.status)) return job
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
const generate = async (person: Client, input: object) =>
  (await person.ask(GENERATE, { input: { projectId, ...input } })).generateImage
/** The answer, once its job has ended. */
async function ended(person: Client, id: string, project = projectId) {
  for (;;) {
    const answer = (await person.ask(MESSAGES, { id: project })).project.messages.nodes.find(
      (message: { id: string }) => message.id === id,
    )
    if (!['QUEUED', 'RUNNING'].includes(answer.job.status)) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
const pixelsOf = async (person: Client, path: string) => {
  const picture = sharp(Buffer.from(await (await fetch(new URL(path, person.url))).arrayBuffer()))
  const { data, info } = await picture
    .removeAlpha()
    .resize(48, 27, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info }
}
const refusal = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Refused) => error,
  )

test('what the rule refuses leaves nothing behind', async () => {
  const unknown = '11111111-1111-4111-8111-111111111111'
  const refusals: [object, string, string][] = [
    [{ prompt: ' \n ' }, 'prompt', 'Please enter a prompt'],
    [
      { prompt: 'x', ratio: '5:4' },
      'ratio',
      'Aspect ratio must be one of 16:9, 21:9, 4:3, 3:2, 1:1, 2:3, 3:4, 9:16, 9:21',
    ],
    [{ prompt: 'x', referenceId: unknown }, 'referenceId', 'This reference image cannot be used'],
  ]
  for (const [input, field, message] of refusals) {
    const refused = await refusal(generate(ana, input))
    expect([refused.code, refused.issues]).toEqual(['BAD_USER_INPUT', [{ path: [field], message }]])
  }
  const { project } = await ana.ask(MESSAGES, { id: projectId })
  expect(project.messages.nodes).toEqual([])
})

test('a picture is described, arrives live in the library and the project, and is then modified', async () => {
  const told = await ben.listen(
    'subscription ($id: ID!) { messageChanged(projectId: $id) { id asset { name } } }',
    { id: projectId },
  )
  const words = 'A lighthouse above the sea at dusk\nwith gulls'
  const { prompt, answer } = await generate(ana, { prompt: words, ratio: '3:2', seed: 7 })
  expect(prompt).toMatchObject({
    content: words,
    messageType: 'DESCRIBE',
    senderType: 'USER',
    references: [],
  })
  expect(answer).toMatchObject({
    content: 'Process started...',
    messageType: 'DESCRIBE',
    answersId: prompt.id,
    ratio: '3:2',
    asset: null,
    job: { kind: 'IMAGE' },
  })
  const { asset, job, video } = await ended(ana, answer.id)
  expect([job, video]).toEqual([
    { status: 'SUCCEEDED', progress: 1, failure: null, viewerCanRetry: false },
    null,
  ])
  expect(asset).toMatchObject({
    name: 'A lighthouse above the sea at dusk',
    description: words,
    isGenerated: true,
    approvalStatus: 'APPROVED',
    owner: { username: 'ana' },
  })
  expect(asset.width / asset.height).toBeCloseTo(1.5, 1)
  for await (const { messageChanged } of told) {
    if (messageChanged.asset) {
      expect(messageChanged).toMatchObject({ id: answer.id, asset: { name: asset.name } })
      break
    }
  }
  const { project, assets } = await ben.ask(
    `query ($id: ID!) { project(id: $id) { assets(origin: GENERATED) { nodes { id } } } assets(origin: GENERATED, scope: TEAM) { nodes { id } } }`,
    { id: projectId },
  )
  expect([project.assets.nodes, assets.nodes]).toEqual([[{ id: asset.id }], [{ id: asset.id }]])
  expect((await fetch(new URL(asset.downloadUrl, ana.url))).headers.get('content-disposition')).toContain(
    'attachment',
  )

  const changed = await generate(ben, {
    prompt: 'make it night',
    referenceId: asset.id,
    ratio: '3:2',
    seed: 7,
  })
  expect(changed.prompt).toMatchObject({
    messageType: 'MODIFY',
    references: [{ name: asset.name, asset: { id: asset.id } }],
  })
  const modified = await ended(ben, changed.answer.id)
  expect(modified.asset).toMatchObject({
    name: 'make it night',
    isGenerated: true,
    owner: { username: 'ben' },
  })
  const [before, after] = [await pixelsOf(ana, asset.url), await pixelsOf(ana, modified.asset.url)]
  const difference =
    before.data.reduce((sum, value, at) => sum + Math.abs(value - after.data[at]), 0) / before.data.length
  expect(difference).toBeGreaterThan(5)
})

test('magic prompt keeps both prompts; names fit the library; a deleted picture is gone from the conversation', async () => {
  const { answer } = await generate(ana, { prompt: 'a', magicPrompt: true, referenceId: '' })
  const { magicPrompt, asset } = await ended(ana, answer.id)
  expect(magicPrompt.length).toBeGreaterThan(10)
  expect(asset.name).toBe('Picture: a')
  const long = await ended(ana, (await generate(ana, { prompt: 'fox '.repeat(200), ratio: '1:1' })).answer.id)
  expect([long.asset.name.length <= 100, long.asset.description.length <= 500]).toEqual([true, true])
  await ana.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: asset.id })
  expect(await ended(ana, answer.id)).toMatchObject({ asset: null, job: { status: 'SUCCEEDED' } })
  expect((await refusal(generate(ana, { prompt: 'x', referenceId: asset.id }))).issues?.[0].message).toBe(
    'This reference image cannot be used',
  )
})

test('a picture without a project joins the library of whoever asked; its job is theirs and the admins’', async () => {
  const told = await ben.listen('subscription { jobChanged { id status asset { name } } }')
  const before = (await ana.ask(MESSAGES, { id: projectId })).project.messages.nodes.length
  const { id, ...asked } = await generateAsset(ben, { prompt: 'A heron in the reeds', ratio: '4:3', seed: 3 })
  expect(asked).toMatchObject({
    kind: 'IMAGE',
    projectId: null,
    video: null,
    asset: null,
    viewerCanCancel: true,
  })
  const job = await endedJob(ben, id)
  expect(job).toMatchObject({
    status: 'SUCCEEDED',
    progress: 1,
    failure: null,
    viewerCanRetry: false,
    asset: {
      name: 'A heron in the reeds',
      description: 'A heron in the reeds',
      isGenerated: true,
      approvalStatus: 'APPROVED',
      owner: { username: 'ben' },
    },
  })
  for await (const { jobChanged } of told) {
    expect(jobChanged.id).toBe(id)
    if (jobChanged.status === 'SUCCEEDED') break
  }
  const { assets } = await ben.ask('query { assets(scope: MINE, search: "heron") { nodes { id } } }')
  expect(assets.nodes).toEqual([{ id: job.asset.id }])
  const { project } = await ana.ask(
    `query ($id: ID!) { project(id: $id) { messages { nodes { id } } assets(search: "heron") { nodes { id } } } }`,
    { id: projectId },
  )
  expect([project.messages.nodes.length, project.assets.nodes]).toEqual([before, []])
  expect((await ana.ask(JOB, { id })).job).toMatchObject({
    asset: { id: job.asset.id },
    viewerCanRetry: false,
  })
  for (const refused of [
    cyd.ask(JOB, { id }),
    cyd.ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id }),
  ])
    expect((await refusal(refused)).code).toBe('NOT_FOUND')
  expect((await refusal(installation.client().ask(GENERATE_ASSET, { input: { prompt: 'x' } }))).code).toBe(
    'UNAUTHENTICATED',
  )

  const changed = await endedJob(
    cyd,
    (
      await generateAsset(cyd, {
        prompt: 'make it winter',
        referenceId: job.asset.id,
        magicPrompt: true,
        ratio: '4:3',
      })
    ).id,
  )
  expect(changed).toMatchObject({
    status: 'SUCCEEDED',
    asset: { name: 'make it winter', owner: { username: 'cyd' } },
  })
  await ben.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: job.asset.id })
  expect((await ben.ask(JOB, { id })).job).toMatchObject({ status: 'SUCCEEDED', asset: null })
  expect((await refusal(generateAsset(cyd, { prompt: 'x', referenceId: job.asset.id }))).issues).toEqual([
    { path: ['referenceId'], message: 'This reference image cannot be used' },
  ])
})

describe('made by the provider', () => {
  let fal: FakeFal
  let studio: TestInstallation
  let eve: Client
  let room: string
  const workers: ReturnType<typeof makeWorker>[] = []
  const startWorker = async () => {
    const worker = makeWorker(studio.installation)
    await worker.open()
    workers.push(worker)
    return worker
  }
  const ask = async (input: object) =>
    (await eve.ask(GENERATE, { input: { projectId: room, ...input } })).generateImage.answer
  const requested = async (id: string) => {
    for (;;) {
      const { requestId } = await studio.installation.database.em.fork().findOneOrFail(Job, id)
      if (requestId) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  beforeAll(async () => {
    fal = await startFal({ key: 'a-key' })
    studio = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
    eve = await studio.join('eve')
    room = await projectOf(eve)
  })
  beforeEach(() => fal.reset())
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.drain(0))))
  afterAll(async () => {
    await studio.close()
    await fal.close()
  })

  test('a picture, and its change by another model, are each asked for once', async () => {
    await startWorker()
    const first = await ended(eve, (await ask({ prompt: 'A red door', ratio: '9:21' })).id, room)
    expect(first.asset).toMatchObject({ name: 'A red door', isGenerated: true, owner: { username: 'eve' } })
    const second = await ended(
      eve,
      (await ask({ prompt: 'Paint it blue', referenceId: first.asset.id })).id,
      room,
    )
    expect(second.asset.name).toBe('Paint it blue')
    expect(fal.submits.map(({ model }) => model)).toEqual([
      'fal-ai/flux-pro/v1.1-ultra',
      'fal-ai/flux-pro/kontext',
    ])
  })

  test('a job that another worker takes up is not paid for again', async () => {
    fal.behave({ ms: 2_000 })
    const worker = await startWorker()
    const { id, job } = await ask({ prompt: 'A train in the snow' })
    await requested(job.id)
    await worker.drain(0)
    await startWorker()
    expect((await ended(eve, id, room)).asset.name).toBe('A train in the snow')
    expect(fal.submits).toHaveLength(1)
  })

  test('a refusal is told in the provider’s words; a cancelled one stops there too, and starts anew on demand', async () => {
    await startWorker()
    fal.behave({ mode: 'error' })
    const refused = await ended(eve, (await ask({ prompt: 'What it will not draw' })).id, room)
    expect(refused).toMatchObject({ asset: null, job: { status: 'FAILED', viewerCanRetry: true } })
    expect(refused.job.failure).toContain('flagged by a content checker')
    fal.reset()
    fal.behave({ mode: 'slow' })
    const { id, job } = await ask({ prompt: 'A whale' })
    await requested(job.id)
    await eve.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id: job.id })
    while (!fal.of('cancel').length) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await ended(eve, id, room)).toMatchObject({ asset: null, job: { status: 'CANCELLED' } })
    fal.behave({ mode: 'ok' })
    await eve.ask('mutation ($id: ID!) { retryJob(id: $id) { status } }', { id: job.id })
    expect(await ended(eve, id, room)).toMatchObject({
      asset: { name: 'A whale' },
      job: { status: 'SUCCEEDED' },
    })
    const { assets } = await eve.ask('query { assets(search: "A whale", scope: MINE) { totalCount } }')
    expect(assets.totalCount).toBe(1)
  })

  test('without a project, too, it is cancelled, started anew, taken up by another worker, and paid for once', async () => {
    const worker = await startWorker()
    fal.behave({ mode: 'slow' })
    const { id } = await generateAsset(eve, { prompt: 'A kite over a field' })
    await requested(id)
    expect(
      (await eve.ask('mutation ($id: ID!) { cancelJob(id: $id) { status viewerCanRetry } }', { id }))
        .cancelJob,
    ).toEqual({ status: 'CANCELLED', viewerCanRetry: true })
    while (!fal.of('cancel').length) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(
      (await eve.ask('query { assets(search: "kite", scope: MINE) { totalCount } }')).assets.totalCount,
    ).toBe(0)
    fal.reset()
    fal.behave({ ms: 2_000 })
    await eve.ask('mutation ($id: ID!) { retryJob(id: $id) { status } }', { id })
    await requested(id)
    await worker.drain(0)
    await startWorker()
    expect(await endedJob(eve, id)).toMatchObject({
      status: 'SUCCEEDED',
      asset: { name: 'A kite over a field', owner: { username: 'eve' } },
    })
    expect(fal.submits).toHaveLength(1)
  })
})
