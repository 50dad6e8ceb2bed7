import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'

const TRASH = `query ($first: Int, $after: String, $search: String) {
  trashedShots(first: $first, after: $after, search: $search) {
    nodes { id words projectName deletedAt } count { value } pageInfo { hasNextPage endCursor }
  }
}`
const ADD =
  'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id words revision } }'
const EDIT =
  'mutation ($input: EditStoryboardShotInput!) { editStoryboardShot(input: $input) { revision editedBy { username } } }'
const DELETE = 'mutation ($id: ID!) { deleteStoryboardShot(id: $id) }'
const RESTORE = 'mutation ($id: ID!) { restoreStoryboardShot(id: $id) { id position } }'

interface Trashed {
  id: string
  words: string
  projectName: string
}

let installation: TestInstallation
let ana: Client
let ben: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
afterAll(() => installation.close())

async function boardOf(name: string, isPrivate: boolean, ...words: string[]) {
  const { createProject } = await ben.ask(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { name } },
  )
  const projectId = createProject.id as string
  if (isPrivate)
    await ben.ask('mutation ($input: EditProjectInput!) { editProject(input: $input) { id } }', {
      input: { id: projectId, name, description: '', isPrivate },
    })
  const shots = words.map((each) => ({ words: each }))
  const { addStoryboardShots } = await ben.ask(ADD, { input: { projectId, shots } })
  return { projectId, ids: addStoryboardShots.map(({ id }: { id: string }) => id) as string[] }
}
const trashOf = async (person: Client, variables: object = {}) =>
  (await person.ask(TRASH, { first: 10, ...variables })).trashedShots

test('deleted shots of the projects that one sees are listed page by page, latest first, and found by their words', async () => {
  const cleo = await installation.join('cleo')
  const open = await boardOf('The Keeper', false, 'A door opens', 'A ship turns', 'Rain')
  const hidden = await boardOf('Low tide', true, 'Nobody sees this')
  for (const id of [...open.ids.slice(0, 2), ...hidden.ids]) await ben.ask(DELETE, { id })
  const all = await trashOf(ben)
  expect(all.nodes.map(({ words }: Trashed) => words)).toEqual([
    'Nobody sees this',
    'A ship turns',
    'A door opens',
  ])
  expect(all.nodes[1].projectName).toBe('The Keeper')
  expect((await trashOf(cleo)).count.value).toBe(2)
  const first = await trashOf(cleo, { first: 1 })
  expect(first).toMatchObject({ nodes: [{ words: 'A ship turns' }], pageInfo: { hasNextPage: true } })
  const rest = await trashOf(cleo, { first: 1, after: first.pageInfo.endCursor })
  expect(rest).toMatchObject({ nodes: [{ words: 'A door opens' }], pageInfo: { hasNextPage: false } })
  expect((await trashOf(cleo, { search: 'DOOR' })).nodes).toHaveLength(1)
  await cleo.ask(RESTORE, { id: open.ids[0] })
  expect((await trashOf(cleo)).nodes.map(({ id }: Trashed) => id)).toEqual([open.ids[1]])
  await ben.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: open.projectId })
  expect((await trashOf(cleo)).nodes).toEqual([])
})

test('a change that arrives twice is no conflict, and a shot says who changed it last', async () => {
  const { ids } = await boardOf('Night shift', false, 'A door opens')
  const input = { id: ids[0], revision: 1, words: 'A door opens slowly' }
  expect((await ana.ask(EDIT, { input })).editStoryboardShot).toEqual({
    revision: 2,
    editedBy: { username: 'ana' },
  })
  expect((await ana.ask(EDIT, { input })).editStoryboardShot.revision).toBe(2)
  expect((await ben.ask(EDIT, { input })).editStoryboardShot.editedBy.username).toBe('ana')
})

test('a deleted shot is deleted forever by the owner of its project and admins, and the log keeps its words', async () => {
  const FOREVER = 'mutation ($id: ID!) { deleteStoryboardShotForever(id: $id) }'
  const cleo = await installation.signIn('cleo')
  const { projectId, ids } = await boardOf('Late shift', false, 'A door opens', 'A ship turns', 'Rain')
  const codeOf = async (person: Client, id: string) =>
    (await person.send(FOREVER, { id })).errors?.[0].extensions?.code
  expect(await codeOf(ben, ids[0])).toBe('NOT_FOUND')
  for (const id of ids.slice(0, 2)) await cleo.ask(DELETE, { id })
  expect(await codeOf(cleo, ids[0])).toBe('FORBIDDEN')
  const mayAll = async (person: Client) =>
    (await person.ask('{ trashedShots(search: "opens") { nodes { viewerCanDeleteForever } } }')).trashedShots
      .nodes
  expect([await mayAll(cleo), await mayAll(ben), await mayAll(ana)]).toEqual(
    [false, true, true].map((viewerCanDeleteForever) => [{ viewerCanDeleteForever }]),
  )
  expect(await ben.ask(FOREVER, { id: ids[0] })).toEqual({ deleteStoryboardShotForever: ids[0] })
  expect(await codeOf(ana, ids[1])).toBeUndefined()
  for (const id of ids.slice(0, 2)) {
    expect(await codeOf(ben, id)).toBe('NOT_FOUND')
    expect((await ben.send(RESTORE, { id })).errors?.[0].extensions?.code).toBe('NOT_FOUND')
  }
  expect((await trashOf(ben, { search: 'opens' })).nodes).toEqual([])
  const { storyboard } = await ben.ask(
    'query ($id: ID!) { storyboard(projectId: $id) { shots { words } } }',
    {
      id: projectId,
    },
  )
  expect(storyboard.shots).toEqual([{ words: 'Rain' }])
  const { audit } = await ana.ask('{ audit(first: 2) { nodes { action subjectName } } }')
  expect(audit.nodes).toEqual([
    { action: 'SHOT_DELETED_FOREVER', subjectName: 'A ship turns' },
    { action: 'SHOT_DELETED_FOREVER', subjectName: 'A door opens' },
  ])
})
