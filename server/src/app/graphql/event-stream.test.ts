import { createClient } from 'graphql-sse'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'

const CHANGES = 'subscription { projectChanged { project { name } } }'
const CREATE = 'mutation ($name: String!) { createProject(input: { name: $name }) { id } }'

let team: TestInstallation
let [ana, ben]: Client[] = []
beforeAll(async () => {
  team = await testInstallation({ env: { NODE_ENV: 'production' } })
  ana = await team.join('ana')
  ben = await team.join('ben')
})
afterAll(() => team.close())

/** Sends an operation for server-sent events. */
const ask = (query: string, { headers }: { headers: Record<string, string> }, signal?: AbortSignal) =>
  fetch(`${team.url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
    signal,
  })

/** Reads a stream until it contains the text. */
async function readUntil({ body }: Response, text: string): Promise<string> {
  let seen = ''
  const decoder = new TextDecoder()
  for await (const part of body!.values({ preventCancel: true })) {
    seen += decoder.decode(part as Uint8Array)
    if (seen.includes(text)) break
  }
  return seen
}

test('the client of graphql-sse gets changes, and results of queries', async () => {
  const client = createClient({ url: `${team.url}/graphql`, headers: ben.headers })
  const stream = client.iterate({ query: CHANGES })
  let value: unknown
  const heard = stream.next().then((next) => (value = next.value))
  while (!value) {
    await ana.ask(CREATE, { name: 'Harbour' })
    await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 200))])
  }
  expect(value).toEqual({ data: { projectChanged: { project: { name: 'Harbour' } } } })
  await stream.return!(undefined)
  const { value: once } = await client.iterate({ query: '{ me { username } }' }).next()
  expect(once).toEqual({ data: { me: { username: 'ben' } } })
  client.dispose()
})

test('an operation with errors is reported as an event, and ends the stream', async () => {
  const response = await ask('subscription { nothing }', ben)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const [next, complete] = (await response.text()).split('\n\n').slice(-3)
  expect(next).toMatch(/^event: next\ndata: \{"errors":\[\{"message":"Cannot query field/)
  expect(complete).toBe('event: complete\ndata: ')
})

test('anonymous callers are refused', async () => {
  const response = await ask(CHANGES, { headers: {} })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    errors: [{ message: 'Not authenticated', extensions: { code: 'UNAUTHENTICATED' } }],
  })
})

test('a body that is not JSON is refused', async () => {
  const response = await fetch(`${team.url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...ben.headers },
    body: '{',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})

test('signing out ends the stream', async () => {
  const here = await team.signIn('ben')
  const response = await ask(CHANGES, here)
  await here.ask('mutation { signOut }')
  expect(await response.text()).not.toContain('event: complete')
})

test('one person has at most 20 connections, and may open another after one is closed', async () => {
  const carl = await team.join('carl')
  const closing = Array.from({ length: 20 }, () => new AbortController())
  const open = await Promise.all(closing.map(({ signal }) => ask(CHANGES, carl, signal)))
  await Promise.all(open.map((response) => readUntil(response, ':')))
  const refused = await ask(CHANGES, carl)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  closing[0].abort()
  let next = refused
  while (next.status === 429) next = await ask(CHANGES, carl)
  expect(next.status).toBe(200)
  for (const one of closing) one.abort()
  await next.body!.cancel()
})
