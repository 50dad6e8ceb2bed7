/** Covers specification R73, R75, R76, R77. */
import { toneFile } from '../../sounds.js'
import type { Ids, Thing } from '../../world/things.js'
import { type Table, type Way, badPages } from './row.js'
import { of } from './ways.js'

type Fields = Record<string, unknown>

const WRONG = { title: ' ', source: 'x'.repeat(201), licence: 'CC\n0' }

const ORDER = { kind: 'EFFECT', words: 'rain', seconds: 2 }
const WRONG_ORDER = { kind: 'VOICE', words: ' ', seconds: 2, voice: 'nobody', title: ' ' }
const ordered = (project: Thing, order: Fields = ORDER, use?: (ids: Ids) => Fields) => ({
  rest: (ids: Ids) => ({
    id: ids[project],
    sounds: [{ ...order, model_name: 'sketch/effect', use: use?.(ids) }],
  }),
  graphql: (ids: Ids) => {
    const { sound_id: soundId, item_id: itemId, at_seconds: atSeconds } = use?.(ids) ?? {}
    const input = { ...order, model: 'sketch/effect', use: use && { soundId, itemId, atSeconds } }
    return { input: { projectId: ids[project], sounds: [input] } }
  },
})
const orders: Way[] = [
  ordered('project', ORDER, ({ first }) => ({ item_id: first, at_seconds: 1 })),
  { when: 'with all fields invalid', as: ['user'], ...ordered('project', WRONG_ORDER) },
  {
    when: 'for a sound in the Trash',
    as: ['user'],
    ...ordered('project', ORDER, ({ deletedSound }) => ({ sound_id: deletedSound })),
  },
]
const LIST = `query ($id: ID!, $first: Int! = 200, $after: String, $kind: CueKind) {
  project(id: $id) { sounds(first: $first, after: $after, kind: $kind) { nodes { id } } }
}`

/** Sounds of projects, and reading the cues of cuts. */
export const sounds: Table = {
  uploadSound: [
    { when: 'of a sound', file: async () => toneFile() },
    { when: 'with invalid texts', as: ['user'], fields: WRONG, file: async () => toneFile() },
    {
      when: 'of a file that is no sound',
      as: ['user'],
      file: async () => new File(['Once upon a time'], 'tone.wav', { type: 'audio/wav' }),
    },
  ],
  sketchSound: [
    {
      when: 'of an unknown effect, too long',
      as: ['user'],
      fields: { kind: 'EFFECT', words: 'philosophy', seconds: 301 },
    },
  ],
  sampleVoice: {
    ask: 'query ($id: ID!) { project(id: $id) { name } }',
    ways: [of('project', { words: 'Who is there?', voice: 'slt', speed: '0.9' }, {})],
  },
  listSoundModels: {
    ask: 'query ($kind: CueKind) { soundModels(kind: $kind) { id } }',
    key: 'model_name',
    ways: [
      { rest: () => ({}), graphql: () => ({}) },
      {
        when: 'of a kind',
        as: ['user'],
        rest: () => ({ kind: 'VOICE' }),
        graphql: () => ({ kind: 'VOICE' }),
      },
    ],
  },
  generateSounds: {
    ask: 'mutation ($input: GenerateSoundsInput!) { generateSounds(input: $input) { words } }',
    ways: orders,
  },
  estimateSounds: {
    ask: 'query ($input: GenerateSoundsInput!) { estimateSounds(input: $input) { usd } }',
    ways: orders.filter(({ when }) => when !== 'for a sound in the Trash'),
  },
  listSoundOrders: {
    ask: 'query ($id: ID!) { project(id: $id) { soundOrders { nodes { id: jobId } } } }',
    ways: [of('project')],
  },
  listSounds: {
    ask: LIST,
    key: 'sound_id',
    ways: [
      of('project'),
      { when: 'of a kind', as: ['user'], ...of('project', { kind: 'VOICE' }) },
      ...badPages(({ project }) => ({ rest: { id: project }, graphql: { id: project } })),
    ],
  },
  speedUpSound: [
    { when: 'by too much', fields: { factor: 1.3 } },
    { when: 'in the Trash', as: ['owner'], fields: ({ deletedSound }) => ({ id: deletedSound }) },
  ],
  updateSound: [
    { when: 'with invalid texts', as: ['user'], fields: WRONG },
    { when: 'in the Trash', as: ['owner'], fields: ({ deletedSound }) => ({ id: deletedSound }) },
  ],
  restoreSound: [{ when: 'that was not deleted', as: ['owner'], fields: ({ sound }) => ({ id: sound }) }],
  deleteSoundForever: [
    { when: 'that was not deleted', as: ['owner'], fields: ({ sound }) => ({ id: sound }) },
  ],
  listCues: {
    ask: 'query ($id: ID!) { project(id: $id) { cut { cues { id } } } }',
    key: 'cue_id',
    ways: [of('project')],
  },
  getCueSheet: {
    ask: 'query ($id: ID!) { video(id: $id) { ... on Film { cues { title } } } }',
    ways: [{ when: 'of a private project', as: ['user'], ...of('hiddenVideo', {}, {}, 'video_id') }],
  },
}
