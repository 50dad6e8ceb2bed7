/** Covers specification C4, C5, C11, C21, N3, P5, R19, R46, V1. */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Clips, startClips } from '../fal/clips.js'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, look, projectOf, prompt } from './workspace.js'
import { waitFor } from '../wait-for.js'

let installation: TestInstallation
/** Another installation, whose provider responds at once, for tests of finished videos. */
let provided: TestInstallation
let clips: Clips
let ana: Client
let ben: Client
let projectId: string
beforeAll(async () => {
  installation = await testInstallation({ worker: true })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
  clips = await startClips()
  provided = await testInstallation({ worker: true, env: clips.env })
  await provided.join('ana')
})
afterAll(async () => {
  await Promise.all([installation.close(), provided.close()])
  await clips.close()
})

test('without a chosen duration, the model’s default is used, as shown in the form', async () => {
  const ana = await provided.signIn('ana')
  const order = { duration: undefined, sound: false }
  const { videoId } = await prompt(ana, await projectOf(ana), 'A blue door', order)
  expect(await arrived(ana, videoId)).toMatchObject({ status: 'PENDING' })
  expect(clips.asked()).toMatchObject([{ duration: '8s', generate_audio: false }])
})

test('a prompt creates two messages and a video, pushed live, with progress that never decreases', async () => {
  const progress: number[] = []
  const statuses: string[] = []
  const messages: string[] = []
  const follow = async (stream: AsyncGenerator<any>, take: (data: any) => void) => {
    for await (const data of stream) take(data)
  }
  const jobs = await ben.listen(
    'subscription ($id: ID!) { jobChanged(projectId: $id) { status progress } }',
    { id: projectId },
  )
  const videos = await ben.listen('subscription ($id: ID!) { videoChanged(projectId: $id) { status } }', {
    id: projectId,
  })
  const said = await ben.listen(
    'subscription ($id: ID!) { messageChanged(projectId: $id) { content senderType } }',
    { id: projectId },
  )
  const told = await ana.listen('subscription { notificationAdded { message link isRead } }')
  const following = [
    follow(jobs, ({ jobChanged }) => progress.push(jobChanged.progress)),
    follow(videos, ({ videoChanged }) => statuses.push(videoChanged.status)),
    follow(said, ({ messageChanged }) =>
      messages.push(`${messageChanged.senderType} ${messageChanged.content}`),
    ),
  ]
  const { videoId } = await prompt(ana, projectId, 'A lighthouse at dusk', { magicPrompt: true, seed: 7 })
  const video = await arrived(ana, videoId)
  expect(video).toMatchObject({
    status: 'PENDING',
    frames: 96,
    duration: 4,
    width: 1280,
    height: 720,
    hasSound: true,
    seed: 7,
    engine: 'LOCAL',
    failure: null,
  })
  expect(video.magicPrompt).toContain('A lighthouse at dusk')
  expect(video.magicPrompt.length).toBeGreaterThan('A lighthouse at dusk'.length + 20)
  const { value } = await told.next()
  expect(value.notificationAdded).toEqual({
    message: 'Your video “A lighthouse at dusk” in “The Keeper” is ready to review',
    link: `/projects/${projectId}?tab=videos`,
    isRead: false,
  })
  await waitFor(() => expect(statuses).toContain('PENDING')) // each subscription gets it separately
  await ben.close()
  await Promise.all(following)
  expect([...messages].sort()).toEqual(['ASSISTANT Process started...', 'USER A lighthouse at dusk'])
  expect([...progress].sort((a, b) => a - b)).toEqual(progress)
  expect(new Set(progress).size).toBeGreaterThan(3)
  const page = await fetch(new URL(video.url, installation.url))
  expect(page.headers.get('content-type')).toBe('video/mp4')
  ben = await installation.signIn('ben')
})

