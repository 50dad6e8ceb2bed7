/** Covers specification P5, R34. */
import { merge } from './film-making.js'
import {
  DAY,
  acceptedVideo,
  ana,
  audited,
  ben,
  cleo,
  clips,
  codeOf,
  contentsOf,
  deleteProject,
  deleteVideo,
  dora,
  fetched,
  listed,
  openTrash,
  projectTrash,
  restoreProject,
  team,
} from './trash.js'
import { arrived, look, projectOf, prompt, review, sendPrompt } from './workspace.js'

openTrash()

test('a deleted project is hidden until it is restored with its contents', async () => {
  const id = await projectOf(ben, 'The Keeper')
  const [first, second] = [await acceptedVideo(id, 'A lighthouse'), await acceptedVideo(id, 'A storm')]
  const film = await merge(ben, { projectId: id, videoIds: [first, second], transitions: [''], lengths: [1] })
  await arrived(ben, film)
  const { url, job } = await look(cleo, first)
  const before = await contentsOf(cleo, id)
  expect(before.films.nodes).toHaveLength(1)

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

test('jobs in progress end when their project is moved to the Trash, and can be restarted afterwards', async () => {
  const id = await projectOf(ben, 'Under way')
  clips.behave({ mode: 'slow' })
  const { videoId, jobId } = await prompt(ben, id, 'A storm over the desert')
  await deleteProject(ben, id)
  clips.behave({ mode: 'ok' })
  expect(
    await codeOf(ben.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { id } }', { id: jobId })),
  ).toBe('NOT_FOUND')
  await restoreProject(ana, id)
  expect(await look(ben, videoId)).toMatchObject({
    status: 'FAILED',
    failure: 'Cancelled',
    job: { status: 'CANCELLED', viewerCanRetry: true },
  })
  await ben.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { id } }', { id: jobId })
  expect(await arrived(ben, videoId)).toMatchObject({ status: 'PENDING' })
})

test('a private project is restored for those who saw it, even if another has the same name', async () => {
  const id = await projectOf(ben, 'Secret')
  await ben.ask(
    'mutation ($id: ID!) { updateProject(input: { id: $id, name: "Secret", description: "", isPrivate: true }) { id } }',
    { id },
  )
  await ben.ask(
    'mutation ($id: ID!) { addProjectMember(input: { projectId: $id, username: "cleo" }) { id } }',
    { id },
  )
  await deleteProject(ben, id)
  const another = await projectOf(ben, 'Secret')
  await restoreProject(ben, id)
  expect(await listed(cleo)).toEqual(expect.arrayContaining([id, another]))
  expect(await listed(dora)).not.toContain(id)
  expect(await codeOf(contentsOf(dora, id))).toBe('NOT_FOUND')
})

test('after thirty days a project is permanently deleted, with its files', async () => {
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
    .execute('select id from clip where id = ? union all select id from job where subject_id = ?', [
      videoId,
      videoId,
    ])
  expect(rows).toEqual([])
})
