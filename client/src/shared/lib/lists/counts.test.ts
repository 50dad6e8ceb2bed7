import { changedCount, countOf, formatCount } from './connectionCache'

const exactly = (value: number) => ({ value, isExact: true })
const many = { value: 10_000, isExact: false }

test.each([
  [exactly(0), '0 assets'],
  [exactly(1), '1 asset'],
  [exactly(10_000), '10000 assets'],
  [many, '10,000+ assets'],
])('a count of %j is written as %s', (count, words) => {
  expect(countOf(count, 'asset')).toBe(words)
})

test('counts support irregular plurals', () => {
  expect(countOf(exactly(1), 'person', 'people')).toBe('1 person')
  expect(countOf(many, 'person', 'people')).toBe('10,000+ people')
})

test('an added or removed entry changes an exact count, but not a lower bound', () => {
  expect(changedCount(exactly(3), 1)).toEqual(exactly(4))
  expect(changedCount(exactly(0), -1)).toEqual(exactly(0))
  expect(formatCount(changedCount(many, -1))).toBe('10,000+')
})
