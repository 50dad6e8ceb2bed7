/** Covers specification P25. */
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf } from './workspace.js'

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
      updateProjectMember(input: { projectId: $projectId, userId: $userId, role: $role }) { id }
    }`,
    { projectId, userId, role },
  )

const PROJECTS = 'subscription { projectChanged { deletedId project { id viewerRole } } }'

/** Reads events until the viewer has this role in the project, or `null` if it was removed. */
async function untilRole(live: AsyncGenerator, id: string, role: string | null) {
  for (;;) {
    const { projectChanged } = (await live.next()).value
    if (projectChanged.deletedId === id && role === null) return
    if (projectChanged.project?.id === id && projectChanged.project.viewerRole === role) return
  }
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
