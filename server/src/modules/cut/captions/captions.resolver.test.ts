import {
  NOWHERE,
  SIGNED_IN,
  WRITERS,
  type Invalid,
  type Variables,
  testResolver,
} from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import type { Ids } from '../../../../test/world/things.js'

const CAPTIONS = 'captions { id itemId from to text speaker revision editedBy { username } }'
const CUT = `projectId captionTracks { language isMachineMade ${CAPTIONS} }`
const operation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${CUT} } }`

const track =
  (language: string, fields: (ids: Ids) => object = () => ({})) =>
  (ids: Ids): Variables => ({ input: { projectId: ids.project, language, ...fields(ids) } })
const hidden = (fields: object = {}) =>
  notFound('hidden', (projectId) => ({ input: { projectId, language: 'en', ...fields } }))
const LANGUAGE: Invalid[] = [
  [track('xx'), 'language', 'Unknown language. Use a code such as en or de'],
  [track(''), 'language', 'Unknown language. Use a code such as en or de'],
]
const UNKNOWN = { name: 'a language that the cut does not have', variables: track('de'), code: 'NOT_FOUND' }

const LATE = { from: 500, to: 2_000, text: 'You are late.', speaker: 'Ida' }
const adding = (...add: object[]) => track('en', () => ({ add }))
const changing = (change: object) =>
  track('en', ({ caption }) => ({ change: [{ id: caption, revision: 1, ...change }] }))

/** As many captions as that beside the known one, all of them shown from 1.5 to 1.9 s of the first clip. */
const crowded = (count: number) =>
  sql(
    ({ captions, first }) =>
      `insert into caption (track_id, item_id, from_ms, to_ms, text) select '${captions}', '${first}', 1500, 1900, 'x' from generate_series(1, ${count}) n`,
  )

const TIME = 'A caption is shown within the first 24 hours'
const WRONG: [caption: object, field: string, message: string][] = [
  [{ from: -1 }, 'from', TIME],
  [{ to: 86_400_001 }, 'to', TIME],
  [{ from: 3_000 }, 'to', 'A caption must end after its start'],
  [{ text: ' \n ' }, 'text', 'A caption needs a text'],
  [{ text: '\u200b' }, 'text', 'A caption needs a text'],
  [{ text: 'a\u0007b' }, 'text', 'A caption must not contain control characters'],
  [{ text: 'x'.repeat(501) }, 'text', 'A caption has at most 500 characters'],
  [{ speaker: 'x'.repeat(101) }, 'speaker', 'A speaker has at most 100 characters'],
  [{ speaker: 'a\nb' }, 'speaker', 'A speaker must not contain control characters'],
  [{ itemId: NOWHERE }, 'itemId', 'This clip is not in the cut'],
]

const SRT =
  '1\n00:00:01,000 --> 00:00:02,500\n<i>Who is it?</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n[Jon] Me.\n'
const READ = `mutation ($input: ReadCaptionsInput!) { readCaptions(input: $input) { formatted noteCount notes { line message } cut { ${CUT} } } }`
const reading = (content: string, language = 'en') => track(language, () => ({ content }))

testResolver({
  'Mutation.addCaptionTrack': {
    operation: operation('addCaptionTrack', 'CaptionTrackInput'),
    variables: track('de'),
    as: 'user',
    result: {
      addCaptionTrack: {
        captionTracks: [{ language: 'en' }, { language: 'de', isMachineMade: false, captions: [] }],
      },
    },
    refused: WRITERS,
    invalid: [...LANGUAGE, [track('en'), 'language', 'The cut has captions in this language']],
    cases: [
      ...hidden(),
      {
        name: 'a cut with as many languages as it may have',
        prepare: sql(
          ({ project }) =>
            `insert into caption_track (project_id, language) select '${project}', 'x' || n from generate_series(2, 10) n`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'A cut has captions in at most 10 languages',
      },
    ],
  },
  'Mutation.removeCaptionTrack': {
    operation: operation('removeCaptionTrack', 'CaptionTrackInput'),
    variables: track('en'),
    as: 'user',
    result: { removeCaptionTrack: { captionTracks: [] } },
    refused: WRITERS,
    cases: [...hidden(), UNKNOWN],
  },
  'Mutation.reviewCaptionTrack': {
    operation: operation('reviewCaptionTrack', 'CaptionTrackInput'),
    variables: track('en'),
    prepare: sql(() => 'update caption_track set is_machine_made = true'),
    as: 'user',
    result: { reviewCaptionTrack: { captionTracks: [{ language: 'en', isMachineMade: false }] } },
    refused: WRITERS,
    cases: [...hidden(), UNKNOWN],
  },
  'Mutation.editCaptions': {
    operation: operation('editCaptions', 'EditCaptionsInput'),
    variables: track('en', ({ caption, second }) => ({
      change: [{ id: caption, revision: 1, text: ' You are\r\n late! ', speaker: null }],
      add: [{ id: NOWHERE, itemId: second, from: 0, to: 900, text: 'שלום\u200f, <b>{\\an8}', speaker: '' }],
    })),
    as: 'user',
    result: {
      editCaptions: {
        captionTracks: [
          {
            captions: [
              { id: NOWHERE, from: 0, text: 'שלום\u200f, <b>{\\an8}', speaker: null, revision: 1 },
              {
                from: 500,
                to: 2_000,
                text: 'You are\nlate!',
                speaker: null,
                revision: 2,
                editedBy: { username: 'user' },
              },
            ],
          },
        ],
      },
    },
    refused: WRITERS,
    invalid: [
      ...WRONG.map(([fields, field, message]): Invalid => [
        adding({ ...LATE, ...fields }),
        `add.0.${field}`,
        message,
      ]),
      ...WRONG.map(([fields, field, message]): Invalid => [changing(fields), `change.0.${field}`, message]),
      [adding({ ...LATE, id: 'nonsense' }), 'add.0.id', 'The id of a caption is a UUID'],
      [
        track('en', ({ caption }) => ({ add: [{ ...LATE, id: caption }] })),
        'add.0.id',
        'The id of a caption must be new',
      ],
      [
        adding({ ...LATE, id: NOWHERE }, { ...LATE, id: NOWHERE }),
        'add.0.id',
        'The id of a caption must be new',
      ],
      [
        track('en', ({ caption }) => ({ change: [{ id: caption, revision: 1 }], remove: [caption] })),
        'remove.0',
        'Each caption may be listed once',
      ],
    ],
    cases: [
      ...hidden(),
      UNKNOWN,
      {
        name: 'a caption is split in one step',
        variables: track('en', ({ caption, first }) => ({
          change: [{ id: caption, revision: 1, to: 1_000, text: 'You' }],
          add: [{ itemId: first, from: 1_000, to: 2_000, text: 'are late.', speaker: 'Ida' }],
        })),
        result: { editCaptions: { captionTracks: [{ captions: [{ text: 'You' }, { text: 'are late.' }] }] } },
      },
      {
        name: 'the mark of a machine, as undo restores it with the captions',
        variables: track('en', () => ({ isMachineMade: true })),
        result: { editCaptions: { captionTracks: [{ language: 'en', isMachineMade: true }] } },
      },
      {
        name: 'a caption is removed',
        variables: track('en', ({ caption }) => ({ remove: [caption] })),
        result: { editCaptions: { captionTracks: [{ captions: [] }] } },
      },
      {
        name: 'a caption that there is not',
        variables: track('en', () => ({ remove: [NOWHERE] })),
        code: 'NOT_FOUND',
      },
      {
        name: 'the same field has changed since',
        variables: changing({ text: 'Late.' }),
        prepare: sql(() => `update caption set revision = 2, field_revisions = '{"text": 2}'`),
        code: 'CONFLICT',
        message: 'Somebody has changed this caption meanwhile',
      },
      {
        name: 'another field has changed since',
        variables: changing({ text: 'Late.' }),
        prepare: sql(() => `update caption set to_ms = 1900, revision = 2, field_revisions = '{"to": 2}'`),
        result: { editCaptions: { captionTracks: [{ captions: [{ text: 'Late.', to: 1_900 }] }] } },
      },
      {
        name: 'a track with as many captions as it may have',
        variables: adding(LATE),
        prepare: sql(
          ({ captions }) =>
            `insert into caption (track_id, from_ms, to_ms, text) select '${captions}', n, n + 1, 'x' from generate_series(2, 2000) n`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'A track has at most 2000 captions',
      },
      {
        name: 'a caption where as many are shown as may be',
        variables: track('en', ({ first }) => ({ add: [{ ...LATE, itemId: first }] })),
        prepare: crowded(11),
        code: 'BAD_USER_INPUT',
        message: 'At most 12 captions are shown at once. More overlap at 00:00:01.500',
      },
      {
        name: 'a caption that is moved to where as many are shown as may be',
        variables: changing({ to: 1_700 }),
        prepare: crowded(12),
        code: 'BAD_USER_INPUT',
        message: 'At most 12 captions are shown at once. More overlap at 00:00:01.500',
      },
      {
        name: 'the text of a caption among more than there may be, stored before that limit',
        variables: changing({ text: 'Late.' }),
        prepare: crowded(40),
        result: { editCaptions: { captionTracks: [{ language: 'en' }] } },
      },
      {
        name: 'more characters than a track may have',
        variables: adding({ ...LATE, text: 'x'.repeat(500) }),
        prepare: sql(
          ({ captions }) =>
            `insert into caption (track_id, from_ms, to_ms, text) select '${captions}', n, n + 1, repeat('x', 500) from generate_series(2, 800) n`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'The captions of a track have at most 400,000 characters in all',
      },
    ],
  },
  'Mutation.readCaptions': {
    operation: READ,
    variables: reading(SRT),
    as: 'user',
    result: {
      readCaptions: {
        formatted: 1,
        cut: {
          captionTracks: [
            {
              language: 'en',
              captions: [
                { itemId: null, from: 1_000, to: 2_500, text: 'Who is it?', speaker: null },
                { from: 3_000, to: 4_000, text: 'Me.', speaker: 'Jon' },
              ],
            },
          ],
        },
      },
    },
    refused: WRITERS,
    invalid: [
      [reading(SRT, 'xx'), 'language', 'Unknown language. Use a code such as en or de'],
      [
        reading('1\n00:00:01,000\nWho?'),
        'content',
        'No caption of the file can be read. Line 1: Left out: it has no times',
      ],
      [reading(' \n'), 'content', 'The file has no captions'],
      [
        reading(`1\n00:00:01,000 --> 00:00:02,000\nCaf\ufffd`),
        'content',
        'Some characters of this file could not be decoded. Save it as UTF-8.',
      ],
      [
        reading('{\\rtf1\\ansi 00:00:01,000 --> 00:00:02,000}'),
        'content',
        'This is an RTF document, not plain text. Choose a .srt or .vtt file.',
      ],
      [
        reading('00:00:01,000 --> 00:00:02,000\nA\n\n'.repeat(13)),
        'content',
        'At most 12 captions are shown at once. More overlap at 00:00:01.000',
      ],
      [
        reading(`00:00:01,000 --> 00:00:02,000\n${'x'.repeat(500)}\n\n`.repeat(801)),
        'content',
        'The captions of a track have at most 400,000 characters in all',
      ],
      [reading('x'.repeat(2 * 1024 ** 2 + 1)), 'content', 'Caption files have at most 2 MB'],
    ],
    cases: [
      ...hidden({ content: SRT }),
      {
        name: 'another language is added',
        variables: reading('WEBVTT\n\n00:01.000 --> 00:02.000\nWer?', 'de'),
        result: {
          readCaptions: { formatted: 0, cut: { captionTracks: [{ language: 'en' }, { language: 'de' }] } },
        },
      },
      {
        name: 'an odd caption is left out, with a note, and refuses nothing else',
        variables: reading(`${SRT}\n3\n00:00:09,000 --> 00:00:08,000\nLate\n`),
        result: {
          readCaptions: {
            noteCount: 1,
            notes: [{ message: 'Left out: it ends before it starts' }],
            cut: { captionTracks: [{ captions: [{ text: 'Who is it?' }, { text: 'Me.' }] }] },
          },
        },
      },
    ],
  },
  'Query.project': {
    operation: `query ($id: ID!) { project(id: $id) { cut { captionTracks { language vtt srt ${CAPTIONS} } } } }`,
    variables: ({ project }) => ({ id: project }),
    result: {
      project: {
        cut: {
          captionTracks: [
            {
              language: 'en',
              vtt: 'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\n<v Ida>You are late.\n',
              srt: '1\n00:00:00,500 --> 00:00:02,000\n[Ida] You are late.\n',
              captions: [{ text: 'You are late.', editedBy: null }],
            },
          ],
        },
      },
    },
    refused: SIGNED_IN,
  },
  'Query.video': {
    operation: 'query ($id: ID!) { video(id: $id) { captions { language vtt srt } } }',
    variables: ({ second }) => ({ id: second }),
    prepare: sql(
      ({ second }) =>
        `update video set is_merged = true where id = '${second}';
         insert into film_plan (film_id, items, captioned) values ('${second}', '[]',
           '[{"language": "en", "captions": [{"from": 0, "to": 1000, "text": "<Hm>", "speaker": null}]}]')`,
    ),
    result: {
      video: {
        captions: [
          {
            language: 'en',
            vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n&lt;Hm&gt;\n',
            srt: '1\n00:00:00,000 --> 00:00:01,000\n<Hm>\n',
          },
        ],
      },
    },
    refused: SIGNED_IN,
    cases: [
      {
        name: 'a clip has none',
        variables: ({ first }) => ({ id: first }),
        result: { video: { captions: [] } },
      },
    ],
  },
})
