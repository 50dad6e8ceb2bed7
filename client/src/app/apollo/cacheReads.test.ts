import { gql, InMemoryCache } from '@apollo/client'
import { trackByObject } from './cacheReads'

const NAMES = gql`
  query Names {
    assets {
      id
      name
    }
    projects {
      id
      name
    }
  }
`
const NAME = gql`
  fragment Name on Node {
    name
  }
`
const PRICE = gql`
  fragment Price on Node {
    price
  }
`
const named = (__typename: string, name: string) => ({ __typename, id: '1', name })

test('a list is read again when any field of its assets changes, or a shown field of other objects', () => {
  trackByObject('Asset')
  const reads: string[] = []
  const read = (name: string) => {
    reads.push(name)
    return name
  }
  const cache = new InMemoryCache({
    typePolicies: { Asset: { fields: { name: { read } } }, Project: { fields: { name: { read } } } },
    possibleTypes: { Node: ['Asset', 'Project'] },
  })
  cache.writeQuery({
    query: NAMES,
    data: { assets: [named('Asset', 'Dune')], projects: [named('Project', 'Keeper')] },
  })
  const shown: unknown[] = []
  cache.watch({ query: NAMES, optimistic: true, callback: ({ result }) => void shown.push(result) })
  const price = (id: string) => cache.writeFragment({ id, fragment: PRICE, data: { price: 5 } })
  const rename = (id: string, name: string) => cache.writeFragment({ id, fragment: NAME, data: { name } })
  const show = () => cache.diff({ query: NAMES, optimistic: true }).result

  show()
  reads.length = 0
  price('Asset:1')
  price('Project:1')
  show()
  expect(reads).toEqual(['Dune'])

  rename('Asset:1', 'Dunes at dusk')
  rename('Project:1', 'The Last Keeper')
  expect(show()).toMatchObject({
    assets: [{ name: 'Dunes at dusk' }],
    projects: [{ name: 'The Last Keeper' }],
  })
  expect(shown.at(-1)).toMatchObject({ assets: [{ name: 'Dunes at dusk' }] })
})
