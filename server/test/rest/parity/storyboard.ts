import type { Table, Way } from './row.js'
import { of } from './ways.js'
import type { Ids, Thing } from '../../world/things.js'

const BOARD = 'query ($id: ID!) { storyboard(projectId: $id) { ratio } }'
const NOWHERE = '11111111-1111-4111-8111-111111111111'

type Given = Record<string, unknown>

/** The same fields for both in an input, with the id of a thing, named `idName` in GraphQL. */
const input = (thing: Thing, fields: { rest?: Given; graphql?: Given } = {}, idName = 'id') => {
  const { rest = {}, graphql = rest } = fields
  return {
    rest: (ids: Ids) => ({ id: ids[thing], ...rest }),
    graphql: (ids: Ids) => ({ input: { [idName]: ids[thing], ...graphql } }),
  }
}
const shots = (...all: Given[]) => ({ rest: { shots: all } })
const edited = (rest: Given, graphql: Given = rest) => ({
  rest: { revision: 1, ...rest },
  graphql: { revision: 1, ...graphql },
})
const split = (revision: number, at: number) => [
  { revision, at },
  { revision, at },
]
const script = (words: string) => ({
  rest: { script: words, splitter: 'local' },
  graphql: { script: words, splitter: 'LOCAL' },
})
const cast = (name: string, kind = 'cast') => ({
  rest: { kind, name },
  graphql: { kind: kind.toUpperCase(), name },
})
const withAsset = (thing: Thing, idName: string, of: Thing): Pick<Way, 'rest' | 'graphql'> => ({
  rest: (ids) => ({ id: ids[of], kind: 'place', name: 'tower', asset_ids: [ids[thing]] }),
  graphql: (ids) => ({ input: { [idName]: ids[of], kind: 'PLACE', name: 'tower', assetIds: [ids[thing]] } }),
})

