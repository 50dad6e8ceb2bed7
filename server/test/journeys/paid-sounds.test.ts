/** Covers specification V81. */
import { firstItemId } from '#schema/cut-item'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { GENERATE, orderSounds, soundEnded, soundsOf } from './sounds.js'
import { closeBills, ledgerOf, updateBudget, totals } from './spending.js'
import { arrived, cutOf, projectOf, prompt, review } from './workspace.js'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})
beforeEach(async () => {
  fal.reset()
  projectId = await projectOf(ana)
})

const VOICE = { kind: 'VOICE', model: 'fal-ai/kokoro/american-english', words: 'x'.repeat(100) }
const MICROS = 2_000
const ELEVEN = { kind: 'VOICE', model: 'fal-ai/elevenlabs/tts/eleven-v3', words: 'Hello, you' }
const ESTIMATE = `query ($input: GenerateSoundsInput!) {
  estimateSounds(input: $input) { usd unknown affordable sounds { estimate { usd isFree } isWithinBudget } }
}`
const estimateOf = async (...sounds: object[]) =>
  (await ana.ask(ESTIMATE, { input: { projectId, sounds } })).estimateSounds
const jobs = () =>
  installation.installation.database.em
    .fork()
    .execute(`select status from job where kind = 'sound' and project_id = ?`, [projectId])

test('a voice is estimated, reserved, generated, and billed like the provider’s billing', async () => {
  expect(await estimateOf(VOICE, ELEVEN)).toEqual({
    usd: '0.003',
    unknown: 0,
    affordable: 2,
    sounds: [
      { estimate: { usd: '0.002', isFree: false }, isWithinBudget: true },
      { estimate: { usd: '0.001', isFree: false }, isWithinBudget: true },
    ],
  })
  const [id, eleven] = await orderSounds(ana, projectId, { ...VOICE, voice: 'am_puck' }, ELEVEN)
  expect(await soundEnded(ana, id)).toMatchObject({ status: 'SUCCEEDED', estimate: { usd: '0.002' } })
  expect(await soundEnded(ana, eleven)).toMatchObject({ status: 'SUCCEEDED', estimate: { usd: '0.001' } })
  expect(fal.submits.map(({ input }) => input)).toEqual(
    expect.arrayContaining([
      { prompt: VOICE.words, voice: 'am_puck' },
      { text: 'Hello, you', voice: 'Rachel', timestamps: true },
    ]),
  )
  const sounds = await soundsOf(ana, projectId)
  expect(sounds.find(({ model }) => model === ELEVEN.model)).toMatchObject({
    voice: 'Rachel',
    seed: null,
    source: 'Generated with ElevenLabs v3',
    timings: [
      { word: 'Hello,', startSeconds: 0, endSeconds: 0.6 },
      { word: 'you', startSeconds: 0.7, endSeconds: 1 },
    ],
  })
  expect(sounds.find(({ model }) => model === VOICE.model)).toMatchObject({ voice: 'am_puck', timings: null })
  const paid = (await ledgerOf(installation)).filter(({ kind }) => kind === 'settle')
  expect(paid.map(({ request_id: request, spent }) => [request, Number(spent)]).sort()).toEqual(
    // the stand-in reports no units of the other model, so its estimate stays
    fal.book.map(({ id: request, units }) => [request, units ? units * 20_000 : 1_000]).sort(),
  )
  expect(await totals(ana)).toEqual({ spent: MICROS + 1_000, reserved: 0 })
})

test('if the budget does not cover all voices, none is queued', async () => {
  const { spent } = await totals(ana)
  const limit = String((spent + 3 * MICROS) / 1e6)
  const before = await ledgerOf(installation)
  const { id } = await updateBudget(ana, limit)
  const four = Array.from({ length: 4 }, () => VOICE)
  expect(await estimateOf(...four)).toMatchObject({ affordable: 3 })
  const order = (...sounds: object[]) => ana.send(GENERATE, { input: { projectId, sounds } })
  const { errors } = await order(...four)
  expect(errors?.[0].extensions?.code).toBe('BUDGET_REACHED')
  expect(await jobs()).toEqual([])
  expect(await ledgerOf(installation)).toEqual(before)
  expect(fal.submits).toEqual([])
  const sketch = { kind: 'EFFECT', model: 'sketch/effect', words: 'rain', seconds: 1 }
  const [free] = await orderSounds(ana, projectId, sketch)
  expect(await soundEnded(ana, free)).toMatchObject({ status: 'SUCCEEDED', estimate: null })
  await ana.ask('mutation ($id: ID!) { deleteBudget(id: $id) }', { id })
})

