import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { statementsOf } from '../../../test/statements.js'
import { waitFor } from '../../../test/wait-for.js'

const MESSAGES = 'subscription ($id: ID!) { messageChanged(projectId: $id) { content author { username } } }'
const KEEP =
  'mutation ($id: ID!, $content: String!) { createMessage(input: { projectId: $id, content: $content }) { id } }'

let team: TestInstallation
let [ana, ben]: Client[] = []
let id = ''
beforeAll(async () => {
  team = await testInstallation()
  ana = await team.join('ana')
  ben = await team.join('ben')
  id = (await ana.ask('mutation { createProject(input: { name: "Harbour" }) { id } }')).createProject.id
})
afterAll(() => team.close())

const execute = (statement: string) => team.installation.database.em.fork().execute(statement)
/** From now on, every read of this table fails as if Postgres were shutting down. */
const taken = new Set<string>()
const takeAway = async (table: string) => {
  taken.add(table)
  await execute(
    `create or replace function away() returns boolean language plpgsql as $$ begin raise exception 'the database system is shutting down' using errcode = '57P03'; end $$`,
  )
  await execute(`alter table "${table}" rename to "${table}_kept"`)
  await execute(`create view "${table}" as select * from "${table}_kept" where away()`)
}
const bringBack = async () => {
  for (const table of taken)
    await execute(`drop view "${table}"; alter table "${table}_kept" rename to "${table}"`)
  taken.clear()
}
const say = (content: string) => ana.ask(KEEP, { id, content })

describe('while Postgres is down', () => {
  afterEach(bringBack)

  test('a socket cannot be opened, and its client is told to try again', async () => {
    const carl = await team.join('carl')
    const fresh = carl.as(carl.token)
    team.installation.events['emitter'].emit('gap') // clears cached viewers
    await takeAway('session')
    await expect(fresh.subscribe(MESSAGES, { id }).next()).rejects.toMatchObject({ code: 1013 })
    await bringBack()
    const stream = await fresh.listen(MESSAGES, { id })
    await say('It is back')
    expect((await stream.next()).value.messageChanged.content).toBe('It is back')
    await fresh.close()
  })

  test('a missed event closes the socket, so that the client reloads everything', async () => {
    const stream = await ben.listen(MESSAGES, { id })
    const { events } = team.installation
    const heard = new Promise((resolve) => events.on('message', resolve))
    const { createMessage } = await say('Before')
    await heard
    expect((await stream.next()).value.messageChanged.content).toBe('Before')
    await takeAway('message')
    await execute(
      `select pg_notify('cutroom', '${JSON.stringify({ topic: 'message', id: createMessage.id, projectId: id })}')`,
    )
    await expect(stream.next()).rejects.toMatchObject({ code: 1013 })
    expect(await ben.closed).toMatchObject({ code: 1013, reason: 'Please try again later' })
    ben = await team.signIn('ben')
  })

  test('so does an unreadable relation of the object', async () => {
    const other = await team.signIn('ben')
    const stream = await other.listen(MESSAGES, { id })
    const { createMessage } = await say('Here')
    expect((await stream.next()).value.messageChanged.author.username).toBe('ana')
    await takeAway('account')
    const missed = stream.next().catch((end: unknown) => end)
    await execute(
      `select pg_notify('cutroom', '${JSON.stringify({ topic: 'message', id: createMessage.id, projectId: id })}')`,
    )
    await missed
    expect(await other.closed).toMatchObject({ code: 1013 })
  })
})

test('other errors are sent in the stream, which continues', async () => {
  const stream = await ben.listen(MESSAGES, { id })
  await execute('alter table message rename to elsewhere')
  await execute(
    `select pg_notify('cutroom', '${JSON.stringify({ topic: 'message', id: '11111111-1111-4111-8111-111111111111', projectId: id })}')`,
  )
  const told = await stream.next().catch((error: unknown) => error)
  await execute('alter table elsewhere rename to message')
  expect(told).toMatchObject({ code: 'INTERNAL', errors: [{ message: 'Something went wrong.' }] })
})

test('forty subscriptions of one person take the statements of one', async () => {
  const people = [await team.signIn('ben'), await team.signIn('ben')]
  const one = await statementsOf(team, async () => {
    const stream = await people[0].listen(MESSAGES, { id })
    await say('One')
    await stream.next()
    await stream.return(undefined)
  })
  const streams = await Promise.all(
    Array.from({ length: 40 }, (_, at) => people[at % 2].listen(MESSAGES, { id })),
  )
  const many = await statementsOf(team, async () => {
    await say('Many')
    const heard = await Promise.all(streams.map((stream) => stream.next()))
    expect(heard.map(({ value }) => value.messageChanged)).toEqual(
      heard.map(() => ({ content: 'Many', author: { username: 'ana' } })),
    )
  })
  const reads = (statements: string[]) =>
    statements.filter((statement) => /^select.*"(message|account)"/.test(statement)).length
  expect(reads(many)).toBeLessThanOrEqual(reads(one) + 2)
  const different = await people[0].listen(
    `subscription ($id: ID!) { again: messageChanged(projectId: $id) { author { username } } }`,
    { id },
  )
  await say('Different')
  expect((await different.next()).value.again.author.username).toBe('ana')
  for (const person of people) await person.close()
})

