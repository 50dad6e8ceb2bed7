/** Covers specification S10, S11. */
import { ago, clock, dateOf, dateTimeOf, tenths, timeOf } from './time'

const now = new Date(2026, 10, 18, 15, 0, 0)
const before = (milliseconds: number) => ago(new Date(now.getTime() - milliseconds).toISOString(), now)
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

test('times are formatted as specified', () => {
  expect(before(0)).toBe('just now')
  expect(before(second)).toBe('1 second ago')
  expect(before(59 * second)).toBe('59 seconds ago')
  expect(before(minute)).toBe('1 minute ago')
  expect(before(59 * minute)).toBe('59 minutes ago')
  expect(before(hour)).toBe('1 hour ago')
  expect(before(11 * hour + 59 * minute)).toBe('11 hours ago')
  expect(before(12 * hour)).toBe('Today')
  expect(before(16 * hour)).toBe('Yesterday')
  expect(before(2 * day)).toBe('2 days ago')
  expect(before(6 * day)).toBe('6 days ago')
  expect(before(7 * day)).toBe('1 week ago')
  expect(before(29 * day)).toBe('4 weeks ago')
  expect(before(30 * day)).toBe('1 month ago')
  expect(before(364 * day)).toBe('12 months ago')
  expect(before(365 * day)).toBe('1 year ago')
  expect(before(800 * day)).toBe('2 years ago')
})

test('a future time, from a clock ahead, is shown as now', () => {
  expect(before(-5 * minute)).toBe('just now')
})

test('a time with fractional seconds and no zone is UTC', () => {
  expect(timeOf('2026-11-18T10:00:00.123456').toISOString()).toBe('2026-11-18T10:00:00.123Z')
  expect(timeOf('2026-11-18T10:00:00.5+02:00').toISOString()).toBe('2026-11-18T08:00:00.500Z')
})

test('durations are formatted like a counter', () => {
  expect(clock(5.2)).toBe('00:05')
  expect(clock(760)).toBe('12:40')
  expect(clock(3723)).toBe('1:02:03')
})

test('dates use the viewer’s time zone', () => {
  const stamp = new Date(2026, 8, 3, 4, 5).toISOString()
  expect(dateOf(stamp)).toBe('3 Sep 2026')
  expect(dateTimeOf(stamp)).toBe('3 Sep 2026, 04:05')
})

test('times of frames show tenths of a second', () => {
  expect([0, 0.099, 562 / 24, 59.99, 60, 754.1, 3723.45].map(tenths)).toEqual([
    '0:00.0',
    '0:00.0',
    '0:23.4',
    '0:59.9',
    '1:00.0',
    '12:34.1',
    '1:02:03.4',
  ])
})
