import { setTimeout } from 'node:timers/promises'
import {
  type Caller,
  type Outcome,
  type Person,
  type Variables,
  type World,
  openResolvers,
} from './resolver-world.js'
import { type Writes, rows } from './world/builders.js'
import type { Ids } from './world/things.js'

export type { Variables, World }

/** A test case of an operation. */
export interface Case {
  name: string
  /** `owner` by default. */
  as?: Caller
  variables?: (ids: Ids) => Variables
  /** Changes the world before the operation. The operation’s `prepare` also runs before invalid input and lists. */
  prepare?: (world: World) => Promise<unknown>
  /** Expected part of `data`, or the code of the refusal. A subscription without a result gets no event; the owner does. */
  result?: object | null
  code?: string
  /** The message of that refusal. */
  message?: string
  /** Checks the world after the operation. */
  check?: (world: World, data: any) => Promise<void>
  /** For subscriptions: triggers the event of `result`; by default that of the operation. */
  event?: (world: World) => Promise<unknown>
}

/** Variables, the invalid field, and its message. */
export type Invalid = [variables: (ids: Ids) => Variables, field: string, message?: string]

/** How one operation of the schema is tested. */
export interface OperationTest extends Omit<Case, 'name' | 'code' | 'message'> {
  /** The document; for lists it selects nested objects, so that a statement per row is detected. */
  operation: string
  /** The codes of callers whose refusal depends on the object; the declared access is tested for all operations. */
  refused?: Partial<Record<Caller, string>>
  invalid?: Invalid[]
  cases?: Case[]
  /** Lists: a page of 50 rows needs no more statements than a page of one. `prepare` runs before both. */
  list?: {
    /** Adds 50 rows to the list. */
    rows: Writes
    /** The variables of a page of `first` rows. A list without pages ignores `first` and sets `isWhole`. */
    variables: (first: number, ids: Ids) => Variables
    nodes: (data: any) => unknown[]
    isWhole?: boolean
    /** Replaces that of the operation. */
    prepare?: Case['prepare']
  }
}

/** Refusals of queries and subscriptions for admins. */
export const ADMINS = { user: 'FORBIDDEN' } as const

/** An id that does not exist. */
export const NOWHERE = '11111111-1111-4111-8111-111111111111'

const LIST_ROWS = 50
/** Delayed loads may form additional batches. */
const SPARE_BATCHES = 2
/** How long to wait for an unexpected event after another one. */
const SILENCE_MS = 50

/**
 * Tests the operations of a resolver in-process: their result, every refusal, invalid fields, and the statements of
 * lists. Keys are the fields of the schema: `Query.project`.
 */
export function testResolver(
  operations: Record<`${'Query' | 'Mutation' | 'Subscription'}.${string}`, OperationTest>,
  env?: NodeJS.ProcessEnv,
): void {
  let world: World
  beforeAll(async () => {
    world = await openResolvers(env)
  })
  afterAll(() => world.close())
  for (const [field, spec] of Object.entries(operations)) {
    const { operation, refused = {}, invalid = [], cases = [], list, event, variables = () => ({}) } = spec
    describe(field, () => {
      afterEach(() => {
        if (!field.startsWith('Query.')) world.markChanged()
      })

      const prepared = async ({ as = 'owner', prepare }: Pick<Case, 'as' | 'prepare'>) => {
        const viewer = await world.viewerOf(as)
        if (prepare) world.markChanged()
        await prepare?.(world)
        return viewer
      }
      const runCase = async ({ check, result, code, message, ...one }: Omit<Case, 'name'>) => {
        const makeEvent = one.event ?? event
        const viewer = await prepared(one)
        const given = (one.variables ?? variables)(world.ids)
        if (makeEvent && !code) return expectEvent(viewer, given, { result, makeEvent })
        const outcome = await (makeEvent ? world.follow : world.run)(viewer, operation, given)
        if (!code && 'code' in outcome) throw new Error(`Refused: ${JSON.stringify(outcome)}`)
        expect(outcome).toMatchObject(code ? { code, ...(message && { message }) } : { data: result })
        await check?.(world, (outcome as Outcome).data)
      }
      const expectEvent = async (
        viewer: Person,
        given: Variables,
        { result, makeEvent }: { result: unknown; makeEvent: NonNullable<Case['event']> },
      ) => {
        const follow = async (who: Person) => {
          const followed = await world.follow(who, operation, given)
          if ('next' in followed) return followed
          throw new Error(`Refused: ${JSON.stringify(followed)}`)
        }
        const followed = await follow(viewer)
        const owner = result ? null : await follow(world.viewerAs('owner'))
        await makeEvent(world)
        if (owner) {
          await owner.next
          await owner.stop()
        }
        const event = await Promise.race([followed.next, ...(owner ? [setTimeout(SILENCE_MS)] : [])])
        if (result) expect(event).toMatchObject({ data: result })
        else expect(event).toBeUndefined()
        await followed.stop()
      }

      test(`${event ? 'event' : 'result'} for ${spec.as ?? 'owner'}`, () => runCase(spec))
      const refusals = Object.entries(refused) as [Caller, string][]
      if (refusals.length)
        test.each(refusals)('refused for %s: %s', (as, code) => runCase({ as, prepare: spec.prepare, code }))
      for (const { name, ...one } of cases) test(name, () => runCase(one))
      if (invalid.length)
        test.each(invalid.map(([given, field, message]) => ({ field, message, given })))(
          'invalid $field',
          async ({ field, message = expect.any(String), given }) => {
            const viewer = await prepared(spec)
            const outcome = await world.run(viewer, operation, given(world.ids))
            const issues = expect.arrayContaining([{ field, message }])
            expect(outcome).toMatchObject({ code: 'BAD_USER_INPUT', issues })
          },
        )
      if (list && !list.isWhole)
        test('a page has at least one row, from a cursor of its list', async () => {
          const viewer = await prepared({ as: spec.as, prepare: list.prepare ?? spec.prepare })
          const wrong = [list.variables(0, world.ids)]
          const [cursor] = /(?<=\$)(after|before)\b/.exec(operation) ?? []
          if (cursor) wrong.push({ ...list.variables(1, world.ids), [cursor]: 'nonsense' })
          for (const given of wrong)
            expect(await world.run(viewer, operation, given)).toMatchObject({
              code: 'BAD_USER_INPUT',
              issues: [{ field: expect.stringMatching(/^(first|last|after|before)$/) }],
            })
        })
      if (list)
        test('no more SQL statements for 50 rows than for 1', async () => {
          const viewer = await prepared({ as: spec.as, prepare: list.prepare ?? spec.prepare })
          world.markChanged()
          const page = async (first: number) => {
            const { data, ...refusal } = await world.run(viewer, operation, list.variables(first, world.ids))
            expect(refusal).toEqual({ issues: [] })
            return list.nodes(data)
          }
          const rowsOf = async (first: number) => {
            let nodes: unknown[] = []
            const statements = await world.statementsOf(async () => (nodes = await page(first)))
            return { rows: nodes.length, statements: statements.length }
          }
          const few = list.isWhole ? await rowsOf(1) : undefined
          await rows(list.rows)(world)
          const one = few ?? (await rowsOf(1))
          const many = await rowsOf(LIST_ROWS)
          if (list.isWhole) expect([one.rows > 0, many.rows >= LIST_ROWS]).toEqual([true, true])
          else expect([one.rows, many.rows]).toEqual([1, LIST_ROWS])
          expect(many.statements - one.statements).toBeLessThanOrEqual(SPARE_BATCHES)
        })
    })
  }
}
