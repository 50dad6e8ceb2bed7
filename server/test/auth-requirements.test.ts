import { makeCalls } from '../src/app/rest/calls.js'
import { exampleOf } from '../src/app/rest/openapi-failures.js'
import type { Call } from '#platform/api/rest'
import { anyOperation, NOBODY, operationNames } from './any-operation.js'
import type { Client } from './graphql-client.js'
import { CALLS, MUTATIONS, OPEN_CALLS, OPEN_MUTATIONS } from './auth-requirements.js'
import { type TestInstallation, testInstallation } from './installation.js'

const NOT_FOR_TOKENS = 'Please sign in to do this'
const AGAIN = 'Confirm your password to continue'
const asks = (name: string) => anyOperation('mutation', name)

let installation: TestInstallation
let calls: Map<string, Call>
let token: Client
let stale: Client
let reader: Client
beforeAll(async () => {
  installation = await testInstallation({ env: { RATE_LIMIT: '100000' } })
  const ana = await installation.join('ana')
  calls = new Map(makeCalls(installation.installation.services).map((call) => [call.name, call]))
  const { createApiToken } = await ana.ask(
    'mutation { createApiToken(input: { name: "leaked", scope: WRITE, expiresInDays: 30 }) { token } }',
  )
  token = installation.client(createApiToken.token)
  const { createApiToken: reading } = await ana.ask(
    'mutation { createApiToken(input: { name: "reader", scope: READ, expiresInDays: 30 }) { token } }',
  )
  reader = installation.client(reading.token)
  stale = await installation.signIn('ana')
  await stale.ask('{ me { id } }')
  await installation.installation.database.em
    .fork()
    .execute(`update session set confirmed_at = now() - interval '15 minutes 1 second'`)
})
afterAll(() => installation.close())

test('every mutation and every writing call is listed', () => {
  expect([...MUTATIONS.confirmed, ...MUTATIONS.session, ...OPEN_MUTATIONS].sort()).toEqual(
    operationNames('mutation').sort(),
  )
  const changing = [...calls.values()].filter(({ method }) => method !== 'get').map(({ name }) => name)
  expect([...CALLS.confirmed, ...CALLS.session, ...OPEN_CALLS].sort()).toEqual(changing.sort())
})

describe('over GraphQL', () => {
  test.each([...MUTATIONS.confirmed, ...MUTATIONS.session])('%s refuses API tokens', async (name) => {
    const { query, variables } = asks(name)
    await expect(token.ask(query, variables)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: NOT_FOR_TOKENS,
    })
    await expect(token.subscribe(query, variables).next()).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: NOT_FOR_TOKENS,
    })
  })
  test.each(MUTATIONS.confirmed)('%s asks for the password once it was given long ago', async (name) => {
    const { query, variables } = asks(name)
    await expect(stale.ask(query, variables)).rejects.toMatchObject({
      code: 'CONFIRMATION_NEEDED',
      message: AGAIN,
    })
  })
  test.each(OPEN_MUTATIONS.filter((name) => !['signOut', 'uploadAsset'].includes(name)))(
    '%s allows tokens, and needs no confirmation',
    async (name) => {
      const { query, variables } = asks(name)
      for (const { errors } of [await token.send(query, variables), await stale.send(query, variables)]) {
        expect([undefined, 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(
          errors?.[0].extensions?.code,
        )
        expect([NOT_FOR_TOKENS, AGAIN]).not.toContain(errors?.[0].message)
      }
    },
  )
})

test.each(OPEN_MUTATIONS.filter((name) => name !== 'uploadAsset'))(
  'a read-only API token is refused: %s',
  async (name) => {
    const { query, variables } = asks(name)
    const refused = { code: 'FORBIDDEN', message: 'This token may only read' }
    await expect(reader.ask(query, variables)).rejects.toMatchObject(refused)
  },
)

describe('over REST', () => {
  const ask = (call: Call, by: Client) =>
    installation.rest(by).call(call.method.toUpperCase(), call.path.replace(/\{\w+\}/g, NOBODY), {
      body: call.body && exampleOf(call.body),
    })
  test.each([...CALLS.confirmed, ...CALLS.session])('%s refuses API tokens', async (name) => {
    expect(await ask(calls.get(name)!, token)).toMatchObject({
      status: 403,
      body: { detail: NOT_FOR_TOKENS },
    })
  })
  test.each(CALLS.confirmed)('%s asks for the password once it was given long ago', async (name) => {
    expect(await ask(calls.get(name)!, stale)).toMatchObject({ status: 403, body: { detail: AGAIN } })
  })
  test.each(OPEN_CALLS.filter((name) => !['logout', 'uploadAsset'].includes(name)))(
    '%s allows tokens, and needs no confirmation',
    async (name) => {
      for (const by of [token, stale]) expect((await ask(calls.get(name)!, by)).status).not.toBe(403)
    },
  )
})

test('access to a project requires a confirmed session; tokens can change its name', async () => {
  const EDIT =
    'mutation ($id: ID!, $name: String!, $isPrivate: Boolean) { editProject(input: { id: $id, name: $name, description: "", isPrivate: $isPrivate }) { name } }'
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
    editProject: { name: 'The Harbour' },
  })
})
