import { type Server, createServer, request } from 'node:http'
import { testInstallation } from '../../../test/installation.js'
import { readEnv } from '../config/env.js'
import { addressOf, trackAddresses, trustIn } from './proxies.js'

/** The caller that a server determines for a request with this header. */
async function callerBehind(
  TRUST_PROXY: string,
  forwarded?: string,
  { from = '127.0.0.1', upgrades = false } = {},
): Promise<string> {
  const server: Server = createServer((asked, answer) => answer.end(addressOf(asked)))
  server.on('upgrade', (asked, socket) =>
    socket.end(`HTTP/1.1 400 No\r\nCaller: ${addressOf(asked)}\r\n\r\n`),
  )
  trackAddresses(server, trustIn(readEnv({ TRUST_PROXY }).TRUST_PROXY))
  await new Promise<void>((resolve) => server.listen(0, from, resolve))
  const { port } = server.address() as { port: number }
  const headers = {
    ...(forwarded && { 'x-forwarded-for': forwarded }),
    ...(upgrades && { connection: 'upgrade', upgrade: 'websocket' }),
  }
  try {
    return await new Promise((resolve, reject) =>
      request({ host: from, port, headers }, (answer) => {
        let text = ''
        answer
          .on('data', (piece) => (text += piece))
          .on('end', () => resolve((answer.headers.caller as string) ?? text))
      })
        .on('error', reject)
        .end(),
    )
  } finally {
    server.close()
  }
}

test.each([
  ['nobody is believed unless told', '', '203.0.113.7', '127.0.0.1'],
  ['a trusted proxy is', 'loopback', '203.0.113.7', '203.0.113.7'],
  ['a proxy elsewhere is not', '10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
  ['what a caller says beside it does not count', 'loopback', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  [
    'of two proxies in a row both are known',
    '127.0.0.1, 10.1.0.0/16',
    '203.0.113.7, 10.1.2.3',
    '203.0.113.7',
  ],
  ['proxies are counted', '2', '1.2.3.4, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['none are', '0', '203.0.113.7', '127.0.0.1'],
  ['a port is no part of the caller', '1', '203.0.113.7:4711', '203.0.113.7'],
  ['nonsense is nobody', '1', 'unknown', '127.0.0.1'],
  ['one network of IPv6 is one caller', '1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['with its port, too', '1', '[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['an IPv4 address that is written as IPv6 is itself', '1', '::ffff:203.0.113.7', '203.0.113.7'],
])('%s', async (_, trusted, forwarded, caller) => {
  expect(await callerBehind(trusted, forwarded)).toBe(caller)
  expect(await callerBehind(trusted, forwarded, { upgrades: true })).toBe(caller)
})

test.each(['10.0.0.0/33', 'proxy.example.com', '-1', '10.0.0.1 10.0.0.2'])(
  '%s names no proxies',
  (TRUST_PROXY) => {
    expect(() => readEnv({ TRUST_PROXY })).toThrow('TRUST_PROXY must be a number of proxies')
  },
)

test.each([
  ['loopback', 'https://films.example.com'],
  ['10.0.0.0/8', undefined],
])('addresses of files are those behind a proxy at %s, where it is trusted', async (TRUST_PROXY, origin) => {
  const installation = await testInstallation({ env: { TRUST_PROXY } })
  try {
    const ana = await installation.join('ana')
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'films.example.com' }
    for (const name of ['The Keeper', 'The Harbour'])
      await installation.rest(ana).post('/projects', { project_name: name, project_desc: '' })
    const link = (await installation.rest(ana).get('/projects?limit=1', headers)).headers.get('link')!
    expect(new URL(/<(.+)>/.exec(link)![1]).origin).toBe(origin ?? installation.url)
  } finally {
    await installation.close()
  }
})
