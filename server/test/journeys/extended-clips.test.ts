/** Covers specification V44. */
import { type FakeFal, startFal } from '../fal/fal.js'
import { makeClip, makeMedia } from '../fal/media.js'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, projectOf, prompt } from './workspace.js'

const TEXT = 'fal-ai/veo3.1'
const EXTENDING = 'fal-ai/veo3.1/fast/extend-video'
const SECONDS: Record<string, number> = {
  'A door opens': 2,
  'He enters': 9,
  'He leaves': 7,
  'A long walk': 9,
}

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string
beforeAll(async () => {
  const media = { ...(await makeMedia()), clipFor: (words: string) => makeClip(SECONDS[words], 10) }
  fal = await startFal({ key: 'a-key', media })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: { models: [TEXT, EXTENDING], defaultForText: TEXT },
  })
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

const make = async (words: string, more: object = {}) => {
  const { videoId } = await prompt(ana, projectId, words, more)
  expect(await arrived(ana, videoId)).toMatchObject({ status: 'PENDING' })
  return videoId
}
const extend = (id: string, words: string) =>
  prompt(ana, projectId, words, { duration: undefined, extendsVideoId: id })
const take = async (id: string) =>
  (await ana.ask('query ($id: ID!) { video(id: $id) { duration ... on Clip { note cost } } }', { id })).video

test('a take has only the continuation, even if the model returns the whole extended video', async () => {
  const before = await make('A door opens')
  const whole = await extend(before, 'He enters')
  await arrived(ana, whole.videoId)
  expect(await take(whole.videoId)).toMatchObject({
    duration: 7,
    note: 'The model returned the extended video as well. The take begins after it.',
    cost: '1.05',
  })
  const alone = await extend(before, 'He leaves')
  await arrived(ana, alone.videoId)
  expect(await take(alone.videoId)).toMatchObject({ duration: 7, note: null })
})

test('a video that is too long to extend is refused before anything is billed', async () => {
  const long = await make('A long walk')
  const sent = fal.submits.length
  const { issues } = await refusalOf(extend(long, 'He enters'))
  expect(issues).toEqual([
    { path: ['extendsVideoId'], message: 'Veo 3.1 Fast Extend takes clips of at most 8 seconds' },
  ])
  expect(fal.submits).toHaveLength(sent)
})
