/** Covers specification V61. */
import { randomUUID } from 'node:crypto'
import { VideoStatus } from '../../src/modules/video/clip.entity.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { aClip, aProject, aShot, aSound, anAsset, rows } from '../world/builders.js'
import { ShapedClient, memberOf } from './shaped-client.js'

const [project, gone, asset, video, sound, shot] = Array.from({ length: 6 }, () => randomUUID())
const DELETED = { deletedAt: new Date() }

let installation: TestInstallation
let ana: ShapedClient
let ben: ShapedClient
beforeAll(async () => {
  installation = await testInstallation()
  ana = await memberOf(installation, 'ana')
  ben = await memberOf(installation, 'ben')
  const ownerId = (await ana.get('/me')).body.user_id
  const within = { projectId: project, authorId: ownerId, ...DELETED }
  await rows(
    aProject({ id: project, ownerId, name: 'The Keeper', isPrivate: true }),
    aProject({ id: gone, ownerId, name: 'An old reel', isPrivate: true, ...DELETED }),
    anAsset({ id: asset, ownerId, name: 'Lighthouse', ...DELETED }),
    aClip({
      id: video,
      title: 'Waves',
      status: VideoStatus.PENDING,
      videoKey: 'videos/waves.mp4',
      ...within,
    }),
    aSound({ id: sound, title: 'Foghorn', ...within }),
    aShot({ id: shot, projectId: project, words: 'He climbs.', editedById: ownerId, ...DELETED }),
  )(installation.installation.database)
})
afterAll(() => installation.close())

test.each([
  ['projects', gone, 'An old reel', '/projects', 200],
  ['assets', asset, 'Lighthouse', '/assets', 200],
  ['videos', video, 'Waves', '/video/videos', 204],
  ['sounds', sound, 'Foghorn', '/sounds', 200],
  ['shots', shot, 'He climbs.', '/storyboard/shots', 200],
])('deleted %s are listed, restored, and deleted forever', async (many, id, name, path, status) => {
  const trash = async (client: ShapedClient, search = '') =>
    (await client.get(`/trash/${many}?search=${encodeURIComponent(search)}`)).body
  const listed = [{ id, name, deleted_at: DELETED.deletedAt.toISOString() }]
  expect([await trash(ana), await trash(ana, name.slice(1, 4)), await trash(ana, 'no such')]).toEqual([
    listed,
    listed,
    [],
  ])
  expect(await trash(ben)).toEqual([])
  expect((await ben.post(`${path}/${id}/restore`)).status).toBe(404)
  expect((await ana.post(`${path}/${id}/restore`)).status).toBe(status)
  expect(await trash(ana)).toEqual([])
  if (many !== 'shots') expect((await ana.get(`${path}/${id}`)).status).toBe(200)
  expect((await ana.delete(`${path}/${id}`)).status).toBe(204)
  expect(await trash(ana)).toMatchObject([{ id, name }])
  expect((await ana.delete(`/trash/${many}/${id}`)).status).toBe(204)
  expect((await ana.post(`${path}/${id}/restore`)).status).toBe(404)
})
