/** Covers specification V41. */
import { startBucket } from '../bucket.js'
import { numberIn } from '../drawn-counter.js'
import { startFal } from '../fal/fal.js'
import { makeCounter, makeMedia } from '../fal/media.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { merge } from './film-making.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

/** Frames of the counter, at 24 a second. */
const FRAMES = 60

let bucket: Awaited<ReturnType<typeof startBucket>>
let fal: Awaited<ReturnType<typeof startFal>>
let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
let videoId: string
beforeAll(async () => {
  const counter = await makeCounter()
  bucket = await startBucket()
  fal = await startFal({ key: 'a-key', media: { ...(await makeMedia()), clipFor: async () => counter } })
  const env = { FAL_KEY: 'a-key', FAL_URL: fal.url, STORAGE_URL: bucket.url, STORAGE_CACHE_GB: '0' }
  installation = await testInstallation({ worker: true, env })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ben)
  videoId = (await prompt(ben, projectId, 'A counter')).videoId
  await arrived(ben, videoId)
})
afterAll(async () => {
  await installation.close()
  await fal.close()
  await bucket.close()
})

const CAPTURE = `mutation ($videoId: ID!, $atSeconds: Float) { captureFrame(input: { videoId: $videoId, atSeconds: $atSeconds }) {
  id name url width height isGenerated approvalStatus owner { username }
  capturedFrom { videoId atSeconds video { id title } }
} }`
const capture = async (atSeconds: number | null, { by = ben, of = videoId } = {}) =>
  (await by.ask(CAPTURE, { videoId: of, atSeconds })).captureFrame
const numberOf = async ({ url }: { url: string }) =>
  numberIn(Buffer.from(await (await fetch(new URL(url, installation.url))).arrayBuffer()))

test('captures the frame shown at a time, or the last frame without a time', async () => {
  for (const number of [0, 1, 23, 24, 59]) {
    const picture = await capture((number + 0.5) / 24)
    expect(await numberOf(picture)).toBe(number)
    expect(picture.capturedFrom.atSeconds).toBeCloseTo(number / 24, 4)
  }
  const last = await capture(null)
  expect(await numberOf(last)).toBe(FRAMES - 1)
  expect(await capture(FRAMES / 24)).toEqual(last)
})

test('a captured frame is an asset of the viewer with its origin, and can be used at once', async () => {
  const picture = await capture(1)
  expect(picture).toMatchObject({
    name: 'A counter at 0:01.0',
    width: 320,
    height: 180,
    isGenerated: true,
    approvalStatus: 'APPROVED',
    owner: { username: 'ben' },
    capturedFrom: { videoId, atSeconds: 1, video: { id: videoId, title: 'A counter' } },
  })
  const next = await prompt(ben, projectId, 'The same place', {
    model: 'fal-ai/vidu/q1/reference-to-video',
    referenceIds: [picture.id],
    duration: null,
  })
  expect(await arrived(ben, next.videoId)).toMatchObject({
    status: 'PENDING',
    references: [{ asset: { id: picture.id } }],
  })
})

test('capturing a frame again returns the same asset, also concurrently; a deleted one is captured anew', async () => {
  const [one, other] = await Promise.all([capture(0.75), capture(0.76)])
  expect(other.id).toBe(one.id)
  expect((await capture(0.75)).id).toBe(one.id)
  await ben.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: one.id })
  expect((await capture(0.75)).id).not.toBe(one.id)
  const theirs = await capture(0.75, { by: ana })
  expect(theirs).toMatchObject({ owner: { username: 'ana' } })
})

test('only users who see the video see it as the origin of a frame', async () => {
  const { updateProject } = await ben.ask(
    'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { isPrivate } }',
    { input: { id: projectId, name: 'The Keeper', description: '', isPrivate: true } },
  )
  expect(updateProject.isPrivate).toBe(true)
  const cleo = await installation.join('cleo')
  const { id } = await capture(1)
  const { asset } = await cleo.ask(
    'query ($id: ID!) { asset(id: $id) { capturedFrom { atSeconds video { id } } } }',
    { id },
  )
  expect(asset).toEqual({ capturedFrom: { atSeconds: 1, video: null } })
})

test('a film has frames, and knows its last clip', async () => {
  const running = await prompt(ben, projectId, 'Another')
  await arrived(ben, running.videoId)
  for (const id of [running.videoId, videoId]) await review(ben, id, 'ACCEPTED')
  const order = { projectId, videoIds: [running.videoId, videoId], transitions: [''], lengths: [1] }
  const film = await merge(ben, order)
  await arrived(ben, film)
  expect(await numberOf(await capture(null, { of: film }))).toBe(FRAMES - 1)
  expect(await numberOf(await capture(2.5 + 10.5 / 24, { of: film }))).toBe(10)
  const { video } = await ben.ask('query ($id: ID!) { video(id: $id) { ... on Film { lastClip { id } } } }', {
    id: film,
  })
  expect(video.lastClip).toEqual({ id: videoId })
})

test('reads only parts of a file in a bucket', async () => {
  bucket.requests.length = 0
  await capture(2)
  const reads = bucket.requests.filter(({ action, key }) => action === 'get' && key.endsWith('.mp4'))
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.every(({ range }) => range !== undefined)).toBe(true)
})
