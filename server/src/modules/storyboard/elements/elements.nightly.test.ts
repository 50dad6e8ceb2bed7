/** Covers specification B60, B61, B62, B64. */
import { type Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { uploadOf } from '../../../../test/journeys/pictures.js'

const ELEMENT = 'id kind name references { assetId name }'
const ADD = `mutation ($input: AddStoryboardElementInput!) { addStoryboardElement(input: $input) { ${ELEMENT} } }`
const EDIT = `mutation ($input: UpdateStoryboardElementInput!) { updateStoryboardElement(input: $input) { ${ELEMENT} } }`
const BOARD = `query ($projectId: ID!) { storyboard(projectId: $projectId) { elements { ${ELEMENT} }
  shots { words prompt pictures { references { assetId } unknownNames leftOut { name count } } } } }`
const ADD_SHOTS = 'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }'
const JOIN = 'mutation ($p: ID!, $a: ID!) { addAssetToProject(input: { projectId: $p, assetId: $a }) { id } }'
const LEAVE = 'mutation ($p: ID!, $a: ID!) { removeAssetFromProject(input: { projectId: $p, assetId: $a }) }'
const SHOT_CHANGED =
  'subscription ($projectId: ID!) { storyboardShotChanged(projectId: $projectId) { words pictures { references { name } } } }'
const CHANGED =
  'subscription ($projectId: ID!) { storyboardChanged(projectId: $projectId) { elements { name } } }'

let installation: TestInstallation
/** A shot with the pictures of its mentions. */
interface Named {
  pictures: { references: { assetId: string }[] }
}
/** The admin, whose pictures are approved automatically. */
let ana: Client
let ben: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
afterAll(() => installation.close())

async function filmWith(...names: string[]) {
  const { createProject } = await ana.ask('mutation { createProject(input: { name: "The keeper" }) { id } }')
  const projectId = createProject.id as string
  const pictures: Record<string, string> = {}
  for (const name of names) {
    const { id } = await uploadOf(ana, name)
    await ana.ask(JOIN, { p: projectId, a: id })
    pictures[name] = id
  }
  const add = async (name: string, assets: string[] = [], kind = 'CAST', by = ana) =>
    (await by.ask(ADD, { input: { projectId, kind, name, assetIds: assets.map((each) => pictures[each]) } }))
      .addStoryboardElement
  const shots = (...words: string[]) =>
    ana.ask(ADD_SHOTS, { input: { projectId, shots: words.map((each) => ({ words: each })) } })
  const board = async () => (await ana.ask(BOARD, { projectId })).storyboard
  const nameOf = (assetId: string) => names.find((name) => pictures[name] === assetId)
  /** The picture names of each shot. */
  const brought = async (): Promise<(string | undefined)[][]> =>
    (await board()).shots.map(({ pictures: { references } }: Named) =>
      references.map(({ assetId }) => nameOf(assetId)),
    )
  return { projectId, pictures, add, shots, board, brought }
}

test('a take has as many pictures as board and model accept, the first of each name before second ones', async () => {
  const faces = ['1', '2', '3', '4', '5'].flatMap((at) => [`Face ${at}`, `Coat ${at}`])
  const film = await filmWith(...faces)
  for (const at of [0, 1, 2, 3, 4]) await film.add(`keeper-${at}`, faces.slice(2 * at, 2 * at + 2))
  const everybody = '@keeper-0 @keeper-1 @keeper-2 @keeper-3 @keeper-4'
  await film.shots(everybody, everybody, everybody, everybody)
  const byRound = [0, 2, 4, 6, 8, 1, 3, 5, 7].map((at) => faces[at])
  expect((await film.brought())[0]).toEqual(byRound)
  const { shots } = (
    await ana.ask('query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { id } } }', film)
  ).storyboard
  const sent = async (id: string, model: string | null, referencesMax = 9) => {
    await ana.ask('mutation ($input: UpdateStoryboardInput!) { updateStoryboard(input: $input) { model } }', {
      input: { projectId: film.projectId, ratio: '16:9', model, referencesMax },
    })
    await ana.ask('mutation ($id: ID!) { generateShotTake(input: { id: $id }) { isRefused: id } }', { id })
    const [{ references }] = await installation.installation.database.em
      .fork()
      .execute(`select kept_references as references from clip order by created_at desc limit 1`)
    return references.map(({ name }: { name: string }) => name)
  }
  const vidu = 'fal-ai/vidu/q1/reference-to-video'
  const kling = 'fal-ai/kling-video/o3/pro/reference-to-video'
  const seedance = 'bytedance/seedance-2.0/reference-to-video'
  const { modelChoice } = await ana.ask('{ modelChoice { defaultForText } }')
  await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: {
      ...modelChoice,
      models: [modelChoice.defaultForText, vidu, kling, seedance],
      defaultForReferences: kling,
    },
  })
  expect(await sent(shots[0].id, vidu)).toEqual(byRound.slice(0, 5))
  expect(await sent(shots[1].id, null)).toEqual(byRound.slice(0, 7))
  expect(await sent(shots[2].id, seedance)).toEqual(byRound)
  expect(await sent(shots[3].id, seedance, 3)).toEqual(byRound.slice(0, 3))
})

