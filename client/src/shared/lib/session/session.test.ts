import { makeToken } from '../../../../test/token'
import { beginSession, currentToken, endSession, onSessionChange } from './session'
import { expiryOf, TOKEN_KEY } from './token'

beforeEach(endSession)

test('a valid stored token is used', () => {
  const token = makeToken()
  localStorage.setItem(TOKEN_KEY, token)
  expect(currentToken()).toBe(token)
})

test.each([
  ['missing', null],
  ['malformed', 'not-a-token'],
  ['malformed inside', 'a.%%%.c'],
  ['without an expiry', makeToken({ exp: undefined })],
  ['with an expiry that is no number', makeToken({ exp: 'tomorrow' })],
  ['expired', makeToken({ exp: Math.floor(Date.now() / 1000) - 1 })],
])('a token that is %s starts no session', (_, token) => {
  if (token) localStorage.setItem(TOKEN_KEY, token)
  expect(currentToken()).toBeNull()
})

test('a session begins, notifies listeners, and ends with an empty local storage', () => {
  const told: (string | null)[] = []
  const stop = onSessionChange(() => told.push(currentToken()))
  const token = makeToken()
  beginSession(token)
  expect(localStorage.getItem('access_token')).toBe(token)
  endSession()
  stop()
  expect(told).toEqual([token, null])
  expect(localStorage.length).toBe(0)
})

test('the expiry is read in milliseconds', () => {
  expect(expiryOf(makeToken({ exp: 1_900_000_000 }))).toBe(1_900_000_000_000)
})
