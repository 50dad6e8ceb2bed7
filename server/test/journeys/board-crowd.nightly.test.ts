/** Covers specification B14. */
import { type FakeFal, startFal } from '../fal/fal.js'
import { type Client, Refused } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { updateBudget } from './spending.js'
import { projectOf } from './workspace.js'

const ROUNDS = 60
/** Allowed errors of concurrent changes. */
const TOLD = ['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND']

interface Shot {
  id: string
  position: number
  words: string
  revision: number
  takes: { id: string }[]
}

let fal: FakeFal
let installation: TestInstallation
let people: Client[]
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  people = [await installation.join('ana'), await installation.join('ben')]
  people.push(await installation.signIn('ana'), await installation.signIn('ben'))
  await updateBudget(people[0], '12')
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

/** Number of deadlocks in the database. */
async function deadlocks(): Promise<number> {
  const [{ count }] = await installation.installation.database.em
    .fork()
    .execute<{ count: number }[]>(
      'select pg_stat_clear_snapshot(), deadlocks::int as count from pg_stat_database where datname = current_database()',
    )
  return count
}

/** A deterministic random number generator. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1
    return Math.floor((state / 2 ** 31) * below)
  }
}

test('four people edit one board at once: shots keep one order, none is lost, and nothing fails', async () => {
  const [ana] = people
  const projectId = await projectOf(ana)
  const known = new Set<string>()
  const shotsOf = async (): Promise<Shot[]> => {
    const { storyboard } = await ana.ask(
      'query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { id position words revision takes { id } } } }',
      { projectId },
    )
    return storyboard.shots
  }
  const changes = (person: Client): ((shot: Shot, other: Shot, number: number) => Promise<unknown>)[] => {
    const ask = async (operation: string, variables: object = {}) => {
      const data = await person.ask(operation, variables as Record<string, unknown>)
      const made = Object.values(data as object).flat() as { id?: string; isShot?: string }[]
      for (const one of made) if (one?.isShot === 'StoryboardShot') known.add(one.id!)
    }
    const seen = '{ id isShot: __typename }'
    return [
      (shot) =>
        ask(`mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) ${seen} }`, {
          input: {
            projectId,
            afterId: shot.id,
            shots: [{ words: 'One door. Two doors' }, { words: 'Rain' }],
          },
        }),
      (shot, _other, number) =>
        ask(`mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) ${seen} }`, {
          input: { id: shot.id, revision: shot.revision, words: `The sea is ${number}. It turns` },
        }),
      (shot, other) =>
        ask(
          'mutation ($id: ID!, $afterId: ID) { moveStoryboardShot(input: { id: $id, afterId: $afterId }) { projectId } }',
          { id: shot.id, afterId: other.id === shot.id ? null : other.id },
        ),
      ({ id }) => ask(`mutation ($id: ID!) { duplicateStoryboardShot(id: $id) ${seen} }`, { id }),
      ({ id, revision }) =>
        ask(
          `mutation ($id: ID!, $revision: Int!) { splitStoryboardShot(input: { id: $id, revision: $revision, atCharacter: 5 }) ${seen} }`,
          { id, revision },
        ),
      ({ id }) => ask('mutation ($id: ID!) { deleteStoryboardShot(id: $id) }', { id }),
      (_shot, _other, number) => {
        const id = [...known][number % known.size]
        return ask(`mutation ($id: ID!) { restoreStoryboardShot(id: $id) ${seen} }`, { id })
      },
      ({ id }, other) =>
        ask(
          `mutation ($projectId: ID!, $ids: [ID!]) { generateMissingTakes(input: { projectId: $projectId, shotIds: $ids }) ${seen} }`,
          { projectId, ids: [id, other.id] },
        ),
      ({ id }) => ask(`mutation ($id: ID!) { generateShotTake(input: { id: $id }) ${seen} }`, { id }),
      ({ id, takes }) =>
        ask(
          `mutation ($id: ID!, $videoId: ID) { chooseShotTake(input: { id: $id, videoId: $videoId }) ${seen} }`,
          {
            id,
            videoId: takes[0]?.id ?? null,
          },
        ),
      () =>
        ask('mutation ($projectId: ID!) { updateCutFromStoryboard(projectId: $projectId) { id } }', {
          projectId,
        }),
      (_shot, _other, number) =>
        ask('mutation ($input: UpdateStoryboardInput!) { updateStoryboard(input: $input) { projectId } }', {
          input: { projectId, ratio: number % 2 ? '16:9' : '9:16' },
        }),
      () => ask('query ($projectId: ID!) { animatic(projectId: $projectId) { seconds } }', { projectId }),
    ]
  }
  const [{ id: first }] = (
    await ana.ask(
      'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }',
      {
        input: { projectId, shots: [{ words: 'A ship. A storm' }] },
      },
    )
  ).addStoryboardShots
  known.add(first)
  const failures: string[] = []
  await Promise.all(
    people.map(async (person, at) => {
      const random = numbers(at + 1)
      const each = changes(person)
      for (let round = 0; round < ROUNDS; round++) {
        const shots = await shotsOf()
        const pick = () => shots[random(shots.length)] ?? { id: first, revision: 1, takes: [] }
        const number = random(each.length)
        await each[number](pick(), pick(), random(1_000)).catch((error: unknown) => {
          const code = error instanceof Refused ? error.code : undefined
          if (!TOLD.includes(code!)) failures.push(`${each[number]}: ${code} ${(error as Error).message}`)
        })
      }
    }),
  )
  expect(failures).toEqual([])
  expect(await deadlocks()).toBe(0)
  const shots = await shotsOf()
  expect(shots.map(({ position }) => position)).toEqual(shots.map((_, at) => at))
  const { trashedShots } = await ana.ask('{ trashedShots(first: 50) { nodes { id: shotId } totalCount } }')
  const kept = new Set([...shots, ...trashedShots.nodes].map(({ id }: { id: string }) => id))
  if (trashedShots.totalCount <= 50) expect([...known].filter((id) => !kept.has(id))).toEqual([])
  expect(shots.length + trashedShots.totalCount).toBe(known.size)
}, 120_000)
