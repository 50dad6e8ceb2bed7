import type { Table, Way } from './row.js'
import { hiddenAnd, of } from './ways.js'
import { type Ids, type Thing, videoKeyOf } from '../../world/things.js'

const CUT = '{ id: projectId }'

const merged = (
  project: Thing,
  clips: Thing[],
  transitions: string[],
  {
    frame_rate: frameRate,
    clip_gain: clipGain,
    burned_captions: burnedCaptions,
    ...settings
  }: Record<string, unknown> = {},
) => ({
  rest: (ids: Ids) => ({
    project_id: ids[project],
    video_urls: clips.map((clip) => `/files/${videoKeyOf(clip)}?expires=1&signature=old`),
    transition_types: transitions,
    ...settings,
    ...(frameRate !== undefined && { frame_rate: frameRate }),
    ...(clipGain !== undefined && { clip_gain: clipGain }),
    ...(burnedCaptions !== undefined && { burned_captions: burnedCaptions }),
  }),
  graphql: (ids: Ids) => ({
    input: {
      projectId: ids[project],
      videoIds: clips.map((clip) => ids[clip]),
      transitions,
      ...settings,
      ...(frameRate !== undefined && { frameRate }),
      ...(clipGain !== undefined && { clipGain }),
      ...(burnedCaptions !== undefined && { burnedCaptions }),
    },
  }),
})

/** An order of items with its gaps and settings; GraphQL calls them like this, REST `item_ids` and `frame_rate`. */
const order = (
  project: Thing,
  items: Thing[],
  gaps: { transition: string; seconds?: number }[],
  {
    frame_rate: frameRate,
    clip_gain: clipGain,
    burned_captions: burnedCaptions,
    ...settings
  }: Record<string, unknown> = {},
) => ({
  rest: (ids: Ids) => ({
    id: ids[project],
    item_ids: items.map((item) => ids[item]),
    gaps,
    ...settings,
    ...(frameRate !== undefined && { frame_rate: frameRate }),
    ...(clipGain !== undefined && { clip_gain: clipGain }),
    ...(burnedCaptions !== undefined && { burned_captions: burnedCaptions }),
  }),
  graphql: (ids: Ids) => ({
    input: {
      projectId: ids[project],
      videoIds: items.map((item) => ids[item]),
      gaps,
      ...settings,
      ...(frameRate !== undefined && { frameRate }),
      ...(clipGain !== undefined && { clipGain }),
      ...(burnedCaptions !== undefined && { burnedCaptions }),
    },
  }),
})
const FADE = { transition: 'fade', seconds: 0.5 }
const SETTINGS = {
  size: '720p',
  ratio: '4:5',
  fit: 'crop',
  frame_rate: 30,
  title: ' Low tide ',
  clip_gain: -3,
  loudness: -16,
  burned_captions: 'en',
}
const WRONG = {
  size: '721p',
  ratio: '3:1',
  fit: 'stretch',
  frame_rate: 29,
  title: '',
  clip_gain: 13,
  loudness: -15,
  burned_captions: 'xx',
}
const orders = (): Way[] => [
  order('project', ['second', 'first'], [FADE], SETTINGS),
  { when: 'of a video that is not accepted', as: ['owner'], ...order('project', ['first', 'fresh'], [FADE]) },
  { when: 'of one twice', as: ['owner'], ...order('project', ['first', 'first'], [FADE]) },
  { when: 'with wrong settings', as: ['owner'], ...order('project', ['first', 'second'], [FADE], WRONG) },
  {
    when: 'with a wrong gap',
    as: ['owner'],
    ...order('project', ['first', 'second'], [{ transition: 'custom', seconds: 3 }]),
  },
  { when: 'with too few gaps', as: ['owner'], ...order('project', ['first', 'second'], []) },
  { when: 'in a private project', ...order('hidden', [], []) },
]

/** Fields of an item by their names in REST; the GraphQL names are in `NAMES`. */
type Fields = Record<string, unknown>
const NAMES: Record<string, string> = {
  in_frame: 'inFrame',
  out_frame: 'outFrame',
  is_muted: 'isMuted',
  transition_seconds: 'transitionSeconds',
}
const renamed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [NAMES[name] ?? name, value]))

const changed = (project: Thing, changes: [Thing, Fields][], revision = 1) => ({
  rest: (ids: Ids) => ({
    id: ids[project],
    items: changes.map(([item, fields]) => ({ item_id: ids[item], revision, ...fields })),
  }),
  graphql: (ids: Ids) => ({
    input: {
      projectId: ids[project],
      items: changes.map(([item, fields]) => ({ id: ids[item], revision, ...renamed(fields) })),
    },
  }),
})
const TRIM = { in_frame: 12, out_frame: 60, speed: 2, is_muted: true, gain: -3, framing: 0.25 }

const added = (project: Thing, video: Thing, fields: Fields = {}) => ({
  rest: (ids: Ids) => ({ id: ids[project], video_id: ids[video], new_item_id: NEW, ...fields }),
  graphql: (ids: Ids) => ({
    input: { projectId: ids[project], videoId: ids[video], id: NEW, ...renamed(fields) },
  }),
})
const NEW = '22222222-2222-4222-8222-222222222222'

