/** Covers specification A19, E6, R3, R6, R8, R11. */
import { Project } from '../../src/modules/project/project.entity.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import type { RestAnswer, RestClient } from '../rest-client.js'

let installation: TestInstallation
let ana: RestClient
let ben: RestClient
beforeAll(async () => {
  installation = await testInstallation({ env: { CORS_ORIGINS: 'https://tools.example.com' } })
  ana = installation.rest(await installation.join('ana'))
  ben = installation.rest(await installation.join('ben'))
})
afterAll(() => installation.close())

const project = (name: string) => ({ project_name: name, project_desc: '' })
const raw = (
  body: string | Uint8Array,
  headers: Record<string, string>,
  method = 'POST',
  path = '/projects',
) => ana.call(method, path, { body, headers })

test('an unreadable body is a 4xx in the documented shape, and changes nothing', async () => {
  const refused = async (answer: Promise<RestAnswer>, status: number, detail?: string) => {
    const { status: given, body } = await answer
    expect([given, typeof body.detail]).toEqual([status, 'string'])
    if (detail) expect(body.detail).toBe(detail)
  }
  await refused(raw('{"project_name": ', {}), 400)
  await refused(
    raw('project_name=Night', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'The body must be application/json',
  )
  await refused(raw('<a/>', { 'content-type': 'text/xml' }), 415)
  await refused(raw('{}', { 'content-type': 'application/json; charset=latin1' }), 415)
  await refused(
    raw(new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}),
    400,
    'The body is not UTF-8',
  )
  await refused(raw(JSON.stringify(project('x'.repeat(4_000_000))), {}), 413, 'This request is too large')
  await refused(raw('{}', {}, 'POST', '/assets/upload'), 415, 'The body must be multipart/form-data')
  await refused(ana.get('/nowhere'), 404, 'Not found')
  await refused(ana.get('/projects/%E0%A4%A'), 404, 'Not found')
  const wrong = await ana.call('PATCH', '/projects')
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, GET, HEAD, OPTIONS'])
})

test('each issue of the input is listed, including text that cannot be stored', async () => {
  const detail = async (body: unknown) => (await ana.post('/projects', body)).body.detail
  expect(await detail(undefined)).toEqual([
    { loc: ['body', 'project_name'], msg: 'Project name is required', type: 'invalid_type' },
  ])
  expect(await detail([])).toMatchObject([{ loc: ['body'] }])
  expect(await detail(null)).toMatchObject([{ loc: ['body'] }])
  expect(await detail({ project_name: 'ab', project_desc: 'x'.repeat(501) })).toMatchObject([
    { loc: ['body', 'project_name'], msg: 'Project name must be at least 3 characters' },
    { loc: ['body', 'project_desc'], msg: 'Description must be less than 500 characters' },
  ])
  expect(await detail(project('abc\0def'))).toEqual([
    {
      loc: ['body', 'project_name'],
      msg: 'Project name must not contain control characters',
      type: 'custom',
    },
  ])
  expect(await detail({ project_name: 'The Keeper', project_desc: 'abc\0def' })).toMatchObject([
    { loc: ['body', 'project_desc'], msg: 'This text contains characters that cannot be stored' },
  ])
  for (const name of ['abc\ud83d', '\udc00abc']) {
    expect(await detail(project(name))).toEqual([
      {
        loc: ['body', 'project_name'],
        msg: 'This text contains characters that cannot be stored',
        type: 'value_error',
      },
    ])
  }
})

test('unknown fields are ignored', async () => {
  const { status, body } = await ben.post('/projects', {
    ...project('Extra'),
    owner_id: 'x',
    ownerId: 'x',
    isPrivate: true,
    id: 'y',
    created_at: '1999-01-01',
    __proto__: { isAdmin: true },
  })
  expect(status).toBe(201)
  expect(Object.keys(body)).toEqual([
    'project_id',
    'project_name',
    'project_desc',
    'created_at',
    'updated_at',
  ])
  const row = await installation.installation.database.em.fork().findOneOrFail(Project, body.project_id)
  expect(row).toMatchObject({ isPrivate: false, ownerId: (await ben.get('/me')).body.user_id })
})

