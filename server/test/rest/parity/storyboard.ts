import type { Table, Way } from './row.js'
import { hiddenAnd, of } from './ways.js'
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
/** Requests for a hidden thing and an unknown id. */
const elsewhere = (thing: Thing, fields?: { rest?: Given; graphql?: Given }, idName = 'id'): Way[] => [
  { when: 'of a private project', ...input(thing, fields, idName) },
  {
    when: 'of an unknown id',
    as: ['owner'],
    rest: () => ({ id: NOWHERE, ...fields?.rest }),
    graphql: () => ({ input: { [idName]: NOWHERE, ...(fields?.graphql ?? fields?.rest) } }),
  },
]
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
  ...hiddenAnd('hidden', ...SKETCH_VOICE),
]

/** Storyboards, their shots, cast and places. */
export const storyboards: Table = {
  getStoryboard: { ask: BOARD, ways: [of('project'), ...hiddenAnd('hidden')] },
  printStoryboard: { ask: BOARD, ways: [of('project'), ...hiddenAnd('hidden')] },
  exportStoryboard: { ask: BOARD, ways: [of('project'), ...hiddenAnd('hidden')] },
  editStoryboard: {
    ask: 'mutation ($input: EditStoryboardInput!) { editStoryboard(input: $input) { ratio } }',
    ways: [
      input('project', { rest: { ratio: '9:16' } }, 'projectId'),
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
      ...elsewhere('hidden', { rest: { ratio: '9:16' } }, 'projectId'),
    ],
  },
  addStoryboardShots: {
    ask: 'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }',
    key: 'shot_id',
    ways: [
      input('project', shots({ words: 'A door opens', camera: 'wide' }, {}), 'projectId'),
      { when: 'none', as: ['user'], ...input('project', shots(), 'projectId') },
      { when: 'too long', as: ['user'], ...input('project', shots({ seconds: 61 }), 'projectId') },
      ...elsewhere('hidden', shots({ words: 'Rain' }), 'projectId'),
    ],
  },
  editStoryboardShot: {
    ask: 'mutation ($input: EditStoryboardShotInput!) { editStoryboardShot(input: $input) { id } }',
    key: 'shot_id',
    ways: [
      input('shot', edited({ words: 'The lamp goes out', seconds: 3 })),
      { when: 'that was changed', as: ['user'], ...input('shot', edited({ revision: 0, words: 'Rain' })) },
      {
        when: 'with an unknown frame',
        as: ['user'],
        ...input('shot', edited({ first_frame_id: NOWHERE }, { firstFrameId: NOWHERE })),
      },
      ...elsewhere('hiddenShot', edited({ words: 'Rain' })),
    ],
  },
  moveStoryboardShot: {
    ask: 'mutation ($id: ID!, $afterId: ID) { moveStoryboardShot(id: $id, afterId: $afterId) { ratio } }',
    ways: [of('otherShot'), ...hiddenAnd('hiddenShot')],
  },
  duplicateStoryboardShot: {
    ask: 'mutation ($id: ID!) { duplicateStoryboardShot(id: $id) { id } }',
    key: 'shot_id',
    ways: [of('shot'), ...hiddenAnd('hiddenShot')],
  },
  splitStoryboardShot: {
    ask: 'mutation ($id: ID!, $revision: Int!, $at: Int!) { splitStoryboardShot(id: $id, revision: $revision, at: $at) { id } }',
    key: 'shot_id',
    ways: [
      of('shot', ...split(1, 10)),
      { when: 'before its words', as: ['user'], ...of('shot', ...split(1, 0)) },
      ...hiddenAnd('hiddenShot', ...split(1, 10)),
    ],
  },
  deleteStoryboardShot: {
    ask: 'mutation ($id: ID!) { deleteStoryboardShot(id: $id) }',
    ways: [of('shot'), ...hiddenAnd('hiddenShot')],
  },
  deleteStoryboardShotForever: {
    ask: 'mutation ($id: ID!) { deleteStoryboardShotForever(id: $id) }',
    ways: [
      of('goneShot'),
      { when: 'that is not deleted', as: ['owner'], ...of('shot') },
      ...hiddenAnd('hiddenShot'),
    ],
  },
  restoreStoryboardShot: {
    ask: 'mutation ($id: ID!) { restoreStoryboardShot(id: $id) { id } }',
    key: 'shot_id',
    ways: [
      of('goneShot'),
      { when: 'that is not deleted', as: ['user'], ...of('shot') },
      ...hiddenAnd('hiddenShot'),
    ],
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
      ...elsewhere('hidden', cast('mary'), 'projectId'),
    ],
  },
  editStoryboardSet: {
    ask: 'mutation ($input: EditStoryboardSetInput!) { editStoryboardSet(input: $input) { id } }',
    key: 'set_id',
    ways: [input('set', cast('mary', 'place')), ...elsewhere('hiddenSet', cast('mary'))],
  },
  deleteStoryboardSet: {
    ask: 'mutation ($id: ID!) { deleteStoryboardSet(id: $id) }',
    ways: [of('set'), ...hiddenAnd('hiddenSet')],
  },
  restoreStoryboardSet: {
    ask: 'mutation ($id: ID!) { restoreStoryboardSet(id: $id) { id } }',
    key: 'set_id',
    ways: [
      of('goneSet'),
      { when: 'that is not deleted', as: ['user'], ...of('set') },
      ...hiddenAnd('hiddenSet'),
    ],
  },
  estimateStoryboard: {
    ask: 'query ($id: ID!) { storyboardEstimate(projectId: $id) { missing } }',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  generateMissingTakes: {
    ask: 'mutation ($id: ID!, $shotIds: [ID!]) { generateMissingTakes(projectId: $id, shotIds: $shotIds) { id } }',
    key: 'shot_id',
    ways: [of('project', { shot_ids: [] }, { shotIds: [] }), ...hiddenAnd('hidden')],
  },
  generateShotTake: {
    ask: 'mutation ($id: ID!) { generateShotTake(id: $id) { id } }',
    key: 'shot_id',
    ways: [of('shot'), ...hiddenAnd('hiddenShot')],
  },
  chooseShotTake: {
    ask: 'mutation ($id: ID!, $videoId: ID) { chooseShotTake(id: $id, videoId: $videoId) { id } }',
    key: 'shot_id',
    ways: [
      of('shot', { video_id: null }, { videoId: null }),
      {
        when: 'that does not exist',
        as: ['user'],
        ...of('shot', { video_id: NOWHERE }, { videoId: NOWHERE }),
      },
      ...hiddenAnd('hiddenShot', { video_id: null }, { videoId: null }),
    ],
  },
  cutFromStoryboard: {
    ask: 'mutation ($id: ID!) { cutFromStoryboard(projectId: $id) { name } }',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  getStoryboardCut: {
    ask: 'query ($id: ID!) { storyboardCut(projectId: $id) { shots { leftOut } } }',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  setShotVoice: {
    ask: 'mutation ($id: ID!, $soundId: ID) { setShotVoice(shotId: $id, soundId: $soundId) { id } }',
    key: 'shot_id',
    ways: [
      withSound('shot', 'voice'),
      { when: 'of another kind', as: ['user'], ...withSound('shot', 'sound') },
      { when: 'with no sound', as: ['user'], ...withSound('shot', null) },
      { when: 'of a private project', ...withSound('hiddenShot', 'voice') },
    ],
  },
  setBoardScore: {
    ask: 'mutation ($id: ID!, $soundId: ID) { setBoardScore(projectId: $id, soundId: $soundId) { ratio } }',
    ways: [
      withSound('project', 'sound'),
      { when: 'of another kind', as: ['user'], ...withSound('project', 'voice') },
      { when: 'of a private project', ...withSound('hidden', 'hiddenSound') },
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
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  getStoryboardFilm: {
    ask: 'query ($id: ID!) { storyboardFilm(projectId: $id) { seconds } }',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  drawAnimatic: {
    ask: 'mutation ($id: ID!) { drawAnimatic(projectId: $id) { id } }',
    key: 'job_id',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  exportAnimatic: {
    ask: 'mutation ($id: ID!) { exportAnimatic(projectId: $id) { id } }',
    key: 'video_id',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  splitScript: {
    ask: 'mutation ($input: SplitScriptInput!) { splitScript(input: $input) { splitter } }',
    ways: [
      input('project', script('INT. LIGHTHOUSE - NIGHT\n\nThe lamp burns.'), 'projectId'),
      { when: 'that is empty', as: ['user'], ...input('project', script(' '), 'projectId') },
      ...elsewhere('hidden', script('Rain.'), 'projectId'),
    ],
  },
}
