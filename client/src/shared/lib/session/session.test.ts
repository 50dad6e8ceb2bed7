/** Covers specification A14, A15, A18. */
import { makeToken } from '../../../../test/token'
import { beginSession, currentToken, endSession, onSessionChange } from './session'
import { TOKEN_KEY } from './token'

beforeEach(endSession)

test.each([
  ['valid', makeToken()],
  ['expired by the clock of this computer, which may be wrong', makeToken({ exp: 1_000_000_000 })],
])('a stored token that is %s is used', (_, token) => {
  localStorage.setItem(TOKEN_KEY, token)
  expect(currentToken()).toBe(token)
})

test.each([
  ['missing', null],
  ['malformed', 'not-a-token'],
  ['malformed inside', 'a.%%%.c'],
  ['without an expiry', makeToken({ exp: undefined })],
  ['with an expiry that is no number', makeToken({ exp: 'tomorrow' })],
])('a token that is %s starts no session', (_, token) => {
  if (token) localStorage.setItem(TOKEN_KEY, token)
  expect(currentToken()).toBeNull()
})

test('a session starts, notifies listeners, and ends with an empty local storage', () => {
  const tokens: (string | null)[] = []
  const stop = onSessionChange(() => tokens.push(currentToken()))
  const token = makeToken()
  beginSession(token)
  expect(localStorage.getItem('access_token')).toBe(token)
  endSession()
  stop()
  expect(tokens).toEqual([token, null])
  expect(localStorage.length).toBe(0)
})
