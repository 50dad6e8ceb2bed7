/** Covers specification A32, A34. */
import { ADMINS, type World, testResolver } from '../../../test/resolver.js'

const entry = ({ em, ids }: World) =>
  em.fork().execute(
    `insert into audit_entry (action, actor_id, subject_id, subject_name, before, after)
     values ('asset-edited', ?, ?, 'Line 9', '{"name":"Line 9"}', '{"name":"Line 10"}'),
       ('member-joined', null, ?, 'dee', null, null)`,
    [ids.owner, ids.approved, ids.member],
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
    invalid: [
      [() => ({ first: 0 }), 'first'],
      [() => ({ first: 201 }), 'first'],
      [() => ({ after: 'nonsense' }), 'after'],
    ],
    list: {
      insert: ({ owner, user, approved }) =>
        `insert into audit_entry (action, actor_id, subject_id, subject_name)
         select 'asset-deleted', case n % 2 when 0 then '${owner}' else '${user}' end::uuid, '${approved}', 'Take ' || n
         from generate_series(1, 50) n`,
      variables: (first) => ({ first }),
      nodes: ({ audit }) => audit.nodes,
    },
  },
})
