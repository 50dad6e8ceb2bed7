/** Covers specification C49, C51. */
import { makeWorker } from '../../src/app/process/worker.js'
import { type FakeFal, startFal } from '../fal/fal.js'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endedJob, generateAsset } from './images.js'
import { totals } from './spending.js'
import { arrived, look, projectOf, prompt } from './workspace.js'

const VEO = 'fal-ai/veo3.1'
const KLING = 'fal-ai/kling-video/o3/pro/text-to-video'
const SUCCESSOR = { engine: 'FAL', status: 'PENDING', model: KLING }

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
let worker: ReturnType<typeof makeWorker> | undefined

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
})
beforeEach(async () => {
  fal.reset()
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana') // the admin
  ben = await installation.join('ben')
  projectId = await projectOf(ben)
})
afterEach(async () => {
  await worker?.drain(0)
  worker = undefined
  await installation.close()
})
afterAll(() => fal.close())

const work = async () => {
  worker = makeWorker(installation.installation)
  await worker.open()
}
const CHECK = 'mutation { checkModels }'
/** Like the daily task. */
const check = () => installation.installation.services.modelCheck.run()
const told = async (person: Client): Promise<string[]> =>
  (await person.ask('{ notifications { nodes { message } } }')).notifications.nodes.map(
    ({ message }: { message: string }) => message,
  )
const estimateOf = async (model: string) =>
  (
    await ben.ask('query ($input: EstimateInput!) { estimate(input: $input) { usd } }', {
      input: { model, duration: 4 },
    })
  ).estimate.usd

test('a waiting request of a retired model is not sent; the error names the successor and its price, and a retry uses it', async () => {
  const { videoId, jobId } = await prompt(ben, projectId, 'A ferry')
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 1_600_000 })
  fal.behave({ deprecated: [VEO] })
  await check()
  expect(await told(ana)).toContain('Veo 3.1 was retired by its provider')
  await work()
  expect(await arrived(ben, videoId)).toMatchObject({
    status: 'FAILED',
    failure:
      'Veo 3.1 was retired by its provider. Nothing was sent. Retry makes it with Kling O3 Pro for about $0.56.',
  })
  expect(fal.submits).toEqual([])
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 0 })
  await ben.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id: jobId })
  expect(await arrived(ben, videoId)).toMatchObject(SUCCESSOR)
  expect(fal.submits).toMatchObject([{ model: KLING, input: { prompt: 'A ferry', duration: '4' } }])
  expect(await totals(ana)).toEqual({ spent: 560_000, reserved: 0 })
})

test('if chosen by the team, the successor takes waiting requests at once, at its own price', async () => {
  const { modelChoice } = await ana.ask(
    '{ modelChoice { models defaultForText defaultForReferences defaultForFrames } }',
  )
  await ana.ask(
    'mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { alwaysSuccessor } }',
    {
      input: { ...modelChoice, alwaysSuccessor: true },
    },
  )
  const { videoId } = await prompt(ben, projectId, 'A ferry')
  fal.behave({ gone: [VEO] })
  await check()
  await work()
  expect(await arrived(ben, videoId)).toMatchObject(SUCCESSOR)
  expect(fal.submits.map(({ model }) => model)).toEqual([KLING])
  expect(await totals(ana)).toEqual({ spent: 560_000, reserved: 0 })
})

test('later requests show the successor in estimate, response and list; defaults follow it, and a model that returns is used again', async () => {
  fal.behave({ deprecated: [VEO] })
  await check()
  expect(await estimateOf(VEO)).toBe('0.56')
  const { videoId } = await prompt(ben, projectId, 'A ferry', { model: VEO })
  expect(await look(ben, videoId)).toMatchObject({ model: KLING })
  const { modelChoice, videoModels } = await ben.ask(
    '{ modelChoice { defaultForText retired { modelId } } videoModels { id retirement { date successor } } }',
  )
  expect(modelChoice).toEqual({ defaultForText: KLING, retired: [{ modelId: VEO }] })
  expect(videoModels).toContainEqual({
    id: VEO,
    retirement: { date: new Date().toISOString().slice(0, 10), successor: KLING },
  })
  fal.behave({ deprecated: [] })
  await check()
  expect(await estimateOf(VEO)).toBe('1.6')
})

