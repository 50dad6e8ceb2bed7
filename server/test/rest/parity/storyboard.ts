import { NOBODY } from '../../any-operation.js'
import type { Table, Way } from './row.js'
import { of } from './ways.js'

const BOARD = 'query ($id: ID!) { storyboard(projectId: $id) { ratio } }'

const SKETCH_VOICE = [{ model_name: 'sketch/voice' }, { model: 'sketch/voice' }] as const
const WRONG_SPEED = { voices: [{ speaker: 'Ada', voice: 'slt', speed: 2 }] }
const SKETCH_VOICES = { ...SKETCH_VOICE[0], voices: [{ speaker: 'Ada', voice: 'slt' }] }
const WRONG_VOICE = { voices: [{ speaker: 'Ada', voice: 'nobody' }] }
const missingVoices: Way[] = [
  of('project', ...SKETCH_VOICE),
  {
    when: 'with stale ones',
    as: ['user'],
    ...of('project', { ...SKETCH_VOICE[0], remakes_stale: true }, { ...SKETCH_VOICE[1], remakesStale: true }),
  },
  {
    when: 'without shots',
    as: ['user'],
    ...of('project', { ...SKETCH_VOICE[0], shot_ids: [] }, { ...SKETCH_VOICE[1], shotIds: [] }),
  },
  { when: 'by an unknown model', as: ['user'], ...of('project', { model_name: 'none' }, { model: 'none' }) },
]

