/** Covers specification R90. */
import type { Thing } from '../../world/things.js'
import type { Table, Way } from './row.js'
import { of } from './ways.js'

type Fields = Record<string, unknown>
const CUT = '{ captionTracks { id: language } }'
const KEY = 'language'

/** The captions of a cut in a language, with the sent fields. */
const track = (project: Thing, language = 'en', fields: Fields = {}): Pick<Way, 'rest' | 'graphql'> => ({
  rest: (ids) => ({ id: ids[project], language, ...fields }),
  graphql: (ids) => ({ input: { projectId: ids[project], language, ...fields } }),
})
/** Ways of a call that changes captions. */
const ways = (fields: Fields = {}): Way[] => [
  track('project', 'en', fields),
  { when: 'of a language that the cut does not have', as: ['user'], ...track('project', 'fr', fields) },
]

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nLate\n'

/** Captions of cuts and films. */
export const captions: Table = {
  listCaptions: {
    ask: `query ($id: ID!) { project(id: $id) { cut ${CUT} } }`,
    key: KEY,
    ways: [of('project')],
  },
  getCaptionFile: {
    ask: `query ($id: ID!) { project(id: $id) { cut { captionTracks { vtt } } } }`,
    ways: [{ when: 'of a private project', as: ['user'], ...of('hidden', { language: 'en' }, {}) }],
  },
  captionSpeech: {
    ask: `mutation ($input: CaptionTrackInput!) { captionSpeech(input: $input) ${CUT} }`,
    key: KEY,
    ways: ways(),
  },
  estimateListening: {
    ask: 'query ($id: ID!) { estimateListening(projectId: $id) { usd } }',
    ways: [of('project')],
  },
  translateCaptions: {
    ask: `mutation ($input: TranslateCaptionsInput!) { translateCaptions(input: $input) ${CUT} }`,
    key: KEY,
    ways: [
      { when: 'without a key', ...track('project', 'de', { from: 'en' }) },
      { when: 'into the same language', as: ['user'], ...track('project', 'en', { from: 'en' }) },
    ],
  },
  readCaptions: {
    ask: `mutation ($input: ReadCaptionsInput!) { readCaptions(input: $input) { cut ${CUT} } }`,
    key: KEY,
    ways: [
      track('project', 'de', { content: SRT }),
      { when: 'of an unknown language', as: ['user'], ...track('project', 'xx', { content: SRT }) },
      { when: 'of a broken file', as: ['user'], ...track('project', 'en', { content: 'Late' }) },
    ],
  },
  getFilmCaptions: {
    ask: 'query ($id: ID!) { video(id: $id) { ... on Film { captions { vtt } } } }',
    ways: [
      {
        when: 'of a private project',
        as: ['user'],
        ...of('hiddenVideo', { language: 'en' }, {}, 'video_id'),
      },
    ],
  },
}
