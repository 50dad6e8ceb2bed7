/** Covers specification A15. */
import { readServerTime, serverNow } from './serverTime'
import { ago } from './time'

const DAY_MS = 86_400_000
const answerOf = (headers: Record<string, string>) => new Response('{}', { headers })
const at = (time: number) => ({ date: new Date(time).toUTCString() })

const NOW = 1_800_000_000_000

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW))
// resets the offset for other files
afterEach(() => void readServerTime(answerOf(at(Date.now()))))

test.each([-10, 10])(
  'timestamps are compared with the server’s clock when the local one is %i days off',
  (days) => {
    const now = NOW + days * DAY_MS
    readServerTime(answerOf(at(now)))
    expect(ago(new Date(now - 3 * 60_000).toISOString())).toBe('3 minutes ago')
    readServerTime(answerOf({}))
    readServerTime(answerOf({ date: 'yesterday' }))
    expect(ago(new Date(now - 2 * DAY_MS).toISOString())).toBe('2 days ago')
  },
)

test('differences of seconds are ignored', () => {
  readServerTime(answerOf(at(NOW - 30_000)))
  expect(serverNow().getTime()).toBe(NOW)
})
