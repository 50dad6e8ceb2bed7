import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Answer, Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { statementsOf } from '../../../test/statements.js'
import { OPERATION_LIMITS } from './limits.js'
import { waitFor } from '../../../test/wait-for.js'

const ALIASES = Array.from({ length: 29 }, (_, at) => `a${at}: clips(first: 1) { totalCount }`).join(' ')

let team: TestInstallation
let [ana, ben]: Client[] = []
beforeAll(async () => {
  team = await testInstallation({ operationMs: OPERATION_LIMITS.milliseconds })
  ana = await team.join('ana')
  ben = await team.join('ben')
  await team.installation.database.em
    .fork()
    .execute(
      `insert into project (name, owner_id) select 'Reel ' || n, (select id from account where username = 'ana') from generate_series(1, 200) n`,
    )
})
afterAll(() => team.close())

const over = {
  HTTP: async (query: string, variables = {}) => (await ben.send(query, variables)).errors,
  socket: async (query: string, variables = {}) =>
    ben
      .subscribe(query, variables)
      .next()
      .then(
        () => undefined,
        (refused) => refused.errors as Answer['errors'],
      ),
}

describe.each(['HTTP', 'socket'] as const)('a short but expensive operation, over %s', (transport) => {
  const refusal = {
    message: expect.stringMatching(/^This operation could cost \d+ or more\. The limit is 10000\./),
    extensions: { code: 'BAD_USER_INPUT' },
  }
  test.each([
    ['counts of every project, again and again', `{ projects(first: 200) { nodes { ${ALIASES} } } }`],
    [
      'the same behind a fragment',
      `{ projects(first: 200) { nodes { ...A } } } fragment A on Project { ${ALIASES} }`,
    ],
    ['the same through the edges', `{ projects(first: 200) { edges { node { ${ALIASES} } } } }`],
    ['lists of every project', '{ projects(first: 200) { nodes { messages(last: 50) { nodes { id } } } } }'],
    ['the members of every project', '{ projects(first: 200) { nodes { members { username } } } }'],
    [
      'the drafts of every project',
      '{ projects(first: 200) { nodes { cut { videos { author { id } } } } } }',
    ],
    [
      'counts of the whole library',
      `{ ${Array.from({ length: 30 }, (_, at) => `a${at}: assets(first: 100, search: "${at}") { totalCount }`).join(' ')} }`,
    ],
    [
      'entities, again and again',
      `query ($all: [_Any!]!) { _entities(representations: $all) { ... on Project { ${ALIASES} } } }`,
      {
        all: Array.from({ length: 220 }, () => ({
          __typename: 'Project',
          id: '11111111-1111-4111-8111-111111111111',
        })),
      },
    ],
  ])('is refused before it reads anything: %s', async (_what, query, variables: object = {}) => {
    let errors: Answer['errors']
    const statements = await statementsOf(
      team,
      async () => (errors = await over[transport](query, variables)),
    )
    expect(statements.filter((statement) => !/"session"|"account"/.test(statement))).toEqual([])
    expect(errors).toMatchObject([refusal])
  })
})

test('nested lists, and their counts, are read in one statement each', async () => {
  const query = '{ projects(first: 200) { nodes { clips(first: 1) { totalCount nodes { id } } } } }'
  const statements = await statementsOf(team, () => ana.ask(query))
  expect(statements.filter((one) => /"clip"/.test(one))).toHaveLength(2)
  const again =
    '{ projects(first: 200) { nodes { messages(last: 3) { totalCount } a: assets(first: 2) { totalCount } b: assets(first: 2) { totalCount nodes { id } } } } }'
  expect(
    (await statementsOf(team, () => ana.ask(again))).filter((one) => /"message"|"asset"/.test(one)),
  ).toHaveLength(4)
})

