/** Covers specification B15, R27. */
import type { Call } from '#platform/api/rest'
import type { Access } from '#platform/auth/access'
import type { Services } from '../src/modules/index.js'
import { makeCalls } from '../src/app/rest/calls.js'
import { exampleOf } from '../src/app/rest/openapi-failures.js'
import { mutations } from './access.js'
import { anyOperation, NOBODY } from './any-operation.js'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'

const NOT_FOR_TOKENS = 'Please sign in to do this'
const AGAIN = 'Confirm your password to continue'
const MAY_ONLY_READ = 'This token may only read'
const NOT_SIGNED_IN = { code: 'UNAUTHENTICATED', message: 'Not authenticated' }
const FOR_ADMINS = 'Only admins may do this'

/** They end the token that the tests share. */
const ENDS_TOKEN = ['signOut', 'logout']

const writingCalls = makeCalls({} as Services).filter(({ method }) => method !== 'get')
const calls = writingCalls.map((call): [string, Call] => [call.name, call])
const isNotOpen = ({ session = 'open' }: Access) => session !== 'open'
const isConfirmed = ({ session }: Access) => session === 'confirmed'

let installation: TestInstallation
let token: Client
let stale: Client
let reader: Client
let member: Client
beforeAll(async () => {
  installation = await testInstallation({ env: { RATE_LIMIT: '100000' } })
  const ana = await installation.join('ana')
  member = await installation.join('ben')
  const tokenOf = async (scope: 'READ' | 'WRITE') => {
    const { createApiToken } = await ana.ask(
      `mutation { createApiToken(input: { name: "leaked", scope: ${scope}, expiresInDays: 30 }) { token } }`,
    )
    return installation.client(createApiToken.token)
  }
  ;[token, reader] = [await tokenOf('WRITE'), await tokenOf('READ')]
  stale = await installation.signIn('ana')
  await stale.ask('{ me { id } }')
  await installation.installation.database.em
    .fork()
    .execute(
      `update session set confirmed_at = now() - interval '15 minutes 1 second' where user_id = (select id from account where username = 'ana')`,
    )
})
afterAll(() => installation.close())

/** The code and message of the refusal; undefined if the call succeeds. */
const overGraphql = async (name: string, by: Client) => {
  const { query, variables } = anyOperation('mutation', name)
  const { errors } = await ('file' in variables ? by.sendFiles : by.send).call(by, query, variables)
  const [error] = errors ?? []
  return error && { code: error.extensions?.code, message: error.message }
}
const overSocket = async (name: string, by: Client) => {
  const { query, variables } = anyOperation('mutation', name)
  return by.subscribe(query, variables).next()
}
const overRest = (call: Call, by: Client) =>
  installation.rest(by).call(call.method.toUpperCase(), call.path.replace(/\{\w+\}/g, NOBODY), {
    body: call.file ? formOf(call) : call.body && exampleOf(call.body),
  })
function formOf({ body }: Call): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(exampleOf(body!) as object)) form.set(name, String(value))
  form.set('file', new File(['nothing'], 'nothing'))
  return form
}

describe('an operation that requires a session refuses API tokens', () => {
  const refused = { code: 'FORBIDDEN', message: NOT_FOR_TOKENS }
  test.each(mutations.filter(([, access]) => isNotOpen(access)))('mutation %s', async (name) => {
    expect(await overGraphql(name, token)).toEqual(refused)
    await expect(overSocket(name, token)).rejects.toMatchObject(refused)
  })
  test.each(calls.filter(([, { access }]) => isNotOpen(access)))('REST %s', async (_name, call) => {
    expect(await overRest(call, token)).toMatchObject({ status: 403, body: { detail: NOT_FOR_TOKENS } })
  })
})

describe('an operation that requires a confirmation refuses a session whose last one is too old', () => {
  test.each(mutations.filter(([, access]) => isConfirmed(access)))('mutation %s', async (name) => {
    expect(await overGraphql(name, stale)).toEqual({ code: 'CONFIRMATION_NEEDED', message: AGAIN })
  })
  test.each(calls.filter(([, { access }]) => isConfirmed(access)))('REST %s', async (_name, call) => {
    expect(await overRest(call, stale)).toMatchObject({ status: 403, body: { detail: AGAIN } })
  })
})

describe('an open operation allows tokens, and needs no confirmation', () => {
  const open = ([name, access]: [string, Access]) => !isNotOpen(access) && !ENDS_TOKEN.includes(name)
  test.each(mutations.filter(open))('mutation %s', async (name) => {
    for (const by of [token, stale]) {
      const refusal = await overGraphql(name, by)
      expect([undefined, 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(refusal?.code)
      expect([NOT_FOR_TOKENS, AGAIN]).not.toContain(refusal?.message)
    }
  })
  test.each(calls.filter(([name, { access }]) => open([name, access])))('REST %s', async (_name, call) => {
    for (const by of [token, stale]) expect((await overRest(call, by)).status).not.toBe(403)
  })
})

describe('an operation for signed-in people refuses others and read-only tokens, one for admins also members', () => {
  test.each(mutations)('mutation %s', async (name, access) => {
    const { audience = 'viewers', admin } = access
    const refusal = await overGraphql(name, installation.client())
    if (audience === 'all') expect(refusal?.message).not.toBe('Not authenticated')
    else expect(refusal).toEqual(NOT_SIGNED_IN)
    expect(await overGraphql(name, reader)).toEqual({ code: 'FORBIDDEN', message: MAY_ONLY_READ })
    if (ENDS_TOKEN.includes(name)) return
    const forMember = await overGraphql(name, member)
    if (admin) expect(forMember).toEqual({ code: 'FORBIDDEN', message: FOR_ADMINS })
    else if (audience === 'guests') expect(forMember).toEqual(NOT_SIGNED_IN)
    else expect(forMember?.message).not.toBe(FOR_ADMINS)
  })
})

test('access to a project requires a confirmed session; tokens can change its name', async () => {
  const EDIT =
    'mutation ($id: ID!, $name: String!, $isPrivate: Boolean) { updateProject(input: { id: $id, name: $name, description: "", isPrivate: $isPrivate }) { name } }'
  const {
    createProject: { id },
  } = await token.ask('mutation { createProject(input: { name: "The Keeper" }) { id } }')
  await expect(token.ask(EDIT, { id, name: 'The Keeper', isPrivate: true })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: NOT_FOR_TOKENS,
  })
  await expect(stale.ask(EDIT, { id, name: 'The Keeper', isPrivate: true })).rejects.toMatchObject({
    code: 'CONFIRMATION_NEEDED',
  })
  expect(await token.ask(EDIT, { id, name: 'The Harbour', isPrivate: false })).toEqual({
    updateProject: { name: 'The Harbour' },
  })
})
