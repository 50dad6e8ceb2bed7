import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { expiredInTrash } from '../../../test/resolver-cases.js'
import { IDS } from '../../../test/world/things.js'
import { anAsset, many } from '../../../test/world/builders.js'
import { Asset } from './asset.entity.js'

testResolver({
  'Query.trashedAssets': {
    operation: `query ($first: Int, $after: String) {
      trashedAssets(first: $first, after: $after) { totalCount nodes { name owner { username } } }
    }`,
    result: {
      trashedAssets: {
        totalCount: 1,
        nodes: [{ name: 'The deletedAsset one', owner: { username: 'owner' } }],
      },
    },
    cases: [
      {
        name: 'other users do not see it',
        as: 'user',
        result: { trashedAssets: { totalCount: 0 } },
      },
      { ...expiredInTrash(Asset, 'deletedAsset'), result: { trashedAssets: { totalCount: 0 } } },
      {
        name: 'admins see all',
        as: 'admin',
        result: { trashedAssets: { totalCount: 1 } },
      },
    ],
    list: {
      rows: many(50, (n) => anAsset({ name: `Take ${n}`, deletedAt: new Date() })),
      variables: (first) => ({ first }),
      nodes: ({ trashedAssets }) => trashedAssets.nodes,
    },
  },
  'Mutation.restoreAsset': {
    operation: 'mutation ($id: ID!) { restoreAsset(id: $id) { name deletedAt } }',
    variables: ({ deletedAsset }) => ({ id: deletedAsset }),
    result: { restoreAsset: { name: 'The deletedAsset one', deletedAt: null } },
    refused: { user: 'NOT_FOUND' },
    cases: [
      {
        name: 'an admin restores it',
        as: 'admin',
        result: { restoreAsset: { deletedAt: null } },
      },
      { ...expiredInTrash(Asset, 'deletedAsset'), code: 'NOT_FOUND' },
      { name: 'an unknown id', variables: () => ({ id: NOWHERE }), code: 'NOT_FOUND' },
    ],
  },
  'Mutation.deleteAssetForever': {
    operation: 'mutation ($id: ID!) { deleteAssetForever(id: $id) }',
    variables: ({ deletedAsset }) => ({ id: deletedAsset }),
    result: { deleteAssetForever: IDS.deletedAsset },
    refused: { user: 'NOT_FOUND' },
    check: async ({ em, ids }) =>
      expect(await em.fork().execute('select from asset where id = ?', [ids.deletedAsset])).toEqual([]),
    cases: [
      {
        name: 'an asset outside of the Trash stays',
        variables: ({ approved }) => ({ id: approved }),
        code: 'NOT_FOUND',
      },
    ],
  },
})
