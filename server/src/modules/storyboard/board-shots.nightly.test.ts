import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { uploadOf } from '../../../test/journeys/pictures.js'
import { projectOf } from '../../../test/journeys/workspace.js'
import { statementsOf } from '../../../test/statements.js'

const PICTURE = '{ assetId name asset { id smallUrl } }'
const SHOT = `id words editedBy { id username } references ${PICTURE} firstFrame ${PICTURE} lastFrame ${PICTURE}
  still ${PICTURE} takeState takeCount isOutOfDate changedSinceTake refusal { code } takeEstimate { usd isFree }
  newestTake { id status job { id status } } chosenTake { id status } drawing { seconds isCurrent failure }`
const BOARD = `query ($projectId: ID!) { storyboard(projectId: $projectId) { ...Board } }
  fragment Board on Storyboard { shots { ... on StoryboardShot { ...Shot } } }
  fragment Shot on StoryboardShot { ${SHOT} }`
const ADD = `mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { ${SHOT} } }`
const GENERATE = `mutation ($projectId: ID!) { generateMissingTakes(projectId: $projectId) { ${SHOT} } }`
const OF_THE_BOARD = /from "?(storyboard|shot|video|asset|job)/
const DRAWN =
  "insert into shot_drawing (shot_id, is_slate, project_id, failure) select id, false, project_id, 'x' from storyboard_shot"

let team: TestInstallation
let [ana, ben]: Client[] = []
beforeAll(async () => {
  team = await testInstallation()
  ;[ana, ben] = [await team.join('ana'), await team.join('ben')]
})
afterAll(() => team.close())

test('a board returns the same fields as its shots, and twelve shots need as many statements as one', async () => {
  const projectId = await projectOf(ben)
  const [door, ship] = [await uploadOf(ana, 'A door'), await uploadOf(ben, 'A ship')]
  const framed = { referenceIds: [door.id, ship.id], firstFrameId: ship.id, stillId: door.id }
  const add = async (...shots: object[]) =>
    (await ben.ask(ADD, { input: { projectId, shots } })).addStoryboardShots
  const board = async (who: Client) => (await who.ask(BOARD, { projectId })).storyboard.shots
  const statements = async () =>
    (await statementsOf(team, () => board(ben))).filter((sql) => OF_THE_BOARD.test(sql)).length

  await add({ words: 'A door opens', ...framed })
  await ben.ask(GENERATE, { projectId })
  await team.installation.database.em.fork().execute(DRAWN)
  const ofOne = await statements()
  await add(...Array.from({ length: 11 }, (_, at) => ({ words: `Wave ${at}`, ...(at % 2 ? framed : {}) })))
  const { generateMissingTakes: ordered } = await ben.ask(GENERATE, { projectId })
  expect(await statements()).toBe(ofOne)

  const shots = await board(ben)
  expect(shots.slice(1)).toEqual(ordered)
  expect(shots[0]).toMatchObject({
    editedBy: { username: 'ben' },
    takeState: 'GENERATING',
    takeCount: 1,
    takeEstimate: { isFree: true },
    newestTake: { status: 'IN_PROGRESS', job: { status: 'QUEUED' } },
    chosenTake: null,
    drawing: { seconds: 0, isCurrent: false },
    references: [{ asset: { id: door.id } }, { asset: { id: ship.id } }],
  })
})
