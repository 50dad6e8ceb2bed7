import { pictureFile } from '../../journeys/pictures.js'
import { type Table, type Way, badPages, same } from './row.js'
import type { Ids, Thing } from '../../world/things.js'

const WRONG_WORDS = { name: 'ab', text_desc: 'x'.repeat(501), tags: ['1', '2', '3', '4', '5', '6'] }
const WRONG_TAG = { tags: ['good', 'a tag that is much longer than twenty'] }
const inForm = ({ tags, ...fields }: { tags: string[] }) => ({ ...fields, tags: JSON.stringify(tags) })

/** The fields of a call for one asset, the same in both APIs. */
const of = (thing: Thing, more: object = {}, restName = 'id') => ({
  rest: (ids: Ids) => ({ [restName]: ids[thing], ...more }),
  graphql: (ids: Ids) => ({ id: ids[thing], ...more }),
})
const list = (
  field: string,
  ask = `query ($first: Int! = 200, $after: String) { ${field}(first: $first, after: $after) { nodes { id } } }`,
): Table[string] => ({ ask, key: 'asset_id', ways: [same(), ...badPages()] })
const listOf = (scope: string): Table[string] => {
  const ask = `query ($first: Int! = 200, $after: String, $generation: AssetGenerationInput) { assets(first: $first, after: $after, scope: ${scope}, generation: $generation) { nodes { id } } }`
  const made = { words: 'a', seed: 1, author: 'owner' }
  const days = { created_after: '2026-01-01', created_before: '2027-01-01' }
  const times = { createdAfter: '2026-01-01T00:00:00Z', createdBefore: '2027-01-01T00:00:00Z' }
  const searched: Way[] = [
    {
      when: 'of generated ones that match',
      rest: () => ({ ...made, ...days, model_name: 'b' }),
      graphql: () => ({ generation: { ...made, ...times, model: 'b' } }),
    },
    {
      when: 'with an invalid seed',
      rest: () => ({ seed: -1 }),
      graphql: () => ({ generation: { seed: -1 } }),
    },
  ]
  return { ask, key: 'asset_id', ways: [same(), ...badPages(), ...searched] }
}

const DELETE = 'mutation ($id: ID!) { deleteAsset(id: $id) }'
const UNLIST = 'mutation ($id: ID!) { unlistAsset(id: $id) { id } }'
const unlist = (thing: Thing) => ({
  ask: UNLIST,
  rest: (ids: Ids) => ({ asset_id: ids[thing], price: null }),
  graphql: (ids: Ids) => ({ id: ids[thing] }),
})

/** Assets: the library, reviews and flags, and the marketplace. */
export const assets: Table = {
  uploadAsset: [
    { when: 'of an image', file: () => pictureFile() },
    { when: 'with invalid texts', as: ['user'], fields: inForm(WRONG_WORDS), file: () => pictureFile() },
    { when: 'with an invalid tag', as: ['user'], fields: inForm(WRONG_TAG), file: () => pictureFile() },
    {
      when: 'of a file that is no image',
      as: ['user'],
      file: async () => new File(['Once upon a time'], 'picture.png', { type: 'image/png' }),
    },
  ],
  getUploadAllowance: {
    ask: '{ uploadAllowance { bytesLeft filesLeft renewsAt storageBytesLeft } }',
    ways: [same()],
  },
  listOwnAssets: listOf('MINE'),
  listTeamAssets: listOf('TEAM'),
  listMarketAssets: list('marketAssets'),
  listFlaggedAssets: list('flaggedAssets'),
  // The calls of owners and of admins share one mutation; a separate test covers what each of them refuses beyond it.
  deleteOwnAsset: {
    ask: DELETE,
    hasOwnRefusal: true,
    ways: [
      { as: ['anonymous', 'guest', 'user', 'owner'], ...of('approved') },
      { when: 'of a pending one', as: ['anonymous', 'user', 'owner'], ...of('pending') },
      { when: 'of their own', as: ['user'], ...of('usersOwn') },
    ],
  },
  deleteAsset: {
    ask: DELETE,
    hasOwnRefusal: true,
    ways: [
      { as: ['anonymous', 'guest', 'user', 'admin'], ...of('approved') },
      { when: 'of a pending one', as: ['anonymous', 'admin'], ...of('pending') },
    ],
  },
  deleteAssetForever: [
    { when: 'of one that is not in the Trash', fields: ({ approved }) => ({ id: approved }) },
  ],
  updateAsset: [
    { when: 'of a pending one', fields: ({ pending }) => ({ id: pending, asset_id: pending }) },
    { when: 'with invalid texts', as: ['owner'], fields: WRONG_WORDS },
    { when: 'with an invalid tag', as: ['owner'], fields: WRONG_TAG },
  ],
  reviewAsset: {
    ask: 'mutation ($id: ID!, $approve: Boolean!, $note: String) { moderatePendingAssets(input: { ids: [$id], approve: $approve, note: $note }) { id } }',
    key: 'asset_id',
    ways: [
      of('pending', { approve: true, note: ' Welcome ' }),
      { when: 'that declines', ...of('pending', { approve: false }) },
      { when: 'of one that was reviewed', ...of('declined', { approve: true }) },
      { when: 'with a long note', as: ['admin'], ...of('pending', { approve: true, note: 'x'.repeat(501) }) },
    ],
  },
  flagAsset: [
    { when: 'of a flagged one', fields: ({ flagged }) => ({ id: flagged }) },
    { when: 'of a pending one', fields: ({ pending }) => ({ id: pending }) },
    { when: 'without a reason', as: ['user'], fields: { reason: ' no' } },
    { when: 'with a long reason', as: ['user'], fields: { reason: 'x'.repeat(501) } },
  ],
  moderateFlaggedAsset: [
    { when: 'that accepts', fields: ({ flagged }) => ({ id: flagged, asset_id: flagged, approve: true }) },
    { when: 'that declines', fields: ({ flagged }) => ({ id: flagged, asset_id: flagged, approve: false }) },
  ],
  addToLibrary: [
    { when: 'of a listed one', fields: ({ listed }) => ({ asset_id: listed }) },
    { when: 'of an admin’s', fields: ({ adminListed }) => ({ asset_id: adminListed }) },
  ],
  listOnMarket: [
    { when: 'for free', fields: { price: 0 } },
    { when: 'of a pending one', fields: ({ pending }) => ({ asset_id: pending }) },
    { when: 'at another price', fields: ({ listed }) => ({ asset_id: listed, price: 4 }) },
    { when: 'at a negative price', as: ['owner'], fields: { price: -1 } },
    { when: 'with three decimals', as: ['owner'], fields: { price: 1.005 } },
    { when: 'that unlists it', ...unlist('listed') },
    { when: 'that unlists an unlisted one', as: ['owner'], ...unlist('approved') },
  ],
}