const withSound = (thing: Thing, sound: Thing | null): Pick<Way, 'rest' | 'graphql'> => ({
  rest: (ids) => ({ id: ids[thing], sound_id: sound && ids[sound] }),
  graphql: (ids) => ({ id: ids[thing], soundId: sound && ids[sound] }),
})
const SKETCH_VOICE = [{ model_name: 'sketch/voice' }, { model: 'sketch/voice' }] as const
const missingVoices: Way[] = [
  of('project', ...SKETCH_VOICE),
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
  editStoryboard: {
    ask: 'mutation ($input: EditStoryboardInput!) { editStoryboard(input: $input) { ratio } }',
    ways: [
      {
        when: 'with an unknown ratio',
        as: ['user'],
        ...input('project', { rest: { ratio: '5:4' } }, 'projectId'),
      },
      {
        when: 'with an unknown model',
        as: ['user'],
        ...input('project', { rest: { model_name: 'none' }, graphql: { model: 'none' } }, 'projectId'),
      },
    ],
  },
  addStoryboardShots: {
    ask: 'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }',
    key: 'shot_id',
    ways: [
      { when: 'none', as: ['user'], ...input('project', shots(), 'projectId') },
      { when: 'too long', as: ['user'], ...input('project', shots({ seconds: 61 }), 'projectId') },
    ],
  },
  editStoryboardShot: {
    ask: 'mutation ($input: EditStoryboardShotInput!) { editStoryboardShot(input: $input) { id } }',
    key: 'shot_id',
    ways: [
      { when: 'that was changed', as: ['user'], ...input('shot', edited({ revision: 0, words: 'Rain' })) },
      {
        when: 'with an unknown frame',
        as: ['user'],
        ...input('shot', edited({ first_frame_id: NOWHERE }, { firstFrameId: NOWHERE })),
      },
    ],
  },
  moveStoryboardShot: {
    ask: 'mutation ($id: ID!, $afterId: ID) { moveStoryboardShot(id: $id, afterId: $afterId) { ratio } }',
    ways: [of('otherShot')],
  },
  splitStoryboardShot: {
    ask: 'mutation ($id: ID!, $revision: Int!, $at: Int!) { splitStoryboardShot(id: $id, revision: $revision, at: $at) { id } }',
    key: 'shot_id',
    ways: [{ when: 'before its words', as: ['user'], ...of('shot', ...split(1, 0)) }],
  },
  deleteStoryboardShotForever: {
    ask: 'mutation ($id: ID!) { deleteStoryboardShotForever(id: $id) }',
    ways: [{ when: 'that is not deleted', as: ['owner'], ...of('shot') }],
  },
  restoreStoryboardShot: {
    ask: 'mutation ($id: ID!) { restoreStoryboardShot(id: $id) { id } }',
    key: 'shot_id',
    ways: [{ when: 'that is not deleted', as: ['user'], ...of('shot') }],
  },
  addStoryboardSet: {
    ask: 'mutation ($input: AddStoryboardSetInput!) { addStoryboardSet(input: $input) { id } }',
    key: 'set_id',
    ways: [
      input('project', cast('mary'), 'projectId'),
      { when: 'with an image of the project', ...withAsset('joined', 'projectId', 'project') },
      { when: 'with one of another', as: ['user'], ...withAsset('approved', 'projectId', 'project') },
      { when: 'of a name that is taken', as: ['user'], ...input('project', cast('KEEPER'), 'projectId') },
      { when: 'of an invalid name', as: ['user'], ...input('project', cast('-'), 'projectId') },
    ],
  },
  restoreStoryboardSet: {
    ask: 'mutation ($id: ID!) { restoreStoryboardSet(id: $id) { id } }',
    key: 'set_id',
    ways: [{ when: 'that is not deleted', as: ['user'], ...of('set') }],
  },
  estimateStoryboard: {
    ask: 'query ($id: ID!) { storyboardEstimate(projectId: $id) { missing } }',
    ways: [of('project')],
  },
  chooseShotTake: {
    ask: 'mutation ($id: ID!, $videoId: ID) { chooseShotTake(id: $id, videoId: $videoId) { id } }',
    key: 'shot_id',
    ways: [
      {
        when: 'that does not exist',
        as: ['user'],
        ...of('shot', { video_id: NOWHERE }, { videoId: NOWHERE }),
      },
    ],
  },
  getStoryboardCut: {
    ask: 'query ($id: ID!) { storyboardCut(projectId: $id) { shots { leftOut } } }',
    ways: [of('project')],
  },
  setShotVoice: {
    ask: 'mutation ($id: ID!, $soundId: ID) { setShotVoice(shotId: $id, soundId: $soundId) { id } }',
    key: 'shot_id',
    ways: [
      withSound('shot', 'voice'),
      { when: 'of another kind', as: ['user'], ...withSound('shot', 'sound') },
      { when: 'with no sound', as: ['user'], ...withSound('shot', null) },
    ],
  },
  setBoardScore: {
    ask: 'mutation ($id: ID!, $soundId: ID) { setBoardScore(projectId: $id, soundId: $soundId) { ratio } }',
    ways: [
      withSound('project', 'sound'),
      { when: 'of another kind', as: ['user'], ...withSound('project', 'voice') },
    ],
  },
  voiceMissingShots: {
    ask: `mutation ($id: ID!, $shotIds: [ID!], $model: ID!) {
      voiceMissingShots(projectId: $id, shotIds: $shotIds, model: $model) { words }
    }`,
    ways: missingVoices,
  },
  estimateMissingVoices: {
    ask: `query ($id: ID!, $shotIds: [ID!], $model: ID!) {
      estimateMissingVoices(projectId: $id, shotIds: $shotIds, model: $model) { usd }
    }`,
    ways: missingVoices,
  },
  getScorePlan: {
    ask: 'query ($id: ID!) { scorePlan(projectId: $id) { title } }',
    ways: [of('project')],
  },
  getStoryboardFilm: {
    ask: 'query ($id: ID!) { storyboardFilm(projectId: $id) { seconds } }',
    ways: [of('project')],
  },
  splitScript: {
    ask: 'mutation ($input: SplitScriptInput!) { splitScript(input: $input) { splitter } }',
    ways: [{ when: 'that is empty', as: ['user'], ...input('project', script(' '), 'projectId') }],
  },
}
