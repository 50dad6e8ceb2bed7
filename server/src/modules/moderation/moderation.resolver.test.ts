import { ADMINS, NOWHERE, testResolver } from '../../../test/resolver.js'
import { ApprovalStatus } from '../library/asset.entity.js'
import { IDS } from '../../../test/world/things.js'
import { anAsset, many } from '../../../test/world/builders.js'

testResolver({
  'Query.flaggedAssets': {
    operation: `query ($first: Int, $after: String) {
      flaggedAssets(first: $first, after: $after) { totalCount nodes { name flagReason flaggedBy { username } owner { username } } }
    }`,
    as: 'admin',
    result: {
      flaggedAssets: { totalCount: 1, nodes: [{ name: 'The flagged one', flagReason: 'Shows a logo' }] },
    },
    refused: ADMINS,
    list: {
      rows: many(50, () => anAsset({ flaggedAt: new Date(), flaggedById: IDS.user, flagReason: 'A logo' })),
      variables: (first) => ({ first }),
      nodes: ({ flaggedAssets }) => flaggedAssets.nodes,
    },
  },
  'Query.pendingAssets': {
    operation: `query ($first: Int, $after: String) {
      pendingAssets(first: $first, after: $after) { totalCount nodes { name owner { username } } }
    }`,
    as: 'admin',
    result: {
      pendingAssets: { totalCount: 1, nodes: [{ name: 'The pending one', owner: { username: 'owner' } }] },
    },
    refused: ADMINS,
    list: {
      rows: many(50, () => anAsset({ approvalStatus: ApprovalStatus.PENDING })),
      variables: (first) => ({ first }),
      nodes: ({ pendingAssets }) => pendingAssets.nodes,
    },
  },
  'Mutation.flagAsset': {
    operation:
      'mutation ($id: ID!, $reason: String!) { flagAsset(input: { id: $id, reason: $reason }) { flagged } }',
    variables: ({ approved }) => ({ id: approved, reason: ' Shows a logo ' }),
    as: 'user',
    result: { flagAsset: { flagged: true } },
    refused: { owner: 'FORBIDDEN' },
    invalid: [
      [
        ({ approved }) => ({ id: approved, reason: 'no' }),
        'reason',
        'Describe the problem in at least 3 characters',
      ],
      [({ approved }) => ({ id: approved, reason: 'x'.repeat(501) }), 'reason'],
    ],
    cases: [
      {
        name: 'a flagged asset is not flagged again',
        as: 'user',
        variables: ({ flagged }) => ({ id: flagged, reason: 'Shows a logo' }),
        code: 'CONFLICT',
      },
      {
        name: 'a pending asset of another user',
        as: 'user',
        variables: ({ pending }) => ({ id: pending, reason: 'Shows a logo' }),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.moderateFlaggedAsset': {
    operation:
      'mutation ($id: ID!, $approve: Boolean!) { moderateFlaggedAsset(input: { id: $id, approve: $approve }) { approvalStatus flagged } }',
    variables: ({ flagged }) => ({ id: flagged, approve: true }),
    as: 'admin',
    result: { moderateFlaggedAsset: { approvalStatus: 'APPROVED', flagged: false } },
    cases: [
      {
        name: 'an admin declines it',
        as: 'admin',
        variables: ({ flagged }) => ({ id: flagged, approve: false }),
        result: { moderateFlaggedAsset: { approvalStatus: 'DECLINED' } },
      },
      {
        name: 'an asset that is not flagged',
        as: 'admin',
        variables: ({ approved }) => ({ id: approved, approve: true }),
        code: 'CONFLICT',
      },
      {
        name: 'an unknown id',
        as: 'admin',
        variables: () => ({ id: NOWHERE, approve: true }),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.moderatePendingAssets': {
    operation: `mutation ($ids: [ID!]!, $approve: Boolean!, $note: String) {
      moderatePendingAssets(input: { ids: $ids, approve: $approve, note: $note }) { name approvalStatus }
    }`,
    variables: ({ pending }) => ({ ids: [pending], approve: true, note: ' Welcome ' }),
    as: 'admin',
    result: { moderatePendingAssets: [{ name: 'The pending one', approvalStatus: 'APPROVED' }] },
    invalid: [[({ pending }) => ({ ids: [pending], approve: true, note: 'x'.repeat(501) }), 'note']],
    cases: [
      {
        name: 'reviews all or none: one was reviewed before',
        as: 'admin',
        variables: ({ pending, declined }) => ({ ids: [pending, declined], approve: true }),
        code: 'CONFLICT',
        check: async ({ em, ids }) => {
          const [{ status }] = await em
            .fork()
            .execute('select approval_status as status from asset where id = ?', [ids.pending])
          expect(status).toBe('pending')
        },
      },
      {
        name: 'an unknown id',
        as: 'admin',
        variables: () => ({ ids: [NOWHERE], approve: true }),
        code: 'NOT_FOUND',
      },
    ],
  },
})
