/** Covers specification V61. */
import { Film } from '../../src/modules/video/film.entity.js'
import { VideoStatus } from '../../src/modules/video/clip.entity.js'
import type { Client } from '../graphql-client.js'
import { merge, strayFiles } from './film-making.js'
import { uploadOf } from './pictures.js'
import {
  acceptedVideo,
  ana,
  audited,
  ben,
  cleo,
  codeOf,
  contentsOf,
  deleteProject,
  deleteVideo,
  dora,
  fetched,
  openTrash,
  projectTrash,
  restoreProject,
  restoreVideo,
  team,
  videoTrash,
} from './trash.js'
import { arrived, look, projectOf, prompt } from './workspace.js'

openTrash()

const forever = (kind: 'Asset' | 'Project' | 'Video') => (person: Client, id: string) =>
  person.ask(`mutation ($id: ID!) { delete${kind}Forever(id: $id) }`, { id })
const [assetForever, projectForever, videoForever] = [forever('Asset'), forever('Project'), forever('Video')]
const bytes = async (): Promise<number> => (await ana.ask('{ storage { bytes } }')).storage.bytes
const mayDelete = async (person: Client): Promise<boolean[]> =>
  (await person.ask('{ trashedVideos { nodes { viewerCanDeleteForever } } }')).trashedVideos.nodes.map(
    (video: { viewerCanDeleteForever: boolean }) => video.viewerCanDeleteForever,
  )

test('a video in the Trash is permanently deleted by its author, and its space is freed at once', async () => {
  const before = await bytes()
  const projectId = await projectOf(ben, 'Takes')
  const { videoId } = await prompt(cleo, projectId, 'A door')
  const { url } = await arrived(cleo, videoId)
  expect(await bytes()).toBeGreaterThan(before)
  expect(await codeOf(videoForever(cleo, videoId))).toBe('NOT_FOUND')

  await deleteVideo(dora, videoId)
  expect([await mayDelete(dora), await mayDelete(cleo), await mayDelete(ben), await mayDelete(ana)]).toEqual([
    [false],
    [true],
    [true],
    [true],
  ])
  expect(await videoForever(cleo, videoId)).toEqual({ deleteVideoForever: videoId })
  expect(await videoTrash(ben)).toEqual([])
  expect(await codeOf(restoreVideo(ben, videoId))).toBe('NOT_FOUND')
  expect(await fetched(url)).toBe(404)
  expect(await bytes()).toBe(before)
  expect(await strayFiles(team)).toEqual([])
  expect(await audited(videoId)).toEqual(['VIDEO_DELETED_FOREVER', 'VIDEO_DELETED'])
  const { messages } = await contentsOf(ben, projectId)
  expect(messages.nodes.at(-1)).toMatchObject({ video: null, videoDeleted: true })
})

test('a video cannot be deleted while a film is merged from it, and the film stays when it is deleted', async () => {
  const projectId = await projectOf(ben, 'Films')
  const clip = await acceptedVideo(projectId, 'A harbour')
  const film = await merge(ben, { projectId, videoIds: [clip], transitions: [], lengths: [] })
  await arrived(ben, film)
  await deleteVideo(ben, clip)
  const setStatus = (status: VideoStatus) =>
    team.installation.database.em.fork().nativeUpdate(Film, film, { status })
  await setStatus(VideoStatus.IN_PROGRESS)
  expect(await codeOf(videoForever(ben, clip))).toBe('CONFLICT')
  await setStatus(VideoStatus.PENDING)
  await videoForever(ben, clip)
  const { url } = await look(ben, film)
  expect(await fetched(url)).toBe(200)
  await deleteVideo(cleo, film)
  await videoForever(ben, film)
  expect(await fetched(url)).toBe(404)
})

test('a project in the Trash is permanently deleted with its contents, by its owner and admins', async () => {
  const projectId = await projectOf(ben, 'The Keeper')
  const before = await bytes()
  const clip = await acceptedVideo(projectId, 'A lighthouse')
  const { url } = await look(ben, clip)
  expect(await codeOf(projectForever(ben, projectId))).toBe('NOT_FOUND')
  await deleteProject(ben, projectId)
  expect(await codeOf(videoForever(ben, clip))).toBe('NOT_FOUND')
  expect(await projectForever(ana, projectId)).toEqual({ deleteProjectForever: projectId })
  expect((await projectTrash(ben)).nodes).toEqual([])
  expect(await codeOf(restoreProject(ben, projectId))).toBe('NOT_FOUND')
  expect([200, 206]).not.toContain(await fetched(url))
  expect(await bytes()).toBe(before)
  expect(await strayFiles(team)).toEqual([])
  expect(await audited(projectId)).toEqual(['PROJECT_DELETED_FOREVER', 'PROJECT_DELETED'])
})

test('an asset in the Trash is permanently deleted, and its file with the last asset that uses it', async () => {
  const before = await bytes()
  const [mine, hers] = [await uploadOf(ben, 'Dune'), await uploadOf(dora, 'Dune')]
  await ben.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: mine.id })
  expect(await codeOf(assetForever(dora, hers.id))).toBe('NOT_FOUND')
  await assetForever(ben, mine.id)
  expect((await ben.ask('{ trashedAssets { nodes { id } } }')).trashedAssets.nodes).toEqual([])
  const { asset } = await dora.ask('query ($id: ID!) { asset(id: $id) { url } }', { id: hers.id })
  expect(await fetched(asset.url)).toBe(200)
  await dora.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: hers.id })
  await assetForever(ana, hers.id)
  expect(await fetched(asset.url)).toBe(404)
  expect(await bytes()).toBe(before)
  expect(await audited(mine.id)).toEqual(['ASSET_DELETED_FOREVER', 'ASSET_DELETED'])
})
