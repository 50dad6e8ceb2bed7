import { Agent, type IncomingMessage, request } from 'node:http'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'

let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  installation = await testInstallation({ drainMs: 2_000 })
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
/** A GET on the single keep-alive connection. */
const get = (path: string) =>
  new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
    const asked = request(
      `${installation.url}${path}`,
      { agent, headers: ana.headers },
      (answer: IncomingMessage) => {
        answer
          .resume()
          .once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
      },
    )
    asked.once('error', reject).end()
  })

test('an API that shuts down first reports that, still accepts calls, and closes each connection after its response', async () => {
  expect(await get('/api/v1/projects')).toEqual({ status: 200, connection: 'keep-alive' })
  const changes = await ana.listen('subscription { projectChanged { project { name } } }')
  const over = changes.next().catch(() => undefined)
  const stopped = installation.drain()
  expect(await get('/readyz')).toEqual({ status: 503, connection: 'close' })
  expect(await get('/healthz')).toEqual({ status: 200, connection: 'close' })
  expect(await get('/api/v1/projects')).toEqual({ status: 200, connection: 'close' })
  expect((await ana.send('{ me { username } }')).data).toEqual({ me: { username: 'ana' } })
  await stopped
  expect((await ana.closed).code).toBe(1001)
  await over
  await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED')
})
