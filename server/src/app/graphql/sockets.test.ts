import { randomUUID } from 'node:crypto'
import { getNamedType, isLeafType } from 'graphql'
import { WebSocket } from 'ws'
import type { Client } from '../../../test/graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from '../../../test/installation.js'
import { graphSchema } from './schema.js'

const CHANGES = 'subscription { projectChanged { project { name } } }'
const CREATE = 'mutation ($name: String!) { createProject(input: { name: $name }) { id } }'

let team: TestInstallation
let [ana, ben]: Client[] = []
beforeAll(async () => {
  team = await testInstallation({ env: { NODE_ENV: 'production' } })
  ana = await team.join('ana')
  ben = await team.join('ben')
})
afterAll(() => team.close())

/** Opens a live connection and returns how it ends. */
const live = async (client: Client) => {
  const stream = await client.listen(CHANGES)
  const over = stream.next().catch((end: unknown) => end)
  return { over, closed: client.closed }
}

test('changes of one person are pushed to another', async () => {
  const stream = await ben.listen(CHANGES)
  await ana.ask(CREATE, { name: 'Harbour' })
  const { value } = await stream.next()
  expect(value.projectChanged).toEqual({ project: { name: 'Harbour' } })
  await stream.return(undefined)
})

test.each([
  ['an anonymous client', undefined],
  ['a forged token', 'e30.e30.e30'],
])('a connection of %s is refused', async (_who, token) => {
  await expect(team.client(token).subscribe(CHANGES).next()).rejects.toMatchObject({ code: 4403 })
})

test.each<[string, (token: string) => object, (token: string) => object]>([
  ['authorization', (token) => ({ authorization: `Bearer ${token}` }), () => ({})],
  ['Authorization', (token) => ({ Authorization: `Bearer ${token}` }), () => ({})],
  ['token', (token) => ({ token }), () => ({})],
  ['the header of the upgrade', () => ({}), (token) => ({ authorization: `Bearer ${token}` })],
])('a socket takes the token from %s', async (_where, payloadOf, headersOf) => {
  const headers = { ...headersOf(ana.token!) }
  const socket = new WebSocket(`${team.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers,
  })
  const said = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))
  socket.once('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: payloadOf(ana.token!) })),
  )
  expect(await said).toMatchObject({ type: 'connection_ack' })
  socket.close()
})

const OF_PROJECT = Object.values(graphSchema().getSubscriptionType()!.getFields()).filter(({ args }) =>
  args.some(({ name }) => name === 'projectId'),
)

test.each(OF_PROJECT.map(({ name, type }) => [name, isLeafType(getNamedType(type)) ? '' : '{ __typename }']))(
  '%s of a project that does not exist ends with NOT_FOUND',
  async (name, selection) => {
    const subscription = `subscription { ${name}(projectId: "${randomUUID()}") ${selection} }`
    await expect(ben.subscribe(subscription).next()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('an unauthenticated connection cannot run operations', async () => {
  const socket = new WebSocket(`${team.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const code = new Promise((resolve) => socket.once('close', resolve))
  socket.once('open', () =>
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ me { id } }' } })),
  )
  expect(await code).toBe(4401)
})

test('signing out ends the live connections of that session at once, and no other', async () => {
  const [here, there] = [await team.signIn('ben'), await team.signIn('ben')]
  const [one, other] = [await live(here), await live(there)]
  await here.ask('mutation { signOut }')
  expect(await one.closed).toMatchObject({ code: 4401 })
  expect(await there.ask('{ me { username } }')).toEqual({ me: { username: 'ben' } })
  await ana.ask(CREATE, { name: 'Later' })
  expect(await other.over).toMatchObject({ value: { projectChanged: { project: { name: 'Later' } } } })
})

test('a changed password ends the live connections of every other session', async () => {
  const [here, there] = [await team.signIn('ben'), await team.signIn('ben')]
  const [mine, other] = [await live(here), await live(there)]
  await here.ask(
    'mutation ($old: String!, $new: String!) { updatePassword(input: { oldPassword: $old, newPassword: $new }) }',
    { old: PASSWORD, new: `${PASSWORD} 2` },
  )
  expect(await other.closed).toMatchObject({ code: 4401 })
  await ana.ask(CREATE, { name: 'Afterwards' })
  expect(await mine.over).toMatchObject({ value: { projectChanged: { project: { name: 'Afterwards' } } } })
})

test('a session whose end was missed cannot run operations', async () => {
  const carl = await team.join('carl')
  await live(carl)
  await team.installation.database.em
    .fork()
    .execute(
      `update session set ended_at = now() where user_id = (select id from account where username = 'carl')`,
    )
  let refused: unknown
  while (!refused) {
    refused = await carl
      .subscribe('{ me { id } }')
      .next()
      .then(
        () => undefined,
        (why) => why,
      )
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  expect(await carl.closed).toMatchObject({ code: 4401 })
})

test('more operations at once than a client needs are refused', async () => {
  const many = Array.from({ length: 51 }, () => ana.subscribe(CHANGES))
  const first = await Promise.race(
    many.map((stream) =>
      stream.next().then(
        () => undefined,
        (refused) => refused,
      ),
    ),
  )
  expect(first).toMatchObject({ code: 'RATE_LIMITED', message: 'At most 50 operations at once' })
  await ana.close()
})

test('a connection that violates the protocol is closed, and others stay open', async () => {
  const socket = new WebSocket(`${team.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const code = new Promise((resolve) => socket.once('close', resolve))
  socket.once('open', () => socket.send('no message at all'))
  expect(await code).toBe(4400)
  expect((await team.signIn('ana')).token).toBeTruthy()
})
