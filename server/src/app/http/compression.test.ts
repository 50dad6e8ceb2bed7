import { type IncomingHttpHeaders, type Server, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { Router } from 'express'
import { pino } from 'pino'
import { client } from '../../../../scripts/build-client.mjs'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { makeHttp } from './server.js'

let team: TestInstallation
const servers: Server[] = []
let script: string
beforeAll(async () => {
  client.ensure(() => undefined)
  team = await testInstallation()
  const html = (await send('/')).body.toString()
  script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!
})
afterAll(async () => {
  for (const server of servers) server.close()
  await team.close()
})

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends exactly these headers, and reads the encoded body. */
const send = (
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body, at = team.url }: { method?: string; body?: string; at?: string } = {},
) =>
  new Promise<Received>((resolve, reject) => {
    request(at + path, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end(body)
  })
const accepting = (encodings: string) => ({ 'accept-encoding': encodings })

const decode: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
])('a client that accepts “%s” gets the app in %s', async (accepted, encoding) => {
  const plain = await send(script)
  const { status, headers, body } = await send(script, accepting(accepted))
  expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding])
  expect(headers).toMatchObject({
    'content-type': plain.headers['content-type'],
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(body.length),
    vary: expect.stringContaining('Accept-Encoding'),
  })
  expect(decode[encoding]!(body).equals(plain.body)).toBe(true)
})

test('the compressed app is less than half its size, and smallest in brotli', async () => {
  const [plain, gzip, brotli] = await Promise.all(
    ['', 'gzip', 'br'].map(async (encodings) => (await send(script, accepting(encodings))).body.length),
  )
  expect(gzip!).toBeLessThan(plain! / 2)
  expect(brotli!).toBeLessThan(gzip!)
})

test('HEAD returns the encoding and the length without the body', async () => {
  const whole = await send(script, accepting('br'))
  const { status, headers, body } = await send(script, accepting('br'), { method: 'HEAD' })
  expect([status, headers['content-encoding'], headers['content-length'], body.length]).toEqual([
    200,
    'br',
    String(whole.body.length),
    0,
  ])
})

test('each encoding has its own tag, and is not sent again to a client with that tag', async () => {
  const [brotli, plain] = [await send(script, accepting('br')), await send(script)]
  expect(brotli.headers.etag).not.toBe(plain.headers.etag)
  const again = await send(script, { ...accepting('br'), 'if-none-match': brotli.headers.etag! })
  expect([again.status, again.body.length, again.headers.vary]).toEqual([
    304,
    0,
    expect.stringContaining('Accept-Encoding'),
  ])
  const other = await send(script, { 'if-none-match': brotli.headers.etag! })
  expect(other.status).toBe(200)
})

test('a range is a part of the encoded file', async () => {
  const whole = await send(script, accepting('br'))
  const { status, headers, body } = await send(script, { ...accepting('br'), range: 'bytes=10-19' })
  expect([status, headers['content-range'], headers['content-encoding']]).toEqual([
    206,
    `bytes 10-19/${whole.body.length}`,
    'br',
  ])
  expect(body.equals(whole.body.subarray(10, 20))).toBe(true)
})

test('every page is the app, compressed and not cached, and names the files that it needs', async () => {
  for (const path of ['/', '/login', '/projects/1?tab=videos']) {
    const { headers, body } = await send(path, { ...accepting('br'), accept: 'text/html' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    expect(headers['content-type']).toMatch(/^text\/html/)
    const html = brotliDecompressSync(body).toString()
    expect(html).toContain('<div id="root">')
    const named = [...html.matchAll(/<link rel="[a-z]*preload"[^>]* href="([^"]+)"/g)].map(
      ([, address]) => address!,
    )
    expect(named.length).toBeGreaterThan(2)
    for (const address of named) expect((await send(address)).status).toBe(200)
  }
})

test('the first page shows the logo by itself', async () => {
  const html = (await send('/login', { accept: 'text/html' })).body.toString()
  expect(html).toMatch(/<div id="opening"[^>]*>\s*<svg/)
  expect(html).not.toMatch(/<script(?![^>]* src=)/)
})

test('a missing file is a 404 in plain text', async () => {
  const { status, headers } = await send('/assets/no-such.js', accepting('br'))
  expect([status, headers['content-encoding']]).toEqual([404, undefined])
})

test('the responses of both APIs are compressed if they are longer than a packet', async () => {
  const description = await send('/api/v1/openapi.json', accepting('gzip, br'))
  expect(description.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  expect(JSON.parse(brotliDecompressSync(description.body).toString())).toHaveProperty('openapi')

  const query = JSON.stringify({ query: '{ __schema { types { name fields { name description } } } }' })
  const json = { 'content-type': 'application/json' }
  const long = await send('/graphql', { ...json, ...accepting('gzip') }, { method: 'POST', body: query })
  expect(long.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(long.body).toString())).toHaveProperty('data')
  const asked = await send('/graphql', json, { method: 'POST', body: query })
  expect(asked.headers['content-encoding']).toBeUndefined()

  const short = JSON.stringify({ query: '{ __typename }' })
  const little = await send(
    '/graphql',
    { ...json, ...accepting('gzip, br') },
    { method: 'POST', body: short },
  )
  expect([little.headers['content-encoding'], JSON.parse(little.body.toString())]).toEqual([
    undefined,
    { data: { __typename: 'Query' } },
  ])
})

test('a stream of events and a part of a file are sent as they are', async () => {
  const words = 'Moon over open water. '.repeat(200)
  const router = Router()
  router.get('/api/whole', (_request, response) => void response.type('text/plain').send(words))
  router.get('/api/part', (_request, response) => {
    response.status(206).set('Content-Range', `bytes 0-${words.length - 1}/9000`)
    response.type('text/plain').send(words)
  })
  router.get('/api/events', (_request, response) => void response.type('text/event-stream').end(words))
  const { server } = makeHttp([router], { trust: () => false, log: pino({ level: 'silent' }) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect((await send('/api/whole', accepting('gzip'), { at })).headers['content-encoding']).toBe('gzip')
  for (const path of ['/api/part', '/api/events']) {
    const { headers, body } = await send(path, accepting('gzip, br'), { at })
    expect([path, headers['content-encoding'], body.toString()]).toEqual([path, undefined, words])
  }
})
