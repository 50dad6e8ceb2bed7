/** Covers specification A17, E1, E2, E3, E5. */
import { ApolloClient, ApolloLink, gql, InMemoryCache, ServerError } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { GraphQLError } from 'graphql'
import { makeToken } from '../../../test/token'
import { deletedHere } from '../../entities/project/deletedHere'
import { beginSession, currentToken } from '../../shared/lib/session/session'
import { onToast } from '../../shared/lib/toast'
import { makeErrorLink } from './errors'

const query = gql`
  query Anything {
    anything
  }
`
let toasts: string[] = []
let stop = () => {}

beforeEach(() => {
  toasts = []
  stop = onToast(({ text }) => toasts.push(text))
  beginSession(makeToken())
})
afterEach(() => stop())

test('a project that was deleted here is not reported as missing', async () => {
  const missing = gql`
    query Project($id: ID!) {
      project(id: $id)
    }
  `
  const answer = graphQL('Project not found', { code: 'NOT_FOUND' })
  const load = (id: string) => {
    const request = { query: missing, variables: { id } }
    const mocks = new MockLink([{ request, ...answer }], { showWarnings: false })
    const link = ApolloLink.from([makeErrorLink(), mocks])
    return new ApolloClient({ cache: new InMemoryCache(), link }).query(request)
  }
  deletedHere.add('gone')
  await expect(load('gone')).rejects.toBeDefined()
  expect(toasts).toEqual([])
  await expect(load('other')).rejects.toBeDefined()
  expect(toasts).toEqual(['Project not found'])
})

async function fail(answer: Omit<MockLink.MockedResponse, 'request'>, context = {}) {
  const mocks = new MockLink([{ request: { query }, ...answer } as MockLink.MockedResponse], {
    showWarnings: false,
  })
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([makeErrorLink(), mocks]),
  })
  await expect(client.query({ query, context })).rejects.toBeDefined()
}
const graphQL = (message: string, extensions = {}) => ({
  result: { errors: [new GraphQLError(message, { extensions })] },
})
const http = (statusCode: number, body: unknown) => ({
  error: new ServerError('Response not successful', {
    response: new Response(null, { status: statusCode }),
    bodyText: typeof body === 'string' ? body : JSON.stringify(body),
  }),
})

test('an unreachable server is reported as a network error', async () => {
  await fail({ error: new TypeError('Failed to fetch') })
  expect(toasts).toEqual(['Network error: Unable to connect to the server'])
})

test('input errors become one line each, with location and message', async () => {
  await fail(
    graphQL('Bad input', {
      code: 'BAD_USER_INPUT',
      issues: [
        { path: ['input', 'name'], message: 'Project name is required' },
        { path: ['input', 'tags', 0], message: 'Tags must not be empty' },
      ],
    }),
  )
  expect(toasts).toEqual(['input.name Project name is required\ninput.tags.0 Tags must not be empty'])
})

test.each([
  [
    'a sentence of the server',
    graphQL('This video is already rejected', { code: 'CONFLICT' }),
    'This video is already rejected',
  ],
  ['an empty sentence', graphQL(''), 'Something went wrong.'],
  [
    'a list of details',
    http(422, {
      detail: [
        { loc: ['body', 'name'], msg: 'too short' },
        { loc: ['body'], msg: 'wrong' },
      ],
    }),
    'body.name too short\nbody wrong',
  ],
  ['a detail', http(400, { detail: 'No such project' }), 'No such project'],
  ['a message', http(500, { message: 'Broken' }), 'Broken'],
  ['an error with a message', http(500, { error: { message: 'Deeply broken' } }), 'Deeply broken'],
  ['an empty detail', http(400, { detail: '' }), 'Something went wrong.'],
  ['no words at all', http(500, {}), 'An unknown error occurred'],
  ['a page instead of an answer', http(500, '<html>Broken</html>'), 'An unknown error occurred'],
  [
    'a file too large for a proxy',
    http(413, '<html>413 Request Entity Too Large</html>'),
    'The server in front of Cutroom only accepts smaller files.',
  ],
  [
    'a proxy that cannot reach the server',
    http(502, '<html>502 Bad Gateway</html>'),
    'The server in front of Cutroom could not reach it. Try again in a moment.',
  ],
  [
    'a proxy that waits too long',
    http(504, ''),
    'The server in front of Cutroom waited too long for a response. Try again in a moment.',
  ],
])('%s', async (_, answer, words) => {
  await fail(answer)
  expect(toasts).toEqual([words])
})

test.each([
  ['a 401', http(401, { detail: 'Expired' })],
  ['UNAUTHENTICATED', graphQL('Sign in first', { code: 'UNAUTHENTICATED' })],
])('%s ends the session without a toast', async (_, answer) => {
  localStorage.setItem('something', 'else')
  await fail(answer)
  expect(toasts).toEqual([])
  expect(currentToken()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a quiet operation shows no toast', async () => {
  await fail({ error: new TypeError('Failed to fetch') }, { quiet: true })
  expect(toasts).toEqual([])
})

test.each(['UNAVAILABLE', 'RATE_LIMITED'])(
  'a repeated query that fails with %s shows one toast',
  async (code) => {
    const answer = {
      request: { query },
      ...graphQL('Please try again shortly.', { code }),
    } as MockLink.MockedResponse
    const link = ApolloLink.from([
      makeErrorLink(),
      new MockLink([answer, { ...answer }], { showWarnings: false }),
    ])
    const client = new ApolloClient({ cache: new InMemoryCache(), link })
    for (let time = 0; time < 2; time++)
      await expect(client.query({ query, fetchPolicy: 'network-only' })).rejects.toBeDefined()
    expect(toasts).toEqual(['Please try again shortly.'])
  },
)
