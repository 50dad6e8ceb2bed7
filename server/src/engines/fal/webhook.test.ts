import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Signing } from '../../../test/fal/signing.js'
import { Hosts } from './hosts.js'
import { FalKeys, type KeySource, createWebhookCheck, verifyFalWebhook } from './webhook.js'

const body = Buffer.from(
  JSON.stringify({ request_id: 'request-1', gateway_request_id: 'request-1', status: 'OK', payload: {} }),
)
const hour = 60 * 60 * 1000
let published = new Signing()
let asked = 0
let now = Date.now()
let refusing: string | undefined
const provider = createServer(({ headers }, response) => {
  asked++
  if (headers['x-fal-target-host'] === refusing) response.statusCode = 404
  response.end(JSON.stringify(published.jwks))
})
let url: string
let keys: KeySource

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  keys = new FalKeys(new Hosts(url), () => now)
})
afterAll(() => void provider.close())

const check = (headers: Record<string, string>, rawBody = body) =>
  verifyFalWebhook({ headers, rawBody, keys, now })

test('a signed webhook returns its request id', async () => {
  expect(await check(published.headers('request-1', body, now))).toEqual({ requestId: 'request-1' })
  expect(await createWebhookCheck({ url })(published.headers('request-1', body), body)).toEqual({
    requestId: 'request-1',
  })
})

test('keys are fetched from the older host if the newer one fails', async () => {
  refusing = 'rest.fal.ai'
  const older = new FalKeys(new Hosts(url), () => now)
  expect(await older.cached()).toHaveLength(1)
  refusing = undefined
})

test('after a retry by the provider, the id in the queue is returned', async () => {
  expect(await check(published.headers('request-2', body, now))).toEqual({ requestId: 'request-1' })
})

test('changed, forged, expired, early and incomplete webhooks are refused', async () => {
  const good = published.headers('request-1', body, now)
  await expect(check(good, Buffer.concat([body, Buffer.from(' ')]))).rejects.toThrow('signature')
  await expect(check({ ...good, 'x-fal-webhook-request-id': 'request-3' })).rejects.toThrow('signature')
  await expect(check(new Signing().headers('request-1', body, now))).rejects.toThrow('signature')
  await expect(check({ ...good, 'x-fal-webhook-signature': '00' })).rejects.toThrow('malformed')
  await expect(check(published.headers('request-1', body, now - 301_000))).rejects.toThrow(
    'The timestamp is too old or in the future',
  )
  await expect(check(published.headers('request-1', body, now + 302_000))).rejects.toThrow(
    'The timestamp is too old or in the future',
  )
  for (const name of Object.keys(good).filter((header) => header.startsWith('x-fal'))) {
    await expect(
      check(Object.fromEntries(Object.entries(good).filter(([header]) => header !== name))),
    ).rejects.toThrow('missing')
  }
})

test('an id with path characters is refused, even if signed', async () => {
  const astray = Buffer.from(JSON.stringify({ request_id: '../../cancel' }))
  await expect(check(published.headers('request-1', astray, now), astray)).rejects.toThrow('malformed')
})

test('keys are cached for a day; a new key is fetched once, and forgeries cause no repeated fetches', async () => {
  now += 25 * hour
  await check(published.headers('request-1', body, now))
  const before = asked
  await check(published.headers('request-1', body, now))
  expect(asked).toBe(before)
  now += hour
  published = new Signing()
  await check(published.headers('request-1', body, now))
  expect(asked).toBe(before + 1)
  for (let time = 0; time < 3; time++)
    await expect(check(new Signing().headers('request-1', body, now))).rejects.toThrow('signature')
  expect(asked).toBe(before + 1)
})
