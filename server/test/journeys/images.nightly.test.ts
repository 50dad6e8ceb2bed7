/** Covers specification C14, C18, C20, C27. */
import sharp from 'sharp'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endedAnswer, endedJob, generate, generateAsset, jobOf, messagesOf } from './images.js'
import { projectOf } from './workspace.js'

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

const pixelsOf = async (person: Client, path: string) => {
  const picture = sharp(Buffer.from(await (await fetch(new URL(path, person.url))).arrayBuffer()))
  const { data, info } = await picture
    .removeAlpha()
    .resize(48, 27, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info }
}

test('an image is generated, appears live in the library and the project, and is then modified', async () => {
  const told = await ben.listen(
    'subscription ($id: ID!) { messageChanged(projectId: $id) { id asset { name } } }',
    { id: projectId },
  )
  const words = 'A lighthouse above the sea at dusk\nwith gulls'
  const { prompt, answer } = await generate(ana, projectId, { prompt: words, ratio: '3:2', seed: 7 })
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
  const { asset, job, video } = await endedAnswer(ana, projectId, answer.id)
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

  const changed = await generate(ben, projectId, {
    prompt: 'make it night',
    referenceId: asset.id,
    ratio: '3:2',
    seed: 7,
  })
  expect(changed.prompt).toMatchObject({
    messageType: 'MODIFY',
    references: [{ name: asset.name, asset: { id: asset.id } }],
  })
  const modified = await endedAnswer(ben, projectId, changed.answer.id)
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

test('magic prompt stores both prompts; names fit the library; a deleted image is removed from the conversation', async () => {
  const { answer } = await generate(ana, projectId, { prompt: 'a', magicPrompt: true, referenceId: '' })
  const { magicPrompt, asset } = await endedAnswer(ana, projectId, answer.id)
  expect(magicPrompt.length).toBeGreaterThan(10)
  expect(asset.name).toBe('Picture: a')
  const long = await endedAnswer(
    ana,
    projectId,
    (await generate(ana, projectId, { prompt: 'fox '.repeat(200), ratio: '1:1' })).answer.id,
  )
  expect([long.asset.name.length <= 100, long.asset.description.length <= 500]).toEqual([true, true])
  await ana.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: asset.id })
  expect(await endedAnswer(ana, projectId, answer.id)).toMatchObject({
    asset: null,
    job: { status: 'SUCCEEDED' },
  })
  expect(
    (await refusalOf(generate(ana, projectId, { prompt: 'x', referenceId: asset.id }))).issues?.[0].message,
  ).toBe('This reference image cannot be used')
})

test('an image without a project is added to its author’s library; its job is visible to them and admins', async () => {
  const told = await ben.listen('subscription { jobChanged { id status asset { name } } }')
  const before = (await messagesOf(ana, projectId)).length
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
  expect(await jobOf(ana, id)).toMatchObject({
    asset: { id: job.asset.id },
    viewerCanRetry: false,
  })
  for (const refused of [
    () => jobOf(cyd, id),
    () => cyd.ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id }),
  ])
    expect((await refusalOf(refused())).code).toBe('NOT_FOUND')

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
  expect(await jobOf(ben, id)).toMatchObject({ status: 'SUCCEEDED', asset: null })
  expect((await refusalOf(generateAsset(cyd, { prompt: 'x', referenceId: job.asset.id }))).issues).toEqual([
    { path: ['referenceId'], message: 'This reference image cannot be used' },
  ])
})

test('notes of the engine are stored with the image', async () => {
  const { answer } = await generate(ana, projectId, { prompt: 'A zorp beside a cat' })
  await endedAnswer(ana, projectId, answer.id)
  const { project } = await ana.ask(
    'query ($id: ID!) { project(id: $id) { messages(last: 2) { nodes { id note } } } }',
    {
      id: projectId,
    },
  )
  expect(project.messages.nodes.find((message: { id: string }) => message.id === answer.id).note).toMatch(
    /^Shown by name: zorp/,
  )
})
