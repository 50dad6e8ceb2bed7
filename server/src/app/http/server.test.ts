import { request } from 'node:http'
import sharp from 'sharp'
import { client } from '../../../../scripts/build-client.mjs'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

let team: TestInstallation
beforeAll(async () => {
  client.ensure(() => undefined)
  team = await testInstallation()
})
afterAll(() => team.close())

const get = (path: string, accept: string) => fetch(team.url + path, { headers: { accept } })

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

/** Sends headers that fetch does not allow; returns the policy of the response. */
const policyFor = (path: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    request(team.url + path, { headers }, (response) => {
      response.resume()
      resolve(String(response.headers['content-security-policy']))
    })
      .on('error', reject)
      .end()
  })

test('a browser that opens /graphql gets a playground without files of other sites', async () => {
  const page = await get('/graphql', BROWSER)
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  const named = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address!)
  expect(named.length).toBeGreaterThan(2)
  for (const address of named) {
    expect(address).toMatch(/^\/[^/]/)
    expect({ address, status: (await get(address, '*/*')).status }).toEqual({ address, status: 200 })
  }
  expect(html).not.toMatch(/ style=| on\w+=|<style|<script>/)
})

test('the app is built for production, whatever NODE_ENV is', async () => {
  const html = await (await get('/', BROWSER)).text()
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address!)
  expect(scripts.length).toBeGreaterThan(1)
  for (const address of scripts) {
    const code = await (await get(address, '*/*')).text()
    expect({ address, forms: code.match(/css-dev-only|["`']test-id["`']/g) ?? [] }).toEqual({
      address,
      forms: [],
    })
  }
})

test('the login loads at most 150 kB of scripts', async () => {
  const html = await (await get('/login', BROWSER)).text()
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address!)
  const sizes = await Promise.all(
    scripts.map(async (address) => {
      const response = await fetch(team.url + address, { headers: { 'accept-encoding': 'br' } })
      return Number(response.headers.get('content-length'))
    }),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})

test('the playground has an opaque origin, and evaluates no strings', async () => {
  const policy = policyOf(await get('/graphql', BROWSER))
  expect(policy).toContain('sandbox allow-scripts allow-forms;')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-eval|allow-same-origin/)
  for (const path of [
    '/graphql/playground/iframe-sandbox/index.html?sc=https://elsewhere.example',
    '/graphql/playground/',
    '/graphql/playground/index.html',
    '/playground/index.html',
  ]) {
    expect((await get(path, '*/*')).status).toBe(404)
  }
})

test('the playground is the only page without an origin that may call', async () => {
  const key = /name="playground-key" content="([\w-]{43})"/.exec(
    await (await get('/graphql', BROWSER)).text(),
  )![1]!
  const call = (headers: Record<string, string>, init?: RequestInit) =>
    fetch(`${team.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"{ __typename }"}',
      ...init,
    })
  const own = await call({ origin: 'null', 'x-playground-key': key })
  expect([own.status, own.headers.get('access-control-allow-origin'), await own.json()]).toEqual([
    200,
    'null',
    { data: { __typename: 'Query' } },
  ])
  for (const headers of <Record<string, string>[]>[
    {},
    { 'x-playground-key': key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    { 'x-playground-key': '' },
  ]) {
    const refused = await call({ origin: 'null', ...headers })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  }
  const stranger = await call({ origin: 'https://elsewhere.example', 'x-playground-key': key })
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
})

test('every kind of response has a policy: no script from strings or other sites, and no framing', async () => {
  for (const path of [
    '/',
    '/login',
    '/healthz',
    '/graphql?query={__typename}',
    '/api/v1/projects',
    '/api/v1/docs',
    '/api/nothing',
    '/files/nothing',
    '/no-such.png',
    '/assets/none.js',
    '/%',
  ]) {
    const answer = await get(path, BROWSER)
    const policy = policyOf(answer)
    expect({ path, policy }).not.toEqual({
      path,
      policy: expect.stringMatching(/unsafe-eval|script-src[^;]*unsafe-inline/),
    })
    expect(policy).toMatch(/require-trusted-types-for 'script'|sandbox/)
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a page connects only to the sockets of its own host, whatever its name', async () => {
  const sockets = async (host: string) => /connect-src ([^;]*)/.exec(await policyFor('/login', { host }))![1]
  expect(await sockets('cutroom.example:8443')).toBe(
    "'self' ws://cutroom.example:8443 wss://cutroom.example:8443",
  )
  expect(await sockets('[::1]:4000')).toBe("'self' ws://[::1]:4000 wss://[::1]:4000")
  for (const host of [
    '*',
    'a.example; script-src *',
    'a.example wss://evil.example',
    'user@evil.example',
    'a.example/path',
    "a.example,'unsafe-eval'",
  ]) {
    expect(await sockets(host)).toBe("'self'")
  }
})

test('an installation with an HTTPS address sends HSTS, and allows its own sockets', async () => {
  const far = await testInstallation({ env: { PUBLIC_URL: 'https://cutroom.example.com' } })
  try {
    const { headers } = await fetch(`${far.url}/login`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('content-security-policy')).toContain('wss://cutroom.example.com')
    expect((await get('/login', BROWSER)).headers.get('strict-transport-security')).toBeNull()
  } finally {
    await far.close()
  }
})

test('an installation with a public address gives files absolute addresses there, also in subscriptions', async () => {
  const origin = 'https://cutroom.example.com'
  const far = await testInstallation({ env: { PUBLIC_URL: origin } })
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#4477aa' } })
    .png()
    .toBuffer()
  try {
    const ana = await far.join('ana')
    const stream = await ana.listen('subscription { assetChanged { asset { name url } } }')
    const { uploadAsset } = await ana.upload(
      'mutation ($file: Upload!) { uploadAsset(input: { name: "A hill" }, file: $file) { url } }',
      { file: new File([new Uint8Array(picture)], 'hill.png') },
    )
    expect(uploadAsset.url).toMatch(/^https:\/\/cutroom\.example\.com\/files\//)
    const { value } = await stream.next()
    expect(value.assetChanged.asset).toEqual({ name: 'A hill', url: uploadAsset.url })
    const { pathname, search } = new URL(uploadAsset.url)
    expect((await fetch(far.url + pathname + search)).status).toBe(200)
    const { headers } = await fetch(`${far.url}/login`)
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(headers.get('content-security-policy')).toMatch(new RegExp(`${directive} [^;]*${origin}`))
  } finally {
    await far.close()
  }
})

test('an unknown address gets a 404 in the requested format', async () => {
  const answer = await get('/api/nothing', 'application/json')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ detail: 'Not found', code: 'NOT_FOUND' })
  expect((await get('/no-such-picture.png', 'image/avif,image/webp,image/*,*/*;q=0.8')).status).toBe(404)
})

test('reports liveness and readiness', async () => {
  expect(await (await get('/healthz', '*/*')).json()).toEqual({ status: 'alive' })
  expect(await (await get('/readyz', '*/*')).json()).toEqual({
    status: 'ready',
    checks: { database: true, storage: true, scratch: true, ffmpeg: true },
  })
})

test('a request that is running at shutdown gets its response', async () => {
  const ana = await team.join('ana')
  const body = JSON.stringify({ query: '{ me { username } }' })
  const answered = new Promise<string>((resolve, reject) => {
    const slow = request(
      `${team.url}/graphql`,
      {
        method: 'POST',
        headers: { ...ana.headers, 'content-type': 'application/json', 'content-length': body.length },
      },
      (response) => {
        response.setEncoding('utf8').on('data', resolve)
      },
    )
    slow.on('error', reject)
    slow.write(body.slice(0, 5), () => {
      setTimeout(() => {
        drained = team.drain()
        setTimeout(() => slow.end(body.slice(5)), 300)
      }, 100)
    })
  })
  let drained: Promise<void> | undefined
  expect(JSON.parse(await answered)).toEqual({ data: { me: { username: 'ana' } } })
  await drained
  await expect(get('/healthz', '*/*')).rejects.toThrow('fetch failed')
})
