/** Covers specification R47, R51, V61. */
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { uploadOf } from '../journeys/pictures.js'
import { arrived, projectOf, prompt } from '../journeys/workspace.js'
import { NOBODY_KNOWS, ShapedClient, wordsOf } from './shaped-client.js'

let clips: Clips
let installation: TestInstallation
let benAtGraphql: Client
let ben: ShapedClient
let projectId: string
let videoId: string
beforeAll(async () => {
  clips = await startClips()
  installation = await testInstallation({ worker: true, env: clips.env })
  benAtGraphql = await installation.join('ben')
  ben = new ShapedClient(installation.url, benAtGraphql.token)
  projectId = await projectOf(benAtGraphql)
  videoId = (await prompt(benAtGraphql, projectId, 'A lighthouse at dusk')).videoId
  await arrived(benAtGraphql, videoId)
})
afterAll(async () => {
  await installation.close()
  await clips.close()
})

test('GET /video/project/{id} has the requested settings of each video', async () => {
  expect((await ben.get(`/video/project/${projectId}`)).body).toMatchObject([
    { video_id: videoId, title: 'A lighthouse at dusk', prompt: 'A lighthouse at dusk', isMerged: false },
  ])
})

test('PUT /video/videos/{video_id} renames it', async () => {
  const rename = (id: string, title: string) => ben.put(`/video/videos/${id}`, { title })
  expect(await rename(videoId, ' The lamp ')).toMatchObject({ status: 200, body: { title: 'The lamp' } })
  expect(wordsOf(await rename(videoId, ' '))).toEqual(['A title is required'])
  expect((await rename(NOBODY_KNOWS, 'The lamp')).status).toBe(404)
})

test('DELETE /video/videos/{video_id} moves it to the Trash', async () => {
  clips.behave({ mode: 'slow' })
  const running = await prompt(benAtGraphql, projectId, 'A slow train')
  expect(await ben.delete(`/video/videos/${running.videoId}`)).toMatchObject({
    status: 409,
    body: { detail: 'This video is still being generated' },
  })
  expect((await ben.delete(`/video/videos/${videoId}`)).status).toBe(204)
  expect((await ben.delete(`/video/videos/${videoId}`)).status).toBe(404)
  expect((await ben.get(`/projects/${projectId}`)).body.videos).toMatchObject([{ video_id: running.videoId }])
  await benAtGraphql.ask('mutation ($id: ID!) { restoreVideo(id: $id) { id } }', { id: videoId })
  expect((await ben.get(`/video/project/${projectId}`)).body).toHaveLength(2)
})

test('DELETE /trash/… permanently deletes rows in the Trash only', async () => {
  const asset = await uploadOf(benAtGraphql, 'Dune')
  const { body: shots } = await ben.post(`/projects/${projectId}/storyboard/shots`, {
    shots: [{ words: 'A door opens' }],
  })
  const things = [
    { path: `/storyboard/shots/${shots[0].shot_id}`, trash: `/trash/shots/${shots[0].shot_id}` },
    { path: `/assets/${asset.id}`, trash: `/trash/assets/${asset.id}` },
    { path: `/video/videos/${videoId}`, trash: `/trash/videos/${videoId}` },
    { path: `/projects/${projectId}`, trash: `/trash/projects/${projectId}` },
  ]
  for (const { path, trash } of things) {
    expect((await ben.delete(trash)).status).toBe(404)
    expect((await ben.delete(path)).status).toBe(204)
    expect((await ben.delete(trash)).status).toBe(204)
    expect((await ben.delete(trash)).status).toBe(404)
  }
})
