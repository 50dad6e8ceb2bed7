/** Covers specification V50, V51, V52, V53, V54. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { ffmpegWith, filmHash, merge } from './film-making.js'
import { arrived, cutOf, projectOf, prompt, review } from './workspace.js'

let clips: Clips
let tools: string
let installation: TestInstallation
let ana: Client
let projectId: string
beforeAll(async () => {
  clips = await startClips()
  tools = await mkdtemp(join(tmpdir(), 'cutroom-tools-'))
  installation = await testInstallation({
    worker: true,
    env: { ...clips.env, FFMPEG_PATH: await ffmpegWith(tools, `basename "$film" >> '${tools}/drawn'`) },
  })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
})
afterAll(async () => {
  await installation.close()
  await clips.close()
  await rm(tools, { recursive: true, force: true })
})

const SEND = `mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { answer {
  id variations job { id } video { id } videos { id status job { id } ... on Clip { seed firstTakeId takeCount } } } } }`
const send = async (words: string, more: object = {}) =>
  (await ana.ask(SEND, { input: { projectId, prompt: words, duration: 4, ...more } })).sendPrompt.answer
const take = async (id: string) =>
  (
    await ana.ask(
      'query ($id: ID!) { video(id: $id) { id status ... on Clip { declineReason firstTakeId takeCount takes { id } } } }',
      { id },
    )
  ).video
const decline = async (id: string, reason: string | null) =>
  (
    await ana.ask(
      'mutation ($id: ID!, $reason: String) { declineVideo(input: { id: $id, reason: $reason }) { status declineReason } }',
      { id, reason },
    )
  ).declineVideo
const drawn = async () => (await readFile(join(tools, 'drawn'), 'utf8')).trim().split('\n')

test('variations are separate videos in one answer, each with its own seed and job', async () => {
  const answer = await send('A lighthouse', { variations: 3, seed: 7 })
  expect(answer).toMatchObject({ variations: 3, video: { id: answer.videos[0].id } })
  expect(answer.job).toEqual(answer.videos[0].job)
  expect(answer.videos).toHaveLength(3)
  const seeds = answer.videos.map(({ seed }: { seed: number }) => seed)
  expect(seeds[0]).toBe(7)
  expect(new Set(seeds).size).toBe(3)
  expect(new Set(answer.videos.map(({ job }: { job: { id: string } }) => job.id)).size).toBe(3)
  expect(new Set(answer.videos.map(({ firstTakeId }: { firstTakeId: string }) => firstTakeId))).toEqual(
    new Set([answer.video.id]),
  )
  expect(answer.videos[0].takeCount).toBe(3)
  for (const { id } of answer.videos) expect(await arrived(ana, id)).toMatchObject({ status: 'PENDING' })
})

test('one variation that is cancelled does not stop the others, and one in the Trash is not listed', async () => {
  clips.behave({ ms: 600 })
  const { id, videos } = await send('A harbour', { variations: 2 })
  clips.behave({ ms: 150 })
  const [first, second] = videos
  await ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id: first.job.id })
  expect(await arrived(ana, second.id)).toMatchObject({ status: 'PENDING' })
  expect(await arrived(ana, first.id)).toMatchObject({ status: 'FAILED', job: { status: 'CANCELLED' } })
  await ana.ask('mutation ($id: ID!) { deleteVideo(id: $id) }', { id: second.id })
  const { project } = await ana.ask(
    `query ($id: ID!) { project(id: $id) { messages(last: 1) { nodes { id variations videos { id ... on Clip { takeCount } } } } } }`,
    { id: projectId },
  )
  expect(project.messages.nodes).toEqual([{ id, variations: 2, videos: [{ id: first.id, takeCount: 1 }] }])
})

test('a prompt that repeats a take is a take of the same shot; one of another project is refused', async () => {
  const { videoId: original } = await prompt(ana, projectId, 'A whale')
  const { videoId: again } = await prompt(ana, projectId, 'A whale at dusk', { takeOf: original })
  const { videoId: third } = await prompt(ana, projectId, 'A whale at dawn', { takeOf: again })
  const takes = (await take(again)).takes.map(({ id }: { id: string }) => id)
  expect(takes).toEqual([third, again, original])
  expect(await take(third)).toMatchObject({ firstTakeId: original, takeCount: 3 })
  const elsewhere = await projectOf(ana, 'Another')
  await expect(prompt(ana, elsewhere, 'A whale', { takeOf: original })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['takeOf'] }],
  })
})

test('all requested settings of a video can be read, for the next take', async () => {
  const asked = {
    duration: 6,
    resolution: '1080p',
    sound: false,
    negativePrompt: 'people',
    magicPrompt: true,
  }
  const { videoId } = await prompt(ana, projectId, 'A train', asked)
  const FIELDS = 'magicPrompt duration resolution sound negativePrompt movement promptOptimizer'
  const { video } = await ana.ask(
    `query ($id: ID!) { video(id: $id) { ... on Clip { settings { ${FIELDS} } } } }`,
    {
      id: videoId,
    },
  )
  expect(video.settings).toEqual({ ...asked, movement: null, promptOptimizer: null })
  const shown = await installation.rest(ana).get(`/video/project/${projectId}?limit=1`)
  expect(shown.body).toMatchObject([
    {
      settings: {
        duration: 6,
        resolution: '1080p',
        sound: false,
        negative_prompt: 'people',
        magic_prompt: true,
      },
      shot_id: videoId,
    },
  ])
})

test('a video is declined for a reason, which stays until it is accepted', async () => {
  const { videoId } = await prompt(ana, projectId, 'A cat')
  await arrived(ana, videoId)
  expect(await decline(videoId, ' Too dark ')).toEqual({ status: 'DECLINED', declineReason: 'Too dark' })
  expect(await decline(videoId, 'Too slow')).toEqual({ status: 'DECLINED', declineReason: 'Too slow' })
  await review(ana, videoId, 'ACCEPTED')
  expect(await take(videoId)).toMatchObject({ status: 'ACCEPTED', declineReason: null })
  await review(ana, videoId, 'DECLINED')
  expect(await take(videoId)).toMatchObject({ declineReason: null })
  const rest = installation.rest(ana)
  const status = `/video/videos/${videoId}/status`
  const body = { status: 'declined', reason: 'Too dark' }
  expect(await rest.call('PUT', status, { body })).toMatchObject({
    status: 200,
    body: { status: 'declined', decline_reason: 'Too dark' },
  })
  expect(await rest.call('PUT', status, { body: { status: 'accepted', reason: 'No' } })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'reason'] }] },
  })
})

test('another take of a shot replaces it in the cut, and the merge renders the two changed transitions', async () => {
  const film = await projectOf(ana, 'The Film')
  const ids: string[] = []
  for (const words of ['One', 'Two', 'Three', 'Four', 'Five'])
    ids.push((await prompt(ana, film, words)).videoId)
  const { videoId: other } = await prompt(ana, film, 'Three, brighter', { takeOf: ids[2] })
  for (const id of [...ids, other]) await arrived(ana, id)
  for (const id of ids) await review(ana, id, 'ACCEPTED')
  const transitions = ['fade', 'wipeleft', 'slideup', 'circleopen']
  const lengths = [0.5, 0.5, 0.5, 0.5]
  const save = (videoIds: string[]) =>
    ana.ask('mutation ($input: UpdateCutInput!) { updateCut(input: $input) { videos { id } } }', {
      input: {
        projectId: film,
        videoIds,
        gaps: transitions.map((transition) => ({ transition, seconds: 0.5 })),
      },
    })
  await save(ids)
  const before = await filmHash(
    installation,
    ana,
    await merge(ana, { projectId: film, videoIds: ids, transitions, lengths }),
  )
  const drawnBefore = await drawn()
  expect(drawnBefore).toHaveLength(4)

  await review(ana, other, 'ACCEPTED')
  const swapped = [ids[0], ids[1], other, ids[3], ids[4]]
  expect(await cutOf(ana, film)).toEqual({ videoIds: swapped, transitions })
  expect(await take(ids[2])).toMatchObject({ status: 'PENDING' })
  await expect(save(ids)).rejects.toMatchObject({ code: 'CONFLICT' }) // from a stale cut
  expect((await cutOf(ana, film)).videoIds).toEqual(swapped)

  const after = await filmHash(
    installation,
    ana,
    await merge(ana, { projectId: film, videoIds: swapped, transitions, lengths }),
  )
  expect(after).not.toBe(before)
  expect(await drawn()).toHaveLength(drawnBefore.length + 2)

  await review(ana, ids[2], 'ACCEPTED')
  expect((await cutOf(ana, film)).videoIds).toEqual(ids)
  expect(await take(other)).toMatchObject({ status: 'PENDING' })
})

test('two takes of a shot that are accepted at once: one is in the cut', async () => {
  const film = await projectOf(ana, 'Two at once')
  const { videos } = (
    await ana.ask(SEND, { input: { projectId: film, prompt: 'A reef', duration: 4, variations: 4 } })
  ).sendPrompt.answer
  for (const { id } of videos) await arrived(ana, id)
  await Promise.all(videos.map(({ id }: { id: string }) => review(ana, id, 'ACCEPTED')))
  const { videoIds } = await cutOf(ana, film)
  expect(videoIds).toHaveLength(1)
  const states = await Promise.all(videos.map(async ({ id }: { id: string }) => (await take(id)).status))
  expect(states.filter((state) => state === 'ACCEPTED')).toHaveLength(1)
})
