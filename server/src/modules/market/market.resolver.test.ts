import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { anAsset, many } from '../../../test/world/builders.js'

testResolver({
  'Query.marketAssets': {
    operation: `query ($first: Int, $after: String) {
      marketAssets(first: $first, after: $after) { totalCount nodes { name price owner { username } viewerHasCopy } }
    }`,
    as: 'user',
    result: {
      marketAssets: {
        totalCount: 2,
        nodes: [
          { name: 'The adminListed one', price: '7', owner: { username: 'admin' } },
          { name: 'The listed one', price: '5', owner: { username: 'owner' } },
        ],
      },
    },
    list: {
      rows: many(50, (n) => anAsset({ name: `Take ${n}`, price: 1 })),
      variables: (first) => ({ first }),
      nodes: ({ marketAssets }) => marketAssets.nodes,
    },
  },
  'Mutation.listAsset': {
    operation:
      'mutation ($id: ID!, $price: Decimal!) { listAsset(input: { id: $id, price: $price }) { price isListed } }',
    variables: ({ approved }) => ({ id: approved, price: '12.5' }),
    result: { listAsset: { price: '12.5', isListed: true } },
    refused: { user: 'FORBIDDEN', admin: 'FORBIDDEN' },
    invalid: [
      [({ approved }) => ({ id: approved, price: '-1' }), 'price'],
      [({ approved }) => ({ id: approved, price: '1.005' }), 'price', 'Price must have at most 2 decimals'],
      [({ approved }) => ({ id: approved, price: '10000' }), 'price'],
    ],
    cases: [
      {
        name: 'a free asset',
        variables: ({ approved }) => ({ id: approved, price: '0' }),
        result: { listAsset: { price: '0', isListed: true } },
      },
      {
        name: 'a pending asset',
        variables: ({ pending }) => ({ id: pending, price: '1' }),
        code: 'CONFLICT',
      },
      { name: 'an unknown id', variables: () => ({ id: NOWHERE, price: '1' }), code: 'NOT_FOUND' },
    ],
  },
  'Mutation.unlistAsset': {
    operation: 'mutation ($id: ID!) { unlistAsset(id: $id) { isListed } }',
    variables: ({ listed }) => ({ id: listed }),
    result: { unlistAsset: { isListed: false } },
    refused: { user: 'FORBIDDEN' },
    cases: [{ name: 'an unknown id', variables: () => ({ id: NOWHERE }), code: 'NOT_FOUND' }],
  },
  'Mutation.addToLibrary': {
    operation: 'mutation ($id: ID!) { addToLibrary(id: $id) { id name owner { username } isListed } }',
    variables: ({ listed }) => ({ id: listed }),
    as: 'user',
    result: { addToLibrary: { name: 'The listed one', owner: { username: 'user' }, isListed: false } },
    cases: [
      {
        name: 'an asset that is not listed',
        as: 'user',
        variables: ({ approved }) => ({ id: approved }),
        code: 'NOT_FOUND',
      },
      {
        name: 'the second time returns the same copy',
        as: 'user',
        prepare: async ({ as, ids }) => as('user', `mutation { addToLibrary(id: "${ids.listed}") { id } }`),
        result: { addToLibrary: { name: 'The listed one' } },
        check: async ({ em, ids }) => {
          const copies = await em
            .fork()
            .execute('select from asset where owner_id = ? and name = ?', [ids.user, 'The listed one'])
          expect(copies).toHaveLength(1)
        },
      },
    ],
  },
})
