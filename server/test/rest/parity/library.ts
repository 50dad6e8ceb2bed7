import { pictureFile } from '../../journeys/pictures.js'
import { type Table, type Way, badPages, same } from './row.js'
import type { Ids, Thing } from '../../world/things.js'

const WORDS = { name: ' Renamed ', description: 'Seen from the pier', tags: ['night sky', 'pier'] }
const upload = ({ name, description, tags }: typeof WORDS) => ({
  rest: () => ({ name, text_desc: description, tags: JSON.stringify(tags), price: '0' }),
  graphql: () => ({ input: { name, description, tags } }),
})
const edit = (thing: Thing, { name, description, tags } = WORDS) => ({
  rest: (ids: Ids) => ({ id: ids[thing], asset_id: ids[thing], name, text_desc: description, tags }),
  graphql: (ids: Ids) => ({ input: { id: ids[thing], name, description, tags } }),
})
const WRONG_WORDS = { name: 'ab', description: 'x'.repeat(501), tags: ['1', '2', '3', '4', '5', '6'] }
const WRONG_TAG = { ...WORDS, tags: ['good', 'a tag that is much longer than twenty'] }

/** The same fields for both, of one asset. */
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
  const days = { from: '2026-01-01', to: '2027-01-01' }
  const times = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }
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
  uploadAsset: {
    ask: 'mutation ($input: UploadAssetInput!, $file: Upload!) { uploadAsset(input: $input, file: $file) { id } }',
    key: 'asset_id',
    ways: [
      { ...upload(WORDS), file: () => pictureFile() },
      { when: 'with invalid texts', as: ['user'], ...upload(WRONG_WORDS), file: () => pictureFile() },
      { when: 'with an invalid tag', as: ['user'], ...upload(WRONG_TAG), file: () => pictureFile() },
      {
        when: 'of a file that is no image',
        as: ['user'],
        ...upload(WORDS),
        file: async () => new File(['Once upon a time'], 'picture.png', { type: 'image/png' }),
      },
    ],
  },
  getUploadAllowance: {
    ask: '{ uploadAllowance { bytesLeft filesLeft renewsAt storageBytesLeft } }',
    ways: [same()],
  },
  listOwnAssets: listOf('MINE'),
  listTeamAssets: listOf('TEAM'),
  listMarketAssets: list('marketAssets'),
  listFlaggedAssets: list('flaggedAssets'),
  // The calls of owners and of admins correspond to one operation; the test covers what each additionally refuses.
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
  deleteAssetForever: {
    ask: 'mutation ($id: ID!) { deleteAssetForever(id: $id) }',
    ways: [{ when: 'of one that is not in the Trash', ...of('approved') }],
  },
  editAsset: {
    ask: 'mutation ($input: EditAssetInput!) { editAsset(input: $input) { id } }',
    key: 'asset_id',
    ways: [
      { when: 'of a pending one', ...edit('pending') },
      { when: 'with invalid texts', as: ['owner'], ...edit('approved', WRONG_WORDS) },
      { when: 'with an invalid tag', as: ['owner'], ...edit('approved', WRONG_TAG) },
    ],
  },
  reviewAsset: {
    ask: 'mutation ($id: ID!, $approve: Boolean!, $note: String) { reviewAssets(ids: [$id], approve: $approve, note: $note) { id } }',
    key: 'asset_id',
    ways: [
      of('pending', { approve: true, note: ' Welcome ' }),
      { when: 'that declines', ...of('pending', { approve: false }) },
      { when: 'of one that was reviewed', ...of('declined', { approve: true }) },
      { when: 'with a long note', as: ['admin'], ...of('pending', { approve: true, note: 'x'.repeat(501) }) },
    ],
  },
  flagAsset: {
    ask: 'mutation ($id: ID!, $reason: String!) { flagAsset(id: $id, reason: $reason) { id } }',
    key: 'asset_id',
    ways: [
      of('approved', { reason: ' Shows a logo ' }),
      { when: 'of a flagged one', ...of('flagged', { reason: 'Shows a logo' }) },
      { when: 'of a pending one', ...of('pending', { reason: 'Shows a logo' }) },
      { when: 'without a reason', as: ['user'], ...of('approved', { reason: ' no' }) },
      { when: 'with a long reason', as: ['user'], ...of('approved', { reason: 'x'.repeat(501) }) },
    ],
  },
  decideAsset: {
    ask: 'mutation ($id: ID!, $approve: Boolean!) { decideAsset(id: $id, approve: $approve) { id } }',
    key: 'asset_id',
    ways: [
      of('flagged', { approve: true }),
      { when: 'that declines', ...of('flagged', { approve: false }) },
      { when: 'of one that is not flagged', ...of('approved', { approve: false }) },
    ],
  },
  addToLibrary: {
    ask: 'mutation ($id: ID!) { addToLibrary(id: $id) { id } }',
    key: 'asset_id',
    ways: [
      of('listed', {}, 'asset_id'),
      { when: 'of an admin’s', ...of('adminListed', {}, 'asset_id') },
      { when: 'of one without a price', ...of('approved', {}, 'asset_id') },
    ],
  },
  listOnMarket: {
    ask: 'mutation ($id: ID!, $price: Float!) { listAsset(id: $id, price: $price) { id } }',
    key: 'asset_id',
    ways: [
      { when: 'for free', ...of('approved', { price: 0 }, 'asset_id') },
      { when: 'of a pending one', ...of('pending', { price: 12.5 }, 'asset_id') },
      { when: 'at another price', ...of('listed', { price: 4 }, 'asset_id') },
      { when: 'that unlists it', ...unlist('listed') },
      { when: 'that unlists an unlisted one', as: ['owner'], ...unlist('approved') },
      { when: 'at a negative price', as: ['owner'], ...of('approved', { price: -1 }, 'asset_id') },
      { when: 'with three decimals', as: ['owner'], ...of('approved', { price: 1.005 }, 'asset_id') },
    ],
  },
}
