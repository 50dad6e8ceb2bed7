/** Covers specification R90. */
import type { Table } from './row.js'
import { of } from './ways.js'

const CUT = '{ captionTracks { id: language } }'

/** Captions of cuts and films. */
export const captions: Table = {
  listCaptions: {
    ask: `query ($id: ID!) { project(id: $id) { cut ${CUT} } }`,
    key: 'language',
    ways: [of('project')],
  },
  getCaptionFile: {
    ask: `query ($id: ID!) { project(id: $id) { cut { captionTracks { vtt } } } }`,
    ways: [{ when: 'of a private project', as: ['user'], ...of('hidden', { language: 'en' }, {}) }],
  },
  generateCaptions: [
    { when: 'of a language that the cut does not have', as: ['user'], fields: { language: 'fr' } },
  ],
  estimateCaptions: {
    ask: 'query ($id: ID!) { estimateCaptions(projectId: $id) { usd } }',
    ways: [of('project')],
  },
  translateCaptions: [{ when: 'without a key', fields: { language: 'de' } }],
  importCaptions: [
    { when: 'of a new language', fields: { language: 'de' } },
    { when: 'of an unknown language', as: ['user'], fields: { language: 'xx' } },
    { when: 'of a broken file', as: ['user'], fields: { content: 'Late' } },
  ],
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
