/** Covers specification V75. */
import { Readable } from 'node:stream'
import Upload from 'graphql-upload/Upload.mjs'
import { LIMITS } from '#schema/limits'
import { testResolver } from '../../../test/resolver.js'
import { notFound } from '../../../test/resolver-cases.js'
import { toneOf } from '../../../test/sounds.js'
import { type Ids, IDS } from '../../../test/world/things.js'
import { StorageUse } from '../file/stored-file.entity.js'
import { aSound, many, rows, update } from '../../../test/world/builders.js'

const tone = toneOf(0.5)

/** A file as graphql-upload passes it to a resolver. */
function uploadOf(content: Buffer | string) {
  const upload = new Upload()
  upload.resolve({
    filename: 'tone.wav',
    mimetype: 'audio/wav',
    encoding: '7bit',
    createReadStream: () => Readable.from([content]) as never,
  })
  return upload
}

const WORDS = { kind: 'MUSIC', title: ' Tide ', source: ' Ana ', licence: 'CC BY 4.0' }
const upload =
  (words: object, content: Buffer | string = tone) =>
  ({ project }: Ids) => ({ input: { projectId: project, ...WORDS, ...words }, file: uploadOf(content) })
const edited =
  (words: object) =>
  ({ sound }: Ids) => ({ input: { id: sound, ...words } })

const EDIT =
  'mutation ($input: UpdateSoundInput!) { updateSound(input: $input) { kind title source licence } }'
const LONG = 'x'.repeat(201)

testResolver({
  'Query.project': {
    operation: `query ($id: ID!, $first: Int! = 10, $after: String, $kind: CueKind) {
      project(id: $id) {
        sounds(first: $first, after: $after, kind: $kind) {
          totalCount
          nodes {
            kind title source licence duration bytes loudness truePeak peaks url deletedAt
            author { username } projectName viewerCanDeleteForever
          }
        }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      project: {
        sounds: {
          totalCount: 2,
          nodes: [
            { kind: 'VOICE', title: 'The voice' },
            {
              kind: 'MUSIC',
              title: 'The sound',
              source: 'A library of sounds',
              licence: 'CC BY 4.0',
              duration: 10,
              bytes: 1_000,
              loudness: -18.5,
              truePeak: -3,
              peaks: 'AID/',
              url: expect.stringContaining('/files/sounds/sound.flac?'),
              deletedAt: null,
              author: { username: 'owner' },
              projectName: 'The Keeper',
              viewerCanDeleteForever: false,
            },
          ],
        },
      },
    },
    cases: [
      {
        name: 'sounds of one kind',
        variables: ({ project }) => ({ id: project, kind: 'VOICE' }),
        result: { project: { sounds: { totalCount: 1, nodes: [{ title: 'The voice' }] } } },
      },
    ],
    list: {
      rows: many(50, (n) =>
        aSound({ authorId: n % 2 ? IDS.user : IDS.owner, kind: 'EFFECT', title: `Gull ${n}`, duration: 1 }),
      ),
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.sounds.nodes,
    },
  },
  'Mutation.uploadSound': {
    operation: `mutation ($input: UploadSoundInput!, $file: Upload!) {
      uploadSound(input: $input, file: $file) {
        kind title source licence duration bytes loudness truePeak peaks author { username }
      }
    }`,
    variables: upload({}),
    as: 'user',
    result: {
      uploadSound: {
        kind: 'MUSIC',
        title: 'Tide',
        source: 'Ana',
        licence: 'CC BY 4.0',
        duration: 0.5,
        author: { username: 'user' },
      },
    },
    check: async ({ em, ids }, { uploadSound: { peaks, bytes } }) => {
      expect(Buffer.from(peaks, 'base64')).toHaveLength(25)
      const [file] = await em
        .fork()
        .execute<{ bytes: string; project_id: string; shelf: string; pending: boolean }[]>(
          `select f.bytes, f.project_id, f.shelf, exists (select from arriving_file a where a.key = f.key) as pending
           from sound s join stored_file f on f.key = s.file_key where s.title = 'Tide'`,
        )
      expect(file).toEqual({ bytes: String(bytes), project_id: ids.project, shelf: 'sounds', pending: false })
      const [day] = await em.fork().execute<{ files: number }[]>('select files from upload_day')
      expect(day.files).toBe(1)
    },
    invalid: [
      [upload({ title: ' ' }), 'title', 'A title is required'],
      [upload({ title: 'x'.repeat(101) }), 'title', 'A title has at most 100 characters'],
      [upload({ title: 'Ti\u0007de' }), 'title', 'A title must not contain control characters'],
      [upload({ source: LONG }), 'source', 'A source has at most 200 characters'],
      [upload({ licence: LONG }), 'licence', 'A licence has at most 200 characters'],
      [upload({ licence: 'CC\n0' }), 'licence', 'A licence must not contain control characters'],
      [upload({}, 'Once upon a time'), 'file'],
    ],
    cases: [
      ...notFound('hidden', (projectId) => ({
        input: { ...WORDS, projectId },
        file: uploadOf(tone),
      })),
      {
        name: 'a project with the maximum number of sounds',
        prepare: rows(many(LIMITS.sound.perProject - 2, () => aSound())),
        code: 'CONFLICT',
        message: 'A project has at most 500 sounds',
      },
      {
        name: 'the storage is full',
        prepare: rows(update(StorageUse, {}, { quotaBytes: '1', bytes: '1' })),
        code: 'QUOTA_REACHED',
      },
    ],
  },
  'Mutation.updateSound': {
    operation: EDIT,
    variables: edited({ kind: 'EFFECT', title: ' Waves ', source: '', licence: null }),
    as: 'user',
    result: { updateSound: { kind: 'EFFECT', title: 'Waves', source: '', licence: 'CC BY 4.0' } },
    invalid: [[edited({ title: '' }), 'title', 'A title is required']],
    cases: [
      ...notFound('hiddenSound', (id) => ({ input: { id, title: 'Mine' } })),
      {
        name: 'a sound in the Trash',
        variables: ({ deletedSound }) => ({ input: { id: deletedSound, title: 'Mine' } }),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Subscription.soundChanged': {
    operation:
      'subscription ($id: ID!) { soundChanged(projectId: $id) { title deletedAt author { username } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', EDIT, { input: { id: ids.sound, title: 'Waves' } }),
    result: { soundChanged: { title: 'Waves', deletedAt: null, author: { username: 'owner' } } },
    cases: [
      {
        name: 'a deleted sound',
        event: ({ as, ids }) => as('user', 'mutation ($id: ID!) { deleteSound(id: $id) }', { id: ids.sound }),
        result: { soundChanged: { title: 'The sound', deletedAt: expect.anything() } },
      },
      {
        name: 'users outside a private project get NOT_FOUND',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
    ],
  },
})
