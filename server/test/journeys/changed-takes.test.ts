/** Covers specification V110, V111. */
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { orderSounds, soundEnded } from './sounds.js'
import { closeBills, updateBudget, totals } from './spending.js'
import { arrived, cutOf, projectOf, prompt, review } from './workspace.js'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
let takeId: string

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})
beforeEach(async () => {
  fal.reset()
  projectId = await projectOf(ana)
  takeId = (await prompt(ana, projectId, 'A sailor speaks')).videoId
  await arrived(ana, takeId)
  fal.reset()
})

const UPSCALE = `mutation ($input: UpscaleVideoInput!) { upscaleVideo(input: $input) { id job { id } } }`
const LIPS = 'mutation ($input: SyncLipsInput!) { syncLips(input: $input) { id job { id } } }'
const upscale = async (videoId: string, factor = 2) =>
  (await ana.ask(UPSCALE, { input: { videoId, factor } })).upscaleVideo
const TAKES = `query ($id: ID!) { video(id: $id) { ... on Clip {
  cost takes { id status prompt title model isUpscaled changes { tool videoId soundId factor } }
} } }`
const takesOf = async (id: string) => (await ana.ask(TAKES, { id })).video
const voice = async () => {
  const [id] = await orderSounds(ana, projectId, { kind: 'VOICE', model: 'sketch/voice', words: 'Ahoy' })
  return (await soundEnded(ana, id)).sound.id as string
}
const spentSince = async (before: { spent: number }) => {
  const { spent, reserved } = await totals(ana)
  return { spent: spent - before.spent, reserved }
}

test('an accepted take is upscaled into a new take, which is billed, and marked in a film that uses it', async () => {
  await review(ana, takeId, 'ACCEPTED')
  const before = await totals(ana)
  const { id } = await upscale(takeId)
  expect(await arrived(ana, id)).toMatchObject({ status: 'PENDING', engine: 'FAL', failure: null })
  expect(fal.submits).toMatchObject([
    {
      model: 'fal-ai/topaz/upscale/video',
      status: 200,
      input: {
        video_url: expect.stringMatching(/^https:\/\/v3\.fal\.media\//),
        upscale_factor: 2,
        model: 'Proteus',
        H264_output: true,
      },
    },
  ])
  expect(fal.of('upload')).toHaveLength(1)
  // two seconds of 720 lines at most
  expect(await spentSince(before)).toEqual({ spent: 20_000, reserved: 0 })
  const { cost, takes } = await takesOf(id)
  expect(cost).toBe('0.02')
  expect(takes).toMatchObject([
    {
      id,
      prompt: 'A sailor speaks',
      model: 'fal-ai/veo3.1',
      isUpscaled: true,
      changes: [{ tool: 'UPSCALE', videoId: takeId, soundId: null, factor: 2 }],
    },
    { id: takeId, isUpscaled: false, changes: [] },
  ])
  await review(ana, id, 'ACCEPTED')
  expect((await cutOf(ana, projectId)).videoIds).toEqual([id])
  const { mergeVideos } = await ana.ask(
    'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
    { input: { projectId, videoIds: [id], transitions: [] } },
  )
  await arrived(ana, mergeVideos.id)
  const { video } = await ana.ask(
    'query ($id: ID!) { video(id: $id) { ... on Film { plan { clips { videoId isUpscaled } } } } }',
    { id: mergeVideos.id },
  )
  expect(video.plan.clips).toEqual([{ videoId: id, isUpscaled: true }])
})

test('a lip sync sends no more of the voice than the length of the take', async () => {
  const soundId = await voice()
  const before = await totals(ana)
  const { syncLips } = await ben.ask(LIPS, { input: { videoId: takeId, soundId } })
  expect(await arrived(ana, syncLips.id)).toMatchObject({ status: 'PENDING' })
  const address = (extension: string) =>
    expect.stringMatching(new RegExp(`^https://v3\\.fal\\.media/.*${extension}$`))
  expect(fal.submits).toMatchObject([
    {
      model: 'fal-ai/sync-lipsync/v3',
      input: { video_url: address('mp4'), audio_url: address('wav'), sync_mode: 'silence' },
    },
  ])
  expect(fal.of('upload')).toHaveLength(2)
  expect(await spentSince(before)).toEqual({ spent: 266_666, reserved: 0 })
  const { takes } = await takesOf(syncLips.id)
  expect(takes[0].changes).toEqual([{ tool: 'LIPS', videoId: takeId, soundId, factor: null }])
})

test('an edit that the provider refuses fails with its message, is not billed, and can be retried', async () => {
  await review(ana, takeId, 'ACCEPTED')
  const before = await totals(ana)
  fal.behave({ mode: 'error' })
  const { id, job } = await upscale(takeId)
  expect(await arrived(ana, id)).toMatchObject({
    status: 'FAILED',
    failure: 'The provider refused this: The prompt was flagged by a content checker',
  })
  await closeBills(installation)
  expect(await spentSince(before)).toEqual({ spent: 0, reserved: 0 })
  fal.behave({ mode: 'ok' })
  await ana.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id: job.id })
  expect(await arrived(ana, id)).toMatchObject({ status: 'PENDING' })
  expect(await spentSince(before)).toEqual({ spent: 20_000, reserved: 0 })
})

test('sends nothing beyond the budget, after a cancellation, or for a missing take or tool', async () => {
  await review(ana, takeId, 'ACCEPTED')
  const before = await totals(ana)
  const { id: budget } = await updateBudget(ana, String((before.spent + 10_000) / 1e6))
  await expect(upscale(takeId)).rejects.toMatchObject({ code: 'BUDGET_REACHED' })
  await ana.ask('mutation ($id: ID!) { deleteBudget(id: $id) }', { id: budget })
  fal.behave({ deprecated: ['fal-ai/topaz/upscale/video'] })
  await installation.installation.services.modelCheck.run()
  await expect(upscale(takeId)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  fal.behave({ deprecated: [] })
  await installation.installation.services.modelCheck.run()
  expect((await takesOf(takeId)).takes).toHaveLength(1)
  fal.behave({ mode: 'slow' })
  const { id, job } = await upscale(takeId)
  while (!fal.of('status').length) await new Promise((resolve) => setTimeout(resolve, 50))
  await ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id: job.id })
  expect(await arrived(ana, id)).toMatchObject({ status: 'FAILED' })
  while (!fal.of('cancel').length) await new Promise((resolve) => setTimeout(resolve, 50))
  await closeBills(installation)
  expect(await spentSince(before)).toEqual({ spent: 0, reserved: 0 })
  await ana.ask('mutation ($id: ID!) { deleteVideo(id: $id) }', { id: takeId })
  fal.reset()
  await ana.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id: job.id })
  expect(await arrived(ana, id)).toMatchObject({ status: 'FAILED', failure: 'The take was deleted' })
  expect(fal.submits).toEqual([])
  expect(await spentSince(before)).toEqual({ spent: 0, reserved: 0 })
})

test('a take that is upscaled over REST names its change', async () => {
  await review(ana, takeId, 'ACCEPTED')
  const ordered = await installation.rest(ana).post(`/video/videos/${takeId}/upscale`, { factor: 2 })
  expect([ordered.status, ordered.body.video.is_upscaled, ordered.body.video.changes]).toEqual([
    202,
    true,
    [{ tool: 'UPSCALE', video_id: takeId, sound_id: null, factor: 2 }],
  ])
})
