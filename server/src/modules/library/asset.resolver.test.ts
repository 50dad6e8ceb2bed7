/** Covers specification A35, L12, L27. */
import { Readable } from 'node:stream'
import Upload from 'graphql-upload/Upload.mjs'
import sharp from 'sharp'
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { IDS } from '../../../test/world/things.js'
import { anAsset, many } from '../../../test/world/builders.js'

const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#356a8c' } })
  .png()
  .toBuffer()

/** A file as graphql-upload passes it to a resolver. */
function uploadOf(content: Buffer | string) {
  const upload = new Upload()
  upload.resolve({
    filename: 'picture.png',
    mimetype: 'image/png',
    encoding: '7bit',
    createReadStream: () => Readable.from([content]) as never,
  })
  return upload
}
const WORDS = { name: ' The pier ', description: 'At dusk', tags: ['night sky', 'pier'] }

testResolver({
  'Query.assets': {
    operation: `query ($first: Int, $after: String, $search: String, $origin: AssetOrigin! = ALL, $scope: AssetScope! = TEAM) {
      assets(first: $first, after: $after, search: $search, origin: $origin, scope: $scope) {
        totalCount nodes { name owner { username } url smallUrl viewerHasCopy flaggedBy { username } generation { prompt } }
      }
    }`,
    variables: () => ({ first: 10 }),
    as: 'user',
    result: {
      assets: {
        totalCount: 6,
        nodes: [
          { name: 'The usersOwn one', owner: { username: 'user' }, viewerHasCopy: true },
          { name: 'The adminListed one', owner: { username: 'admin' }, viewerHasCopy: false },
          { name: 'The listed one' },
          { name: 'The flagged one', flaggedBy: null },
          { name: 'The joined one' },
          { name: 'The approved one' },
        ],
      },
    },
    cases: [
      {
        name: 'the viewer’s own, including pending and declined ones',
        variables: () => ({ scope: 'MINE' }),
        result: { assets: { totalCount: 6 } },
      },
      {
        name: 'without generated assets',
        variables: () => ({ origin: 'GENERATED' }),
        result: { assets: { totalCount: 0, nodes: [] } },
      },
      {
        name: 'a search by name and tag',
        variables: () => ({ search: 'JOINED' }),
        result: { assets: { totalCount: 1, nodes: [{ name: 'The joined one' }] } },
      },
    ],
    list: {
      rows: many(50, () => anAsset()),
      variables: (first) => ({ first }),
      nodes: ({ assets }) => assets.nodes,
    },
  },
  'Query.asset': {
    operation: `query ($id: ID!) {
      asset(id: $id) { name approvalStatus flagged flagReason viewerCanEdit viewerCanReview viewerIsOwner }
    }`,
    variables: ({ flagged }) => ({ id: flagged }),
    result: {
      asset: {
        name: 'The flagged one',
        flagged: true,
        flagReason: null,
        viewerCanEdit: true,
        viewerCanReview: false,
      },
    },
    cases: [
      {
        name: 'admins read why it was flagged',
        as: 'admin',
        result: { asset: { flagReason: 'Shows a logo', viewerCanReview: true, viewerIsOwner: false } },
      },
      {
        name: 'a pending asset of another user',
        as: 'user',
        variables: ({ pending }) => ({ id: pending }),
        code: 'NOT_FOUND',
      },
      { name: 'an unknown id', variables: () => ({ id: NOWHERE }), code: 'NOT_FOUND' },
    ],
  },
  'Query.uploadAllowance': {
    operation: '{ uploadAllowance { bytesLeft filesLeft renewsAt storageBytesLeft } }',
    result: { uploadAllowance: { bytesLeft: expect.anything(), filesLeft: expect.any(Number) } },
  },
  'Mutation.uploadAsset': {
    operation: `mutation ($input: UploadAssetInput!, $file: Upload!) {
      uploadAsset(input: $input, file: $file) { name tags approvalStatus width height owner { username } }
    }`,
    variables: () => ({ input: WORDS, file: uploadOf(picture) }),
    as: 'user',
    result: {
      uploadAsset: {
        name: 'The pier',
        tags: ['night_sky', 'pier'],
        approvalStatus: 'PENDING',
        width: 64,
        height: 36,
        owner: { username: 'user' },
      },
    },
    invalid: [
      [() => ({ input: { ...WORDS, name: 'ab' }, file: uploadOf(picture) }), 'name'],
      [() => ({ input: { ...WORDS, description: 'x'.repeat(501) }, file: uploadOf(picture) }), 'description'],
      [
        () => ({ input: { ...WORDS, tags: ['1', '2', '3', '4', '5', '6'] }, file: uploadOf(picture) }),
        'tags',
      ],
      [() => ({ input: WORDS, file: uploadOf('Once upon a time') }), 'file'],
    ],
    cases: [
      {
        name: 'uploads of admins are approved at once',
        as: 'admin',
        result: { uploadAsset: { approvalStatus: 'APPROVED' } },
      },
    ],
  },
  'Mutation.updateAsset': {
    operation: `mutation ($id: ID!, $name: String!, $tags: [String!]) {
      updateAsset(input: { id: $id, name: $name, tags: $tags }) { name description tags }
    }`,
    variables: ({ approved }) => ({ id: approved, name: ' Renamed ', tags: ['two words', 'two_words'] }),
    result: { updateAsset: { name: 'Renamed', description: '', tags: ['two_words'] } },
    refused: { user: 'FORBIDDEN' },
    invalid: [
      [({ approved }) => ({ id: approved, name: 'ab' }), 'name', 'Asset name must be at least 3 characters'],
      [
        ({ approved }) => ({ id: approved, name: 'x'.repeat(101) }),
        'name',
        'Asset name must be less than 100 characters',
      ],
      [({ approved }) => ({ id: approved, name: 'Good', tags: ['1', '2', '3', '4', '5', '6'] }), 'tags'],
    ],
    cases: [
      {
        name: 'an admin edits it',
        as: 'admin',
        result: { updateAsset: { name: 'Renamed' } },
        check: async ({ as }) => {
          const { data } = await as('admin', '{ audit(first: 1) { nodes { action subjectName } } }')
          expect(data.audit.nodes).toEqual([{ action: 'ASSET_EDITED', subjectName: 'Renamed' }])
        },
      },
      {
        name: 'a pending asset of another user',
        as: 'user',
        variables: ({ pending }) => ({ id: pending, name: 'Renamed' }),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.deleteAsset': {
    operation: 'mutation ($id: ID!) { deleteAsset(id: $id) }',
    variables: ({ approved }) => ({ id: approved }),
    result: { deleteAsset: IDS.approved },
    refused: { user: 'FORBIDDEN' },
    cases: [
      { name: 'an admin deletes it', as: 'admin', result: { deleteAsset: IDS.approved } },
      { name: 'an unknown id', variables: () => ({ id: NOWHERE }), code: 'NOT_FOUND' },
    ],
  },
  'Subscription.assetChanged': {
    operation: 'subscription { assetChanged { asset { name } deletedId } }',
    as: 'user',
    event: ({ as, ids }) => as('owner', `mutation { deleteAsset(id: "${ids.approved}") }`),
    result: { assetChanged: { asset: null, deletedId: IDS.approved } },
  },
})