const TOO_LONG = [
  {
    message: 'This operation took longer than 5 seconds and was stopped.',
    extensions: { code: 'UNAVAILABLE' },
  },
]
const connect = async () => {
  const client = new pg.Client({ connectionString: team.installation.database.config.getClientUrl(false) })
  await client.connect()
  return client
}
/** Resolves once the database runs no statement. */
const quiet = async (watcher: pg.Client) => {
  while ((await atWork(watcher)) > 0) await pause(50)
}
const atWork = async (watcher: pg.Client) =>
  (
    await watcher.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and application_name <> 'cutroom events'`,
    )
  ).rowCount ?? 0

test('an operation ends after five seconds, over HTTP, the socket and REST, and leaves no statement running', async () => {
  const watcher = await connect()
  await watcher.query(
    'alter table project rename to project_kept; create view project as select * from project_kept where pg_sleep(0.05) is not null',
  )
  const query = '{ me { id } projects(first: 20) { totalCount nodes { clips { totalCount } videoCount } } }'
  const [http, socket, rest] = await Promise.all([
    ana.send(query),
    ben
      .subscribe(query)
      .next()
      .catch((refused) => refused.errors as unknown),
    team.rest(ben).get('/projects'),
  ])
  const left = await atWork(watcher)
  await quiet(watcher)
  await watcher.query('drop view project; alter table project_kept rename to project')
  await watcher.end()
  expect(http.errors).toMatchObject(TOO_LONG)
  expect(http.data ?? null).toBeNull()
  expect(socket).toMatchObject(TOO_LONG)
  expect([rest.status, rest.body]).toEqual([503, { detail: TOO_LONG[0].message, code: 'UNAVAILABLE' }])
  expect(left).toBeLessThan(4)
  expect((await ana.ask('{ projects(first: 20) { totalCount } }')).projects.totalCount).toBe(200)
})

test('a failed response cancels its remaining reads, over HTTP and the socket', async () => {
  const watcher = await connect()
  await watcher.query(
    'alter table project rename to project_kept; create view project as select * from project_kept where pg_sleep(0.05) is not null',
  )
  const query = `{ bad: scorePlan(projectId: "x") { __typename } ${Array.from({ length: 28 }, (_, at) => `a${at}: projects(first: 1) { totalCount }`).join(' ')} }`
  const http = await ana.send(query)
  const socket = await ben
    .subscribe(query)
    .next()
    .then(
      ({ value }) => value,
      (refused) => refused.errors as Answer['errors'],
    )
  expect(await ben.ask('{ me { username } }')).toEqual({ me: { username: 'ben' } })
  await pause(1_000)
  const left = await atWork(watcher)
  await quiet(watcher)
  await watcher.query('drop view project; alter table project_kept rename to project')
  await watcher.end()
  expect(http).toMatchObject({ data: null, errors: [{ path: ['bad'], extensions: { code: 'NOT_FOUND' } }] })
  expect(socket).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  expect(left).toBe(0)
  const places = await Promise.all(
    Array.from({ length: 5 }, () => ana.send('{ projects(first: 20) { totalCount } }')),
  )
  expect(places.map(({ data }) => data?.projects.totalCount)).toEqual([200, 200, 200, 200, 200])
})

describe('while another session locks a table', () => {
  let holder: pg.Client
  const hold = async (statement: string) => {
    holder = await connect()
    await holder.query('begin')
    await holder.query(statement)
  }
  afterEach(async () => {
    await holder.query('rollback')
    await holder.end()
  })
  test('a mutation has changed nothing', async () => {
    await hold('lock table message')
    const {
      createProject: { id },
    } = await ana.ask('mutation { createProject(input: { name: "Held" }) { id } }')
    const sent = await ana.send(
      'mutation ($id: ID!) { sendPrompt(input: { projectId: $id, prompt: "A lighthouse" }) { prompt { id } } }',
      { id },
    )
    // at the time limit of the operation, or of the lock
    expect(sent.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }])
    await quiet(holder)
    await holder.query('rollback')
    expect(
      await ana.ask(
        'query ($id: ID!) { project(id: $id) { clips { totalCount } messages { totalCount } } }',
        { id },
      ),
    ).toEqual({ project: { clips: { totalCount: 0 }, messages: { totalCount: 0 } } })
    await ana.ask(
      'mutation ($id: ID!) { sendPrompt(input: { projectId: $id, prompt: "A lighthouse" }) { prompt { id } } }',
      { id },
    )
  })

  test('one person’s queued operations do not delay others, and too many are refused', async () => {
    await hold('lock table clip')
    const { ofOne } = OPERATION_LIMITS.atOnce
    const refused: Answer[] = []
    const send = async () => {
      const answer = await ana.send('{ projects(first: 1) { nodes { videoCount } } }')
      if (answer.status === 429) refused.push(answer)
    }
    const sent = Array.from({ length: ofOne + OPERATION_LIMITS.waiting.ofOne }, send)
    // on a slow machine operations end at their time limit and make room
    const sendOneMore = () => {
      sent.push(send())
      expect(refused.length).toBeGreaterThan(9)
    }
    await waitFor(sendOneMore, { interval: 10 })
    expect(await atWork(holder)).toBeLessThanOrEqual(ofOne)
    expect(await ben.ask('{ me { username } }')).toEqual({ me: { username: 'ben' } })
    await holder.query('rollback')
    await Promise.all(sent)
    for (const { status, errors } of refused)
      expect({ status, errors }).toMatchObject({
        status: 429,
        errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } }],
      })
  })
})
