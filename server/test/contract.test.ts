/** Covers specification R14. */
import { serverAudits } from 'graphql-http'
import { type TestInstallation, testInstallation } from './installation.js'

let installation: TestInstallation
beforeAll(async () => {
  installation = await testInstallation()
})
afterAll(() => installation.close())

test('GraphQL over HTTP: passes every MUST of the audit suite, and at least the 55 of 61 audits of a stock server', async () => {
  const audits = serverAudits({ url: `${installation.url}/graphql`, fetchFn: fetch })
  const results = await Promise.all(
    audits.map(async (audit) => ({ name: audit.name, status: (await audit.fn()).status })),
  )
  expect(results.filter(({ name, status }) => name.startsWith('MUST') && status !== 'ok')).toEqual([])
  expect(results).toHaveLength(61)
  expect(results.filter(({ status }) => status === 'ok').length).toBeGreaterThanOrEqual(55)
})