test('subscriptions and sockets of a person are limited, without effect on others', async () => {
  const { token } = await team.signIn('ben')
  const sockets = Array.from({ length: 20 }, () => team.client(token))
  const streams = await Promise.all(
    sockets.map(async (socket) => {
      const first = await socket.listen(MESSAGES, { id })
      return [first, ...(await Promise.all(Array.from({ length: 9 }, () => socket.listen(MESSAGES, { id }))))]
    }),
  )
  const more = team.client(token)
  await expect(sockets[0].subscribe(MESSAGES, { id }).next()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'At most 200 subscriptions at once',
  })
  await expect(more.subscribe(MESSAGES, { id }).next()).rejects.toMatchObject({
    code: 4290,
    reason: 'At most 20 connections at once',
  })
  const stranger = await ana.listen(MESSAGES, { id })
  await say('Crowded')
  expect((await stranger.next()).value.messageChanged.content).toBe('Crowded')
  for (const { value } of await Promise.all(streams.flat().map((stream) => stream.next())))
    expect(value.messageChanged.content).toBe('Crowded')
  await sockets[19].close()
  const again = more.as(more.token)
  const stream = await again.listen('subscription { notificationAdded { id } }')
  await stream.return(undefined)
  for (const socket of [...sockets, again]) await socket.close()
})

describe('what changed before a subscription', () => {
  /** Milliseconds until the server receives a subscription, including the opening of its socket. */
  const MARGIN = 1_000
  const listen = (client: Client, replay: unknown) => client.listen(MESSAGES, { id }, { replay })

  test('is replayed on request, each change once, followed by new changes', async () => {
    const reader = await team.signIn('ben')
    await say('Long before')
    await new Promise((resolve) => setTimeout(resolve, 2 * MARGIN))
    const begun = Date.now()
    const heard = new Promise((resolve) => team.installation.events.on('message', resolve))
    await say('Shortly before')
    await heard
    const stream = await listen(reader, Date.now() - begun + MARGIN)
    await say('After')
    for (const content of ['Shortly before', 'After'])
      expect((await stream.next()).value.messageChanged.content).toBe(content)
    await reader.close()
  })

  test('is read once for all replays', async () => {
    const reader = await team.signIn('ben')
    const { createProject } = await ana.ask('mutation { createProject(input: { name: "Recalled" }) { id } }')
    const variables = { id: createProject.id }
    const begun = Date.now()
    const statements = await statementsOf(team, async () => {
      const heard = new Promise((resolve) => team.installation.events.on('message', resolve))
      await ana.ask(KEEP, { ...variables, content: 'Recalled' })
      await heard
      const streams = await Promise.all(
        Array.from({ length: 20 }, () =>
          reader.listen(MESSAGES, variables, { replay: Date.now() - begun + MARGIN }),
        ),
      )
      for (const stream of streams) {
        expect((await stream.next()).value.messageChanged.content).toBe('Recalled')
        await stream.return(undefined)
      }
    })
    const reads = statements.filter((statement) => /^select.*"message"/.test(statement))
    expect(reads.length).toBeLessThanOrEqual(3)
    await reader.close()
  })

  test('closes the socket if it is no longer buffered', async () => {
    const reader = await team.signIn('ben')
    team.installation.events['recent'].begin()
    await expect(reader.subscribe(MESSAGES, { id }, { replay: 60_000 }).next()).rejects.toMatchObject({
      code: 1013,
    })
  })

  test('is sent if its project was still being looked up', async () => {
    const reader = await team.signIn('ben')
    await reader.subscribe('{ __typename }').next()
    // a project without other subscribers, whose lookups would wait for the lock as well
    const { createProject } = await ana.ask('mutation { createProject(input: { name: "Quiet" }) { id } }')
    const { id: projectId } = createProject
    const heard = new Promise((resolve) => team.installation.events.on('message', resolve))
    const kept = await ana.ask(KEEP, { id: projectId, content: 'Meanwhile' })
    const messageId = kept.createMessage.id
    await heard
    const em = team.installation.database.em.fork()
    await em.begin()
    await em.execute('lock table project')
    const next = reader.subscribe(MESSAGES, { id: projectId }).next()
    next.catch(() => undefined) // it fails later, if the lock is held for too long
    await waitFor(async () => {
      const waiting = await execute(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(waiting).toHaveLength(1)
    })
    const payload = JSON.stringify({ topic: 'message', id: messageId, projectId })
    const again = new Promise((resolve) => team.installation.events.on('message', resolve))
    await execute(`select pg_notify('cutroom', '${payload}')`)
    await again
    await em.commit()
    expect((await next).value.messageChanged.content).toBe('Meanwhile')
    await reader.close()
  })

  test.each([-1, 60_001, 0.5, '5'])('%j is not a valid time', async (replay) => {
    await expect(ben.subscribe(MESSAGES, { id }, { replay }).next()).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'extensions.replay: a whole number from 0 to 60000',
    })
  })
})
