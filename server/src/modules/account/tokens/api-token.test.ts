/** Covers specification A22. */
import { LIMITS } from '#schema/limits'
import type { Client } from '../../../../test/graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from '../../../../test/installation.js'

const ME = '{ me { id username isAdmin } }'
const TOKENS = '{ apiTokens { id name scope expiresAt createdAt lastUsedAt } }'
const MAKE =
  'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id name scope expiresAt lastUsedAt } } }'
const REVOKE = 'mutation ($id: ID!) { deleteApiToken(id: $id) }'
const CREATE_PROJECT = 'mutation ($name: String!) { createProject(input: { name: $name }) { id } }'
const CHANGES = 'subscription { projectChanged { project { name } } }'
const AUDIT =
  '{ audit(first: 200) { nodes { action actor { username } subjectId subjectName before after } } }'
const CHANGE_PASSWORD =
  'mutation ($old: String!, $new: String!) { updatePassword(input: { oldPassword: $old, newPassword: $new }) }'
const SET_ADMIN =
  'mutation ($id: ID!, $isAdmin: Boolean!) { updateMember(input: { userId: $id, isAdmin: $isAdmin }) { isAdmin } }'
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Token not found' }
const NOT_SIGNED_IN = { code: 'UNAUTHENTICATED' }

let installation: TestInstallation
let [ana, ben]: Client[] = []
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
afterAll(() => installation.close())

const made = async (by: Client, { name = 'a tool', scope = 'WRITE', expiresInDays = 30 } = {}) => {
  const {
    createApiToken: { token, apiToken },
  } = await by.ask(MAKE, { input: { name, scope, expiresInDays } })
  return { token, apiToken, tool: installation.client(token) }
}
const sql = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  installation.installation.database.em.fork().execute<Row[]>(text, values)
const namesOf = async (person: Client) =>
  (await person.ask(TOKENS)).apiTokens.map(({ name }: { name: string }) => name)

/** Opens a live connection; returns a promise of how it ends. */
const live = async (client: Client) => {
  const stream = await client.listen(CHANGES)
  const over = stream.next().catch((end: unknown) => end)
  return { over, closed: client.closed }
}

