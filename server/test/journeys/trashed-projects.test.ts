import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client, Refused } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { merge } from './film-making.js'
import { arrived, cutOf, look, projectOf, prompt, review, sendPrompt } from './workspace.js'

const DAY = 24 * 60 * 60 * 1000

let clips: Clips
let team: TestInstallation
/** An admin, who owns no project here; the owner of the projects; a member; another member. */
let [ana, ben, cleo, dora]: Client[] = []
beforeAll(async () => {
  clips = await startClips()
  team = await testInstallation({ worker: true, env: clips.env })
  ana = await team.join('ana')
  ben = await team.join('ben')
  cleo = await team.join('cleo')
  dora = await team.join('dora')
})
afterAll(async () => {
  await team.close()
  await clips.close()
})

const refusal = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Refused) => error,
  )
const codeOf = async (asked: Promise<unknown>) => (await refusal(asked)).code
const fetched = async (url: string) => (await fetch(new URL(url, team.url))).status

const deleteProject = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id })
const restoreProject = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { restoreProject(id: $id) { id name } }', { id })
const projectTrash = async (person: Client, search?: string) =>
  (
    await person.ask(
      'query ($search: String) { trashedProjects(search: $search) { totalCount nodes { id name deletedAt owner { username } } } }',
      { search },
    )
  ).trashedProjects
const deleteVideo = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { deleteVideo(id: $id) }', { id })
const restoreVideo = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { restoreVideo(id: $id) { id status } }', { id })
const rename = (person: Client, id: string, title: string) =>
  person.ask('mutation ($id: ID!, $title: String!) { renameVideo(id: $id, title: $title) { title } }', {
    id,
    title,
  })
const videoTrash = async (
  person: Client,
  isMerged?: boolean,
): Promise<{ id: string; projectName: string }[]> =>
  (
    await person.ask(
      'query ($isMerged: Boolean) { trashedVideos(isMerged: $isMerged) { nodes { id title isMerged projectName posterUrl } } }',
      { isMerged },
    )
  ).trashedVideos.nodes

const CONTENTS = `query ($id: ID!) { project(id: $id) {
  name isPrivate owner { id } members { id } assetCount videoCount
  messages { nodes { id content video { id status } videoDeleted job { id status } } }
  videos { count { value } nodes { id title status } } films: videos(isMerged: true) { nodes { id title } }
  cut { videos { id } gaps { transition seconds } size fit }
} }`
const contentsOf = async (person: Client, id: string) => (await person.ask(CONTENTS, { id })).project
const listed = async (person: Client): Promise<string[]> =>
  (await person.ask('{ projects(first: 200) { nodes { id } } }')).projects.nodes.map(
    ({ id }: { id: string }) => id,
  )
const audited = async (subjectId: string): Promise<string[]> =>
  (await ana.ask('{ audit(first: 100) { nodes { action subjectId } } }')).audit.nodes
    .filter((entry: { subjectId: string }) => entry.subjectId === subjectId)
    .map(({ action }: { action: string }) => action)

/** An accepted video of a project of ben's. */
async function acceptedVideo(projectId: string, words: string): Promise<string> {
  const { videoId } = await prompt(ben, projectId, words)
  await arrived(ben, videoId)
  await review(cleo, videoId, 'ACCEPTED')
  return videoId
}

