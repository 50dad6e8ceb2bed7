/** Covers specification V90. */
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { sql } from '../../../../test/resolver-cases.js'
import {
  changed,
  conflicted,
  edit,
  EDIT_CUT,
  hidden,
  unknown,
  type Wrong,
  wrong,
} from '../../../../test/cut/edits.js'
import { CaptionTrack, CutCaption } from '../elements/caption.entity.js'
import { aRow, many, rows, update } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'

const ID = '5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1ac'
const TRACK = '5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1ad'
const LATE = { id: ID, language: 'en', startMs: 500, endMs: 2_000, text: 'You are late.', speaker: 'Ida' }
const TIME = 'A caption is shown within the first 24 hours'
const LANGUAGE = 'Unknown language. Use a code such as en or de'
const WRONG: Wrong[] = [
  [{ startMs: -1 }, 'startMs', TIME],
  [{ endMs: 86_400_001 }, 'endMs', TIME],
  [{ startMs: 3_000 }, 'endMs', 'A caption must end after its start'],
  [{ text: ' \n ' }, 'text', 'A caption needs a text'],
  [{ text: '\u200b' }, 'text', 'A caption needs a text'],
  [{ text: 'a\u0007b' }, 'text', 'A caption must not contain control characters'],
  [{ text: 'x'.repeat(501) }, 'text', 'A caption has at most 500 characters'],
  [{ speaker: 'x'.repeat(101) }, 'speaker', 'A speaker has at most 100 characters'],
  [{ speaker: 'a\nb' }, 'speaker', 'A speaker must not contain control characters'],
  [{ itemId: NOWHERE }, 'itemId', 'This clip is not in the cut'],
]
const adding = (caption: object) => edit(() => ({ addCaption: { ...LATE, ...caption } }))
const changing = (change: object) =>
  edit(({ caption }) => ({ editCaption: { id: caption, revision: 1, ...change } }))

/** Adds `count` captions, all shown from 1.5 to 1.9 s of the first clip. */
const crowded = (count: number) =>
  rows(
    many(count, () =>
      aRow(CutCaption, {
        trackId: IDS.captions,
        itemId: IDS.firstItem,
        startMs: 1500,
        endMs: 1900,
        text: 'x',
      }),
    ),
  )