const cancel = 'mutation ($id: ID!) { cancelJob(id: $id) { status } }'
const retry = 'mutation ($id: ID!) { retryJob(input: { id: $id }) { status progress } }'
const begun = async (person: Client, videoId: string) => {
  while ((await look(person, videoId)).job.progress === 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

test('a cancelled job stops drawing, and leaves nothing behind', async () => {
  const { videoId, jobId } = await prompt(ana, projectId, 'A storm over the desert')
  await begun(ana, videoId)
  expect((await ana.ask(cancel, { id: jobId })).cancelJob.status).toBe('CANCELLED')
  expect(await look(ana, videoId)).toMatchObject({ status: 'FAILED', failure: 'Cancelled', url: null })
  await waitFor(async () => expect(await readdir(installation.installation.scratch)).toEqual([]))
})

test('a cancelled job can be restarted', async () => {
  const ada = await provided.join('ada')
  const projectId = await projectOf(ada)
  clips.behave({ mode: 'slow' })
  const { videoId, jobId } = await prompt(ada, projectId, 'A storm over the desert')
  await begun(ada, videoId)
  expect((await ada.ask(cancel, { id: jobId })).cancelJob.status).toBe('CANCELLED')
  expect(await look(ada, videoId)).toMatchObject({ status: 'FAILED', failure: 'Cancelled', url: null })
  clips.behave({ mode: 'ok' })
  expect((await ada.ask(retry, { id: jobId })).retryJob).toEqual({ status: 'QUEUED', progress: 0 })
  expect(await arrived(ada, videoId)).toMatchObject({ status: 'PENDING', job: { status: 'SUCCEEDED' } })
  await waitFor(async () => expect(await readdir(provided.installation.scratch)).toEqual([]))
})

test('an uploaded image can be a reference; a pending one only for its owner', async () => {
  const [eve, fay] = [await provided.join('eve'), await provided.join('fay')]
  const projectId = await projectOf(eve)
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer()
  const upload =
    'mutation ($input: UploadAssetInput!, $file: Upload!) { uploadAsset(input: $input, file: $file) { id approvalStatus tags width smallUrl } }'
  const { uploadAsset } = await eve.upload(upload, {
    input: { name: 'Red wall', tags: ['old brick'] },
    file: new File([new Uint8Array(picture)], '../../wall.exe', { type: 'text/html' }),
  })
  expect(uploadAsset).toMatchObject({ approvalStatus: 'PENDING', tags: ['old_brick'], width: 640 })
  const small = await fetch(new URL(uploadAsset.smallUrl, provided.url))
  expect(small.headers.get('content-type')).toBe('image/webp')
  const asked = { referenceIds: [uploadAsset.id], duration: undefined }
  expect((await refusalOf(prompt(fay, projectId, 'A wall', asked))).issues?.[0].path).toEqual([
    'referenceIds',
    0,
  ])
  const { videoId } = await prompt(eve, projectId, 'A wall at sunset', asked)
  expect(await arrived(eve, videoId)).toMatchObject({
    status: 'PENDING',
    model: 'fal-ai/vidu/q1/reference-to-video',
    references: [{ name: 'Red wall', asset: { id: uploadAsset.id } }],
  })
})

test('files of a deleted project are removed after 30 days', async () => {
  const dora = await provided.join('dora')
  const doomed = await projectOf(dora, 'Doomed')
  const { videoId } = await prompt(dora, doomed, 'A small boat')
  const { url } = await arrived(dora, videoId)
  const path = join(
    provided.installation.env.DATA_DIR,
    'files',
    new URL(url, provided.url).pathname.replace('/files/', ''),
  )
  expect((await readFile(path)).length).toBeGreaterThan(1_000)
  await dora.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: doomed })
  expect((await readFile(path)).length).toBeGreaterThan(1_000)
  const { projectTrash } = provided.installation.services
  expect(await projectTrash.empty(Date.now() + 31 * 24 * 3600_000)).toBe(1)
  await expect(readFile(path)).rejects.toThrow('ENOENT')
  expect((await refusalOf(look(dora, videoId))).code).toBe('NOT_FOUND')
})
