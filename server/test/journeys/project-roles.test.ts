/** Covers specification P25. */
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf, prompt } from './workspace.js'

let installation: TestInstallation
let ben: Client
let cleo: Client
let dora: Client
beforeAll(async () => {
  installation = await testInstallation()
  await installation.join('ana')
  ben = await installation.join('ben')
  cleo = await installation.join('cleo')
  dora = await installation.join('dora')
})
afterAll(() => installation.close())

const idOf = async (person: Client): Promise<string> => (await person.ask('{ me { id } }')).me.id
const setRole = (projectId: string, userId: string, role: string) =>
  ben.ask(
    `mutation ($projectId: ID!, $userId: ID!, $role: ProjectRole!) {
      setProjectRole(projectId: $projectId, userId: $userId, role: $role) { id }
    }`,
    { projectId, userId, role },
  )
const hide = (id: string) =>
  ben.ask('mutation ($input: EditProjectInput!) { editProject(input: $input) { id } }', {
    input: { id, name: 'Closed set', description: '', isPrivate: true },
  })
const remove = (id: string, userId: string) =>
  ben.ask(
    'mutation ($id: ID!, $userId: ID!) { removeProjectMember(projectId: $id, userId: $userId) { id } }',
    {
      id,
      userId,
    },
  )
const rename = (id: string, title: string) =>
  ben.ask('mutation ($id: ID!, $title: String!) { renameVideo(id: $id, title: $title) { id } }', {
    id,
    title,
  })

const PROJECTS = 'subscription { projectChanged { deletedId project { id viewerRole } } }'
const VIDEOS = 'subscription ($id: ID!) { videoChanged(projectId: $id) { title } }'

/** Reads events until the viewer has this role in the project, or `null` if it was removed. */
async function untilRole(live: AsyncGenerator, id: string, role: string | null) {
  for (;;) {
    const { projectChanged } = (await live.next()).value
    if (projectChanged.deletedId === id && role === null) return
    if (projectChanged.project?.id === id && projectChanged.project.viewerRole === role) return
  }
}

/** Reads titles up to this one. */
async function titlesUntil(live: AsyncGenerator, title: string): Promise<string[]> {
  const titles: string[] = []
  while (titles.at(-1) !== title) titles.push((await live.next()).value.videoChanged.title)
  return titles
}

test('a changed role only reaches the subscriptions of that user', async () => {
  const id = await projectOf(ben)
  const cleoId = await idOf(cleo)
  const [hers, others] = await Promise.all([cleo.listen(PROJECTS), dora.listen(PROJECTS)])
  for (const role of ['VIEWER', 'EDITOR', 'VIEWER']) {
    await setRole(id, cleoId, role)
    await untilRole(hers, id, role)
    expect((await others.next()).value.projectChanged).toMatchObject({
      project: { id, viewerRole: 'EDITOR' },
    })
  }
})

test('a member removed from a private project is notified, and gets no further events', async () => {
  const id = await projectOf(ben, 'Closed set')
  const cleoId = await idOf(cleo)
  const { videoId } = await prompt(ben, id, 'A lighthouse at dusk')
  await setRole(id, cleoId, 'VIEWER')
  await hide(id)
  const projects = await cleo.listen(PROJECTS)
  const [hers, his] = await Promise.all([cleo.listen(VIDEOS, { id }), ben.listen(VIDEOS, { id })])
  await rename(videoId, 'Seen')
  await titlesUntil(hers, 'Seen')

  await remove(id, cleoId)
  await untilRole(projects, id, null)
  await rename(videoId, 'Secret')
  await titlesUntil(his, 'Secret')

  await setRole(id, cleoId, 'EDITOR')
  await untilRole(projects, id, 'EDITOR')
  await rename(videoId, 'Seen again')
  expect(await titlesUntil(hers, 'Seen again')).toEqual(['Seen again'])
})
