/** Covers specification C40, C41, C42, C43, C52. */
import { type FakeFal, startFal } from '../fal/fal.js'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { type ShapedClient, memberOf } from '../rest/shaped-client.js'
import { pictureFile, uploadOf } from './pictures.js'
import { arrived, projectOf, prompt } from './workspace.js'

const TEXT = 'fal-ai/veo3.1'
const REFERENCES = 'fal-ai/vidu/q1/reference-to-video'
const DIRECTOR = 'fal-ai/minimax/video-01-director'
const IMAGE = 'fal-ai/veo3.1/image-to-video'
const BOTH = 'fal-ai/veo3.1/first-last-frame-to-video'

const CHOICE = 'models defaultForText defaultForReferences defaultForFrames'
const CHOOSE = `mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { ${CHOICE} } }`
const kling = (gives: string) => `fal-ai/kling-video/o3/pro/${gives}-to-video`
const isNew = {
  models: ['fal-ai/veo3', REFERENCES, DIRECTOR, TEXT, kling('text'), kling('reference'), kling('image')],
  defaultForText: kling('text'),
  defaultForReferences: kling('reference'),
  defaultForFrames: kling('image'),
}
const first = {
  models: ['fal-ai/veo3', REFERENCES, DIRECTOR, TEXT],
  defaultForText: TEXT,
  defaultForReferences: REFERENCES,
  defaultForFrames: null,
}

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let ben: Client
let benOverRest: ShapedClient
let projectId: string
let begin: { id: string }
let end: { id: string }
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({
    isNew: true,
    worker: true,
    env: { FAL_KEY: 'a-key', FAL_URL: fal.url },
  })
  ana = await installation.join('ana') // the admin
  ben = await installation.join('ben')
  benOverRest = await memberOf(installation, 'bea')
  projectId = await projectOf(ben)
  begin = await uploadOf(ben, 'The beginning', { colour: '#803020' })
  end = await uploadOf(ben, 'The end', { colour: '#203080' })
})
beforeEach(() => fal.reset())
afterAll(async () => {
  await installation.close()
  await fal.close()
})

const issuesOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).issues
const chosen = async (person: Client) => (await person.ask(`{ modelChoice { ${CHOICE} } }`)).modelChoice
const plain = { duration: undefined }

test('a new installation uses the models of the specification and the defaults', async () => {
  expect(await chosen(ben)).toEqual(isNew)
  const { videoModels } = await ben.ask('{ videoModels { id isOn firstFrame lastFrame clip } }')
  expect(videoModels.filter(({ isOn }: { isOn: boolean }) => isOn)).toHaveLength(7)
  expect(videoModels).toContainEqual({
    id: BOTH,
    isOn: false,
    firstFrame: 'REQUIRED',
    lastFrame: 'REQUIRED',
    clip: 'NONE',
  })
})

test('prompts without a chosen model use available models, for text, references and frames', async () => {
  const bodies = [
    ['A fox', {}, kling('text'), { duration: '5', aspect_ratio: '16:9', generate_audio: true }],
    ['A fox there', { referenceIds: [begin.id] }, kling('reference'), { image_urls: [expect.any(String)] }],
    ['A fox leaps', { firstFrameId: begin.id }, kling('image'), { image_url: expect.any(String) }],
  ] as const
  for (const [words, given, model, body] of bodies) {
    const { videoId } = await prompt(ben, projectId, words, { ...plain, ...given })
    expect(await arrived(ben, videoId)).toMatchObject({ status: 'PENDING', model })
    expect(fal.submits.at(-1)).toMatchObject({ model, input: { prompt: words, ...body } })
  }
})

test('an image that is too small or too wide for a model is refused before anything is billed', async () => {
  const tiny = await uploadOf(ben, 'A dot', {
    file: await pictureFile('#203080', { width: 200, height: 200 }),
  })
  const wide = await uploadOf(ben, 'A line', {
    file: await pictureFile('#203080', { width: 1_200, height: 400 }),
  })
  const sent = fal.submits.length
  const ask = (given: object) => issuesOf(prompt(ben, projectId, 'A fox', { ...plain, ...given }))
  expect(await ask({ referenceIds: [begin.id, tiny.id] })).toEqual([
    { path: ['referenceIds', 1], message: 'Kling O3 Pro (references) takes no image of under 300 pixels' },
  ])
  expect(await ask({ firstFrameId: wide.id })).toEqual([
    {
      path: ['firstFrameId'],
      message: 'Kling O3 Pro (first frame) takes no image that is over 2.5 times as wide as tall',
    },
  ])
  expect(fal.submits).toHaveLength(sent)
})

