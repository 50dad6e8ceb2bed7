/** Covers specification A33, B68, B69, B75, R2. */
import type { Call } from '#platform/api/rest'
import type { Services } from '../../../src/modules/index.js'
import { makeCalls } from '../../../src/app/rest/calls.js'
import type { Answer } from '../../graphql-client.js'
import { type TestInstallation, testInstallation } from '../../installation.js'
import type { RestAnswer } from '../../rest-client.js'
import { cutEdits } from './cut-edits.js'
import { cuts } from './cuts.js'
import { films } from './films.js'
import { generations } from './generations.js'
import { assets } from './library.js'
import { models } from './models.js'
import { people } from './people.js'
import { projects } from './projects.js'
import { elsewhere } from './elsewhere.js'
import { generatedRow } from './generated.js'
import { requestOf } from './request.js'
import { reviews } from './reviews.js'
import type { Row, Table, Way } from './row.js'
import { captions } from './captions.js'
import { cards } from './cards.js'
import { lowerThirds } from './lower-thirds.js'
import { sounds } from './sounds.js'
import { spending } from './spending.js'
import { storyboards } from './storyboard.js'
import { named } from '../../world/comparable.js'
import { IDS } from '../../world/things.js'
import { ROLES, type Role, openWorld } from '../../world/world.js'

/** Comparisons that the example of a call does not make. */
const TABLE: Table = {
  ...people,
  ...assets,
  ...projects,
  ...generations,
  ...films,
  ...cuts,
  ...cutEdits,
  ...captions,
  ...cards,
  ...lowerThirds,
  ...reviews,
  ...sounds,
  ...models,
  ...spending,
  ...storyboards,
}

let installation: TestInstallation
let world: Awaited<ReturnType<typeof openWorld>>
let calls: Map<string, Call>
/** The rows before the call, by role. */
const untouched = new Map<Role, State>()

type State = Record<string, string[]>
/** Removes the counts of attempts, which include refused ones. */
const kept = (state: State): State => ({ ...state, limited_try: [] })

/** The outcome of a call: the decision, its message, the invalid fields, the returned things, and every row afterwards. */
interface Outcome {
  decision: string
  /** Undefined if fields are invalid: both list their messages, under different names. */
  message?: string
  faults: string[]
  told: string[]
  state: State
}

const CODES: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
}
const comparesMessage = ({ isConflict, hasOwnRefusal }: Row) => !isConflict && !hasOwnRefusal
const faultsOf = (paths: (string | number)[][]) => [...new Set(paths.map((path) => path.join('.')))].sort()
const thingsOf = (ids: string[]) => ids.map(named)

async function overRest(way: Way, row: Row, call: Call, role: Role): Promise<Outcome> {
  const person = installation.rest({ token: await world.fresh(role) })
  const { method, path, ...options } = await requestOf(way, call)
  const answer: RestAnswer = await person.call(method, path, options)
  const { detail } = answer.body as { detail?: unknown }
  const things = Array.isArray(answer.body)
    ? answer.body
    : (answer.body.messages ?? answer.body.tracks ?? [answer.body])
  return {
    decision:
      answer.status < 300
        ? 'done'
        : (CODES[answer.status] ?? `${answer.status} ${JSON.stringify(answer.body)}`),
    message: typeof detail === 'string' && comparesMessage(row) ? detail : undefined,
    faults: faultsOf(Array.isArray(detail) ? detail.map(({ loc }) => loc.slice(1)) : []),
    told:
      answer.status < 300 && row.key
        ? thingsOf(things.map((thing: Record<string, string>) => thing[row.key!]))
        : [],
    state: await world.stored(),
  }
}

async function overGraphql(way: Way, row: Row, call: Call, role: Role): Promise<Outcome> {
  const person = installation.client(await world.fresh(role))
  const [ask, variables] = [way.ask ?? row.ask, way.graphql(IDS)]
  const { data, errors }: Answer<unknown> = way.file
    ? await person.sendFiles(ask, { ...variables, file: await way.file() })
    : await person.send(ask, variables)
  const [error] = errors ?? []
  const names = row.names ?? call.names ?? {}
  const isConflict = !error && row.isConflict?.(data)
  const outcome = isConflict ? 'CONFLICT' : 'done'
  return {
    decision: error ? (error.extensions?.code ?? error.message) : outcome,
    message: error && !error.extensions?.issues && comparesMessage(row) ? error.message : undefined,
    faults: faultsOf(
      error?.extensions?.issues?.map(({ path }) => path.map((step) => names[step] ?? step)) ?? [],
    ),
    told: !error && !isConflict && row.key ? thingsOf(idsIn(data)) : [],
    state: await world.stored(),
  }
}

/** The ids in a response, in order. */
function idsIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, item]) => (name === 'id' ? [item as string] : idsIn(item)))
}

