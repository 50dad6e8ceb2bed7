/** Covers specification B2, B3, B4. */
import { type Client, Refused } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'

const SHOT = 'id position words seconds camera transition revision'
const BOARD = `query ($projectId: ID!) { storyboard(projectId: $projectId) { ratio shots { ${SHOT} } } }`
const ADD = `mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { ${SHOT} } }`
const EDIT = `mutation ($input: EditStoryboardShotInput!) { editStoryboardShot(input: $input) { ${SHOT} } }`
const MOVE =
  'mutation ($id: ID!, $afterId: ID) { moveStoryboardShot(id: $id, afterId: $afterId) { shots { words } } }'
const SPLIT = `mutation ($id: ID!, $revision: Int!, $at: Int!) { splitStoryboardShot(id: $id, revision: $revision, at: $at) { ${SHOT} } }`
const DUPLICATE = `mutation ($id: ID!) { duplicateStoryboardShot(id: $id) { ${SHOT} } }`
const DELETE = 'mutation ($id: ID!) { deleteStoryboardShot(id: $id) }'
const RESTORE = `mutation ($id: ID!) { restoreStoryboardShot(id: $id) { ${SHOT} } }`

interface Shot {
  id: string
  position: number
  words: string
  revision: number
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

/** Runs an operation that must fail, and returns its error. */
const failure = async (
  client: Client,
  query: string,
  variables: Record<string, unknown>,
): Promise<Refused> => {
  const refused = await client.ask(query, variables).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  return refused as Refused
}

async function boardOf(...words: string[]) {
  const { createProject } = await ana.ask('mutation { createProject(input: { name: "The keeper" }) { id } }')
  const projectId = createProject.id as string
  const add = (shots: object[], afterId?: string) => ana.ask(ADD, { input: { projectId, afterId, shots } })
  const shots: Shot[] = words.length
    ? (await add(words.map((each) => ({ words: each })))).addStoryboardShots
    : []
  const read = async (): Promise<Shot[]> => (await ana.ask(BOARD, { projectId })).storyboard.shots
  const inOrder = async () => (await read()).map((shot) => shot.words)
  return { projectId, shots, add, read, inOrder }
}

test('shots are added, moved, duplicated, split, deleted and restored to their positions', async () => {
  const { shots, add, read, inOrder } = await boardOf('A door opens', 'A ship turns. The lamp goes out')
  const [door, ship] = shots
  expect(shots[0]).toMatchObject({ position: 0, seconds: 5, camera: null, transition: '', revision: 1 })
  await add([{ words: 'Rain', seconds: 2.5, camera: 'close_up', transition: 'fade' }], door.id)
  expect(await inOrder()).toEqual(['A door opens', 'Rain', 'A ship turns. The lamp goes out'])
  const moved = await ana.ask(MOVE, { id: ship.id, afterId: null })
  expect(moved.moveStoryboardShot.shots.map(({ words }: Shot) => words)).toEqual([
    'A ship turns. The lamp goes out',
    'A door opens',
    'Rain',
  ])
  const { splitStoryboardShot: parts } = await ana.ask(SPLIT, { id: ship.id, revision: 1, at: 13 })
  expect(parts).toMatchObject([
    { id: ship.id, words: 'A ship turns.', seconds: 2.2 },
    { words: 'The lamp goes out', seconds: 2.8 },
  ])
  const { duplicateStoryboardShot: copy } = await ana.ask(DUPLICATE, { id: door.id })
  expect(copy).toMatchObject({ words: 'A door opens', position: 3 })
  await ana.ask(DELETE, { id: door.id })
  expect(await inOrder()).toEqual(['A ship turns.', 'The lamp goes out', 'A door opens', 'Rain'])
  await ana.ask(RESTORE, { id: door.id })
  expect((await read()).map(({ id }) => id).indexOf(door.id)).toBe(2)
})

test('a later change of the same field is refused with the first author’s name; other fields merge', async () => {
  const { shots, read } = await boardOf('A door opens')
  const [{ id }] = shots
  const edit = (who: Client, changes: object) => who.ask(EDIT, { input: { id, revision: 1, ...changes } })
  expect((await edit(ana, { words: 'A door opens slowly' })).editStoryboardShot.revision).toBe(2)
  expect(await failure(ben, EDIT, { input: { id, revision: 1, words: 'A door slams' } })).toMatchObject({
    code: 'CONFLICT',
    message: 'ana has changed this shot meanwhile',
  })
  expect((await edit(ben, { seconds: 3 })).editStoryboardShot).toMatchObject({
    words: 'A door opens slowly',
    seconds: 3,
    revision: 3,
  })
  expect(await read()).toMatchObject([{ words: 'A door opens slowly', revision: 3 }])
})
