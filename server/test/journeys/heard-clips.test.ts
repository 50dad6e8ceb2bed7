/** Covers specification V92. */
import { firstItemId } from '#schema/cut-item'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { updateBudget, totals } from './spending.js'
import { editCut } from './film-making.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string
let clipId: string

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
  clipId = (await prompt(ana, projectId, 'Ida waits at the pier')).videoId
  await arrived(ana, clipId)
  await review(ana, clipId, 'ACCEPTED')
})

const SPEECH = `mutation ($input: GenerateCaptionsInput!) { generateCaptions(input: $input) {
  captionTracks { captions { itemId startMs endMs text } } } }`
const makeCaptions = (listen: boolean) => ana.send(SPEECH, { input: { projectId, language: 'en', listen } })
const estimate = async () =>
  (
    await ana.ask(
      'query ($id: ID!) { estimateCaptions(projectId: $id) { unknown sounds { isWithinBudget estimate { isFree } } } }',
      { id: projectId },
    )
  ).estimateCaptions
const listened = () => fal.of('listen').length

test('the speech in a clip becomes captions at the times of its words, and is billed once', async () => {
  expect(await estimate()).toEqual({
    unknown: 0,
    sounds: [{ isWithinBudget: true, estimate: { isFree: false } }],
  })
  const { data } = await makeCaptions(true)
  const late = { itemId: firstItemId(clipId), startMs: 500, endMs: 1_500, text: 'Late again.' }
  expect(data.generateCaptions.captionTracks[0].captions).toEqual([late])
  expect(fal.of('listen')[0].input).toEqual({
    audio_url: expect.stringMatching(/^http/),
    diarize: false,
    tag_audio_events: false,
  })
  expect(await estimate()).toEqual({ unknown: 0, sounds: [] })
  await makeCaptions(true)
  expect(listened()).toBe(1)
})

test('captions move with the trim and the speed of a clip', async () => {
  await makeCaptions(true)
  await editCut(ana, projectId, [{ editItem: { id: clipId, revision: 1, inFrame: 12, speed: 0.5 } }])
  const { data } = await makeCaptions(false)
  expect(data.generateCaptions.captionTracks[0].captions).toMatchObject([{ startMs: 0, endMs: 1_800 }])
})

test('a clip without speech is not transcribed again', async () => {
  fal.behave({ heard: [[{ text: ' ', type: 'spacing', start: 0, end: 1 }]] })
  for (const _ of [1, 2])
    expect((await makeCaptions(true)).errors).toMatchObject([{ message: 'No speech was found in this cut' }])
  expect(listened()).toBe(1)
})

test('a clip is billed once if two members transcribe it at once', async () => {
  const bela = await installation.join('bela')
  const input = { projectId, language: 'en' }
  const made = await Promise.all(
    [ana, bela, ana].map((by) => by.send(SPEECH, { input: { ...input, listen: true } })),
  )
  expect(made.filter(({ errors }) => !errors)).not.toEqual([])
  expect(listened()).toBe(1)
})

test('a failure of the provider changes nothing, and the request can be retried', async () => {
  fal.behave({ mode: '500' })
  expect((await makeCaptions(true)).errors).toMatchObject([
    { message: 'The provider could not transcribe a clip', extensions: { code: 'UNAVAILABLE' } },
  ])
  fal.behave({ mode: 'ok' })
  expect((await makeCaptions(true)).data.generateCaptions.captionTracks).toHaveLength(1)
})

test('an exhausted budget blocks transcription', async () => {
  fal.behave({ prices: [] })
  await updateBudget(ana, '0.000001')
  expect((await makeCaptions(true)).errors).toMatchObject([{ extensions: { code: 'BUDGET_REACHED' } }])
  expect(listened()).toBe(0)
  expect((await totals(ana)).reserved).toBe(0)
})
