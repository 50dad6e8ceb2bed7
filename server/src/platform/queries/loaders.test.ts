import type { EntityManager } from '@mikro-orm/postgresql'
import { Loaders } from './loaders.js'

// never queried
const em = {} as EntityManager
const MEGABYTE = 'x'.repeat(1_000_000)

test('the total size of files in a response is limited, and nothing is written beyond the limit', () => {
  const loaders = new Loaders(em)
  let written = 0
  const file = () =>
    loaders.file(() => {
      written += 1
      return MEGABYTE
    })
  for (let at = 0; at < 16; at++) expect(file()).toBe(MEGABYTE)
  for (let at = 0; at < 90; at++)
    expect(file).toThrow('This response would be too large. Request fewer files at once.')
  expect(written).toBe(17)
  expect(new Loaders(em).file(() => 'another operation')).toBe('another operation')
})
