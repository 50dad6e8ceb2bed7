import { describeCalls } from '../../src/app/rest/openapi.js'
import { MODULES } from '../../src/modules/index.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { calls } from './shaped-client.js'

const DEPRECATION = { since: '2027-01-31', sunset: '2027-07-31', replacement: '`GET /members/me`' }
const withDeprecation = (rows: typeof calls) =>
  rows.map((row) => (row.name === 'getMe' ? { ...row, deprecated: DEPRECATION } : row))

const account = MODULES.find(({ name }) => name === 'account')!
const { rest } = account
let installation: TestInstallation
beforeAll(async () => {
  Object.assign(account, { rest: (given: never) => withDeprecation(rest!(given)) })
  installation = await testInstallation({ env: { CORS_ORIGINS: 'https://tools.example.com' } })
})
afterAll(async () => {
  Object.assign(account, { rest })
  await installation.close()
})

test('each response of a deprecated call says so, also a refusal, and other pages can read it', async () => {
  const ana = installation.rest(await installation.join('ana'))
  for (const client of [ana, installation.rest()]) {
    const { headers } = await client.get('/me', { origin: 'https://tools.example.com' })
    expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([
      '@1801353600',
      'Sat, 31 Jul 2027 00:00:00 GMT',
    ])
    expect(headers.get('access-control-expose-headers')).toContain('Deprecation,Sunset')
  }
  expect((await ana.get('/projects')).headers.has('deprecation')).toBe(false)
})

test('OpenAPI marks the call, names its replacement, and describes the headers', () => {
  const { getMe, getStorage } = Object.fromEntries(
    Object.values(describeCalls(withDeprecation(calls)).paths!).flatMap((operations) =>
      Object.values(operations).map((operation) => [operation.operationId, operation]),
    ),
  )
  expect(getMe).toMatchObject({
    deprecated: true,
    description: expect.stringContaining(
      'Deprecated since 2027-01-31, and removed from 2027-07-31 on. Use `GET /members/me`.',
    ),
    responses: { 200: { headers: { Deprecation: expect.anything(), Sunset: expect.anything() } } },
  })
  expect(getStorage).not.toHaveProperty('deprecated')
})
