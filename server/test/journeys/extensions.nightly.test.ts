/** Covers specification V44. */
import { type FakeFal, startFal } from '../fal/fal.js'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { type ShapedClient, memberOf } from '../rest/shaped-client.js'
import { merge } from './film-making.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

const TEXT = 'fal-ai/veo3.1'
const EXTENDING = 'fal-ai/veo3.1/fast/extend-video'
const RETAKING = 'fal-ai/ltx-2.3/retake-video'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let ben: Client
let bea: ShapedClient
let projectId: string
/** A finished video of the project. */
let videoId: string
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana') // the admin
  ben = await installation.join('ben')
  bea = await memberOf(installation, 'bea')
  projectId = await projectOf(ben)
  videoId = await madeIn(projectId)
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

const madeIn = async (project: string, more: object = {}) => {
  const { videoId: id } = await prompt(ben, project, 'A door opens', more)
  expect(await arrived(ben, id)).toMatchObject({ status: 'PENDING' })
  return id
}
const use = (...more: string[]) =>
  ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: { models: [TEXT, ...more], defaultForText: TEXT },
  })
const extend = (id: string, more: object = {}) =>
  prompt(ben, projectId, 'Somebody comes in', { duration: undefined, extendsVideoId: id, ...more })
const issuesOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).issues
const refusal = (message: string, field = 'extendsVideoId') => [{ path: [field], message }]

test('the video is sent to a model that extends it, and is shown with the prompt and the result', async () => {
  await use(EXTENDING, RETAKING)
  fal.reset()
  const next = await extend(videoId, { duration: 7 })
  expect(await arrived(ben, next.videoId)).toMatchObject({ status: 'PENDING', model: EXTENDING })
  const { before, after, project } = await ben.ask(
    `query ($before: ID!, $after: ID!, $projectId: ID!) {
      before: video(id: $before) { bytes } after: video(id: $after) { ... on Clip { extendsVideoId } }
      project(id: $projectId) { messages(last: 2) { nodes { extendsVideoId extendsVideo { id title } } } }
    }`,
    { before: videoId, after: next.videoId, projectId },
  )
  expect(fal.of('upload').map(({ bytes }) => bytes)).toEqual([before.bytes])
  expect(fal.submits).toMatchObject([
    {
      model: EXTENDING,
      status: 200,
      input: {
        prompt: 'Somebody comes in',
        aspect_ratio: '16:9',
        video_url: expect.stringMatching(/^https:.*\.mp4$/),
      },
    },
  ])
  expect(after.extendsVideoId).toBe(videoId)
  expect(project.messages.nodes).toEqual([
    { extendsVideoId: videoId, extendsVideo: { id: videoId, title: 'A door opens' } },
    { extendsVideoId: null, extendsVideo: null },
  ])
  const retaken = await extend(videoId, { model: RETAKING })
  expect(await arrived(ben, retaken.videoId)).toMatchObject({ status: 'PENDING', model: RETAKING })
})

test('a video is extended over REST, and shown with the prompt and the result', async () => {
  const asked = { prompt: 'Somebody comes in', project_id: projectId, model_name: EXTENDING }
  const { status, body } = await bea.post('/video/video_gen', { ...asked, extends_video_id: videoId })
  expect(status).toBe(202)
  await arrived(ben, body.videos[0].video_id)
  const { messages } = (await bea.get(`/projects/${projectId}/messages`)).body
  expect(messages.at(-2)).toMatchObject({ extends_video_id: videoId })
  expect(messages.at(-1).video).toMatchObject({ extends_video_id: videoId, model_name: EXTENDING })
})

test('only a finished video of the project can be extended, in its own ratio, and refusals say why', async () => {
  const elsewhere = await madeIn(await projectOf(ben, 'Another film'))
  for (const id of [elsewhere, 'no-id', projectId])
    expect(await issuesOf(extend(id))).toEqual(refusal('This is not a video of this project'))
  expect(await issuesOf(extend(videoId, { ratio: '9:16' }))).toEqual(
    refusal('The aspect ratio must be 16:9, like the video it extends', 'ratio'),
  )
  const square = await madeIn(projectId, { ratio: '1:1' })
  expect(await issuesOf(extend(square, { ratio: '1:1' }))).toEqual(
    refusal('Veo 3.1 Fast Extend takes no video of 1:1'),
  )
  fal.behave({ mode: 'slow' })
  const { videoId: unfinished, jobId } = await prompt(ben, projectId, 'A window')
  expect(await issuesOf(extend(unfinished))).toEqual(refusal('This video is not finished'))
  await ben.ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id: jobId })
  fal.reset()
  await review(ben, videoId, 'ACCEPTED')
  await review(ben, square, 'ACCEPTED')
  const film = await merge(ben, { projectId, videoIds: [videoId, square], transitions: [''], lengths: [1] })
  expect(await issuesOf(extend(film))).toEqual(refusal('Films cannot be extended. Extend its last clip'))
})

test('deleting a video before it is extended fails the job with a reason', async () => {
  const deleted = await madeIn(projectId)
  fal.behave({ mode: 'error' })
  const { videoId: id, jobId } = await extend(deleted)
  expect(await arrived(ben, id)).toMatchObject({ status: 'FAILED' })
  fal.reset()
  await ben.ask('mutation ($id: ID!) { deleteVideo(id: $id) }', { id: deleted })
  await ben.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { id } }', { id: jobId })
  expect(await arrived(ben, id)).toMatchObject({
    status: 'FAILED',
    failure: 'The video to extend was deleted',
  })
  expect(fal.submits).toEqual([])
})
