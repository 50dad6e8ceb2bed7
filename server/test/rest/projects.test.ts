/** Covers specification P8, R7, R16, R33, R34, R35. */
import { EngineName, Clip, VideoStatus } from '../../src/modules/video/clip.entity.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import { NOBODY_KNOWS, ShapedClient, memberOf, placesOf, wordsOf } from './shaped-client.js'

const HIDDEN = { status: 404, body: { detail: 'Project not found' } }

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
/** A private project of Ben’s. */
const privateProject = async (): Promise<string> => {
  const id = await projectOf(ben, 'Secret reel')
  await benAtGraphql.ask('mutation ($input: EditProjectInput!) { editProject(input: $input) { id } }', {
    input: { id, name: 'Secret reel', description: '', isPrivate: true },
  })
  return id
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

test('POST /projects creates a project, with the rules of its name and description', async () => {
  const made = await ben.post('/projects', { project_name: '  The Keeper ', project_desc: ' A lighthouse ' })
  expect(made).toMatchObject({
    status: 201,
    body: { project_name: 'The Keeper', project_desc: 'A lighthouse' },
  })
  expect(await ben.post('/projects', { project_name: 'Without more' })).toMatchObject({
    status: 201,
    body: { project_desc: '' },
  })
  const faults = await ben.post('/projects', { project_name: 'x'.repeat(51), project_desc: 'x'.repeat(501) })
  expect([placesOf(faults), wordsOf(faults)]).toEqual([
    [
      ['body', 'project_name'],
      ['body', 'project_desc'],
    ],
    ['Project name must be less than 50 characters', 'Description must be less than 500 characters'],
  ])
  expect(wordsOf(await ben.post('/projects', { project_name: ' ' }))).toContain('Project name is required')
  expect(wordsOf(await ben.post('/projects', { project_name: 'ab' }))).toEqual([
    'Project name must be at least 3 characters',
  ])
})

test('GET /projects lists the team’s, latest change first; a private one is hidden from others everywhere', async () => {
  const [first, hidden] = [await projectOf(ben, 'First'), await privateProject()]
  const namesFor = async (person: ShapedClient) =>
    (await person.get('/projects')).body.map(({ project_name: name }: { project_name: string }) => name)
  expect((await namesFor(ben)).slice(0, 2)).toEqual(['Secret reel', 'First'])
  expect((await namesFor(ana)).slice(0, 2)).toEqual(['Secret reel', 'First'])
  expect(await namesFor(cleo)).not.toContain('Secret reel')
  await cleo.post(`/projects/${first}/messages`, { message_content: 'Hello' })
  expect((await namesFor(ben))[0]).toBe('First')
  const page = await cleo.get('/projects?limit=1')
  expect([page.body.length, page.headers.get('link')]).toEqual([
    1,
    expect.stringMatching(/^<http.*\/api\/v1\/projects\?limit=1&cursor=\S+>; rel="next"$/),
  ])
  expect(placesOf(await cleo.get('/projects?limit=0'))).toEqual([['query', 'limit']])
  const words = { project_name: 'Mine now', project_desc: '' }
  expect(await cleo.get(`/projects/${hidden}`)).toMatchObject(HIDDEN)
  expect(await cleo.put(`/projects/${hidden}`, words)).toMatchObject(HIDDEN)
  expect(await cleo.delete(`/projects/${hidden}`)).toMatchObject(HIDDEN)
  expect(await cleo.get(`/projects/${hidden}/messages`)).toMatchObject(HIDDEN)
  expect(await cleo.post(`/projects/${hidden}/messages`, { message_content: 'Hello' })).toMatchObject(HIDDEN)
  expect(await cleo.post(`/projects/${hidden}/assets`, { asset_id: NOBODY_KNOWS })).toMatchObject(HIDDEN)
  expect(await cleo.put(`/projects/${hidden}/video`, { video_id: null })).toMatchObject(HIDDEN)
  expect(await cleo.get(`/video/project/${hidden}`)).toMatchObject(HIDDEN)
  const video = await videoOf(hidden)
  expect(await cleo.put(`/video/videos/${video}/status`, { status: 'accepted' })).toMatchObject({
    status: 404,
    body: { detail: 'Video not found' },
  })
})

test('GET /projects/{id} has its assets and videos, owner and admins can PUT its texts and DELETE it', async () => {
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
  const forbidden = { status: 403, body: { detail: 'Only managers may change this project and its members' } }
  expect(await cleo.put(`/projects/${id}`, words)).toMatchObject(forbidden)
  expect(await ben.put(`/projects/${id}`, words)).toMatchObject({
    status: 200,
    body: { project_id: id, project_name: 'Renamed', project_desc: 'New words' },
  })
  expect(await ana.put(`/projects/${id}`, { ...words, project_name: 'By ana' })).toMatchObject({
    status: 200,
    body: { project_name: 'By ana' },
  })
  expect(placesOf(await ben.put(`/projects/${id}`, { project_name: 'ab', project_desc: 7 }))).toEqual([
    ['body', 'project_name'],
    ['body', 'project_desc'],
  ])

  expect(await cleo.delete(`/projects/${id}`)).toMatchObject({
    status: 403,
    body: { detail: 'Only managers may delete this project' },
  })
  expect(await ben.delete(`/projects/${id}`)).toMatchObject({ status: 204, body: '' })
  for (const person of [ben, ana]) expect(await person.get(`/projects/${id}`)).toMatchObject(HIDDEN)
  expect(await ana.get(`/video/project/${id}`)).toMatchObject(HIDDEN)
  expect(await ana.delete(`/projects/${await projectOf(ben)}`)).toMatchObject({ status: 204 })
  expect(
    (await ana.get('/team/assets')).body.map(({ asset_id: one }: { asset_id: string }) => one),
  ).toContain(assetId)
})

test('approved assets are added to a project once; anyone who sees the project removes them', async () => {
  const id = await projectOf(ben)
  const approved = await uploadOf(ana, 'Approved')
  const pending = await uploadOf(ben, 'Pending')
  const add = (person: ShapedClient, assetId: string, projectId: string | undefined = id) =>
    person.post(`/projects/${id}/assets`, { asset_id: assetId, project_id: projectId })
  expect(await add(cleo, approved.asset_id)).toMatchObject({
    status: 201,
    body: { asset_id: approved.asset_id },
  })
  expect(await add(ben, approved.asset_id)).toMatchObject({
    status: 200,
    body: { asset_id: approved.asset_id },
  })
  expect(await add(ben, pending.asset_id)).toMatchObject({
    status: 409,
    body: { detail: 'Only an approved asset can be added to a project' },
  })
  expect(await add(cleo, pending.asset_id)).toMatchObject({
    status: 404,
    body: { detail: 'Asset not found' },
  })
  await ana.put(`/admin/assets/${pending.asset_id}/review`, { approve: false })
  expect(await add(ben, pending.asset_id)).toMatchObject({ status: 409 })
  for (const unknown of [NOBODY_KNOWS, 'nonsense'])
    expect(await add(ben, unknown)).toMatchObject({ status: 404, body: { detail: 'Asset not found' } })
  expect(placesOf(await add(ben, approved.asset_id, NOBODY_KNOWS))).toEqual([['body', 'project_id']])
  expect(placesOf(await ben.post(`/projects/${id}/assets`, { asset_id: 7 }))).toEqual([['body', 'asset_id']])
  for (const unknown of [NOBODY_KNOWS, 'nonsense', pending.asset_id])
    expect(await ben.delete(`/projects/${id}/assets/${unknown}`)).toMatchObject({ status: 404 })
  expect(await cleo.delete(`/projects/${id}/assets/${approved.asset_id}`)).toMatchObject({
    status: 204,
    body: '',
  })
  expect(await cleo.delete(`/projects/${id}/assets/${approved.asset_id}`)).toMatchObject({ status: 404 })
  expect((await ben.get(`/projects/${id}`)).body.assets).toEqual([])
})