test('a waiting image of a retired model is not sent, and a retry uses the best available model', async () => {
  const FLUX = 'fal-ai/flux-2-pro'
  const picture = (model: string | null = null) => generateAsset(ben, { prompt: 'A ferry', model })
  const { id } = await picture()
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 30_000 })
  fal.behave({ deprecated: [FLUX] })
  await ana.ask(CHECK)
  await check() // a slow one may still run in the background
  const refused = await refusalOf(picture(FLUX))
  expect(refused.issues).toEqual([
    { path: ['model'], message: 'FLUX.2 Pro was retired by its provider. Use GPT Image 2' },
  ])
  const { estimate } = await ben.ask('query ($input: EstimateInput!) { estimate(input: $input) { usd } }', {
    input: { picture: true },
  })
  expect(estimate.usd).toBe('0.053')
  await work()
  expect(await endedJob(ben, id)).toMatchObject({
    status: 'FAILED',
    failure:
      'FLUX.2 Pro was retired by its provider. Nothing was sent. Retry makes it with GPT Image 2 for about $0.05.',
  })
  expect(fal.submits).toEqual([])
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 0 })
  await ben.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id })
  expect((await endedJob(ben, id)).asset.name).toBe('A ferry')
  expect(fal.submits).toMatchObject([{ model: 'openai/gpt-image-2', input: { prompt: 'A ferry' } }])
  expect(await totals(ana)).toEqual({ spent: 53_000, reserved: 0 })
})

test.each([
  ['an error', { catalogue: 500 }],
  ['garbage', { catalogue: '<html>' }],
  ['another form', { catalogue: '{"models": [{"id": 1}]}' }],
  ['10 MB', { catalogue: JSON.stringify({ models: [], more: 'x'.repeat(10_000_000) }) }],
  ['nothing over broken connections', { drops: 100 }],
  ['no models at all', { catalogue: '{"models": []}' }],
])('a catalogue response of %s changes nothing, and nobody is notified', async (_, behaviour) => {
  await check()
  fal.behave(behaviour)
  await expect(ana.ask(CHECK)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await estimateOf(VEO)).toBe('1.6')
  expect(await told(ana)).toEqual([])
})

test('a request for the models whose connection breaks is repeated', async () => {
  fal.behave({ drops: 1, deprecated: [VEO] })
  await check()
  expect(await told(ana)).toContain('Veo 3.1 was retired by its provider')
})

test('two simultaneous checks notify once of a removed input and a changed price', async () => {
  await check()
  const vidu = 'fal-ai/vidu/q1/reference-to-video'
  const director = { endpoint_id: 'fal-ai/minimax/video-01-director', unit: 'video', currency: 'USD' }
  fal.behave({
    prices: [{ ...director, unit_price: 0.7 }],
    schemas: { [vidu]: { type: 'object', properties: { prompt: { type: 'string' } } } },
  })
  await Promise.all([check(), check()])
  expect((await told(ana)).toSorted()).toEqual([
    'The price of MiniMax Director changed from $0.55 to $0.70 per video',
    expect.stringMatching(/^Vidu Q1 no longer takes all that is sent to it \(\w+: is not taken any more\)$/),
  ])
  expect(await told(ben)).toEqual([])
  expect(await estimateOf(director.endpoint_id)).toBe('0.7')
  const { videoModels } = await ana.ask('{ videoModels { id isOn fault } }')
  expect(videoModels).toContainEqual({ id: vidu, isOn: true, fault: expect.stringContaining('not taken') })
  const guided = prompt(ben, projectId, 'A ferry', { model: vidu })
  await expect(guided).rejects.toMatchObject({ code: 'BAD_USER_INPUT' }) // only the reference is missing: the model can be used
})