test('a deleted project is nowhere until it is restored, with all that was in it', async () => {
  const id = await projectOf(ben, 'The Keeper')
  const [first, second] = [await acceptedVideo(id, 'A lighthouse'), await acceptedVideo(id, 'A storm')]
  const film = await merge(ben, { projectId: id, videoIds: [first, second], transitions: [''], lengths: [1] })
  await arrived(ben, film)
  const { url, job } = await look(cleo, first)
  const before = await contentsOf(cleo, id)
  expect(before.films.nodes).toHaveLength(1)
  expect(await codeOf(deleteProject(cleo, id))).toBe('FORBIDDEN')

  await deleteProject(ben, id)
  for (const person of [ana, ben, cleo]) {
    expect(await listed(person)).not.toContain(id)
    expect(await codeOf(contentsOf(person, id))).toBe('NOT_FOUND')
    expect(await codeOf(look(person, first))).toBe('NOT_FOUND')
    expect(await codeOf(person.ask('query ($id: ID!) { job(id: $id) { id } }', { id: job.id }))).toBe(
      'NOT_FOUND',
    )
    const references = [
      { __typename: 'Project', id },
      { __typename: 'Video', id: first },
      { __typename: 'Message', id: before.messages.nodes[0].id },
      { __typename: 'Job', id: job.id },
    ]
    const { _entities } = await person.ask(
      'query ($references: [_Any!]!) { _entities(representations: $references) { __typename } }',
      { references },
    )
    expect(_entities).toEqual([null, null, null, null])
  }
  expect(await fetched(url)).toBe(403)
  expect((await team.rest(ben).get(`/projects/${id}`)).status).toBe(404)
  expect((await team.rest(ben).get(`/video/project/${id}`)).status).toBe(404)
  expect((await team.rest(ben).delete(`/projects/${id}`)).status).toBe(404)
  for (const change of [
    () => ben.ask(sendPrompt, { input: { projectId: id, prompt: 'A whale', duration: 4 } }),
    () => review(ben, first, 'DECLINED'),
    () => deleteVideo(ben, first),
    () => deleteProject(ben, id),
    () => merge(ben, { projectId: id, videoIds: [first], transitions: [], lengths: [] }),
  ])
    expect(await codeOf(change())).toBe('NOT_FOUND')

  expect(await projectTrash(ben, 'keep')).toMatchObject({
    totalCount: 1,
    nodes: [{ id, name: 'The Keeper', owner: { username: 'ben' } }],
  })
  expect((await projectTrash(ana)).nodes.map((node: { id: string }) => node.id)).toContain(id)
  expect((await projectTrash(cleo)).nodes).toEqual([])
  expect(await codeOf(restoreProject(cleo, id))).toBe('NOT_FOUND')

  const changes = await cleo.listen('subscription { projectChanged { project { id name } } }')
  await restoreProject(ben, id)
  expect((await changes.next()).value.projectChanged.project).toEqual({ id, name: 'The Keeper' })
  expect(await contentsOf(cleo, id)).toEqual(before)
  expect((await listed(cleo))[0]).toBe(id)
  expect(await fetched((await look(cleo, first)).url)).toBe(200)
  expect(await codeOf(restoreProject(ben, id))).toBe('NOT_FOUND')
  expect(await audited(id)).toEqual(['PROJECT_RESTORED', 'PROJECT_DELETED'])
})

test('work under way ends when its project goes to the Trash, and can be begun again afterwards', async () => {
  const id = await projectOf(ben, 'Under way')
  clips.behave({ mode: 'slow' })
  const { videoId, jobId } = await prompt(ben, id, 'A storm over the desert')
  await deleteProject(ben, id)
  clips.behave({ mode: 'ok' })
  expect(await codeOf(ben.ask('mutation ($id: ID!) { retryJob(id: $id) { id } }', { id: jobId }))).toBe(
    'NOT_FOUND',
  )
  await restoreProject(ana, id)
  expect(await look(ben, videoId)).toMatchObject({
    status: 'FAILED',
    failure: 'Cancelled',
    job: { status: 'CANCELLED', viewerCanRetry: true },
  })
  await ben.ask('mutation ($id: ID!) { retryJob(id: $id) { id } }', { id: jobId })
  expect(await arrived(ben, videoId)).toMatchObject({ status: 'PENDING' })
})

test('a private project of the Trash comes back to those who saw it; one of the same name may be there', async () => {
  const id = await projectOf(ben, 'Secret')
  await ben.ask(
    'mutation ($id: ID!) { editProject(input: { id: $id, name: "Secret", description: "", isPrivate: true }) { id } }',
    { id },
  )
  await ben.ask('mutation ($id: ID!) { addProjectMember(projectId: $id, username: "cleo") { id } }', { id })
  await deleteProject(ben, id)
  const another = await projectOf(ben, 'Secret')
  await restoreProject(ben, id)
  expect(await listed(cleo)).toEqual(expect.arrayContaining([id, another]))
  expect(await listed(dora)).not.toContain(id)
  expect(await codeOf(contentsOf(dora, id))).toBe('NOT_FOUND')
})

