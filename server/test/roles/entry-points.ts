import {
  PROJECT_ACTIONS,
  PROJECT_ROLES,
  type ProjectAction,
  type ProjectRole,
  refusalOf,
  roleFor,
  roleMay,
} from '#schema/project-roles'
import type { Call } from '#platform/api/rest'
import { makeCalls } from '../../src/app/rest/calls.js'
import type { Services } from '../../src/modules/index.js'
import { mutations } from '../access.js'
import { anyOperation } from '../any-operation.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { mergeOrder } from '../rest/parity/cuts.js'
import { exampleRequest, exampleVariables } from '../rest/parity/generated.js'
import { requestOf } from '../rest/parity/request.js'
import type { Way } from '../rest/parity/row.js'
import { IDS } from '../world/things.js'
import { openWorld } from '../world/world.js'

const calls = makeCalls({} as Services)

/** A request of a member of the project. */
interface EntryPoint {
  action: ProjectAction
  send(): Promise<{ code: string; message: string }>
}

/** Entry points with specific refusals: those of the Trash, which only managers see, and one with two levels. */
const OWN_REFUSALS: Record<string, string> = {
  deleteProjectForever: 'Project not found',
  deleteStoryboardShotForever: 'Only project managers may delete a shot forever',
  restoreProject: 'Project not found',
}
/** Calls whose example fails before rights are checked: it has addresses of videos of another project. */
const OWN_REQUESTS: Record<string, Pick<Way, 'rest'>> = {
  mergeVideos: mergeOrder('project', ['first', 'second'], ['']),
}
const STATUSES: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' }

let installation: TestInstallation
let world: Awaited<ReturnType<typeof openWorld>>
let token: string

async function overRest(call: Call) {
  const { method, path, ...options } = await requestOf(OWN_REQUESTS[call.name] ?? exampleRequest(call), call)
  const { status, body } = await installation.rest({ token }).call(method, path, options)
  return { code: STATUSES[status] ?? 'done', message: String(body?.detail ?? '') }
}

async function overGraphql(mutation: string) {
  const person = installation.client(token)
  const { query } = anyOperation('mutation', mutation)
  const call = calls.find((one) => one.mutation === mutation)
  const variables = exampleVariables(mutation, call, IDS)
  const file = await (call && exampleRequest(call).file?.())
  const { errors } = file
    ? await person.sendFiles(query, { ...variables, file })
    : await person.send(query, variables)
  return { code: String(errors?.[0].extensions?.code ?? 'done'), message: errors?.[0].message ?? '' }
}

const entryPoint = (
  name: string,
  action: ProjectAction | undefined,
  send: EntryPoint['send'],
): [string, EntryPoint][] => (action ? [[name, { action, send }]] : [])
const callPoint = (call: Call, action: ProjectAction | undefined) =>
  entryPoint(`REST ${call.name}`, action, () => overRest(call))
/** Every entry point with a project action, as a row of `describe.each`. */
const WRITES = [
  ...mutations.flatMap(([name, { action }]) =>
    entryPoint(`mutation ${name}`, action, () => overGraphql(name)),
  ),
  ...calls.flatMap((call) => callPoint(call, call.access.action)),
]
/** Mutations that declare no action. */
const OUTSIDE = mutations.flatMap(([name, { action }]) => (action ? [] : [name]))
/** Everybody who sees a project may read it. */
const READS = calls
  .filter(
    ({ method, audience, summary }) =>
      method === 'get' && audience === 'viewers' && !summary.endsWith(': admins'),
  )
  .flatMap((call) => callPoint(call, 'view'))

/** Restores the world, and gives the user this role in every project, and authorship of its contents. */
async function become(role: ProjectRole): Promise<void> {
  world.markChanged()
  token = (await world.fresh('user'))!
  await installation.installation.database.em.fork().execute(
    `insert into project_member (project_id, user_id, role) select id, ?, ? from project;
       update clip set author_id = ?; update sound set author_id = ?;
       update review_note set author_id = ? where author_id is not null`,
    [IDS.user, role, IDS.user, IDS.user, IDS.user],
  )
}

/**
 * Tries every action as every role, over GraphQL and REST: actions above a role are refused and change nothing. `isFull`
 * adds reads, and actions of editors as an editor, which other tests cover too.
 */
export function testRoles(isFull: boolean): void {
  beforeAll(async () => {
    installation = await testInstallation({ env: { RATE_LIMIT: '100000000' } })
    world = await openWorld(installation.installation)
  })
  afterAll(() => installation.close())

  describe.each(PROJECT_ROLES)('as %s', (role) => {
    const refused = WRITES.filter(([, { action }]) => !roleMay(role, action))
    const tried = [...WRITES, ...(isFull ? READS : [])]
    const allowed = tried.filter(([, { action }]) => roleFor(action) === role)

    if (refused.length)
      describe('refused, and nothing is changed', () => {
        let before: Record<string, string[]>
        beforeAll(async () => {
          await become(role)
          before = await world.stored()
        })
        test.each(refused)('%s', async (name, { action, send }) => {
          const own = OWN_REFUSALS[name.split(' ')[1]]
          const code = own?.endsWith('not found') ? 'NOT_FOUND' : 'FORBIDDEN'
          expect(await send()).toEqual({ code, message: own ?? refusalOf(action) })
        })
        afterAll(async () => expect(await world.stored()).toEqual(before))
      })

    if (allowed.length && (isFull || role !== 'editor'))
      describe('not refused', () => {
        test.each(allowed)('%s', async (name, { send }) => {
          await become(role)
          const { code, message } = await send()
          expect(['FORBIDDEN', 'UNAUTHENTICATED']).not.toContain(code)
          expect(message).not.toBe(OWN_REFUSALS[name.split(' ')[1]] ?? '-')
        })
      })
  })

  test.each(OUTSIDE)('mutation %s, which declares no action, requires none', async (name) => {
    await become('viewer')
    const { message } = await overGraphql(name)
    expect(PROJECT_ACTIONS.map(refusalOf)).not.toContain(message)
  })

  test('each action has its own refusal', () => {
    expect(new Set(PROJECT_ACTIONS.map(refusalOf)).size).toBe(PROJECT_ACTIONS.length)
  })
}
