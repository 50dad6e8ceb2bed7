import { knownMigrations, numberOf } from './versions.js'

test('no two migrations have the same number, by which databases and backups know them', () => {
  const numbers = knownMigrations().map(numberOf)
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
