/** Covers specification V92. */
import { testResolver } from '../../../test/resolver.js'
import { notFound } from '../../../test/resolver-cases.js'
import { type Ids, IDS } from '../../../test/world/things.js'
import { StoryboardShot } from '../storyboard/shots/shot.entity.js'
import { rows, update, aCue } from '../../../test/world/builders.js'
import { CutCue } from '../cut/elements/cut-cue.entity.js'
import { Sound } from '../sound/sound.entity.js'

/** The first clip belongs to a shot with dialogue; the second has a voice. */
const SPEECH = [
  update(StoryboardShot, IDS.shot, {
    takesOf: IDS.first,
    voiceId: null,
    dialogue: [
      { speaker: 'Ida', text: 'Late.' },
      { speaker: 'Jon', text: 'Early.' },
    ],
  }),
  update(Sound, IDS.voice, {
    words: 'The ferry left. Nobody knows why.',
    duration: 4,
    timings: [
      { word: 'The', startSeconds: 0.5, endSeconds: 0.7 },
      { word: 'ferry', startSeconds: 0.7, endSeconds: 1 },
      { word: 'left.', startSeconds: 1, endSeconds: 1.5 },
      { word: 'Nobody', startSeconds: 2, endSeconds: 2.4 },
      { word: 'knows', startSeconds: 2.4, endSeconds: 2.8 },
      { word: 'why.', startSeconds: 2.8, endSeconds: 3.4 },
    ],
  }),
  aCue({ soundId: IDS.voice, itemId: IDS.secondItem, atSeconds: 1, inSeconds: 0.5 }),
]

const make =
  (language: string) =>
  ({ project }: Ids) => ({ input: { projectId: project, language } })

testResolver({
  'Mutation.translateCaptions': {
    operation: `mutation ($input: TranslateCaptionsInput!) {
      translateCaptions(input: $input) { captionTracks { language } }
    }`,
    variables: ({ project }) => ({ input: { projectId: project, language: 'de', fromLanguage: 'en' } }),
    // refused without a provider
    ...({ code: 'BAD_USER_INPUT', message: 'Translations need a key of the provider' } as object),
    cases: notFound('hidden', (projectId) => ({ input: { projectId, language: 'de', fromLanguage: 'en' } })),
  },
  'Query.estimateCaptions': {
    operation:
      'query ($id: ID!) { estimateCaptions(projectId: $id) { projectId usd unknown sounds { isWithinBudget } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    // without a provider nothing is transcribed
    result: { estimateCaptions: { usd: '0', unknown: 0, sounds: [] } },
    cases: notFound('hidden', (id) => ({ id })),
  },
  'Mutation.generateCaptions': {
    operation: `mutation ($input: GenerateCaptionsInput!) {
      generateCaptions(input: $input) { captionTracks { language captions { itemId startMs endMs text speaker } } }
    }`,
    variables: make('en'),
    prepare: rows(SPEECH),
    as: 'user',
    result: {
      generateCaptions: {
        captionTracks: [
          {
            language: 'en',
            captions: [
              { startMs: 0, text: 'Late.', speaker: 'Ida' },
              { startMs: 1_000, endMs: 2_000, text: 'The ferry left.', speaker: null },
              { text: 'Early.', speaker: 'Jon', endMs: 4_000 },
              { startMs: 2_500, endMs: 3_900, text: 'Nobody knows why.' },
            ],
          },
        ],
      },
    },
    invalid: [[make('xx'), 'language', 'Unknown language. Use a code such as en or de']],
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, language: 'en' } })),
      {
        name: 'another language is added',
        variables: make('de'),
        prepare: rows(SPEECH),
        result: { generateCaptions: { captionTracks: [{ language: 'en' }, { language: 'de' }] } },
      },
      {
        name: 'a clip with a voice gets no captions of its dialogue',
        prepare: rows(SPEECH, update(CutCue, { itemId: IDS.secondItem }, { itemId: IDS.firstItem })),
        result: {
          generateCaptions: {
            captionTracks: [{ captions: [{ text: 'The ferry left.' }, { text: 'Nobody knows why.' }] }],
          },
        },
      },
      {
        name: 'a voice of several lines has their speakers, and each caption lasts a second',
        prepare: rows(
          SPEECH,
          update(StoryboardShot, IDS.otherShot, {
            voiceId: IDS.voice,
            dialogue: [
              { speaker: 'IDA (V.O.)', text: '(softly) The ferry left.' },
              { speaker: 'JON', text: 'Nobody knows why.' },
            ],
          }),
          update(Sound, IDS.voice, {
            words: 'The ferry left.\nNobody knows why.',
            timings: null,
            duration: 1.5,
          }),
          update(CutCue, { soundId: IDS.voice }, { inSeconds: 0 }),
        ),
        result: {
          generateCaptions: {
            captionTracks: [
              {
                captions: [
                  { text: 'Late.' },
                  { startMs: 1_000, endMs: 2_000, text: 'The ferry left.', speaker: 'IDA' },
                  { text: 'Early.' },
                  { startMs: 2_000, endMs: 3_000, text: 'Nobody knows why.', speaker: 'JON' },
                ],
              },
            ],
          },
        },
      },
      {
        name: 'two speakers say the same in a text without spaces, with times of words',
        prepare: rows(
          SPEECH,
          update(StoryboardShot, IDS.otherShot, {
            voiceId: IDS.voice,
            dialogue: [
              { speaker: 'IDA', text: '遅い。' },
              { speaker: 'JON', text: '遅い。' },
            ],
          }),
          update(Sound, IDS.voice, {
            words: '遅い。\n遅い。',
            timings: [
              { word: '遅', startSeconds: 0.5, endSeconds: 1 },
              { word: 'い。', startSeconds: 1, endSeconds: 1.5 },
              { word: '遅い。', startSeconds: 2, endSeconds: 3 },
            ],
          }),
        ),
        result: {
          generateCaptions: {
            captionTracks: [
              {
                captions: [
                  { text: 'Late.' },
                  { startMs: 1_000, endMs: 2_000, text: '遅い。', speaker: 'IDA' },
                  { text: 'Early.' },
                  { startMs: 2_500, endMs: 3_500, text: '遅い。', speaker: 'JON' },
                ],
              },
            ],
          },
        },
      },
      {
        name: 'without a provider, clips cannot be transcribed',
        variables: (ids) => ({ input: { ...make('en')(ids).input, listen: true } }),
        code: 'BAD_USER_INPUT',
        message: 'Transcribing clips requires a key of the provider',
      },
      {
        name: 'a cut without speech',
        prepare: rows(update(StoryboardShot, IDS.shot, { dialogue: [] })),
        code: 'BAD_USER_INPUT',
        message: 'Nobody speaks in this cut: it has no voices, and its shots have no dialogue',
      },
    ],
  },
})