test('after thirty days a project goes for good, and its files with it', async () => {
  const id = await projectOf(ben, 'Doomed')
  const { videoId } = await prompt(ben, id, 'A small boat')
  const { url } = await arrived(ben, videoId)
  const { projectTrash: trash } = team.installation.services
  await deleteProject(ben, id)
  expect(await trash.empty(Date.now() + 29 * DAY)).toBe(0)
  await restoreProject(ben, id)
  expect(await trash.empty(Date.now() + 31 * DAY)).toBe(0)
  expect(await fetched(url)).toBe(200)
  await deleteProject(ben, id)
  expect(await trash.empty(Date.now() + 31 * DAY)).toBe(1)
  expect(await codeOf(restoreProject(ben, id))).toBe('NOT_FOUND')
  expect((await projectTrash(ana)).nodes.map((node: { id: string }) => node.id)).not.toContain(id)
  const rows = await team.installation.database.em
    .fork()
    .execute('select id from video where id = ? union all select id from job where video_id = ?', [
      videoId,
      videoId,
    ])
  expect(rows).toEqual([])
})

test('a deleted video leaves lists, cut and chat, and comes back to be reviewed again', async () => {
  const id = await projectOf(ben, 'Takes')
  const [first, second] = [await acceptedVideo(id, 'A door'), await acceptedVideo(id, 'A window')]
  const gone = await cleo.listen('subscription ($id: ID!) { videoDeleted(projectId: $id) }', { id })
  const said = await cleo.listen(
    'subscription ($id: ID!) { messageChanged(projectId: $id) { video { id } videoDeleted } }',
    { id },
  )
  await deleteVideo(cleo, first)
  expect((await gone.next()).value).toEqual({ videoDeleted: first })
  expect((await said.next()).value.messageChanged).toEqual({ video: null, videoDeleted: true })
  expect((await cutOf(ben, id)).videoIds).toEqual([second])
  const left = await contentsOf(ben, id)
  expect(left).toMatchObject({ videoCount: 1, videos: { count: { value: 1 }, nodes: [{ id: second }] } })
  expect(
    left.messages.nodes.filter((message: { videoDeleted: boolean }) => message.videoDeleted),
  ).toHaveLength(1)
  for (const change of [
    () => look(ben, first),
    () => rename(ben, first, 'A red door'),
    () => review(ben, first, 'DECLINED'),
    () => deleteVideo(ben, first),
  ])
    expect(await codeOf(change())).toBe('NOT_FOUND')
  expect(
    await codeOf(merge(ben, { projectId: id, videoIds: [first, second], transitions: [''], lengths: [1] })),
  ).toBe('BAD_USER_INPUT')
  expect(await videoTrash(ben, false)).toMatchObject([
    { id: first, title: 'A door', isMerged: false, projectName: 'Takes' },
  ])

  expect((await restoreVideo(ben, first)).restoreVideo).toEqual({ id: first, status: 'PENDING' })
  expect((await cutOf(ben, id)).videoIds).toEqual([second])
  expect((await said.next()).value.messageChanged).toEqual({ video: { id: first }, videoDeleted: false })
  expect((await contentsOf(ben, id)).videos.nodes.map((video: { id: string }) => video.id)).toEqual([
    second,
    first,
  ])
  expect(await audited(first)).toEqual(['VIDEO_RESTORED', 'VIDEO_DELETED'])
})