test('a token is shown once, works in place of a session, and only its hash is stored', async () => {
  const { token, apiToken, tool } = await made(ana, { name: '  Render farm ' })
  expect(token).toMatch(/^cutroom_[\w-]{43}$/)
  expect(apiToken).toMatchObject({ name: 'Render farm', scope: 'WRITE', lastUsedAt: null })
  expect((Date.parse(apiToken.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 2)

  expect(await tool.ask(ME)).toEqual({ me: { id: expect.any(String), username: 'ana', isAdmin: true } })
  const changes = await ben.listen(CHANGES)
  await tool.ask(CREATE_PROJECT, { name: 'Made by a tool' })
  expect((await changes.next()).value).toEqual({ projectChanged: { project: { name: 'Made by a tool' } } })
  await changes.return(undefined)

  await installation.installation.services.apiTokens.settled()
  const [listed] = (await ana.ask(TOKENS)).apiTokens
  expect(listed).toMatchObject({ id: apiToken.id, name: 'Render farm', expiresAt: apiToken.expiresAt })
  expect(Date.parse(listed.lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(listed.createdAt))
  const kept = JSON.stringify(await sql('select * from api_token, audit_entry'))
  expect(kept).toContain('Render farm')
  expect(kept).not.toContain(token.slice('cutroom_'.length))
  expect((await ana.ask(AUDIT)).audit.nodes[0]).toMatchObject({
    action: 'TOKEN_CREATED',
    actor: { username: 'ana' },
    subjectId: apiToken.id,
    subjectName: 'Render farm',
  })
})

test('a use is recorded at most once a minute', async () => {
  const { apiToken, tool } = await made(ben)
  const {
    me: { id },
  } = await ben.ask(ME)
  /** Whether a use is recorded if the last one was `ago`. Removes the cache entry of the token in between. */
  const isNoted = async (ago: string) => {
    await sql('update api_token set last_used_at = now() - ?::interval where id = ?', [ago, apiToken.id])
    for (const isAdmin of [true, false]) await ana.ask(SET_ADMIN, { id, isAdmin })
    await tool.ask(ME)
    await installation.installation.services.apiTokens.settled()
    return (
      (
        await sql(`select id from api_token where id = ? and last_used_at > now() - interval '20 seconds'`, [
          apiToken.id,
        ])
      ).length === 1
    )
  }
  expect(await isNoted('40 seconds')).toBe(false)
  expect(await isNoted('70 seconds')).toBe(true)
})

test('a read-only token can query and subscribe, but not mutate', async () => {
  const { tool } = await made(ana, { scope: 'READ' })
  expect(await tool.ask(ME)).toMatchObject({ me: { username: 'ana' } })
  const readOnly = { code: 'FORBIDDEN', message: 'This token may only read' }
  await expect(tool.ask(CREATE_PROJECT, { name: 'Never' })).rejects.toMatchObject(readOnly)
  await expect(tool.ask('mutation { signOut }')).rejects.toMatchObject(readOnly)
  await expect(tool.subscribe(CREATE_PROJECT, { name: 'Never' }).next()).rejects.toMatchObject(readOnly)
  const changes = await tool.listen(CHANGES)
  await ben.ask(CREATE_PROJECT, { name: 'Seen by a reader' })
  expect((await changes.next()).value).toEqual({ projectChanged: { project: { name: 'Seen by a reader' } } })
  await changes.return(undefined)
  expect(await sql(`select id from project where name = 'Never'`)).toEqual([])
})

test('revoking a token closes its connections at once, and no others', async () => {
  const [one, other] = [await made(ben, { name: 'one' }), await made(ben, { name: 'other' })]
  const [ends, stays] = [await live(one.tool), await live(other.tool)]
  expect(await ben.ask(REVOKE, { id: one.apiToken.id })).toEqual({ deleteApiToken: one.apiToken.id })
  expect(await ends.closed).toMatchObject({ code: 4401 })
  await expect(one.tool.ask(ME)).rejects.toMatchObject(NOT_SIGNED_IN)
  await ana.ask(CREATE_PROJECT, { name: 'After the end' })
  expect(await stays.over).toMatchObject({
    value: { projectChanged: { project: { name: 'After the end' } } },
  })
  const names = await namesOf(ben)
  expect([names.includes('one'), names.includes('other')]).toEqual([false, true])
  await expect(ben.ask(REVOKE, { id: one.apiToken.id })).rejects.toMatchObject(NOT_FOUND)
  const ofIt = (await ana.ask(AUDIT)).audit.nodes.filter(
    ({ subjectId }: { subjectId: string }) => subjectId === one.apiToken.id,
  )
  expect(ofIt.map(({ action }: { action: string }) => action)).toEqual(['TOKEN_REVOKED', 'TOKEN_CREATED'])
})

test('signing out with a token ends that token', async () => {
  const [{ tool }, rest] = [await made(ben), await made(ben, { name: 'rest' })]
  await tool.ask('mutation { signOut }')
  await expect(tool.ask(ME)).rejects.toMatchObject(NOT_SIGNED_IN)
  expect(await rest.tool.ask(ME)).toMatchObject({ me: { username: 'ben' } })
  expect(await ben.ask(ME)).toMatchObject({ me: { username: 'ben' } })
})

test('an expired or unknown token is refused', async () => {
  const { token, apiToken, tool } = await made(ana, { name: 'short-lived' })
  await sql(`update api_token set expires_at = now() - interval '1 second' where id = ?`, [apiToken.id])
  await expect(tool.ask(ME)).rejects.toMatchObject(NOT_SIGNED_IN)
  await expect(installation.client(token).subscribe(CHANGES).next()).rejects.toMatchObject({ code: 4403 })
  await expect(installation.client('cutroom_').ask(ME)).rejects.toMatchObject(NOT_SIGNED_IN)
  await expect(installation.client(`${token}x`).ask(ME)).rejects.toMatchObject(NOT_SIGNED_IN)
  expect(await namesOf(ana)).not.toContain('short-lived')
  await expect(ana.ask(REVOKE, { id: apiToken.id })).rejects.toMatchObject(NOT_FOUND)
})

test('an open connection ends when its token expires', async () => {
  const { apiToken, tool } = await made(ana)
  await sql(`update api_token set expires_at = now() + interval '2 seconds' where id = ?`, [apiToken.id])
  expect(await (await live(tool)).closed).toMatchObject({ code: 4401 })
})

test('a token has the current rights of its owner, and none after their removal', async () => {
  const carl = await installation.join('carl')
  const {
    me: { id },
  } = await carl.ask(ME)
  const { tool, token, apiToken } = await made(carl)
  await expect(tool.ask(AUDIT)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const before = await live(tool)
  await ana.ask(SET_ADMIN, { id, isAdmin: true })
  expect(await before.closed).toMatchObject({ code: 4205 })
  expect((await tool.ask(AUDIT)).audit.nodes.length).toBeGreaterThan(0)
  await ana.ask(SET_ADMIN, { id, isAdmin: false })
  await expect(tool.ask(AUDIT)).rejects.toMatchObject({ code: 'FORBIDDEN' })

  const reader = installation.client(token)
  const open = await live(reader)
  await ana.ask('mutation ($id: ID!) { removeMember(userId: $id) }', { id })
  expect(await open.closed).toMatchObject({ code: 4401 })
  await expect(tool.ask(ME)).rejects.toMatchObject(NOT_SIGNED_IN)
  expect(
    await sql('select id from api_token where id = ? and revoked_at is not null', [apiToken.id]),
  ).toHaveLength(1)
})

test('a changed password ends other sessions, but no tokens', async () => {
  const dora = await installation.join('dora')
  const [elsewhere, { tool }] = [await installation.signIn('dora'), await made(dora)]
  await dora.ask(CHANGE_PASSWORD, { old: PASSWORD, new: 'another good one' })
  await expect(elsewhere.ask(ME)).rejects.toMatchObject(NOT_SIGNED_IN)
  expect(await tool.ask(ME)).toMatchObject({ me: { username: 'dora' } })
})

test('a user has at most twenty tokens, even if many are created at once', async () => {
  const { liveMax } = LIMITS.apiToken
  const emil = await installation.join('emil')
  const tries = await Promise.allSettled(
    Array.from({ length: liveMax + 3 }, (_, at) => made(emil, { name: `tool ${at}` })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(liveMax)
  const [{ id }] = (await emil.ask(TOKENS)).apiTokens
  await expect(made(emil)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You already have 20 tokens. Revoke one first.',
  })
  await emil.ask(REVOKE, { id })
  expect((await made(emil, { name: 'in its place' })).apiToken.name).toBe('in its place')
  expect((await namesOf(emil))[0]).toBe('in its place')
})
