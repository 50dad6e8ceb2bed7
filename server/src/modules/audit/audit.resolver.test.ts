/** Covers specification A32, A34. */
import { ADMINS, testResolver } from '../../../test/resolver.js'
import { AuditEntry } from './audit-entry.entity.js'
import { aRow, many, rows } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'

const entry = rows(
  aRow(AuditEntry, {
    action: 'asset-edited',
    actorId: IDS.owner,
    subjectId: IDS.approved,
    subjectName: 'Line 9',
    before: { name: 'Line 9' },
    after: { name: 'Line 10' },
  }),
  aRow(AuditEntry, { action: 'member-joined', subjectId: IDS.member, subjectName: 'dee' }),
)

testResolver({
  'Query.audit': {
    operation: `query ($first: Int, $after: String) {
      audit(first: $first, after: $after) {
        totalCount nodes { action actor { username } subjectId subjectName before after }
      }
    }`,
    as: 'admin',
    prepare: entry,
    result: {
      audit: {
        totalCount: 2,
        nodes: expect.arrayContaining([
          {
            action: 'ASSET_EDITED',
            actor: { username: 'owner' },
            subjectId: expect.any(String),
            subjectName: 'Line 9',
            before: '{"name":"Line 9"}',
            after: '{"name":"Line 10"}',
          },
          {
            action: 'MEMBER_JOINED',
            actor: null,
            subjectId: expect.any(String),
            subjectName: 'dee',
            before: null,
            after: null,
          },
        ]),
      },
    },
    refused: ADMINS,
    list: {
      rows: many(50, (n) =>
        aRow(AuditEntry, {
          action: 'asset-deleted',
          actorId: n % 2 ? IDS.user : IDS.owner,
          subjectId: IDS.approved,
          subjectName: `Take ${n}`,
        }),
      ),
      variables: (first) => ({ first }),
      nodes: ({ audit }) => audit.nodes,
    },
  },
})
