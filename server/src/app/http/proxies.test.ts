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
  ['by default no proxy is trusted', '', '203.0.113.7', '127.0.0.1'],
  ['a proxy in a trusted network is trusted', 'loopback', '203.0.113.7', '203.0.113.7'],
  ['a proxy in another network is not trusted', '10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
  ['an address added by the caller is ignored', 'loopback', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  [
    'two proxies in a row are trusted by their addresses',
    '127.0.0.1, 10.1.0.0/16',
    '203.0.113.7, 10.1.2.3',
    '203.0.113.7',
  ],
  ['a number of proxies is trusted', '2', '1.2.3.4, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['zero proxies are trusted', '0', '203.0.113.7', '127.0.0.1'],
  ['a port is not part of the address', '1', '203.0.113.7:4711', '203.0.113.7'],
  ['an invalid address is ignored', '1', 'unknown', '127.0.0.1'],
  ['an IPv6 network is one caller', '1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['an IPv6 network with a port is one caller', '1', '[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['an IPv4 address in IPv6 notation is an IPv4 address', '1', '::ffff:203.0.113.7', '203.0.113.7'],
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
])('links have the origin of a proxy at %s, if it is trusted', async (TRUST_PROXY, origin) => {
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
