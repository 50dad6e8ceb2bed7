/** Covers specification A19, E6. */
import { createHash, randomUUID } from 'node:crypto'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { statementsOf } from '../../../test/statements.js'

const UPLOAD =
  'mutation ($file: Upload!) { uploadAsset(input: { name: "A hill" }, file: $file) { id name owner { username } } }'

let team: TestInstallation
let [ana, ben, nobody]: Client[] = []
const log: string[] = []
beforeAll(async () => {
  team = await testInstallation({ env: { NODE_ENV: 'production' }, log: (line) => log.push(line) })
  ana = await team.join('ana')
  ben = await team.join('ben')
  nobody = team.client()
})
afterAll(() => team.close())

const entity = (client: Client, __typename: string, id: string) =>
  client.ask(
    'query ($all: [_Any!]!) { _entities(representations: $all) { __typename ... on Project { name } ... on User { username email } } }',
    { all: [{ __typename, id }] },
  )

describe('the schema of a production installation', () => {
  test.each([
    ['introspection', '{ __schema { queryType { name } } }'],
    ['introspection of a type', '{ __type(name: "User") { name } }'],
    ['the SDL of the subgraph', '{ _service { sdl } }'],
    [
      'introspection behind a fragment',
      '{ ...F } fragment F on Query { s: __schema { queryType { name } } }',
    ],
  ])('%s is for signed-in users', async (_what, query) => {
    const refused = await nobody.send(query)
    expect(refused).toMatchObject({
      status: 401,
      errors: [{ message: 'The schema is for signed-in users', extensions: { code: 'UNAUTHENTICATED' } }],
    })
    expect(refused.data).toBeUndefined()
    expect(await ben.ask(query)).toBeTruthy()
  })

  test('is not revealed by suggestions either', async () => {
    const { errors } = await nobody.send('{ projcts { nodes { id } } }')
    expect(errors?.[0].message).toBe('Cannot query field "projcts" on type "Query".')
  })

  test('every entity of the federation declares its key', async () => {
    const {
      _service: { sdl },
    } = await ana.ask('{ _service { sdl } }')
    const videos = ['Clip', 'Film', 'CardVideo'].map((kind) => `type ${kind} implements Node & Video`)
    const others = ['User', 'Asset', 'Project', 'Message', 'Job', 'Notification'].map(
      (type) => `type ${type} implements Node`,
    )
    for (const type of ['interface Video implements Node', ...videos, ...others])
      expect(sdl).toMatch(new RegExp(`${type}\\s+@key\\(fields: "id"\\)`))
  })
})

describe('entities of the federation', () => {
  test('an anonymous caller finds nothing', async () => {
    const {
      createProject: { id },
    } = await ana.ask('mutation { createProject(input: { name: "Harbour" }) { id } }')
    const { me } = await ana.ask('{ me { id } }')
    expect(await entity(nobody, 'Project', id)).toEqual({ _entities: [null] })
    expect(await entity(nobody, 'User', me.id)).toEqual({ _entities: [null] })
    expect(await entity(team.client('forged'), 'User', me.id)).toEqual({ _entities: [null] })
    expect(await entity(ben, 'Project', id)).toEqual({
      _entities: [{ __typename: 'Project', name: 'Harbour' }],
    })
    expect(await entity(ben, 'User', me.id)).toEqual({
      _entities: [{ __typename: 'User', username: 'ana', email: null }],
    })
  })
})

describe('an invalid representation', () => {
  const ask = (representations: unknown) =>
    ben.send('query ($all: [_Any!]!) { _entities(representations: $all) { __typename } }', {
      all: representations,
    })
  const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

  test.each([
    [
      'an id that is a condition',
      [{ __typename: 'Project', id: { $ne: null } }],
      ['representations', 0, 'id'],
    ],
    [
      'an id that is a list',
      [{ __typename: 'User', id: ['11111111-1111-4111-8111-111111111111'] }],
      ['representations', 0, 'id'],
    ],
    ['an id that is a number', [{ __typename: 'User', id: 7 }], ['representations', 0, 'id']],
    ['an id that is missing', [{ __typename: 'Notification' }], ['representations', 0, 'id']],
    ['an id that is null', [{ __typename: 'Job', id: null }], ['representations', 0, 'id']],
    ['a type that is not an entity', [{ __typename: 'Cut', id: 'x' }], ['representations', 0, '__typename']],
    ['an unknown type', [{ __typename: '__proto__', id: 'x' }], ['representations', 0, '__typename']],
    ['no type', [{ id: 'x' }], ['representations', 0, '__typename']],
    ['text', ['User'], ['representations', 0, '__typename']],
    ['a number', [7], ['representations', 0, '__typename']],
    ['a list', [[]], ['representations', 0, '__typename']],
    ['extreme nesting', [deep(2_000)], undefined],
  ])('%s is refused', async (_what, representations, path) => {
    const { data, errors } = await ask(representations)
    expect(data ?? null).toBeNull()
    expect(errors?.[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      ...(path && { issues: [{ path }] }),
    })
  })

  test.each(['', '1', "' or true --", '11111111-1111-4111-8111-11111111111', '{"$ne":null}'])(
    'a malformed id, %j, finds nothing, for all types',
    async (id) => {
      const types = ['User', 'Project', 'Asset', 'Video', 'Clip', 'Film', 'CardVideo', 'Job', 'Notification']
      expect((await ask(types.map((__typename) => ({ __typename, id })))).data).toEqual({
        _entities: types.map(() => null),
      })
    },
  )

  test('many are found in one or two statements', async () => {
    const ids = (
      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          ben.ask(`mutation { createProject(input: { name: "Reel ${at}" }) { id } }`),
        ),
      )
    ).map(({ createProject }) => createProject.id)
    let data: unknown
    const statements = await statementsOf(team, async () => {
      data = (await ask([...ids, ...ids].map((id) => ({ __typename: 'Project', id })))).data
    })
    expect(data).toEqual({ _entities: [...ids, ...ids].map(() => ({ __typename: 'Project' })) })
    expect(statements.filter((statement) => statement.includes('"project"')).length).toBe(1)
  })
})

