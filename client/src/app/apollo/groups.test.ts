import { gql } from '@apollo/client'
import { updateList, prependEntry, removeEntry } from '../../shared/lib/lists/connectionCache'
import { makeCache } from './cache'
import { exactly } from '../../../test/answers'

const ASSETS = gql`
  query Assets($after: String) {
    assets(after: $after, search: null, origin: "ALL", scope: "TEAM") {
      nodes {
        id
        name
      }
      count {
        value
        isExact
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
type Entry = { id: string; name: string }
type Nodes = (Entry | Entry[])[]

const TOTAL = 3000
const PAGE = 50
const asset = (at: number) => ({ __typename: 'Asset', id: `a${at}`, name: `Frame ${at}` })
const ids = (nodes: Nodes) => nodes.flat().map(({ id }) => id)
const upTo = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`)

function opened(count: number) {
  const cache = makeCache()
  const read = () => cache.readQuery<{ assets: { nodes: Nodes } }>({ query: ASSETS })!.assets.nodes
  const load = (from: number) =>
    cache.writeQuery({
      query: ASSETS,
      variables: { after: from ? `a${from - 1}` : null },
      data: {
        assets: {
          __typename: 'AssetConnection',
          nodes: Array.from({ length: PAGE }, (_, at) => asset(from + at)),
          count: exactly(TOTAL),
          pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: `a${from + PAGE - 1}` },
        },
      },
    })
  for (let from = 0; from < count; from += PAGE) load(from)
  return { cache, read, load }
}

/** The number of rebuilt groups. */
const anew = (before: Nodes, now: Nodes) => now.filter((group) => !before.includes(group)).length

test('a short list is returned ungrouped', () => {
  const { read } = opened(100)
  expect(read().map((entry) => (entry as Entry).id)).toEqual(upTo(100))
})

test('a long list keeps its entries and order when another page arrives', () => {
  const { read, load } = opened(2000)
  const before = read()
  expect(ids(before)).toEqual(upTo(2000))
  expect(before.length).toBeGreaterThan(5)
  load(2000)
  expect(ids(read())).toEqual(upTo(2050))
  expect(anew(before, read())).toBeLessThan(4)
})

test('adding, removing or changing an asset rebuilds one or two groups', () => {
  const { cache, read } = opened(2000)
  const before = read()
  updateList(cache, { field: 'assets' }, (list) => prependEntry(list, { __ref: 'Asset:a1000' }))
  const moved = read()
  expect(ids(moved)).toEqual(['a1000', ...upTo(2000).filter((id) => id !== 'a1000')])
  expect(anew(before, moved)).toBeLessThan(5)
  updateList(cache, { field: 'assets' }, (list) => removeEntry(list, 'Asset:a1000'))
  expect(ids(read())).not.toContain('a1000')
  const gone = read()
  cache.writeFragment({
    fragment: gql`
      fragment Name on Asset {
        name
      }
    `,
    id: 'Asset:a7',
    data: { __typename: 'Asset', name: 'Dune' },
  })
  expect(
    read()
      .flat()
      .find(({ id }) => id === 'a7')?.name,
  ).toBe('Dune')
  expect(anew(gone, read())).toBe(1)
})

test('a deleted asset leaves a long list', () => {
  const { cache, read } = opened(1000)
  cache.evict({ id: 'Asset:a500' })
  expect(ids(read())).toEqual(upTo(1000).filter((id) => id !== 'a500'))
})
