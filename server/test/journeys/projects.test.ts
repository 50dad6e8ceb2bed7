/** Covers specification A33, P7, R14, S13, S14. */
import type { Client, Refused } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf } from './workspace.js'

let installation: TestInstallation
let admin: Client
let ben: Client
let cleo: Client
beforeAll(async () => {
  installation = await testInstallation()
  admin = await installation.join('ana')
  ben = await installation.join('ben')
  cleo = await installation.join('cleo')
})
afterAll(() => installation.close())

const refusal = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Refused) => error,
  )
const EDIT =
  'mutation ($input: EditProjectInput!) { editProject(input: $input) { name description isPrivate viewerCanManage } }'
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
  expect((await refusal(cleo.ask(LIST, { first: 5, after: 'bm90IG91cnM' }))).issues?.[0].path).toEqual([
    'after',
  ])
  expect((await refusal(cleo.ask(LIST, { first: 0 }))).issues?.[0].path).toEqual(['first'])
})

test('a private project is hidden from others: in lists, by id, in the federation, and live', async () => {
  const id = await projectOf(ben, 'Secret reel')
  const live = await cleo.listen('subscription { projectChanged { deletedId project { id isPrivate } } }')
  await ben.ask(EDIT, { input: { id, name: 'Secret reel', description: '', isPrivate: true } })
  for await (const { projectChanged } of live) {
    if (projectChanged.deletedId === id) break
    // earlier changes may arrive now, but nothing private
    expect(projectChanged).toMatchObject({ deletedId: null, project: { isPrivate: false } })
  }
  expect((await cleo.ask(LIST, { first: 50, search: 'Secret' })).projects.totalCount).toBe(0)
  expect((await refusal(cleo.ask('query ($id: ID!) { project(id: $id) { name } }', { id }))).code).toBe(
    'NOT_FOUND',
  )
  const entities = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Project { name } } }'
  const of = [{ __typename: 'Project', id }]
  expect((await cleo.ask(entities, { of }))._entities).toEqual([null])
  expect((await ben.ask(entities, { of }))._entities).toEqual([{ name: 'Secret reel' }])
  expect((await admin.ask(LIST, { first: 50, search: 'Secret' })).projects.totalCount).toBe(1)
  expect(
    (
      await refusal(
        cleo.ask('mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { prompt { id } } }', {
          input: { projectId: id, prompt: 'Hello' },
        }),
      )
    ).code,
  ).toBe('NOT_FOUND')
})

test('a member of a private project sees it and gets its events, until removed', async () => {
  const id = await projectOf(ben, 'Closed set')
  await ben.ask(EDIT, { input: { id, name: 'Closed set', description: '', isPrivate: true } })
  const add = (person: Client, username: string) =>
    person.ask(
      'mutation ($id: ID!, $username: String!) { addProjectMember(projectId: $id, username: $username) { members { id username } } }',
      { id, username },
    )
  const names = async (person: Client) =>
    (await person.ask(LIST, { first: 50, search: 'Closed set' })).projects.nodes.length
  expect(await names(cleo)).toBe(0)
  expect((await refusal(add(cleo, 'cleo'))).code).toBe('NOT_FOUND')
  expect((await refusal(add(ben, 'nobody'))).issues).toEqual([
    { path: ['username'], message: 'No member has that name' },
  ])
  const { members } = (await add(ben, 'CLEO')).addProjectMember
  expect(members).toMatchObject([{ username: 'cleo' }])
  expect(await names(cleo)).toBe(1)
  expect((await cleo.ask('{ notifications { nodes { message link } } }')).notifications.nodes).toContainEqual(
    { message: 'ben added you to the project “Closed set”', link: `/projects/${id}` },
  )
  expect((await refusal(add(cleo, 'ana'))).code).toBe('FORBIDDEN')
  await ben.ask(
    'mutation ($id: ID!, $user: ID!) { removeProjectMember(projectId: $id, userId: $user) { id } }',
    { id, user: members[0].id },
  )
  expect(await names(cleo)).toBe(0)
})
