import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { SignJWT } from 'jose'
import type { TestDatabase } from '../../../../test/database.js'
import type { Client } from '../../../../test/graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { migratedDatabase } from '../../../../test/migrated-database.js'
import { waitFor } from '../../../../test/wait-for.js'

const SECRET = 'one secret of both processes, long enough'
const ME = '{ me { id username isAdmin } }'
const TEAM = '{ team(first: 1) { nodes { id } } }'
const NOBODY = { code: 'UNAUTHENTICATED' }
/** Shorter than the lifetime of a cached viewer, so that a change within it proves an event. */
const SOON = { timeout: 3_000, interval: 20 }

let database: TestDatabase
/** Two API processes of one installation. */
let here: TestInstallation
let there: TestInstallation
let ana: Client
beforeAll(async () => {
  database = await migratedDatabase()
  const env = { AUTH_SECRET: SECRET }
  here = await testInstallation({ on: database, env })
  there = await testInstallation({ on: { ...database, drop: async () => undefined }, env })
  ana = await here.join('ana')
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** A user who signed in at one process, and is cached in the other. */
async function cachedUser(username: string): Promise<{ person: Client; elsewhere: Client; id: string }> {
  const person = await here.join(username)
  const elsewhere = there.client(person.token)
  await person.ask(ME)
  const { me } = await elsewhere.ask(ME)
  return { person, elsewhere, id: me.id }
}
const outcome = (client: Client, query = ME) =>
  client.ask(query).then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  )

const decoded = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const key = (secret: string) => createHash('sha256').update(`sessions ${secret}`).digest()

test('a cached token must match exactly: a changed or differently signed one is refused', async () => {
  const { person } = await cachedUser('ben')
  const { me: other } = await ana.ask(ME)
  const [head, claims, signature] = person.token!.split('.')
  const changed = encoded({ ...decoded(claims!), sub: other.id })
  const signed = (secret: string, alg = 'HS256', claimed: object = decoded(claims!)) =>
    new SignJWT(claimed as Record<string, unknown>).setProtectedHeader({ alg }).sign(key(secret))
  const forged = [
    `${head}.${changed}.${signature}`,
    `${encoded({ alg: 'none' })}.${claims}.`,
    `${encoded({ alg: 'none' })}.${claims}.${signature}`,
    `${encoded({ alg: 'HS512' })}.${claims}.${signature}`,
    `${head}.${claims}.${signature!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${head}.${claims}.${signature!.slice(0, -2)}`,
    `${head}.${claims}`,
    `${person.token}.`,
    await signed('another secret'),
    await signed(SECRET, 'HS512'),
    await signed(SECRET, 'HS256', { ...decoded(claims!), iss: 'elsewhere' }),
    await signed(SECRET, 'HS256', { ...decoded(claims!), jti: 'no id' }),
    await signed(SECRET, 'HS256', { ...decoded(claims!), exp: Math.floor(Date.now() / 1000) - 1 }),
  ]
  for (const token of forged) {
    await expect(here.client(token).ask(ME)).rejects.toMatchObject(NOBODY)
    expect((await here.rest({ token }).get('/me')).status).toBe(401)
  }
  await expect(person.ask(ME)).resolves.toMatchObject({ me: { username: 'ben' } })
})

test('a cached token expires even if the session’s row is still valid', async () => {
  const { person } = await cachedUser('cleo')
  const claims = decoded(person.token!.split('.')[1]!)
  const token = await new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) + 2 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key(SECRET))
  const brief = here.client(token)
  await expect(brief.ask(ME)).resolves.toMatchObject({ me: { username: 'cleo' } })
  await pause(2_100)
  await expect(brief.ask(ME)).rejects.toMatchObject(NOBODY)
  expect(await outcome(person)).toBe('answered')
})

test('a session that ends in one process ends in the other', async () => {
  const { person, elsewhere } = await cachedUser('dan')
  await person.ask('mutation { signOut }')
  expect(await outcome(person)).toBe(NOBODY.code)
  await waitFor(async () => expect(await outcome(elsewhere)).toBe(NOBODY.code), SOON)
  expect((await there.rest(person).get('/me')).status).toBe(401)
})

test('a changed password ends the other sessions in both processes', async () => {
  const { person, elsewhere } = await cachedUser('eva')
  const changing = await here.signIn('eva')
  await changing.ask(
    'mutation ($old: String!, $new: String!) { updatePassword(input: { oldPassword: $old, newPassword: $new }) }',
    {
      old: PASSWORD,
      new: 'another horse battery',
    },
  )
  for (const client of [person, elsewhere])
    await waitFor(async () => expect(await outcome(client)).toBe(NOBODY.code), SOON)
  expect(await outcome(changing)).toBe('answered')
})

test('a removed member is refused in both processes', async () => {
  const { person, elsewhere, id } = await cachedUser('fay')
  await ana.ask('mutation ($id: ID!) { removeMember(userId: $id) }', { id })
  for (const client of [person, elsewhere])
    await waitFor(async () => expect(await outcome(client)).toBe(NOBODY.code), SOON)
})

test('changed rights apply in both processes', async () => {
  const { person, elsewhere, id } = await cachedUser('gil')
  const set = (isAdmin: boolean) =>
    ana.ask(
      'mutation ($id: ID!, $to: Boolean!) { updateMember(input: { userId: $id, isAdmin: $to }) { id } }',
      {
        id,
        to: isAdmin,
      },
    )
  for (const [isAdmin, expected] of [
    [true, 'answered'],
    [false, 'FORBIDDEN'],
  ] as const) {
    await set(isAdmin)
    for (const client of [person, elsewhere])
      await waitFor(async () => expect(await outcome(client, TEAM)).toBe(expected), SOON)
    expect((await elsewhere.ask(ME)).me.isAdmin).toBe(isAdmin)
  }
})

test('a new name applies in both processes with the next request', async () => {
  const { person, elsewhere } = await cachedUser('hal')
  await person.ask('mutation { updateUsername(username: "hannah") { id } }')
  for (const client of [person, elsewhere]) expect((await client.ask(ME)).me.username).toBe('hannah')
  expect((await there.rest(person).get('/me')).body).toMatchObject({ username: 'hannah' })
})

test('an API token that is revoked in one process is refused by the other', async () => {
  const { person } = await cachedUser('ida')
  const { createApiToken } = await person.ask(
    'mutation { createApiToken(input: { name: "tool", scope: READ, expiresInDays: 1 }) { token apiToken { id } } }',
  )
  const tools = [here, there].map((process) => process.client(createApiToken.token))
  for (const tool of tools) expect(await outcome(tool)).toBe('answered')
  await person.ask('mutation ($id: ID!) { deleteApiToken(id: $id) }', { id: createApiToken.apiToken.id })
  for (const tool of tools) await waitFor(async () => expect(await outcome(tool)).toBe(NOBODY.code), SOON)
})