test.each(['project', 'video', 'asset', 'job'])(
  'a missing %s leaves the rest of the response',
  async (name) => {
    const { data, errors } = await ana.send(`{ me { username } ${name}(id: "${randomUUID()}") { id } }`)
    expect(data).toEqual({ me: { username: 'ana' }, [name]: null })
    expect(errors).toMatchObject([{ path: [name], extensions: { code: 'NOT_FOUND' } }])
  },
)

describe('requests of other sites', () => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${team.url}/graphql`, { method: 'POST', headers, body })

  test('a form of another site can neither query nor upload', async () => {
    const query = JSON.stringify({ query: 'mutation { signOut }' })
    expect((await post({ 'content-type': 'text/plain' }, query)).status).toBe(400)
    expect((await fetch(`${team.url}/graphql?query={__typename}`)).status).toBe(400)
    const upload = await team.client().sendFiles(UPLOAD, { file: new Blob(['x']) }, {})
    expect(upload.errors?.[0].message).toBe('An upload needs the header Authorization')
    expect(await ana.ask('{ me { username } }')).toEqual({ me: { username: 'ana' } })
  })

  test('a GET request of a signed-in user may read, and nothing else', async () => {
    const get = (query: string) =>
      fetch(`${team.url}/graphql?query=${encodeURIComponent(query)}`, { headers: ana.headers })
    expect(await (await get('{ me { username } }')).json()).toEqual({ data: { me: { username: 'ana' } } })
    expect((await get('mutation { signOut }')).status).toBe(405)
  })

  test('an operation that was sent once can be called by its hash (APQ)', async () => {
    const query = '{ me { id username } }'
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    const send = async (body: object) =>
      (await post({ ...ana.headers, 'content-type': 'application/json' }, JSON.stringify(body))).json()
    expect(await send({ extensions })).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    })
    const first = await send({ query, extensions })
    expect(first).toMatchObject({ data: { me: { username: 'ana' } } })
    expect(await send({ extensions })).toEqual(first)
  })

  test('invalid JSON is refused in GraphQL’s own form', async () => {
    const answer = await post({ 'content-type': 'application/json' }, '{"query": ')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })

  test('responses have safe headers and a request id', async () => {
    const { headers } = await ana.send('{ __typename }')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('an unexpected error', () => {
  const rename = (from: string, to: string) =>
    team.installation.database.em.fork().execute(`alter table ${from} rename to ${to}`)
  afterEach(() => rename('elsewhere', 'notification'))

  test('is masked, has its request id, and is logged with it', async () => {
    await rename('notification', 'elsewhere')
    const { errors, headers } = await ana.send('{ notifications { totalCount } }')
    expect(errors).toEqual([
      {
        message: 'Something went wrong.',
        path: ['notifications'],
        extensions: { code: 'INTERNAL', requestId: headers.get('x-request-id') },
      },
    ])
    const [line] = log
      .filter((one) => one.includes(headers.get('x-request-id')!))
      .map((one) => JSON.parse(one))
    expect(line).toMatchObject({ level: 50, msg: 'an operation failed unexpectedly' })
    expect(line.err.message).toContain('notification')
  })

  test('is masked on the socket too', async () => {
    await rename('notification', 'elsewhere')
    const refused = await ana
      .subscribe('{ notifications { totalCount } }')
      .next()
      .catch((error) => error)
    expect(refused.errors).toMatchObject([
      { message: 'Something went wrong.', extensions: { code: 'INTERNAL' } },
    ])
    expect(log.some((one) => one.includes(refused.errors[0].extensions.requestId))).toBe(true)
  })

  test('is reported to the federation instead of null', async () => {
    await rename('notification', 'elsewhere')
    const id = '11111111-1111-4111-8111-111111111111'
    await expect(
      ana.ask('query ($all: [_Any!]!) { _entities(representations: $all) { __typename } }', {
        all: [{ __typename: 'Notification', id }],
      }),
    ).rejects.toMatchObject({ code: 'INTERNAL' })
  })
})