test('a deletion is undone with one request, the cut included', async () => {
  const id = await projectOf(ben, 'Undone')
  const videoIds = [
    await acceptedVideo(id, 'One'),
    await acceptedVideo(id, 'Two'),
    await acceptedVideo(id, 'Three'),
  ]
  const gaps = [
    { transition: 'fade', seconds: 0.5 },
    { transition: 'hblur', seconds: 0.25 },
  ]
  const cut = { projectId: id, videoIds, gaps }
  await ben.ask('mutation ($cut: SaveCutInput!) { saveCut(input: $cut) { projectId } }', { cut })
  await deleteVideo(ben, videoIds[1])
  expect(await cutOf(ben, id)).toEqual({ videoIds: [videoIds[0], videoIds[2]], transitions: ['fade'] })
  await ben.ask(
    `mutation ($id: ID!, $cut: SaveCutInput!) {
      restoreVideo(id: $id) { id } reviewVideo(id: $id, review: ACCEPTED) { id } saveCut(input: $cut) { projectId }
    }`,
    { id: videoIds[1], cut },
  )
  expect(await cutOf(ben, id)).toEqual({ videoIds, transitions: ['fade', 'hblur'] })
})

test('a video is deleted once it is made, by those who see its project', async () => {
  const id = await projectOf(ben, 'Private')
  clips.behave({ mode: 'slow' })
  const { videoId, jobId } = await prompt(ben, id, 'A slow train')
  expect(await refusal(deleteVideo(ben, videoId))).toMatchObject({
    code: 'CONFLICT',
    message: 'This video is still being generated',
  })
  await ben.ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id: jobId })
  clips.behave({ mode: 'ok' })
  await ben.ask(
    'mutation ($id: ID!) { editProject(input: { id: $id, name: "Private", description: "", isPrivate: true }) { id } }',
    { id },
  )
  expect(await codeOf(deleteVideo(dora, videoId))).toBe('NOT_FOUND')
  await deleteVideo(ben, videoId)
  expect((await videoTrash(dora)).map((video) => video.id)).not.toContain(videoId)
  expect((await videoTrash(ben)).map((video) => video.id)).toContain(videoId)
  expect(await codeOf(restoreVideo(dora, videoId))).toBe('NOT_FOUND')
  const retry = ben.ask('mutation ($id: ID!) { retryJob(id: $id) { id } }', { id: jobId })
  expect(await refusal(retry)).toMatchObject({
    code: 'CONFLICT',
    message: 'The video of this job was deleted',
  })
  await deleteProject(ben, id)
  expect((await videoTrash(ben)).map((video) => video.id)).not.toContain(videoId)
  expect(await codeOf(restoreVideo(ben, videoId))).toBe('NOT_FOUND')
})

test('videos and films have titles that can be changed, and go for good after thirty days', async () => {
  const id = await projectOf(ben, 'Titles')
  const clip = await acceptedVideo(id, 'A harbour')
  const film = await merge(ben, { projectId: id, videoIds: [clip], transitions: [], lengths: [] })
  await arrived(ben, film)
  const changes = await ben.listen('subscription ($id: ID!) { videoChanged(projectId: $id) { id title } }', {
    id,
  })
  expect(await rename(cleo, film, '  The final cut ')).toEqual({ renameVideo: { title: 'The final cut' } })
  expect((await changes.next()).value.videoChanged).toEqual({ id: film, title: 'The final cut' })
  expect((await look(ben, film)).downloadUrl).toContain('download=The+final+cut.mp4')
  for (const [title, message] of [
    [' ', 'A title is required'],
    ['x'.repeat(101), 'A title has at most 100 characters'],
    ['Two\nlines', 'A title must not contain control characters'],
  ])
    expect((await refusal(rename(cleo, clip, title!))).issues).toEqual([{ path: ['title'], message }])

  const { url } = await look(ben, film)
  await deleteVideo(cleo, film)
  expect(await videoTrash(ben, true)).toMatchObject([{ id: film, title: 'The final cut' }])
  const { videoTrash: trash } = team.installation.services
  expect(await trash.empty(Date.now() + 29 * DAY)).toBe(0)
  expect(await trash.empty(Date.now() + 31 * DAY)).toBeGreaterThan(0)
  expect(await codeOf(restoreVideo(ben, film))).toBe('NOT_FOUND')
  expect(await fetched(url)).toBe(404)
  expect((await look(ben, clip)).url).not.toBeNull()
})
