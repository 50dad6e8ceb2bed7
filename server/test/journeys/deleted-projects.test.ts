import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'

const CHANGES = 'subscription { projectChanged { deletedId project { name } } }'
const EDIT = 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }'
const MEMBERS = 300

let team: TestInstallation
let [ana, ben, cleo, dora]: Client[] = []
beforeAll(async () => {
  team = await testInstallation()
  ana = await team.join('ana') // an admin
  ben = await team.join('ben')
  cleo = await team.join('cleo')
  dora = await team.join('dora')
})
afterAll(() => team.close())

const make = async (owner: Client, name: string, isPrivate = false) => {
  const {
    createProject: { id },
  } = await owner.ask('mutation ($name: String!) { createProject(input: { name: $name }) { id } }', { name })
  if (isPrivate) await owner.ask(EDIT, { input: { id, name, description: '', isPrivate } })
  return id as string
}
const letIn = (owner: Client, projectId: string, username: string) =>
  owner.ask(
    'mutation ($projectId: ID!, $username: String!) { addProjectMember(input: { projectId: $projectId, username: $username }) { id } }',
    { projectId, username },
  )

/** The events that these users receive while `done` runs: ids of removed projects, and names of changed ones. */
async function heard(people: Client[], done: () => Promise<unknown>): Promise<string[][]> {
  const streams = await Promise.all(people.map((person) => person.listen(CHANGES)))
  await done()
  const end = `The end ${Math.random()}`.slice(0, 40)
  await make(ana, end)
  return Promise.all(
    streams.map(async (stream) => {
      const said: string[] = []
      for await (const {
        projectChanged: { deletedId, project },
      } of stream) {
        if (project?.name === end) break
        said.push(deletedId ?? project.name)
      }
      return said
    }),
  )
}

test('only users who see a private project get its changes', async () => {
  const id = await make(ben, 'Secret', true)
  await letIn(ben, id, 'cleo')
  const [admin, owner, member, other] = await heard([ana, ben, cleo, dora], async () => {
    await ben.ask(EDIT, { input: { id, name: 'More secret', description: '' } })
    await ben.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id })
  })
  for (const one of [admin, owner, member]) {
    expect(one.at(-1)).toBe(id)
    expect(one.filter((word) => word === id)).toHaveLength(1)
  }
  expect(other).toEqual([])
})

test('a project that becomes private is announced once to those who lose access', async () => {
  const id = await make(ben, 'Open')
  const [admin, owner, other] = await heard([ana, ben, dora], async () => {
    await ben.ask(EDIT, { input: { id, name: 'Closed', description: '', isPrivate: true } })
    await ben.ask(EDIT, { input: { id, name: 'Still closed', description: '', isPrivate: true } })
  })
  expect(other).toEqual([id])
  for (const one of [admin, owner]) expect(one).not.toContain(id)
  expect(owner.at(-1)).toBe('Still closed')
})

test('a member removed from a private project gets a removal event, and nobody else', async () => {
  const id = await make(ben, 'Shared', true)
  await letIn(ben, id, 'cleo')
  const { me } = await cleo.ask('{ me { id } }')
  const [owner, member, other] = await heard([ben, cleo, dora], () =>
    ben.ask(
      'mutation ($id: ID!, $userId: ID!) { removeProjectMember(input: { projectId: $id, userId: $userId }) { id } }',
      { id, userId: me.id },
    ),
  )
  expect(member).toEqual([id])
  expect(owner).toEqual(['Shared'])
  expect(other).toEqual([])
})

test('a deleted public project is announced to everyone', async () => {
  const id = await make(ben, 'Public')
  const everybody = await heard([ana, ben, cleo, dora], () =>
    ben.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id }),
  )
  expect(everybody).toEqual([[id], [id], [id], [id]])
})

test(`a project with ${MEMBERS} members can be deleted, which is announced to all of them and only to them`, async () => {
  const em = team.installation.database.em.fork()
  const members = (
    await em.execute<{ id: string }[]>(
      `insert into account (email, username, password_hash) select 'm' || n || '@example.com', 'm' || n, null from generate_series(1, ${MEMBERS}) n returning id`,
    )
  ).map(({ id }) => id)
  const id = await make(ben, 'Large', true)
  const { me } = await cleo.ask('{ me { id } }')
  await em.execute(
    `insert into project_member (project_id, user_id, role) select ?, unnest(?::uuid[]), 'editor'`,
    [id, `{${[...members, me.id].join(',')}}`],
  )
  const told: unknown[] = []
  const stop = team.installation.events.on('project-gone', (fact) => told.push(fact))
  const [admin, owner, member, other] = await heard([ana, ben, cleo, dora], async () => {
    expect(await ben.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id })).toEqual({
      deleteProject: id,
    })
  })
  stop()
  expect([admin, owner, member, other]).toEqual([[id], [id], [id], []])
  const people = told.flatMap((fact) => (fact as { userId?: string }).userId ?? [])
  expect(people.length).toBe(new Set(people).size)
  expect(new Set(people)).toEqual(new Set([...members, me.id, (await ben.ask('{ me { id } }')).me.id]))
})
