import { clearPreloadedResponses, requestKey, withPreloadedResponses } from './preloadedResponses'

const HEADERS = { authorization: 'Bearer mine' }
const request = (name: string, variables: object, headers: Record<string, string> = HEADERS) => ({
  method: 'POST',
  headers,
  body: JSON.stringify({ operationName: name, variables, query: `query ${name} { me { id } }` }),
})
/** The app’s `fetch`, with these pending responses. */
function fetching(responses: Record<string, () => Promise<Response>>) {
  const started = Object.entries(responses).map(([key, answer]) => {
    const made = answer()
    made.catch(() => undefined)
    return [key, made] as const
  })
  window.preloadedResponses = { ...HEADERS, responses: new Map(started) }
  const send = jest.fn(async (..._request: Parameters<typeof fetch>) => new Response('sent'))
  const load = async (
    ...given: readonly [name: string, variables: object, headers?: Record<string, string>]
  ) => (await withPreloadedResponses(send)('/graphql', request(...given))).text()
  return { send, load }
}
const KEY = requestKey('Assets', { first: 48 })

beforeEach(() => {
  delete window.preloadedResponses
})

test('a preloaded response is used once instead of a second request', async () => {
  const { send, load } = fetching({ [KEY]: async () => new Response('ahead') })
  expect(await load('Assets', { first: 48 })).toBe('ahead')
  expect(send).not.toHaveBeenCalled()
  expect(await load('Assets', { first: 48 })).toBe('sent')
})

test.each([
  { what: 'another query', name: 'Projects', variables: { first: 48 }, headers: HEADERS },
  { what: 'other variables', name: 'Assets', variables: { first: 24 }, headers: HEADERS },
  {
    what: 'another person',
    name: 'Assets',
    variables: { first: 48 },
    headers: { authorization: 'Bearer theirs' },
  },
])('$what is sent', async ({ name, variables, headers }) => {
  const { load } = fetching({ [KEY]: async () => new Response('ahead') })
  expect(await load(name, variables, headers)).toBe('sent')
})

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', async () => new Response('', { status: 503 })],
])('what %s ahead is sent again', async (_what, answer) => {
  const { load } = fetching({ [KEY]: answer })
  expect(await load('Assets', { first: 48 })).toBe('sent')
})

test('preloaded responses are discarded after a change', async () => {
  const { load } = fetching({ [KEY]: async () => new Response('ahead') })
  clearPreloadedResponses()
  expect(await load('Assets', { first: 48 })).toBe('sent')
})

test('an app that loads first has no preloaded responses', () => {
  withPreloadedResponses(fetch)
  expect(window.preloadedResponses?.responses.size).toBe(0)
})