/** One item of a cut. */
const item = (project: Thing, thing: Thing, rest: Fields = {}, graphql: Fields = rest) => ({
  rest: (ids: Ids) => ({ id: ids[project], item_id: ids[thing], ...rest }),
  graphql: (ids: Ids) => ({ input: { projectId: ids[project], id: ids[thing], ...graphql } }),
})
const ofHidden = (rest: Fields = {}, graphql: Fields = rest): Way[] => [
  { when: 'in a private project', ...item('hidden', 'hiddenVideo', rest, graphql) },
  { when: 'that is not in the cut', as: ['owner'], ...item('project', 'fresh', rest, graphql) },
]
const split = (frame: number) => [
  { revision: 1, frame, new_item_id: NEW },
  { revision: 1, frame, newId: NEW },
]

/** Cuts, their items, and the films that they become. */
export const cuts: Table = {
  getCut: {
    ask: `query ($id: ID!) { project(id: $id) { cut ${CUT} } }`,
    key: 'project_id',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  saveCut: {
    ask: `mutation ($input: SaveCutInput!) { saveCut(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: orders(),
  },
  updateCutItems: {
    ask: `mutation ($input: UpdateCutItemsInput!) { updateCutItems(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [
      changed('project', [
        ['first', TRIM],
        ['second', { transition: 'fade', transition_seconds: 0.25 }],
      ]),
      {
        when: 'to the end',
        as: ['user'],
        ...changed('project', [['first', { in_frame: 24, out_frame: null }]]),
      },
      {
        when: 'that do not fit',
        as: ['owner'],
        ...changed('project', [
          ['first', { in_frame: 90, out_frame: 80 }],
          ['second', { out_frame: 97 }],
        ]),
      },
      {
        when: 'with nothing right',
        as: ['owner'],
        ...changed('project', [
          [
            'first',
            { in_frame: -1, speed: 3, gain: 13, framing: 2, transition: 'custom', transition_seconds: 9 },
          ],
        ]),
      },
      {
        when: 'of one twice',
        as: ['owner'],
        ...changed('project', [
          ['first', {}],
          ['first', {}],
        ]),
      },
      { when: 'of none', as: ['owner'], ...changed('project', []) },
      { when: 'of one that is not in the cut', as: ['owner'], ...changed('project', [['fresh', TRIM]]) },
      { when: 'in a private project', ...changed('hidden', [['hiddenVideo', TRIM]]) },
    ],
  },
  addCutItem: {
    ask: `mutation ($input: AddCutItemInput!) { addCutItem(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [
      added('project', 'first', TRIM),
      { when: 'of a video that is not accepted', as: ['owner'], ...added('project', 'fresh') },
      { when: 'with a wrong trim', as: ['owner'], ...added('project', 'first', { in_frame: 95 }) },
      { when: 'in a private project', ...added('hidden', 'hiddenVideo') },
    ],
  },
  splitCutItem: {
    ask: `mutation ($input: SplitCutItemInput!) { splitCutItem(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [
      item('project', 'first', ...split(48)),
      { when: 'too close to its end', as: ['owner'], ...item('project', 'first', ...split(95)) },
      ...ofHidden(...split(48)),
    ],
  },
  resetCutItem: {
    ask: `mutation ($input: ResetCutItemInput!) { resetCutItem(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [item('project', 'first', { revision: 1 }), ...ofHidden({ revision: 1 })],
  },
  removeCutItem: {
    ask: `mutation ($input: RemoveCutItemInput!) { removeCutItem(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [{ when: 'that is the only use of its video', ...item('project', 'first') }, ...ofHidden()],
  },
  getFilmPlan: {
    ask: 'query ($id: ID!) { video(id: $id) { plan { frames } } }',
    ways: [
      { when: 'of nothing', rest: () => ({ video_id: 'nonsense' }), graphql: () => ({ id: 'nonsense' }) },
      { when: 'of something private', as: ['user'], ...of('hiddenVideo', {}, {}, 'video_id') },
    ],
  },
  mergeVideos: {
    ask: 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { job { id } } }',
    key: 'job_id',
    ways: [
      merged('project', ['second', 'first'], ['fade']),
      { when: 'with a plain cut', as: ['user'], ...merged('project', ['first', 'second'], ['']) },
      {
        when: 'with export settings',
        as: ['user'],
        ...merged('project', ['first', 'second'], [''], {
          size: '720p',
          ratio: '9:16',
          fit: 'crop',
          frame_rate: 30,
          title: ' Low tide ',
        }),
      },
      {
        when: 'with settings that are not offered',
        as: ['owner'],
        ...merged('project', ['first', 'second'], [''], {
          size: '721p',
          fit: 'stretch',
          frame_rate: 29,
          title: 'x'.repeat(10_000),
        }),
      },
      { when: 'in a private project', ...merged('hidden', ['hiddenVideo'], []) },
      {
        when: 'of a video that is not accepted',
        as: ['owner'],
        ...merged('project', ['first', 'refused', 'fresh'], ['', '']),
      },
      {
        when: 'of another project’s video',
        as: ['owner'],
        ...merged('project', ['first', 'hiddenVideo'], ['']),
      },
      { when: 'of none', as: ['owner'], ...merged('project', [], []) },
      { when: 'of one twice', as: ['owner'], ...merged('project', ['first', 'first'], ['']) },
      {
        when: 'with an unknown transition',
        as: ['owner'],
        ...merged('project', ['first', 'second'], ['custom']),
      },
      { when: 'with too few transitions', as: ['owner'], ...merged('project', ['first', 'second'], []) },
    ],
  },
  mergeCut: {
    ask: 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { job { id } } }',
    key: 'job_id',
    ways: orders(),
  },
}
