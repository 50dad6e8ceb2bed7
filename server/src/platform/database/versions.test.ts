import { knownMigrations, numberOf } from './versions.js'

test('no two migrations have the same number, which identifies them in databases and backups', () => {
  const numbers = knownMigrations().map(numberOf)
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
