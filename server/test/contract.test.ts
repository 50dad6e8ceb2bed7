/** Covers specification R14. */
import { composeServices } from '@apollo/composition'
import { composeServices as composeElsewhere } from '@theguild/federation-composition'
import { parse } from 'graphql'
import { serverAudits } from 'graphql-http'
import { RATINGS_SDL } from '../../schema/supergraph/ratings.js'
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

test('the running subgraph composes with Apollo’s and another composition', async () => {
  const ana = await installation.join('ana')
  const { _service } = await ana.ask('{ _service { sdl } }')
  const services = [{ name: 'cutroom', url: `${installation.url}/graphql`, typeDefs: parse(_service.sdl) }]
  expect(composeServices(services).errors ?? []).toEqual([])
  expect(composeElsewhere(services).errors ?? []).toEqual([])
})

test('it composes with another subgraph that uses connections', async () => {
  const ben = await installation.join('ben')
  const { _service } = await ben.ask('{ _service { sdl } }')
  const services = [
    { name: 'cutroom', url: `${installation.url}/graphql`, typeDefs: parse(_service.sdl) },
    { name: 'ratings', url: 'http://localhost', typeDefs: parse(RATINGS_SDL) },
  ]
  expect(composeServices(services).errors ?? []).toEqual([])
  expect(composeElsewhere(services).errors ?? []).toEqual([])
})
