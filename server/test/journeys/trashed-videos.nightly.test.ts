/** Covers specification V30, V31. */
import { merge } from './film-making.js'
import {
  DAY,
  acceptedVideo,
  audited,
  ben,
  cleo,
  codeOf,
  contentsOf,
  deleteVideo,
  fetched,
  openTrash,
  rename,
  restoreVideo,
  team,
  videoTrash,
} from './trash.js'
import { arrived, cutOf, look, projectOf, review } from './workspace.js'

openTrash()

test('a deleted video is removed from lists, cut and chat, and needs a new review when restored', async () => {
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
  expect(left).toMatchObject({ videoCount: 1, clips: { count: { value: 1 }, nodes: [{ id: second }] } })
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
  expect((await contentsOf(ben, id)).clips.nodes.map((video: { id: string }) => video.id)).toEqual([
    second,
    first,
  ])
  expect(await audited(first)).toEqual(['VIDEO_RESTORED', 'VIDEO_DELETED'])
})

test('a deletion is undone with one request, including the cut', async () => {
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
  await ben.ask('mutation ($cut: UpdateCutInput!) { updateCut(input: $cut) { projectId } }', { cut })
  await deleteVideo(ben, videoIds[1])
  expect(await cutOf(ben, id)).toEqual({ videoIds: [videoIds[0], videoIds[2]], transitions: ['fade'] })
  await ben.ask(
    `mutation ($id: ID!, $cut: UpdateCutInput!) {
      restoreVideo(id: $id) { id } acceptVideo(id: $id) { id } updateCut(input: $cut) { projectId }
    }`,
    { id: videoIds[1], cut },
  )
  expect(await cutOf(ben, id)).toEqual({ videoIds, transitions: ['fade', 'hblur'] })
})

test('videos and films can be renamed, and are permanently deleted after thirty days', async () => {
  const id = await projectOf(ben, 'Titles')
  const clip = await acceptedVideo(id, 'A harbour')
  const film = await merge(ben, { projectId: id, videoIds: [clip], transitions: [], lengths: [] })
  await arrived(ben, film)
  const changes = await ben.listen('subscription ($id: ID!) { videoChanged(projectId: $id) { id title } }', {
    id,
  })
  expect(await rename(cleo, film, '  The final cut ')).toEqual({ updateVideo: { title: 'The final cut' } })
  expect((await changes.next()).value.videoChanged).toEqual({ id: film, title: 'The final cut' })
  expect((await look(ben, film)).downloadUrl).toContain('download=The+final+cut.mp4')

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