test('a request that the provider refuses fails with its message, and is not billed', async () => {
  fal.behave({ mode: 'error' })
  const before = await totals(ana)
  const [id] = await orderSounds(ana, projectId, VOICE)
  expect(await soundEnded(ana, id)).toMatchObject({
    status: 'FAILED',
    failure: 'The provider’s content policy refused the prompt',
  })
  await closeBills(installation)
  expect(await totals(ana)).toEqual(before)
  expect(await soundsOf(ana, projectId)).toEqual([])
})

test('a cancelled voice stops at the provider and leaves no sound', async () => {
  fal.behave({ mode: 'slow' })
  const before = await totals(ana)
  const [id] = await orderSounds(ana, projectId, VOICE)
  while (!fal.of('status').length) await new Promise((resolve) => setTimeout(resolve, 50))
  await ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id })
  while (!fal.of('cancel').length) await new Promise((resolve) => setTimeout(resolve, 50))
  await closeBills(installation)
  expect(await totals(ana)).toEqual(before)
  expect(await soundsOf(ana, projectId)).toEqual([])
  expect(await jobs()).toEqual([{ status: 'cancelled' }])
})

const CLIP_SOUND = {
  kind: 'EFFECT',
  model: 'mirelo-ai/sfx-v1.5/video-to-audio',
  words: 'Gulls',
  seconds: 1.5,
  seed: 4,
}
/** A clip of the cut. */
async function clipInCut(): Promise<string> {
  const { videoId } = await prompt(ana, projectId, 'A harbour')
  await arrived(ana, videoId)
  await review(ana, videoId, 'ACCEPTED')
  expect((await cutOf(ana, projectId)).videoIds).toEqual([videoId])
  fal.reset()
  return videoId
}
const cuesOf = async () =>
  (
    await ana.ask(
      'query ($id: ID!) { project(id: $id) { cut { cues { sound { id } itemId atSeconds } } } }',
      {
        id: projectId,
      },
    )
  ).project.cut.cues
const titles = async () => (await soundsOf(ana, projectId)).map(({ title }) => title).sort()

test('the sound of a clip is generated from it and used with it; its second variation is added to the project', async () => {
  const clipId = await clipInCut()
  const [id] = await orderSounds(ana, projectId, { ...CLIP_SOUND, use: { itemId: clipId, atSeconds: 0.5 } })
  const { sound } = await soundEnded(ana, id)
  expect(fal.of('upload')).toHaveLength(1)
  expect(fal.submits[0].input).toMatchObject({
    text_prompt: 'Gulls',
    duration: 1.5,
    start_offset: 0.5,
    seed: 4,
    num_samples: 2,
  })
  expect(await cuesOf()).toEqual([{ sound: { id: sound.id }, itemId: firstItemId(clipId), atSeconds: 0.5 }])
  const sounds = await soundsOf(ana, projectId)
  expect(sounds.find((one) => one.id === sound.id)).toMatchObject({ title: 'Gulls' })
  expect(sounds.find((one) => one.id !== sound.id)).toMatchObject({
    title: 'Gulls 2',
    words: 'Gulls',
    model: CLIP_SOUND.model,
    source: 'Generated with Mirelo SFX 1.5',
  })
  expect(new Set(sounds.map(({ url }) => url)).size).toBe(2)
})

test('the first variation is kept if the second is missing', async () => {
  const clipId = await clipInCut()
  fal.behave({ lostFiles: 'output-2' })
  const title = 'x'.repeat(100)
  const [id] = await orderSounds(ana, projectId, {
    ...CLIP_SOUND,
    title,
    use: { itemId: clipId, atSeconds: 0 },
  })
  const { status, sound } = await soundEnded(ana, id)
  expect(status).toBe('SUCCEEDED')
  expect(await cuesOf()).toEqual([{ sound: { id: sound.id }, itemId: firstItemId(clipId), atSeconds: 0 }])
  expect(await titles()).toEqual([title])
  fal.behave({ lostFiles: undefined })
  const [again] = await orderSounds(ana, projectId, {
    ...CLIP_SOUND,
    title,
    use: { itemId: clipId, atSeconds: 0 },
  })
  await soundEnded(ana, again)
  expect(await titles()).toEqual([title, title, `${'x'.repeat(98)} 2`].sort())
})
