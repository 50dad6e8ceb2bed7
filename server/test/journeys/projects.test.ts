/** Covers specification A33, P7, R14, S13, S14. */
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf } from './workspace.js'

let installation: TestInstallation
let ben: Client
let cleo: Client
beforeAll(async () => {
  installation = await testInstallation()
  await installation.join('ana')
  ben = await installation.join('ben')
  cleo = await installation.join('cleo')
})
afterAll(() => installation.close())

const EDIT =
  'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { name description isPrivate viewerCanManage } }'
const LIST =
  'query ($first: Int!, $after: String, $search: String) { projects(first: $first, after: $after, search: $search) { totalCount pageInfo { hasNextPage endCursor } nodes { id name } } }'

test('pages have no gaps or repetitions, and search covers the whole list', async () => {
  for (let number = 1; number <= 7; number++) await projectOf(ben, `Reel ${number} 100%_sure`)
  const names: string[] = []
  let after: string | null = null
  do {
    const { projects }: any = await cleo.ask(LIST, { first: 3, after, search: 'REEL' })
    expect(projects.totalCount).toBe(7)
    names.push(...projects.nodes.map(({ name }: { name: string }) => name))
    after = projects.pageInfo.hasNextPage ? projects.pageInfo.endCursor : null
  } while (after)
  expect(names).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Reel ${number} 100%_sure`))
  expect((await cleo.ask(LIST, { first: 5, search: '0%_s' })).projects.totalCount).toBe(7)
  expect((await cleo.ask(LIST, { first: 5, search: '%%' })).projects.totalCount).toBe(0)
})

test('a member of a private project sees it and gets its events, until removed', async () => {
  const id = await projectOf(ben, 'Closed set')
  await ben.ask(EDIT, { input: { id, name: 'Closed set', description: '', isPrivate: true } })
  const add = (person: Client, username: string) =>
    person.ask(
      'mutation ($id: ID!, $username: String!) { addProjectMember(input: { projectId: $id, username: $username }) { members { id username } } }',
      { id, username },
    )
  const names = async (person: Client) =>
    (await person.ask(LIST, { first: 50, search: 'Closed set' })).projects.nodes.length
  expect(await names(cleo)).toBe(0)
  const { members } = (await add(ben, 'CLEO')).addProjectMember
  expect(members).toMatchObject([{ username: 'cleo' }])
  expect(await names(cleo)).toBe(1)
  expect((await cleo.ask('{ notifications { nodes { message link } } }')).notifications.nodes).toContainEqual(
    { message: 'ben added you to the project “Closed set”', link: `/projects/${id}` },
  )
  await ben.ask(
    'mutation ($id: ID!, $user: ID!) { removeProjectMember(input: { projectId: $id, userId: $user }) { id } }',
    { id, user: members[0].id },
  )
  expect(await names(cleo)).toBe(0)
})