/** Storyboards, their shots, cast and places. */
export const storyboards: Table = {
  getStoryboard: { ask: BOARD, ways: [of('project')] },
  printStoryboard: { ask: BOARD, ways: [of('project')] },
  exportStoryboard: { ask: BOARD, ways: [of('project')] },
  updateStoryboard: [
    { when: 'with an unknown ratio', as: ['user'], fields: { ratio: '5:4' } },
    { when: 'with an unknown model', as: ['user'], fields: { model_name: 'none' } },
  ],
  addStoryboardShots: [
    { when: 'none', as: ['user'], fields: { shots: [] } },
    { when: 'too long', as: ['user'], fields: { shots: [{ seconds: 61 }] } },
  ],
  updateStoryboardShot: [
    { when: 'with some fields', fields: { words: 'The lamp goes out', seconds: 3 } },
    { when: 'that was changed', as: ['user'], fields: { revision: 0, words: 'Rain' } },
    { when: 'with an unknown frame', as: ['user'], fields: { first_frame_id: NOBODY } },
  ],
  moveStoryboardShot: [
    { when: 'to the start', fields: ({ otherShot }) => ({ id: otherShot, after_id: null }) },
  ],
  splitStoryboardShot: [{ when: 'before its words', as: ['user'], fields: { at_character: 0 } }],
  deleteStoryboardShotForever: [
    { when: 'that is not deleted', as: ['owner'], fields: ({ shot }) => ({ id: shot }) },
  ],
  restoreStoryboardShot: [
    { when: 'that is not deleted', as: ['user'], fields: ({ shot }) => ({ id: shot }) },
  ],
  addStoryboardElement: [
    { when: 'of a new name', fields: { name: 'mary' } },
    {
      when: 'with an image of the project',
      fields: ({ joined }) => ({ name: 'tower', asset_ids: [joined] }),
    },
    {
      when: 'with an image that shows a face',
      fields: ({ joined }) => ({
        name: 'tower',
        asset_ids: [joined],
        image_uses: [{ asset_id: joined, use: 'portrait' }],
      }),
    },
    {
      when: 'with one of another',
      as: ['user'],
      fields: ({ approved }) => ({ name: 'tower', asset_ids: [approved] }),
    },
    { when: 'of a name that is taken', as: ['user'], fields: { name: 'KEEPER' } },
    { when: 'of an invalid name', as: ['user'], fields: { name: '-' } },
  ],
  restoreStoryboardElement: [
    { when: 'that is not deleted', as: ['user'], fields: ({ element }) => ({ id: element }) },
  ],
  estimateStoryboard: {
    ask: 'query ($id: ID!) { storyboardEstimate(projectId: $id) { missing } }',
    ways: [of('project')],
  },
  acceptFirstFrame: [{ when: 'of a changed shot', as: ['user'], fields: { revision: 0 } }],
  drawFirstFrame: [
    { when: 'that is new', as: ['user'], fields: { first_frame_id: null, words: null } },
    { when: 'without what to change', as: ['user'], fields: { words: ' ' } },
  ],
  listFirstFrames: {
    ask: 'query ($id: ID!) { node(id: $id) { ... on StoryboardShot { firstFrames { id } } } }',
    hasOwnRefusal: true,
    ways: [of('shot')],
  },
  listContinuity: {
    ask: 'query ($id: ID!) { continuity(elementId: $id) { shotId } }',
    ways: [of('element')],
  },
  checkContinuity: [
    { when: 'without a picture', as: ['user'], fields: { video_id: null, is_same: true } },
    { when: 'of a take of no shot', as: ['user'], fields: ({ first }) => ({ video_id: first }) },
  ],
  chooseShotTake: [{ when: 'that does not exist', as: ['user'], fields: { video_id: NOBODY } }],
  getStoryboardCut: {
    ask: 'query ($id: ID!) { storyboardCut(projectId: $id) { shots { leftOut } } }',
    ways: [of('project')],
  },
  updateShotVoice: [
    { when: 'of a voice', fields: ({ voice }) => ({ sound_id: voice }) },
    { when: 'of another kind', as: ['user'], fields: ({ sound }) => ({ sound_id: sound }) },
    { when: 'with no sound', as: ['user'], fields: { sound_id: null } },
  ],
  updateStoryboardScore: [
    { when: 'of music', fields: ({ sound }) => ({ sound_id: sound }) },
    { when: 'of another kind', as: ['user'], fields: ({ voice }) => ({ sound_id: voice }) },
  ],
  generateMissingVoices: {
    ask: `mutation (
      $id: ID!, $shotIds: [ID!], $model: ID!, $voices: [CharacterVoiceInput!], $remakesStale: Boolean
    ) {
      generateMissingVoices(
        input: { projectId: $id, shotIds: $shotIds, model: $model, voices: $voices, remakesStale: $remakesStale }
      ) { words }
    }`,
    ways: [
      ...missingVoices,
      {
        when: 'by a voice that the model does not have',
        as: ['user'],
        ...of('project', { ...SKETCH_VOICE[0], ...WRONG_VOICE }, { ...SKETCH_VOICE[1], ...WRONG_VOICE }),
      },
      {
        when: 'at a wrong speed',
        as: ['user'],
        ...of('project', { ...SKETCH_VOICE[0], ...WRONG_SPEED }, { ...SKETCH_VOICE[1], ...WRONG_SPEED }),
      },
    ],
  },
  updateCharacterVoices: [
    { when: 'of no shot', as: ['user'], fields: SKETCH_VOICES },
    { when: 'of none', as: ['user'], fields: { ...SKETCH_VOICE[0], voices: [] } },
  ],
  estimateMissingVoices: {
    ask: `query ($id: ID!, $shotIds: [ID!], $model: ID!, $remakesStale: Boolean) {
      estimateMissingVoices(projectId: $id, shotIds: $shotIds, model: $model, remakesStale: $remakesStale) { usd }
    }`,
    ways: missingVoices,
  },
  getScorePlan: {
    ask: 'query ($id: ID!) { scorePlan(projectId: $id) { title } }',
    ways: [of('project')],
  },
  getAnimatic: {
    ask: 'query ($id: ID!) { animatic(projectId: $id) { seconds } }',
    ways: [of('project')],
  },
  splitScript: [{ when: 'that is empty', as: ['user'], fields: { script: ' ' } }],
}
