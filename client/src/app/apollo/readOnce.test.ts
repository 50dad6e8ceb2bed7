import { gql, InMemoryCache } from '@apollo/client'
import { dedupeCacheReads } from './cacheReads'

const PROJECT = gql`
  query Keeper {
    project {
      id
      name
      tags
    }
  }
`
type Keeper = { project: { __typename: string; id: string; name: string; tags: string[] } }

const named = (name: string): Keeper => ({
  project: { __typename: 'Project', id: '1', name, tags: ['night'] },
})
const read = (cache: InMemoryCache, optimistic: boolean) =>
  cache.diff<Keeper>({ query: PROJECT, optimistic, returnPartialData: true }).result as Keeper | null

test('reads with and without optimistic changes share a result while there are none', () => {
  const cache = dedupeCacheReads(new InMemoryCache())
  cache.writeQuery({ query: PROJECT, data: named('Keeper') })
  expect(read(cache, true)).toEqual(named('Keeper'))
  expect(read(cache, false)).toBe(read(cache, true))
})

test('an optimistic change leaves the confirmed result intact, which returns when it fails', () => {
  const cache = dedupeCacheReads(new InMemoryCache())
  const seen: (string | undefined)[] = []
  cache.writeQuery({ query: PROJECT, data: named('Keeper') })
  cache.watch<Keeper>({
    query: PROJECT,
    optimistic: true,
    callback: ({ result }) => void seen.push((result as Keeper).project.name),
  })
  cache.batch({
    optimistic: 'rename',
    update: () => void cache.writeQuery({ query: PROJECT, data: named('The Last Keeper') }),
  })
  expect(read(cache, true)).toEqual(named('The Last Keeper'))
  expect(read(cache, false)).toEqual(named('Keeper'))
  cache.removeOptimistic('rename')
  expect(read(cache, true)).toEqual(named('Keeper'))
  expect(read(cache, false)).toBe(read(cache, true))
  expect(seen).toEqual(['The Last Keeper', 'Keeper'])
})

test('the response replaces an optimistic change in one step', () => {
  const cache = dedupeCacheReads(new InMemoryCache())
  cache.writeQuery({ query: PROJECT, data: named('Keeper') })
  cache.batch({
    optimistic: 'rename',
    update: () => void cache.writeQuery({ query: PROJECT, data: named('Keepers') }),
  })
  cache.batch({
    optimistic: false,
    removeOptimistic: 'rename',
    update: () => void cache.writeQuery({ query: PROJECT, data: named('The Last Keeper') }),
  })
  expect(read(cache, true)).toEqual(named('The Last Keeper'))
  expect(read(cache, false)).toBe(read(cache, true))
})
