/** Covers specification V93. */
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { updateBudget, totals } from './spending.js'
import { editCut } from './film-making.js'
import { projectOf } from './workspace.js'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
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

const read = (count: number) => {
  const seconds = (at: number) => new Date(at * 1000).toISOString().slice(11, 19)
  const captions = Array.from(
    { length: count },
    (_, at) => `${seconds(at)},000 --> ${seconds(at)},900\n[Ida] line ${at}\n`,
  )
  return ana.ask('mutation ($input: ImportCaptionsInput!) { importCaptions(input: $input) { formatted } }', {
    input: { projectId, language: 'en', content: captions.join('\n') },
  })
}
const TRANSLATE = `mutation ($input: TranslateCaptionsInput!) { translateCaptions(input: $input) {
  captionTracks { language isMachineMade captions { startMs text speaker } } } }`
const translate = (from = 'en', language = 'de') =>
  ana.send(TRANSLATE, { input: { projectId, language, fromLanguage: from } })
const asked = () => fal.of('translate').length

test('captions are translated in batches, keep times and speakers, and are marked until reviewed', async () => {
  await read(150)
  const { data } = await translate()
  const [, german] = data.translateCaptions.captionTracks
  expect(german).toMatchObject({ language: 'de', isMachineMade: true })
  expect(german.captions).toHaveLength(150)
  expect(german.captions[149]).toEqual({ startMs: 149_000, text: 'LINE 149', speaker: 'Ida' })
  expect(asked()).toBe(2)
  expect(await totals(ana)).toEqual({ spent: 8_400, reserved: 0 })
  const reviewed = await editCut(
    ana,
    projectId,
    [{ editCaptionTrack: { language: 'de', isMachineMade: false } }],
    'captionTracks { isMachineMade }',
  )
  expect(reviewed.captionTracks).toEqual([{ isMachineMade: false }, { isMachineMade: false }])
})

test('an unusable response is requested once more; then nothing is changed', async () => {
  await read(2)
  fal.behave({ translations: ['["only one"]', '["Eins", "Zwei"]'] })
  const { data } = await translate()
  expect(data.translateCaptions.captionTracks[1].captions.map(({ text }: { text: string }) => text)).toEqual([
    'Eins',
    'Zwei',
  ])
  fal.behave({ translations: ['["a"]', '["b", "\\u0007"]'] })
  expect((await translate('en', 'fr')).errors).toMatchObject([
    { message: 'The provider’s language model gave no usable translation' },
  ])
  const { project } = await ana.ask(
    'query ($id: ID!) { project(id: $id) { cut { captionTracks { language } } } }',
    { id: projectId },
  )
  expect(project.cut.captionTracks).toEqual([{ language: 'en' }, { language: 'de' }])
})

test('invalid translations are refused before anything is sent', async () => {
  const refusal = async (...languages: [string, string]) =>
    (await translate(...languages)).errors?.[0].message
  expect(await refusal('en', 'de')).toBe('Caption track not found')
  await read(501)
  expect(await refusal('en', 'en')).toBe('Captions are translated into another language')
  expect(await refusal('en', 'de')).toBe('At most 500 captions are translated')
  expect(asked()).toBe(0)
})

test('an exhausted budget blocks a translation', async () => {
  await read(1)
  await updateBudget(ana, '0.001')
  expect((await translate()).errors).toMatchObject([{ extensions: { code: 'BUDGET_REACHED' } }])
  expect(asked()).toBe(0)
})
