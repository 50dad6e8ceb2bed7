import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import {
  PROJECT_ACTIONS,
  PROJECT_ROLES,
  type ProjectAction,
  type ProjectRole,
  refusalOf,
  roleMay,
} from '#schema/project-roles'
import type { Call } from '#platform/api/rest'
import { makeCalls } from '../../src/app/rest/calls.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { TABLE } from '../rest/parity/compare.js'
import { requestOf } from '../rest/parity/request.js'
import type { Way } from '../rest/parity/row.js'
import { IDS, type Ids } from '../world/things.js'
import { openWorld } from '../world/world.js'
import { actionOfCall, actionOfMutation } from './actions.js'

/** The lowest role that may do this. */
const leastRole = (action: ProjectAction) => PROJECT_ROLES.find((role) => roleMay(role, action))

const mutations = Object.keys(
  buildSchema(readFileSync(new URL('../../../schema/graph.graphql', import.meta.url), 'utf8'), {
    assumeValid: true,
    assumeValidSDL: true,
  })
    .getMutationType()!
    .getFields(),
)
const callNames = Object.keys(TABLE)

/** A request of a member of the project. */
interface EntryPoint {
  action: ProjectAction
  send(): Promise<{ code: string; message: string }>
}

/** Mutations without a REST call, with their arguments. */
const UNPAIRED: Record<string, (ids: Ids) => string> = {
  declineVideo: ({ fresh }) => `(id: "${fresh}", reason: "Too dark") { id }`,
  previewTransition: ({ project, first, second }) =>
    `(input: { projectId: "${project}", beforeId: "${first}", afterId: "${second}", transition: "fade", length: 1 }) { __typename }`,
  restoreProject: ({ deletedProject }) => `(id: "${deletedProject}") { id }`,
  restoreVideo: ({ deletedVideo }) => `(id: "${deletedVideo}") { id }`,
}
/** Index of the way to use for calls whose first way has no project, or is refused for other reasons. */
const WAY_OF: Record<string, number> = { generateImage: 1, quickenSound: 2 }
/** Entry points with specific refusals. */
const OWN_REFUSALS: Record<string, string> = {
  deleteProjectForever: 'Project not found',
  deleteStoryboardShotForever: 'Only project managers may delete a shot forever',
  restoreProject: 'Project not found',
}
const STATUSES: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' }

let installation: TestInstallation
let world: Awaited<ReturnType<typeof openWorld>>
let calls: Map<string, Call>
let token: string

const wayOf = (name: string): Way => TABLE[name].ways[WAY_OF[name] ?? 0]

async function overRest(name: string) {
  const { method, path, ...options } = await requestOf(wayOf(name), calls.get(name)!)
  const { status, body } = await installation.rest({ token }).call(method, path, options)
  return { code: STATUSES[status] ?? 'done', message: String(body?.detail ?? '') }
}

async function send(query: string, variables: Record<string, unknown> = {}, file?: Blob) {
  const person = installation.client(token)
  const { errors } = file
    ? await person.sendFiles(query, { ...variables, file })
    : await person.send(query, variables)
  return { code: String(errors?.[0].extensions?.code ?? 'done'), message: errors?.[0].message ?? '' }
}

/** The REST call whose operation is this mutation. */
const rowOf = (mutation: string) =>
  callNames.find((name) =>
    new RegExp(`^mutation.*?\\{\\s+${mutation}\\b`, 's').test(wayOf(name).ask ?? TABLE[name].ask),
  )

async function overGraphql(mutation: string) {
  const row = rowOf(mutation)
  if (!row) return send(`mutation { ${mutation}${UNPAIRED[mutation](IDS)} }`)
  const way = wayOf(row)
  return send(way.ask ?? TABLE[row].ask, way.graphql(IDS), await way.file?.())
}

const isAction = (action: string | undefined): action is ProjectAction =>
  action !== undefined && action !== 'outside'
/** Every entry point of a project, as a row of `describe.each`. */
const ENTRY_POINTS: [name: string, EntryPoint][] = [
  ...mutations.flatMap((name): [string, EntryPoint][] => {
    const action = actionOfMutation(name)
    return isAction(action) ? [[`mutation ${name}`, { action, send: () => overGraphql(name) }]] : []
  }),
  ...callNames.flatMap((name): [string, EntryPoint][] => {
    const action = actionOfCall(name)
    return isAction(action) ? [[`REST ${name}`, { action, send: () => overRest(name) }]] : []
  }),
]

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
 * also tries actions for which a role is the minimum; the short run omits what other tests do as an editor.
 */
export function testRoles(isFull: boolean): void {
  beforeAll(async () => {
    installation = await testInstallation({ env: { RATE_LIMIT: '100000000' } })
    world = await openWorld(installation.installation)
    calls = new Map(makeCalls(installation.installation.services).map((call) => [call.name, call]))
  })
  afterAll(() => installation.close())

  test('every mutation and every REST call has an action, or is outside of projects', () => {
    expect(mutations.filter((name) => !actionOfMutation(name))).toEqual([])
    expect([...calls.keys()].filter((name) => !actionOfCall(name))).toEqual([])
  })

  describe.each(PROJECT_ROLES)('as %s', (role) => {
    const refused = ENTRY_POINTS.filter(([, { action }]) => !roleMay(role, action))
    const allowed = ENTRY_POINTS.filter(([, { action }]) => leastRole(action) === role)

    if (refused.length)
      describe('refused, and nothing is changed', () => {
        let before: Record<string, string[]>
        beforeAll(async () => {
          await become(role)
          before = await world.stored()
        })
        test.each(refused)('%s', async (name, { action, send: ask }) => {
          const own = OWN_REFUSALS[name.split(' ')[1]]
          const code = own?.endsWith('not found') ? 'NOT_FOUND' : 'FORBIDDEN'
          expect(await ask()).toEqual({ code, message: own ?? refusalOf(action) })
        })
        afterAll(async () => expect(await world.stored()).toEqual(before))
      })

    if (allowed.length && (isFull || role === 'reviewer' || role === 'manager'))
      describe('not refused', () => {
        test.each(allowed)('%s', async (name, { send: ask }) => {
          await become(role)
          const { code, message } = await ask()
          expect(['FORBIDDEN', 'UNAUTHENTICATED']).not.toContain(code)
          expect(message).not.toBe(OWN_REFUSALS[name.split(' ')[1]] ?? '-')
        })
      })
  })

  test('each action has its own refusal', () => {
    expect(new Set(PROJECT_ACTIONS.map(refusalOf)).size).toBe(PROJECT_ACTIONS.length)
  })
}
