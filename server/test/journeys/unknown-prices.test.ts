/** Covers specification K18. */
import { type FakeFal, startFal } from '../fal/fal.js'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { ledgerOf } from './spending.js'
import { arrived, projectOf, prompt } from './workspace.js'

const TEXT = 'fal-ai/veo3.1'
const UNPRICED = 'xai/grok-imagine-video/extend-video'
const RETAKING = 'fal-ai/ltx-2.3/retake-video'
const words = (name: string) =>
  `The price of ${name} is not known. Accept an unknown price to order it anyway`
const SENTENCE = words('Grok Imagine Extend')

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string
let clipId: string
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: { models: [TEXT, UNPRICED, RETAKING], defaultForText: TEXT },
  })
  clipId = (await prompt(ana, projectId, 'A ferry')).videoId
  await arrived(ana, clipId)
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

const em = () => installation.installation.database.em.fork()
const state = () =>
  em().execute(
    `select (select count(*) from job)::int as jobs, (select count(*) from message)::int as messages,
       (select count(*) from clip)::int as videos, (select count(*) from ledger_entry)::int as lines`,
  )
const refusal = (ask: Promise<unknown>) => refusalOf(ask).then(({ code, issues }) => ({ code, issues }))
const extend = (more: object = {}) =>
  prompt(ana, projectId, 'It docks', {
    duration: undefined,
    extendsVideoId: clipId,
    model: UNPRICED,
    ...more,
  })

test('a request at an unknown price is refused without changes, and accepted with consent, also when retried', async () => {
  const before = await state()
  expect(await refusal(extend())).toEqual({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['acceptsUnknownPrice'], message: SENTENCE }],
  })
  expect(await refusal(extend({ acceptsUnknownPrice: false }))).toMatchObject({ code: 'BAD_USER_INPUT' })
  const asked = { prompt: 'It docks', project_id: projectId, extends_video_id: clipId, model_name: UNPRICED }
  const rest = installation.rest(ana)
  expect(await rest.post('/video/video_gen', asked)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'accepts_unknown_price'], msg: SENTENCE }] },
  })
  expect(await state()).toEqual(before)
  expect((await rest.post('/video/video_gen', { ...asked, accepts_unknown_price: true })).status).toBe(202)
  fal.behave({ mode: 'error' })
  const { jobId, videoId } = await extend({ acceptsUnknownPrice: true })
  expect((await arrived(ana, videoId)).status).toBe('FAILED')
  fal.behave({ mode: 'ok' })
  await ana.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id: jobId })
  expect((await arrived(ana, videoId)).status).toBe('PENDING')
})

test('a retake is billed by the length of its clip, as estimated', async () => {
  const { jobId } = await extend({ model: RETAKING })
  const lines = (await ledgerOf(installation)).filter(({ job_id }) => job_id === jobId)
  const { video } = await ana.ask('query ($id: ID!) { video(id: $id) { duration } }', { id: clipId })
  expect(lines[0]).toMatchObject({ is_known: true, reserved: String(Math.round(video.duration * 100_000)) })
})

describe('all kinds of requests, over both APIs', () => {
  const known = () => installation.installation.services.prices
  beforeAll(() => {
    known().estimate = async () => ({ micros: null, isFree: false })
  })
  afterAll(() => {
    delete (known() as Partial<ReturnType<typeof known>>).estimate
  })
  const effect = { kind: 'EFFECT', model: 'fal-ai/elevenlabs/sound-effects/v2', words: 'Rain', seconds: 2 }
  const shot = async () => {
    const { addStoryboardShots } = await ana.ask(
      'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }',
      { input: { projectId, shots: [{ words: 'A gull' }] } },
    )
    return addStoryboardShots.at(-1).id as string
  }
  const mutations: [string, (more: object) => Promise<unknown>][] = [
    [
      'generateAsset',
      (more) =>
        ana.ask('mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { id } }', {
          input: { prompt: 'A gull', ...more },
        }),
    ],
    [
      'generateImage',
      (more) =>
        ana.ask('mutation ($input: ImagePromptInput!) { generateImage(input: $input) { answer { id } } }', {
          input: { projectId, prompt: 'A gull', ...more },
        }),
    ],
    [
      'generateSounds',
      (more) =>
        ana.ask('mutation ($input: GenerateSoundsInput!) { generateSounds(input: $input) { jobId } }', {
          input: { projectId, sounds: [effect], ...more },
        }),
    ],
    [
      'generateShotTake',
      async (more) =>
        ana.ask(
          'mutation ($id: ID!, $acceptsUnknownPrice: Boolean) { generateShotTake(input: { id: $id, acceptsUnknownPrice: $acceptsUnknownPrice }) { id } }',
          { id: await shot(), ...more },
        ),
    ],
  ]
  const calls: [string, () => Promise<string> | string, object][] = [
    ['an image', () => '/generate', { prompt: 'A gull' }],
    [
      'sounds',
      () => `/projects/${projectId}/sounds/generate`,
      {
        sounds: [
          { kind: effect.kind, model_name: effect.model, words: effect.words, seconds: effect.seconds },
        ],
      },
    ],
    ['a take', async () => `/storyboard/shots/${await shot()}/takes`, {}],
  ]
  test.each(mutations)('%s is refused, and taken once the price is accepted', async (_name, order) => {
    expect(await refusal(order({}))).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [{ path: ['acceptsUnknownPrice'], message: expect.stringContaining('is not known') }],
    })
    await order({ acceptsUnknownPrice: true })
  })
  test('REST errors use REST field names', async () => {
    const rest = installation.rest(ana)
    for (const [name, path, body] of calls) {
      const answer = await rest.post(await path(), body)
      const [{ loc }] = answer.body.detail
      expect([name, answer.status, loc.at(-1)]).toEqual([name, 422, 'accepts_unknown_price'])
    }
  })
  test('missing takes are refused individually, and the reason is stored with the shot', async () => {
    const id = await shot()
    const missing = (more: object) =>
      ana.ask(
        `mutation ($projectId: ID!, $ids: [ID!], $acceptsUnknownPrice: Boolean) { generateMissingTakes(input: { projectId: $projectId, shotIds: $ids, acceptsUnknownPrice: $acceptsUnknownPrice }) { takeState refusal { message } } }`,
        { projectId, ids: [id], ...more },
      )
    expect((await missing({})).generateMissingTakes).toEqual([
      { takeState: 'REFUSED', refusal: { message: words('Veo 3.1') } },
    ])
    const accepted = await missing({ acceptsUnknownPrice: true })
    expect(accepted.generateMissingTakes).toEqual([{ takeState: 'GENERATING', refusal: null }])
  })
})

test('local generation is free and needs no consent', async () => {
  const local = await testInstallation()
  try {
    const { ledger } = local.installation.services
    const order = { jobId: crypto.randomUUID(), projectId: null, personId: crypto.randomUUID() }
    const within = local.installation.database.em.fork()
    expect(await ledger.reserve(within, { ...order, priced: { model: UNPRICED } })).toBeUndefined()
  } finally {
    await local.close()
  }
})
