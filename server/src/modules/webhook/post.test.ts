import dns, { type LookupAddress } from 'node:dns'
import { type Server, createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { isPublicAddress, post } from './post.js'

let server: Server
let port: number
let received: { path?: string; headers: Record<string, unknown>; body: string }[] = []
/** The status and body of the next responses. */
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 204 }

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  received = []
  answer = { status: 204 }
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const send = (address: string, allows = (found: string) => /^(127|::1)/.test(found)) =>
  post(new URL(address), { body: '{"a":"é"}', headers: { 'webhook-id': '1' }, allows })

test.each([
  ['1.1.1.1', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['::1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:a9fe:a9fe', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:0:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['fd00:ec2::254', false],
  ['ff02::1', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('it posts JSON and returns the status', async () => {
  expect(await send(`http://127.0.0.1:${port}/hook?a=1`)).toBe(204)
  expect(received).toMatchObject([
    {
      path: '/hook?a=1',
      body: '{"a":"é"}',
      headers: { 'content-type': 'application/json', 'content-length': '10', 'webhook-id': '1' },
    },
  ])
})

test.each(['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]'])(
  'it connects to no private address: %s',
  async (host) => {
    await expect(send(`http://${host}:${port}/`, () => false)).rejects.toThrow('Its address is not public.')
    expect(received).toEqual([])
  },
)

describe('a name', () => {
  const { lookup } = dns
  /** Answers each lookup with the next list of addresses; returns how many were answered. */
  function resolveTo(...answers: string[][]): () => number {
    let count = 0
    const answer = (_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
      done(
        null,
        answers[Math.min(count++, answers.length - 1)].map((address) => ({ address, family: 4 })),
      )
    dns.lookup = answer as never
    syncBuiltinESMExports()
    return () => count
  }
  afterEach(() => {
    dns.lookup = lookup
    syncBuiltinESMExports()
  })
  const onlyFirst = (address: string) => address === '127.0.0.1'

  test('that changes its address after it was checked is looked up once', async () => {
    const lookups = resolveTo(['127.0.0.1'], ['127.0.0.2'])
    expect(await send(`http://receiver.example:${port}/`, onlyFirst)).toBe(204)
    expect(lookups()).toBe(1)
  })

  test('with a private address beside an allowed one is refused', async () => {
    resolveTo(['127.0.0.1', '10.0.0.1'])
    await expect(send(`http://receiver.example:${port}/`, onlyFirst)).rejects.toThrow(
      'Its address is not public.',
    )
    expect(received).toEqual([])
  })
})

test('it follows no redirect', async () => {
  answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/elsewhere` } }
  expect(await send(`http://localhost:${port}/`)).toBe(302)
  expect(received).toHaveLength(1)
})

test('it does not read a long response', async () => {
  answer = { status: 200, body: 'x'.repeat(10_000_000) }
  expect(await send(`http://localhost:${port}/`)).toBe(200)
})

test.each([
  ['https', 'of another protocol', /^The connection failed \(\w+\)\.$/],
  ['http', 'without a receiver', /^It refused the connection\.$/],
])('a failure is a sentence: %s %s', async (protocol, what, sentence) => {
  const free = what === 'without a receiver' ? 1 : port
  await expect(send(`${protocol}://127.0.0.1:${free}/`)).rejects.toThrow(sentence)
})