test('pictures that were deleted, declined or removed from the project are no longer used', async () => {
  const film = await filmWith('Face', 'Coat', 'Hat', 'Boots')
  await film.add('keeper', ['Face', 'Coat', 'Hat', 'Boots'])
  await film.shots('@keeper')
  await ana.ask(LEAVE, { p: film.projectId, a: film.pictures.Coat })
  await ana.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: film.pictures.Hat })
  await ben.ask('mutation ($id: ID!) { flagAsset(input: { id: $id, reason: "Shows a logo" }) { id } }', {
    id: film.pictures.Boots,
  })
  await ana.ask('mutation ($id: ID!) { moderateFlaggedAsset(input: { id: $id, approve: false }) { id } }', {
    id: film.pictures.Boots,
  })
  expect(await film.brought()).toEqual([['Face']])
})

test('subscribers of a shot get an event when one of its pictures becomes unusable or usable again', async () => {
  const film = await filmWith('Face', 'Coat')
  await film.add('keeper', ['Face', 'Coat'])
  await film.shots('Nobody', '@keeper waits')
  const changes = await ben.listen(SHOT_CHANGED, { projectId: film.projectId })
  const brings = async () =>
    (await changes.next()).value.storyboardShotChanged.pictures.references.map(
      ({ name }: { name: string }) => name,
    )
  const { Face, Coat } = film.pictures
  await ana.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: Face })
  expect(await brings()).toEqual(['Coat'])
  await ana.ask('mutation ($id: ID!) { restoreAsset(id: $id) { id } }', { id: Face })
  expect(await brings()).toEqual(['Face', 'Coat'])
  await ana.ask(LEAVE, { p: film.projectId, a: Coat })
  expect(await brings()).toEqual(['Face'])
  await ben.ask('mutation ($id: ID!) { flagAsset(input: { id: $id, reason: "Shows a logo" }) { id } }', {
    id: Face,
  })
  await ana.ask('mutation ($id: ID!) { moderateFlaggedAsset(input: { id: $id, approve: false }) { id } }', {
    id: Face,
  })
  while ((await brings()).length);
})

test('a character is edited, and subscribers of its shots get events', async () => {
  const film = await filmWith('Face', 'Tower')
  const { id } = await film.add('keeper', ['Face'])
  await film.shots('@keeper waits', 'Nobody')
  const shotChanges = await ben.listen(SHOT_CHANGED, { projectId: film.projectId })
  const changes = await ben.listen(CHANGED, { projectId: film.projectId })
  await ana.ask(EDIT, { input: { id, assetIds: [film.pictures.Tower, film.pictures.Face] } })
  expect((await shotChanges.next()).value.storyboardShotChanged).toEqual({
    words: '@keeper waits',
    pictures: { references: [{ name: 'Tower' }, { name: 'Face' }] },
  })
  expect((await changes.next()).value.storyboardChanged.elements).toEqual([{ name: 'keeper' }])
  await ana.ask(EDIT, { input: { id, name: '@Mary', kind: 'PLACE' } })
  expect(await film.brought()).toEqual([[], []])
  expect((await film.board()).elements).toMatchObject([{ name: 'Mary', kind: 'PLACE' }])
})

test('of two characters added concurrently to 49 others, one is refused', async () => {
  const film = await filmWith()
  await Promise.all(Array.from({ length: 49 }, (_, at) => film.add(`extra-${at}`)))
  const last = await Promise.allSettled([film.add('one'), film.add('two')])
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await film.board()).elements).toHaveLength(50)
})