test('admins turn on models, and others get the change at once', async () => {
  const heard = await ben.listen(`subscription { modelChoiceChanged { ${CHOICE} } }`)
  const more = { ...first, models: [...first.models, IMAGE, BOTH], defaultForFrames: IMAGE }
  expect((await ana.ask(CHOOSE, { input: more })).updateModelChoice).toEqual(more)
  expect((await heard.next()).value).toEqual({ modelChoiceChanged: more })
  expect(await chosen(ben)).toEqual(more)
  const { audit } = await ana.ask('{ audit(first: 1) { nodes { action subjectName after } } }')
  expect(audit.nodes[0]).toMatchObject({ action: 'MODELS_CHOSEN', subjectName: 'Models' })
  const wrong = { ...more, models: [TEXT, IMAGE], defaultForText: IMAGE, defaultForReferences: null }
  expect(await issuesOf(ana.ask(CHOOSE, { input: wrong }))).toEqual([
    { path: ['defaultForText'], message: 'Veo 3.1 (first frame) does not make videos from words alone' },
  ])
})

test('a frame goes to the model that is the default for frames, and both frames to one that supports both', async () => {
  const one = await prompt(ben, projectId, 'A door opens', { ...plain, firstFrameId: begin.id })
  expect(await arrived(ben, one.videoId)).toMatchObject({ status: 'PENDING', model: IMAGE })
  expect(fal.submits[0].input).toMatchObject({ image_url: expect.stringMatching(/^http/) })
  const frames = { firstFrameId: begin.id, lastFrameId: end.id }
  const two = await prompt(ben, projectId, 'A door shuts', { ...plain, ...frames })
  expect(await arrived(ben, two.videoId)).toMatchObject({ status: 'PENDING', model: BOTH })
  const sent = fal.submits.at(-1)!.input as { first_frame_url: string; last_frame_url: string }
  expect(sent.first_frame_url).not.toBe(sent.last_frame_url)
  const { project } = await ben.ask(
    `query ($id: ID!) { project(id: $id) { messages(last: 2) { nodes {
      firstFrame { name asset { id } } lastFrame { name } video { ... on Clip { firstFrame { assetId } } }
    } } } }`,
    { id: projectId },
  )
  expect(project.messages.nodes).toEqual([
    {
      firstFrame: { name: 'The beginning', asset: { id: begin.id } },
      lastFrame: { name: 'The end' },
      video: null,
    },
    { firstFrame: null, lastFrame: null, video: { firstFrame: { assetId: begin.id } } },
  ])
})

test('frames work over REST, only with images that the caller may use', async () => {
  const asked = { prompt: 'A door', project_id: projectId, model_name: IMAGE }
  const foreign = await benOverRest.post('/video/video_gen', { ...asked, first_frame_asset_id: begin.id })
  expect([foreign.status, foreign.body.detail[0]]).toMatchObject([
    422,
    { loc: ['body', 'first_frame_asset_id'], msg: 'This reference image cannot be used' },
  ])
  const painted = await benOverRest.post('/generate', { prompt: 'A gate', aspect_ratio: '16:9' })
  const frame = painted.body.asset_id
  const own = await benOverRest.post('/video/video_gen', { ...asked, first_frame_asset_id: frame })
  expect(own.status).toBe(202)
  const { messages } = (await benOverRest.get(`/projects/${projectId}/messages`)).body
  expect(messages.at(-2)).toMatchObject({ first_frame_asset_id: frame, last_frame_asset_id: null })
  const { models } = (await benOverRest.get('/video/models')).body
  expect(models).toContainEqual(
    expect.objectContaining({ model_name: IMAGE, is_on: true, first_frame: 'required' }),
  )
})
