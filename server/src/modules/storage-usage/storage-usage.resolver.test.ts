import { randomUUID } from 'node:crypto'
import { ADMINS, type World, testResolver } from '../../../test/resolver.js'
import { FilmPart } from '../film/film-part-store.js'
import { IDS } from '../../../test/world/things.js'
import { StorageUse, StoredFile } from '../file/stored-file.entity.js'
import { aProject, aRow, many, remove, rows } from '../../../test/world/builders.js'

const GIGABYTE = 1024 ** 3
const OUT_OF_RANGE = 'Enter a size between 1 MB and 1,000,000 GB'
const STORAGE = `bytes quotaBytes isFull isNearlyFull unmeasuredFiles projectCount
  kinds { kind bytes files } projects { name bytes takesBytes filmsBytes soundsBytes files deletedAt }`

const aFile = (key: string, bytes: string | null, projectId: string | null = IDS.project) =>
  aRow(StoredFile, { key, bytes, projectId })
/** Files of each kind. */
const files = rows(
  aFile('assets/a.png', '10', null),
  aFile('videos/a.mp4', '200'),
  aFile('films/a.mp4', '300'),
  aFile('videos/b.mp4', '40', IDS.deletedProject),
  aFile('parts/a.mp4', '5', null),
  aFile('sounds/a.flac', '7'),
  aFile('videos/c.mp4', null),
  aRow(FilmPart, { key: 'a', fileKey: 'parts/a.mp4', bytes: 5 }),
  remove(StorageUse),
  aRow(StorageUse, { id: 1, bytes: '562' }),
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
    list: {
      rows: many(50, () => {
        const id = randomUUID()
        return [aProject({ id }), aFile(`videos/${id}`, '100', id)]
      }),
      variables: (first) => ({ first }),
      nodes: ({ storage }) => storage.projects,
    },
  },
  'Mutation.updateStorageQuota': {
    operation: `mutation ($quotaBytes: BigInt) { updateStorageQuota(quotaBytes: $quotaBytes) { ${STORAGE} } }`,
    variables: () => ({ quotaBytes: 2 * GIGABYTE }),
    as: 'admin',
    result: { updateStorageQuota: { quotaBytes: 2 * GIGABYTE, isFull: false } },
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
        prepare: ({ as }) =>
          as('admin', `mutation { updateStorageQuota(quotaBytes: ${GIGABYTE}) { bytes } }`),
        result: { updateStorageQuota: { quotaBytes: null } },
      },
    ],
  },
  'Mutation.clearMergeCache': {
    operation: `mutation { clearMergeCache { files bytes storage { ${STORAGE} } } }`,
    as: 'admin',
    prepare: files,
    result: { clearMergeCache: { files: 1, bytes: 5 } },
    check: async (world, { clearMergeCache: { storage } }) => {
      expect(storage.kinds).toContainEqual({ kind: 'MERGE_CACHE', bytes: 0, files: 0 })
      await expectAudit(world, { action: 'MERGE_CACHE_CLEARED', before: '{"bytes":5,"files":1}' })
    },
    cases: [{ name: 'an empty cache', as: 'admin', result: { clearMergeCache: { files: 0, bytes: 0 } } }],
  },
})
