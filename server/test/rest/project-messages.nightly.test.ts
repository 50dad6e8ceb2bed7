/** Covers specification R19, R36, R37. */
import { EngineName, Clip, VideoStatus } from '../../src/modules/video/clip.entity.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import { NOBODY_KNOWS, ShapedClient, memberOf, placesOf, sameFile } from './shaped-client.js'

let installation: TestInstallation
let ana: ShapedClient
let ben: ShapedClient
let cleo: ShapedClient
let benAtGraphql: Client
let benId: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await memberOf(installation, 'ana')
  benAtGraphql = await installation.join('ben')
  ben = new ShapedClient(installation.url, benAtGraphql.token)
  cleo = await memberOf(installation, 'cleo')
  benId = (await ben.get('/me')).body.user_id
})
afterAll(() => installation.close())

const projectOf = async (person: ShapedClient, name = 'The Keeper'): Promise<string> => {
  const { status, body } = await person.post('/projects', { project_name: name, project_desc: '' })
  expect(status).toBe(201)
  return body.project_id
}
let hue = 0
const uploadOf = async (person: ShapedClient, name: string) =>
  (await person.upload(name, await pictureFile(`hsl(${(hue += 37) % 360}, 60%, 40%)`))).body
/** A finished video, as after a generation. */
const videoOf = async (projectId: string, values: Partial<Clip> = {}): Promise<string> => {
  const em = installation.installation.database.em.fork()
  const video = em.create(Clip, {
    projectId,
    authorId: benId,
    title: 'A lighthouse',
    engine: EngineName.LOCAL,
    status: VideoStatus.PENDING,
    videoKey: 'videos/one.mp4',
    posterKey: 'videos/one.webp',
    duration: 4,
    width: 1280,
    height: 720,
    ...values,
  })
  await em.flush()
  return video.id
}

test('messages are stored, oldest first: a user’s text, and an assistant’s answer with a video or an image', async () => {
  const [id, other] = [await projectOf(ben), await projectOf(ben, 'Another')]
  const [videoId, elsewhere] = [await videoOf(id), await videoOf(other)]
  const [picture, unseen] = [await uploadOf(ana, 'Seen by all'), await uploadOf(ben, 'Seen by ben')]
  const keep = (person: ShapedClient, body: object) => person.post(`/projects/${id}/messages`, body)
  const words = await keep(ben, { message_content: ' A lighthouse ', message_type: 'Video' })
  expect(words).toMatchObject({
    status: 201,
    body: {
      message_content: 'A lighthouse',
      sender_type: 'user',
      project_id: id,
      message_type: 'Video',
      is_video: true,
      video: null,
      video_id: null,
      job_id: null,
      assets: [],
      image_url: null,
      magicprompt_content: null,
    },
  })
  const filmed = await keep(cleo, {
    message_content: 'Here it is',
    sender_type: 'assistant',
    video_id: videoId,
  })
  expect(filmed).toMatchObject({
    status: 201,
    body: {
      sender_type: 'assistant',
      message_type: 'Video',
      video_id: videoId,
      video: { video_id: videoId, video_url: expect.stringMatching(/^http.*\.mp4\?/) },
    },
  })
  const drawn = await keep(cleo, {
    message_content: 'A picture',
    sender_type: 'assistant',
    message_type: 'Modify',
    image_url: picture.image_url,
  })
  expect(drawn).toMatchObject({
    status: 201,
    body: {
      message_type: 'Modify',
      is_video: false,
      image_url: sameFile(picture.asset_url),
      assets: [{ asset_id: picture.asset_id }],
    },
  })
  expect(
    await keep(ben, { message_content: 'His own', sender_type: 'assistant', image_url: unseen.asset_url }),
  ).toMatchObject({ status: 201, body: { message_type: 'Describe' } })

  const { messages } = (await ben.get(`/projects/${id}/messages`)).body
  expect(messages.slice(0, 3)).toEqual(
    [words.body, filmed.body, drawn.body].map((message) =>
      expect.objectContaining({ message_id: message.message_id }),
    ),
  )
  expect((await cleo.get(`/projects/${id}/messages`)).body.messages[3]).toMatchObject({
    message_content: 'His own',
    assets: [],
    image_url: null,
  })
  const page = await ben.get(`/projects/${id}/messages?limit=3`)
  expect(page.body.messages).toHaveLength(3)
  const [, older] = /\/api\/v1(\/.*)>; rel="next"/.exec(page.headers.get('link')!)!
  expect((await ben.get(older)).body.messages).toEqual([messages[0]])

  const answer = { message_content: 'An answer', sender_type: 'assistant' }
  const faults: [object, string[]][] = [
    [{ message_content: '  ' }, ['message_content']],
    [{ message_content: 'x'.repeat(2001) }, ['message_content']],
    [{ message_content: 'x', message_type: 'Film', sender_type: 'robot' }, ['message_type', 'sender_type']],
    [{ message_content: 'x', video_id: videoId }, ['video_id']],
    [{ message_content: 'x', image_url: picture.asset_url }, ['image_url']],
    [answer, ['video_id']],
    [{ ...answer, video_id: videoId, image_url: picture.asset_url }, ['video_id']],
    [{ ...answer, video_id: elsewhere }, ['video_id']],
    [{ ...answer, video_id: 'nonsense' }, ['video_id']],
    [{ ...answer, image_url: unseen.asset_url }, ['image_url']],
    [
      { ...answer, image_url: picture.asset_url.replace(/^http:\/\/[^/]+/, 'http://elsewhere.example.com') },
      ['image_url'],
    ],
    [{ ...answer, image_url: 'nonsense' }, ['image_url']],
  ]
  for (const [body, fields] of faults)
    expect([body, placesOf(await keep(cleo, body))]).toEqual([body, fields.map((field) => ['body', field])])
  expect((await ben.get(`/projects/${id}/messages`)).body.messages).toHaveLength(4)
})

test('PUT /projects/{id}/video makes one of its videos the cover, and null removes it', async () => {
  const id = await projectOf(ben)
  const [video, bare, elsewhere] = [
    await videoOf(id, { status: VideoStatus.DECLINED }), // never the automatic cover
    await videoOf(id, { status: VideoStatus.IN_PROGRESS, videoKey: null, posterKey: null }),
    await videoOf(await projectOf(ben, 'Another')),
  ]
  const choose = (person: ShapedClient, videoId: unknown, projectId = id) =>
    person.put(`/projects/${id}/video`, { project_id: projectId, video_id: videoId })
  const cover = async () =>
    (await benAtGraphql.ask('query ($id: ID!) { project(id: $id) { coverUrl } }', { id })).project.coverUrl
  expect(await choose(cleo, video)).toMatchObject({ status: 200, body: { project_id: id } })
  expect(await cover()).toMatch(/one\.webp\?/)
  expect(await choose(ben, bare)).toMatchObject({
    status: 409,
    body: { detail: 'This video has no picture yet' },
  })
  for (const unknown of [elsewhere, NOBODY_KNOWS, 'nonsense'])
    expect(await choose(ben, unknown)).toMatchObject({ status: 404, body: { detail: 'Video not found' } })
  expect(placesOf(await choose(ben, video, NOBODY_KNOWS))).toEqual([['body', 'project_id']])
  expect(placesOf(await choose(ben, undefined))).toEqual([['body', 'video_id']])
  expect(await cover()).toMatch(/one\.webp\?/)
  expect(await choose(ben, null)).toMatchObject({ status: 200 })
  expect(await cover()).toBeNull()
})
