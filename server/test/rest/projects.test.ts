/** Covers specification P8, R7, R16, R19, R33, R34, R35, R36, R37, R51, V61. */
import { randomUUID } from 'node:crypto'
import { VideoStatus } from '../../src/modules/video/clip.entity.js'
import { aClip, rows } from '../world/builders.js'
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
const videoOf = async (projectId: string, status = VideoStatus.PENDING): Promise<string> => {
  const id = randomUUID()
  await rows(
    aClip({
      id,
      projectId,
      authorId: benId,
      status,
      videoKey: 'videos/one.mp4',
      posterKey: 'videos/one.webp',
    }),
  )(installation.installation.database)
  return id
}

test('POST /projects creates a project, and GET /projects lists those that the caller sees', async () => {
  const made = await ben.post('/projects', { project_name: '  The Keeper ', project_desc: ' A lighthouse ' })
  expect(made).toMatchObject({
    status: 201,
    body: { project_name: 'The Keeper', project_desc: 'A lighthouse' },
  })
  const { project_id: id } = made.body
  const listed = async (person: ShapedClient) =>
    (await person.get('/projects')).body.map(({ project_id: one }: { project_id: string }) => one)
  expect(await listed(cleo)).toContain(id)
  await benAtGraphql.ask('mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }', {
    input: { id, name: 'Secret reel', description: '', isPrivate: true },
  })
  expect(await listed(cleo)).not.toContain(id)
  expect(await listed(ana)).toContain(id)
})

test('GET /projects/{id} has its assets and videos; PUT changes its texts, DELETE moves it to the Trash', async () => {
  const id = await projectOf(ben)
  const { asset_id: assetId } = await uploadOf(ana, 'A wall')
  await cleo.post(`/projects/${id}/assets`, { asset_id: assetId, project_id: id })
  const videoId = await videoOf(id)
  const whole = await cleo.get(`/projects/${id}`)
  expect(whole).toMatchObject({
    status: 200,
    body: {
      project_id: id,
      project_name: 'The Keeper',
      assets: [{ asset_id: assetId }],
      videos: [{ video_id: videoId, status: 'pending', isMerged: false }],
    },
  })
  expect((await cleo.get(`/video/project/${id}`)).body).toEqual(whole.body.videos)
  const words = { project_name: ' Renamed ', project_desc: 'New words' }
  expect(await cleo.put(`/projects/${id}`, words)).toMatchObject({ status: 403 })
  expect(await ben.put(`/projects/${id}`, words)).toMatchObject({
    status: 200,
    body: { project_id: id, project_name: 'Renamed', project_desc: 'New words' },
  })
  expect(await ben.delete(`/projects/${id}`)).toMatchObject({ status: 204, body: '' })
  expect(await ana.get(`/projects/${id}`)).toMatchObject({
    status: 404,
    body: { detail: 'Project not found' },
  })
  expect((await ana.get('/team/assets')).body).toContainEqual(expect.objectContaining({ asset_id: assetId }))
})

test('an approved asset is added to a project once, and removed', async () => {
  const id = await projectOf(ben)
  const { asset_id: assetId } = await uploadOf(ana, 'Approved')
  const add = (projectId = id) =>
    cleo.post(`/projects/${id}/assets`, { asset_id: assetId, project_id: projectId })
  expect(placesOf(await add(NOBODY_KNOWS))).toEqual([['body', 'project_id']])
  for (const status of [201, 200]) expect(await add()).toMatchObject({ status, body: { asset_id: assetId } })
  expect(await cleo.delete(`/projects/${id}/assets/${assetId}`)).toMatchObject({ status: 204, body: '' })
  expect((await ben.get(`/projects/${id}`)).body.assets).toEqual([])
})

test('messages are stored, oldest first: a user’s text, and an assistant’s answer with a video or an image', async () => {
  const id = await projectOf(ben)
  const [videoId, picture] = [await videoOf(id), await uploadOf(ana, 'Seen by all')]
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
  const unseen = await uploadOf(ben, 'Seen by ben')
  await keep(ben, { message_content: 'His own', sender_type: 'assistant', image_url: unseen.asset_url })
  expect((await cleo.get(`/projects/${id}/messages`)).body.messages[3]).toMatchObject({
    message_type: 'Describe',
    assets: [],
    image_url: null,
  })

  const { messages } = (await ben.get(`/projects/${id}/messages`)).body
  expect(messages.slice(0, 3)).toMatchObject(
    [words, filmed, drawn].map(({ body: { message_id } }) => ({ message_id })),
  )
  const page = await ben.get(`/projects/${id}/messages?limit=3`)
  const [, older] = /\/api\/v1(\/.*)>; rel="next"/.exec(page.headers.get('link')!)!
  expect(page.body.messages).toHaveLength(3)
  expect((await ben.get(older)).body.messages).toEqual([messages[0]])
  for (const image_url of ['nonsense', picture.asset_url.replace(/^http:\/\/[^/]+/, 'http://example.com')])
    expect(placesOf(await keep(ben, { message_content: 'x', sender_type: 'assistant', image_url }))).toEqual([
      ['body', 'image_url'],
    ])
})

test('PUT /projects/{id}/video makes one of its videos the cover, and null removes it', async () => {
  const id = await projectOf(ben)
  const video = await videoOf(id, VideoStatus.DECLINED) // never the automatic cover
  const cover = async (video_id: string | null) => {
    expect(await cleo.put(`/projects/${id}/video`, { project_id: id, video_id })).toMatchObject({
      status: 200,
      body: { project_id: id },
    })
    return (await benAtGraphql.ask('query ($id: ID!) { project(id: $id) { coverUrl } }', { id })).project
      .coverUrl
  }
  expect(await cover(video)).toMatch(/one\.webp\?/)
  expect(await cover(null)).toBeNull()
})

test('a video is renamed, moved to the Trash and deleted forever, only from there', async () => {
  const id = await projectOf(ben)
  const video = await videoOf(id)
  expect(await ben.put(`/video/videos/${video}`, { title: ' The lamp ' })).toMatchObject({
    status: 200,
    body: { title: 'The lamp' },
  })
  expect((await ben.delete(`/trash/videos/${video}`)).status).toBe(404)
  expect(await ben.delete(`/video/videos/${video}`)).toMatchObject({ status: 204, body: '' })
  expect((await ben.get(`/video/project/${id}`)).body).toEqual([])
  expect(await ben.delete(`/trash/videos/${video}`)).toMatchObject({ status: 204, body: '' })
})