test('lists have pages linked by Link, newest first, without repetitions', async () => {
  for (let at = 0; at < 7; at += 1) await ben.post('/projects', project(`Page ${at}`))
  const seen: string[] = []
  let path: string | undefined = '/projects?limit=3'
  while (path) {
    const { status, body, headers }: RestAnswer<{ project_name: string }[]> = await ben.get(path)
    expect(status).toBe(200)
    expect(body.length).toBeLessThanOrEqual(3)
    seen.push(...body.map(({ project_name: name }) => name))
    path = /<([^>]+)>; rel="next"/
      .exec(headers.get('link') ?? '')?.[1]
      .replace(`${installation.url}/api/v1`, '')
  }
  const all = (await ben.get('/projects')).body.map(
    ({ project_name: name }: { project_name: string }) => name,
  )
  expect(seen).toEqual(all)
  expect(seen.slice(0, 7)).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `Page ${at}`))
  expect((await ben.get('/projects?limit=1000')).status).toBe(200)
  for (const [query, name] of [
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=1e3', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['cursor=a%00b', 'cursor'],
  ]) {
    expect(await ben.get(`/projects?${query}`)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', name] }] },
    })
  }
})

test('a GET with its ETag gets a 304 until something changes', async () => {
  const { headers } = await ben.get('/projects')
  const again = { 'if-none-match': headers.get('etag')! }
  expect(await ben.get('/projects', again)).toMatchObject({ status: 304, body: '' })
  await ben.post('/projects', project('News'))
  expect((await ben.get('/projects', again)).status).toBe(200)
  expect(headers.get('cache-control')).toContain('private')
  expect(headers.get('vary')).toContain('Authorization')
})

test.each(['/api/v1/me', '/api/v1/openapi.json', '/graphql'])(
  'only pages of the configured origins may call %s from a browser',
  async (path) => {
    const ask = async (origin: string, method = 'GET') => {
      const response = await fetch(installation.url + path, {
        method,
        headers: {
          origin,
          ...(method === 'OPTIONS' && {
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'authorization',
          }),
        },
      })
      return response.headers.get('access-control-allow-origin')
    }
    expect(await ask('https://tools.example.com')).toBe('https://tools.example.com')
    expect(await ask('https://tools.example.com', 'OPTIONS')).toBe('https://tools.example.com')
    expect(await ask('https://evil.example.com')).toBeNull()
    expect(await ask('https://evil.example.com', 'OPTIONS')).toBeNull()
  },
)

test('frequent calls are limited: per user, per address without a session, and per name', async () => {
  const small = await testInstallation({ env: { RATE_LIMIT: '20' } })
  try {
    const [cleo, dee] = [small.rest(await small.join('cleo')), small.rest(await small.join('dee'))]
    const answers = await Promise.all(Array.from({ length: 22 }, () => cleo.get('/me')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const limited = answers.find(({ status }) => status === 429)!
    expect(limited.body).toEqual({ detail: 'Too many requests. Wait a moment.', code: 'RATE_LIMITED' })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await dee.get('/me')).status).toBe(200)
    const anonymous = await Promise.all(Array.from({ length: 5 }, () => small.rest().get('/me')))
    expect(anonymous.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 429])
  } finally {
    await small.close()
  }
  const guess = () =>
    installation.rest().post('/user/login', { identifier: 'ben', password: 'a wrong guess' })
  const guesses = await Promise.all(Array.from({ length: 12 }, guess))
  const [told] = guesses.filter(({ status }) => status === 429)
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(60)
})

test('an internal error is returned with only its request id, which is in the log', async () => {
  const lines: string[] = []
  const broken = await testInstallation({ log: (line) => lines.push(line) })
  try {
    const eve = broken.rest(await broken.join('eve'))
    await broken.installation.database.em.fork().execute('alter table notification rename to elsewhere')
    const { status, body, headers } = await eve.get('/notifications')
    expect([status, body]).toEqual([
      500,
      { detail: 'Something went wrong.', code: 'INTERNAL', request_id: headers.get('x-request-id') },
    ])
    expect(
      lines.some(
        (line) =>
          line.includes(body.request_id) &&
          line.includes('elsewhere') === false &&
          line.includes('notification'),
      ),
    ).toBe(true)
  } finally {
    await broken.close()
  }
})