const CROWD = 'At most 12 captions are shown at once. More overlap at 00:00:01.500'

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(({ caption, second }) => [
      { editCaption: { id: caption, revision: 1, text: ' You are\r\n late! ', speaker: null } },
      {
        addCaption: {
          ...LATE,
          itemId: second,
          startMs: 0,
          endMs: 900,
          text: 'שלום\u200f, <b>{\\an8}',
          speaker: '',
        },
      },
    ]),
    as: 'user',
    result: {
      editCut: {
        conflicts: [],
        edit: {
          captions: expect.arrayContaining([
            expect.objectContaining({
              id: ID,
              startMs: 0,
              text: 'שלום\u200f, <b>{\\an8}',
              speaker: null,
              revision: 1,
            }),
            expect.objectContaining({
              startMs: 500,
              endMs: 2_000,
              text: 'You are\nlate!',
              speaker: null,
              revision: 2,
              editedBy: { username: 'user' },
            }),
          ]),
        },
      },
    },
    invalid: [
      ...wrong('addCaption', WRONG, (_, fields) => ({ ...LATE, ...fields })),
      ...wrong('editCaption', WRONG, ({ caption }, fields) => ({ id: caption, revision: 1, ...fields })),
      ...wrong(
        'addCaption',
        [
          [{ id: 'nonsense' }, 'id', 'The id of a caption is a UUID'],
          [{ language: 'de' }, 'language', 'The cut has no captions in this language'],
        ],
        (_, fields) => ({ ...LATE, ...fields }),
      ),
      ...wrong('addCaption', [[{}, 'id', 'The id of a caption must be new']], ({ caption }) => ({
        ...LATE,
        id: caption,
      })),
      ...wrong(
        'addCaptionTrack',
        [
          [{ language: 'xx' }, 'language', LANGUAGE],
          [{ language: '' }, 'language', LANGUAGE],
          [{ language: 'en' }, 'language', 'The cut has captions in this language'],
        ],
        (_, fields) => ({ id: ID, ...fields }),
      ),
    ],
    cases: [
      {
        name: 'two new captions with one id',
        variables: edit(() => [{ addCaption: LATE }, { addCaption: LATE }]),
        code: 'BAD_USER_INPUT',
        message: 'The id of a caption must be new',
      },
      ...hidden(() => ({ addCaption: LATE })),
      ...hidden(() => ({ removeCaptionTrack: { language: 'en' } })),
      ...unknown('a caption', (id) => ({ editCaption: { id, revision: 1 } })),
      ...unknown('a caption', (id) => ({ removeCaption: { id } })),
      ...['de', 'nonsense'].flatMap((language) =>
        [{ removeCaptionTrack: { language } }, { editCaptionTrack: { language, isMachineMade: false } }].map(
          (operation) => ({
            name: `a language ${language} that the cut does not have`,
            variables: edit(() => operation),
            code: 'NOT_FOUND',
          }),
        ),
      ),
      {
        name: 'a language is added, with captions',
        variables: edit(() => [
          { addCaptionTrack: { id: TRACK, language: 'de' } },
          { addCaption: { ...LATE, language: 'de' } },
        ]),
        result: changed({
          captionTracks: [{ id: TRACK, language: 'de', isMachineMade: false }],
          captions: [{ id: ID }],
          cut: { captionTracks: [{ language: 'en' }, { language: 'de', captions: [{ id: ID }] }] },
        }),
      },
      {
        name: 'a cut with the maximum number of languages',
        variables: edit(() => ({ addCaptionTrack: { id: TRACK, language: 'de' } })),
        prepare: rows(many(9, (n) => aRow(CaptionTrack, { projectId: IDS.project, language: `x${n}` }))),
        code: 'BAD_USER_INPUT',
        message: 'A cut has captions in at most 10 languages',
      },
      {
        name: 'a language is removed and restored with its id',
        variables: edit(({ captions, caption }) => [
          { removeCaptionTrack: { language: 'en' } },
          { addCaptionTrack: { id: captions, language: 'en' } },
          { addCaption: { ...LATE, id: caption } },
        ]),
        result: changed({ cut: { captionTracks: [{ language: 'en', captions: [{}] }] } }),
      },
      {
        name: 'machine-made captions are reviewed',
        prepare: rows(update(CaptionTrack, {}, { isMachineMade: true })),
        variables: edit(() => ({ editCaptionTrack: { language: 'en', isMachineMade: false } })),
        result: changed({ captionTracks: [{ language: 'en', isMachineMade: false }] }),
      },
      {
        name: 'a caption is split in one step',
        variables: edit(({ caption, first }) => [
          { editCaption: { id: caption, revision: 1, endMs: 1_000, text: 'You' } },
          { addCaption: { ...LATE, itemId: first, startMs: 1_000, endMs: 2_000, text: 'are late.' } },
        ]),
        result: changed({
          cut: { captionTracks: [{ captions: [{ text: 'You' }, { text: 'are late.' }] }] },
        }),
      },
      {
        name: 'a caption is removed',
        variables: edit(({ caption }) => ({ removeCaption: { id: caption } })),
        result: changed({ cut: { captionTracks: [{ captions: [] }] } }),
      },
      {
        name: 'the same field has changed since',
        variables: changing({ text: 'Late.' }),
        prepare: rows(update(CutCaption, {}, { revision: 2, fieldRevisions: { text: 2 } })),
        result: conflicted({ fields: ['text'], message: 'Somebody has changed this caption meanwhile' }),
      },
      {
        name: 'another field has changed since',
        variables: changing({ text: 'Late.' }),
        prepare: rows(update(CutCaption, {}, { endMs: 1900, revision: 2, fieldRevisions: { endMs: 2 } })),
        result: changed({ captions: [{ text: 'Late.', endMs: 1_900 }] }),
      },
      {
        name: 'a track with the maximum number of captions',
        variables: adding({}),
        prepare: sql(
          ({ captions }) =>
            `insert into caption (track_id, start_ms, end_ms, text) select '${captions}', n, n + 1, 'x' from generate_series(2, 2000) n`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'A track has at most 2000 captions',
      },
      {
        name: 'a caption at a time with the maximum number shown',
        variables: edit(({ first }) => ({ addCaption: { ...LATE, itemId: first } })),
        prepare: crowded(11),
        code: 'BAD_USER_INPUT',
        message: CROWD,
      },
      {
        name: 'a caption moved to a time with the maximum number shown',
        variables: changing({ endMs: 1_700 }),
        prepare: crowded(12),
        code: 'BAD_USER_INPUT',
        message: CROWD,
      },
      {
        name: 'the text of a caption at a time that exceeds the limit, stored before it existed',
        variables: changing({ text: 'Late.' }),
        prepare: crowded(40),
        result: changed({ captions: [{ text: 'Late.' }] }),
      },
      {
        name: 'more characters than allowed in a track',
        variables: adding({ text: 'x'.repeat(500) }),
        prepare: sql(
          ({ captions }) =>
            `insert into caption (track_id, start_ms, end_ms, text) select '${captions}', n, n + 1, repeat('x', 500) from generate_series(2, 800) n`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'The captions of a track have at most 400,000 characters in all',
      },
    ],
  },
})
