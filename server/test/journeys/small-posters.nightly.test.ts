/** Covers specification V60. */
import sharp from 'sharp'
import { Film } from '../../src/modules/video/film.entity.js'
import { Clip } from '../../src/modules/video/clip.entity.js'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { clipsOf, merge, strayFiles } from './film-making.js'
import { arrived, projectOf } from './workspace.js'

let clips: Clips
let team: TestInstallation
let ana: Client
let projectId: string
let clipId: string
let filmId: string
beforeAll(async () => {
  clips = await startClips()
  team = await testInstallation({ worker: true, env: clips.env })
  ana = await team.join('ana')
  projectId = await projectOf(ana)
  ;[clipId] = await clipsOf(ana, projectId, [['A lighthouse']])
  filmId = await merge(ana, { projectId, videoIds: [clipId], transitions: [], lengths: [] })
  await arrived(ana, filmId)
})
afterAll(async () => {
  await team.close()
  await clips.close()
})

const db = () => team.installation.database.em.fork()
const usage = async () =>
  (await ana.ask('{ storage { bytes kinds { kind bytes files } projects { bytes files } } }')).storage
const postersOf = async (id: string): Promise<{ posterUrl: string; smallPosterUrl: string | null }> =>
  (await ana.ask('query ($id: ID!) { video(id: $id) { posterUrl smallPosterUrl } }', { id })).video
const widthOf = async (url: string): Promise<number> =>
  (await sharp(await (await fetch(new URL(url, team.url))).arrayBuffer()).metadata()).width

test('videos, films and covers also have a small poster', async () => {
  for (const id of [clipId, filmId]) {
    const { posterUrl, smallPosterUrl } = await postersOf(id)
    expect([await widthOf(posterUrl), await widthOf(smallPosterUrl!)]).toEqual([960, 480])
  }
  const { updateProjectCover } = await ana.ask(
    'mutation ($id: ID!, $video: ID!) { updateProjectCover(input: { projectId: $id, videoId: $video }) { smallCoverUrl } }',
    { id: projectId, video: clipId },
  )
  expect(await widthOf(updateProjectCover.smallCoverUrl)).toBe(480)
})

test('small posters of older videos are created later, counted as storage, and removed with their video', async () => {
  const before = await usage()
  const older = [await db().findOneOrFail(Clip, clipId), await db().findOneOrFail(Film, filmId)]
  const { pendingFiles, smallPosters, videoTrash } = team.installation.services
  const keys = older.map(({ smallPosterKey }) => smallPosterKey!)
  await db().transactional(async (em) => {
    await em.nativeUpdate(Clip, clipId, { smallPosterKey: null })
    await em.nativeUpdate(Film, filmId, { smallPosterKey: null })
    await pendingFiles.markPending(em, keys)
  })
  await pendingFiles.discard(keys)
  expect(await postersOf(filmId)).toMatchObject({ smallPosterUrl: null })

  const drawn = await Promise.all([smallPosters.draw(), smallPosters.draw()])
  expect(drawn[0] + drawn[1]).toBe(2)
  expect(await smallPosters.draw()).toBe(0)
  expect(await widthOf((await postersOf(clipId)).smallPosterUrl!)).toBe(480)
  expect(await usage()).toEqual(before)
  expect(await strayFiles(team)).toEqual([])
  const [clip] = await db().find(Clip, { id: clipId })
  expect(clip.updatedAt).toEqual(older.find(({ id }) => id === clipId)!.updatedAt)

  const { smallPosterUrl } = await postersOf(filmId)
  await ana.ask('mutation ($id: ID!) { deleteVideo(id: $id) }', { id: filmId })
  const { trashedVideos } = await ana.ask('{ trashedVideos { nodes { smallPosterUrl } } }')
  expect(await widthOf(trashedVideos.nodes[0].smallPosterUrl)).toBe(480)
  expect(await videoTrash.empty(Date.now() + 31 * 24 * 60 * 60 * 1000)).toBe(1)
  expect((await fetch(new URL(smallPosterUrl!, team.url))).status).toBe(404)
  expect(await strayFiles(team)).toEqual([])
})

test('a video whose poster is missing has no small poster', async () => {
  const clip = await db().findOneOrFail(Clip, clipId)
  await team.installation.storage.remove([clip.posterKey!])
  await db().nativeUpdate(Clip, clipId, { smallPosterKey: null })
  expect(await team.installation.services.smallPosters.draw()).toBe(0)
})