/** Calls whose example differs from the input of their mutation, which therefore need rows. */
const UNLIKE_MUTATION: Record<string, string> = {
  mergeVideos: 'takes addresses of videos instead of ids',
  deleteOwnAsset: 'refuses admins, who have their own call',
  reviewAsset: 'reviews one asset, the mutation a list',
}

/** A call and its comparisons. The short run makes only the first. */
interface Comparison {
  call: Call
  ways: [Row, Way][]
}

/**
 * The rows of the table, and the example of each call that has a mutation; each also for objects of a private project.
 */
function comparisonOf(call: Call): Comparison {
  const entry = TABLE[call.name]
  const [row, variants] = Array.isArray(entry) ? [undefined, entry] : [entry, []]
  const generated =
    call.mutation && !UNLIKE_MUTATION[call.name] ? generatedRow(call, call.mutation, variants) : undefined
  const first = generated ?? row
  // a first way without a condition requires more than the example, so it comes last
  const rows = (row?.ways[0].when ? [generated, row] : [row, generated]).flatMap((one) => one ?? [])
  return {
    call,
    ways: [
      ...rows.flatMap((one) => one.ways.map((way): [Row, Way] => [one, way])),
      ...(first ? elsewhere(first.ways[0], usual({}, call)).map((way): [Row, Way] => [first, way]) : []),
    ],
  }
}
const COMPARISONS = makeCalls({} as Services).map(comparisonOf)

/** The role in the short run: the one with most rights. */
function usual({ as = ROLES }: Pick<Way, 'as'>, { audience, summary }: Call): Role {
  if (audience === 'guests') return 'guest'
  if (summary.endsWith(': admins') && as.includes('admin')) return 'admin'
  return as.includes('owner') ? 'owner' : as[0]
}

/** Whether a call is for callers of this role. */
const isMeantFor = ({ audience }: Call, role: Role): boolean => {
  if (audience === 'all') return true
  return audience === 'guests' ? role === 'guest' : role !== 'anonymous' && role !== 'guest'
}

/**
 * Compares the calls with their GraphQL operations: the decision, its message, the invalid fields, the returned ids and
 * every row afterwards. `isFull` tries every way as every role; otherwise each call runs once.
 */
export function testParity(isFull: boolean): void {
  beforeAll(async () => {
    installation = await testInstallation({ env: { RATE_LIMIT: '100000000' } })
    world = await openWorld(installation.installation)
    calls = new Map(makeCalls(installation.installation.services).map((call) => [call.name, call]))
    for (const role of ROLES) {
      await world.fresh(role)
      untouched.set(role, await world.stored())
    }
  })
  afterAll(() => installation.close())

  test('every row is of a call, and every call that writes is compared for all roles', () => {
    expect(Object.keys(TABLE).filter((name) => !calls.has(name))).toEqual([])
    const isComplete = ({ ways }: Comparison) =>
      ROLES.every((role) => ways.some(([, { as = ROLES }]) => as.includes(role)))
    const partial = COMPARISONS.filter((one) => one.call.method !== 'get' && !isComplete(one))
    // owners and admins each have their own call, see below
    expect(partial.map(({ call }) => call.name)).toEqual(['deleteOwnAsset', 'deleteAsset'])
  })

  describe.each(COMPARISONS.filter(({ ways }) => ways.length).map((one) => [one.call.name, one] as const))(
    '%s',
    (name, { ways }) => {
      test.each(
        (isFull ? ways : ways.slice(0, 1)).map(([row, way]) => [way.when ?? 'as usual', row, way] as const),
      )('%s: the same decision and the same rows over REST and GraphQL', async (_when, row, way) => {
        const call = calls.get(name)!
        for (const role of isFull ? (way.as ?? ROLES) : [usual(way, call)]) {
          const rest = await overRest(way, row, call, role)
          const graphql = await overGraphql(way, row, call, role)
          if (call.errorsAsSentence && !rest.faults.length)
            Object.assign(graphql, { faults: [], message: rest.message })
          expect({ role, ...rest }).toEqual({ role, ...graphql })
          expect([...Object.values(CODES), 'done']).toContain(rest.decision)
          if (!isMeantFor(call, role)) expect(rest.decision).toBe('UNAUTHENTICATED')
          if (rest.decision !== 'done') expect(kept(rest.state)).toEqual(kept(untouched.get(role)!))
        }
      })
    },
  )

  test('DELETE /assets/{id} is for its owner, and DELETE /admin/assets/{id} for admins', async () => {
    for (const [role, path] of [
      ['admin', '/assets/'],
      ['owner', '/admin/assets/'],
    ] as const) {
      const person = installation.rest({ token: await world.fresh(role) })
      const before = await world.stored()
      expect(await person.delete(path + IDS.approved)).toMatchObject({ status: 403 })
      expect(await world.stored()).toEqual(before)
    }
  })
}
