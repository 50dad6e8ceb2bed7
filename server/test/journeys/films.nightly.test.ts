/** Covers specification N3, V9, V17, V20. */
import { randomUUID } from 'node:crypto'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

let clips: Clips
let installation: TestInstallation
let ana: Client
let projectId: string
let lighthouse: string
let train: string
beforeAll(async () => {
  clips = await startClips(2)
  installation = await testInstallation({ worker: true, env: clips.env })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  const asked = [
    await prompt(ana, projectId, 'A lighthouse'),
    await prompt(ana, projectId, 'A train', { ratio: '9:16' }),
  ]
  ;[lighthouse, train] = asked.map(({ videoId }) => videoId)
  for (const id of [lighthouse, train]) await arrived(ana, id)
  await review(ana, lighthouse, 'ACCEPTED')
  await review(ana, train, 'ACCEPTED')
})
afterAll(async () => {
  await installation.close()
  await clips.close()
})

const merge = (videoIds: string[], transitions: string[], of = projectId) =>
  ana.ask('mutation ($input: MergeInput!) { mergeVideos(input: $input) { id status job { kind } } }', {
    input: { projectId: of, videoIds, transitions },
  })

test('accepted videos of different ratios become one film of exact length, and its author is notified', async () => {
  const { mergeVideos } = await merge([lighthouse, train], ['hlwind'])
  expect(mergeVideos).toMatchObject({ status: 'IN_PROGRESS', job: { kind: 'MERGE' } })
  const film = await arrived(ana, mergeVideos.id)
  expect(film).toMatchObject({
    status: 'PENDING',
    frames: 48 + 48 - 24,
    duration: 3,
    width: 1280,
    height: 720,
    hasSound: true,
  })
  expect(film.downloadUrl).toContain('download=The+Keeper+1.mp4')
  const { notifications } = await ana.ask('{ notifications(first: 1) { nodes { message link } } }')
  expect(notifications.nodes[0]).toEqual({
    message: 'Your film “The Keeper 1” in “The Keeper” is merged and ready to download',
    link: `/projects/${projectId}?tab=videos&film=${film.id}`,
  })
})

test('a film has the chosen export settings', async () => {
  const input = {
    projectId,
    videoIds: [lighthouse, train],
    transitions: ['fade'],
    lengths: [0.25],
    size: '720p',
    fit: 'CROP',
    frameRate: 30,
    title: 'Low tide',
  }
  const { mergeVideos } = await ana.ask(
    'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id title lengths size fit } }',
    { input },
  )
  expect(mergeVideos).toMatchObject({ title: 'Low tide', lengths: [0.25], size: '720p', fit: 'CROP' })
  expect(await arrived(ana, mergeVideos.id)).toMatchObject({
    status: 'PENDING',
    frames: 60 + 60 - 8,
    duration: 112 / 30,
    width: 1280,
    height: 720,
  })
})

test('a merge that is retried with the id of its film runs once, also concurrently', async () => {
  const filmId = randomUUID()
  const send = (person: Client) =>
    person.ask('mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }', {
      input: { filmId, projectId, videoIds: [lighthouse, train], transitions: [''] },
    })
  const filmCount = async () =>
    (
      await ana.ask('query ($id: ID!) { project(id: $id) { films { totalCount } } }', {
        id: projectId,
      })
    ).project.films.totalCount
  const before = await filmCount()
  const all = await Promise.all([send(ana), send(ana), send(ana)])
  expect(all).toEqual(all.map(() => ({ mergeVideos: { id: filmId } })))
  await arrived(ana, filmId)
  expect(await send(ana)).toEqual({ mergeVideos: { id: filmId } })
  expect(await filmCount()).toBe(before + 1)

  const ben = await installation.join('ben')
  await expect(send(ben)).rejects.toMatchObject({
    issues: [{ path: ['filmId'], message: 'The id of a film must be new' }],
  })
})
