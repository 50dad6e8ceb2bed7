import { type Variables, testResolver } from '../../../../test/resolver.js'
import { CAPTION_FILE } from '#schema/captions/formats'
import { notFound } from '../../../../test/resolver-cases.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { asFilms } from '../../../../test/film-rows.js'
import { rows, aFilmPlan } from '../../../../test/world/builders.js'

const CAPTIONS = 'captions { id itemId startMs endMs text speaker revision editedBy { username } }'

const SRT =
  '1\n00:00:01,000 --> 00:00:02,500\n<i>Who is it?</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n[Jon] Me.\n'
const READ = `mutation ($input: ImportCaptionsInput!) { importCaptions(input: $input) { formatted noteCount notes { line message } cut { captionTracks { language isMachineMade ${CAPTIONS} } } } }`
const reading =
  (content: string, language = 'en') =>
  ({ project }: Ids): Variables => ({ input: { projectId: project, language, content } })

testResolver({
  'Mutation.importCaptions': {
    operation: READ,
    variables: reading(SRT),
    as: 'user',
    result: {
      importCaptions: {
        formatted: 1,
        cut: {
          captionTracks: [
            {
              language: 'en',
              captions: [
                { itemId: null, startMs: 1_000, endMs: 2_500, text: 'Who is it?', speaker: null },
                { startMs: 3_000, endMs: 4_000, text: 'Me.', speaker: 'Jon' },
              ],
            },
          ],
        },
      },
    },
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
        `This is an RTF document, not plain text. Choose ${CAPTION_FILE}.`,
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
      ...notFound('hidden', (projectId) => ({ input: { projectId, language: 'en', content: SRT } })),
      {
        name: 'another language is added',
        variables: reading('WEBVTT\n\n00:01.000 --> 00:02.000\nWer?', 'de'),
        result: {
          importCaptions: { formatted: 0, cut: { captionTracks: [{ language: 'en' }, { language: 'de' }] } },
        },
      },
      {
        name: 'an invalid caption is left out with a note, the others are read',
        variables: reading(`${SRT}\n3\n00:00:09,000 --> 00:00:08,000\nLate\n`),
        result: {
          importCaptions: {
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
  },
  'Query.video': {
    operation: 'query ($id: ID!) { video(id: $id) { ... on Film { captions { language vtt srt } } } }',
    variables: ({ second }) => ({ id: second }),
    prepare: rows(
      asFilms([IDS.second]),
      aFilmPlan({
        filmId: IDS.second,
        captioned: [{ language: 'en', captions: [{ startMs: 0, endMs: 1000, text: '<Hm>', speaker: null }] }],
      }),
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
  },
})
