import { ADMINS, type World, testResolver } from '../../../test/resolver.js'

const GIGABYTE = 1024 ** 3
const OUT_OF_RANGE = 'Enter a size between 1 MB and 1,000,000 GB'
const STORAGE = `bytes quotaBytes isFull isNearlyFull unmeasuredFiles projectCount
  kinds { kind bytes files } projects { name bytes takesBytes filmsBytes soundsBytes files deletedAt }`

/** Files of each kind. */
const files = ({ em, ids }: World) =>
  em.fork().execute(
    `insert into stored_file (key, bytes, project_id) values ('assets/a.png', 10, null), ('videos/a.mp4', 200, '${ids.project}'),
       ('films/a.mp4', 300, '${ids.project}'), ('videos/b.mp4', 40, '${ids.deletedProject}'),
       ('parts/a.mp4', 5, null), ('sounds/a.flac', 7, '${ids.project}'), ('videos/c.mp4', null, '${ids.project}');
     insert into film_part (key, file_key, bytes) values ('a', 'parts/a.mp4', 5);
     insert into storage_use (id, bytes) values (1, 562) on conflict (id) do update set bytes = 562`,
  )
const expectAudit = async ({ as }: World, entry: object) => {
  const { data } = await as('admin', '{ audit(first: 1) { nodes { action subjectName before after } } }')
  expect(data.audit.nodes).toMatchObject([entry])
}

testResolver({
  'Query.storage': {
    operation: `query ($first: Int! = 20) { storage(first: $first) { ${STORAGE} } }`,
    as: 'admin',
    prepare: files,
    result: {
      storage: {
        bytes: 562,
        quotaBytes: null,
        isFull: false,
        unmeasuredFiles: 1,
        projectCount: 2,
        kinds: [
          { kind: 'PICTURES', bytes: 10, files: 1 },
          { kind: 'TAKES', bytes: 240, files: 3 },
          { kind: 'FILMS', bytes: 300, files: 1 },
          { kind: 'SOUNDS', bytes: 7, files: 1 },
          { kind: 'MERGE_CACHE', bytes: 5, files: 1 },
        ],
        projects: [
          {
            name: 'The Keeper',
            bytes: 507,
            takesBytes: 200,
            filmsBytes: 300,
            soundsBytes: 7,
            files: 4,
            deletedAt: null,
          },
          { name: 'Deleted', bytes: 40, deletedAt: expect.any(String) },
        ],
      },
    },
    refused: ADMINS,
    invalid: [
      [() => ({ first: 0 }), 'first'],
      [() => ({ first: 201 }), 'first'],
    ],
    list: {
      insert: ({ owner }) =>
        `with reel as (
           insert into project (name, owner_id) select 'Reel ' || n, '${owner}' from generate_series(1, 50) n returning id
         )
         insert into stored_file (key, bytes, project_id) select 'videos/' || id, 100, id from reel`,
      variables: (first) => ({ first }),
      nodes: ({ storage }) => storage.projects,
    },
  },
  'Mutation.setStorageQuota': {
    operation: `mutation ($quotaBytes: Float) { setStorageQuota(quotaBytes: $quotaBytes) { ${STORAGE} } }`,
    variables: () => ({ quotaBytes: 2 * GIGABYTE }),
    as: 'admin',
    result: { setStorageQuota: { quotaBytes: 2 * GIGABYTE, isFull: false } },
    refused: ADMINS,
    check: (world) =>
      expectAudit(world, {
        action: 'STORAGE_QUOTA_SET',
        subjectName: 'Storage',
        before: '{"quotaBytes":null}',
        after: `{"quotaBytes":${2 * GIGABYTE}}`,
      }),
    invalid: [
      [() => ({ quotaBytes: 1 }), 'quotaBytes', OUT_OF_RANGE],
      [() => ({ quotaBytes: 1e18 }), 'quotaBytes', OUT_OF_RANGE],
      [() => ({ quotaBytes: GIGABYTE + 0.5 }), 'quotaBytes', OUT_OF_RANGE],
    ],
    cases: [
      {
        name: 'no quota',
        as: 'admin',
        variables: () => ({ quotaBytes: null }),
        prepare: ({ as }) => as('admin', `mutation { setStorageQuota(quotaBytes: ${GIGABYTE}) { bytes } }`),
        result: { setStorageQuota: { quotaBytes: null } },
      },
    ],
  },
  'Mutation.clearMergeCache': {
    operation: `mutation { clearMergeCache { files bytes storage { ${STORAGE} } } }`,
    as: 'admin',
    prepare: files,
    result: { clearMergeCache: { files: 1, bytes: 5 } },
    refused: ADMINS,
    check: async (world, { clearMergeCache: { storage } }) => {
      expect(storage.kinds).toContainEqual({ kind: 'MERGE_CACHE', bytes: 0, files: 0 })
      await expectAudit(world, { action: 'MERGE_CACHE_CLEARED', before: '{"bytes":5,"files":1}' })
    },
    cases: [{ name: 'an empty cache', as: 'admin', result: { clearMergeCache: { files: 0, bytes: 0 } } }],
  },
})
