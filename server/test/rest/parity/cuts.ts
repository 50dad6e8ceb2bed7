/** Covers specification R72. */
import type { Table, Way } from './row.js'
import { of } from './ways.js'
import { type Ids, type Thing, videoKeyOf } from '../../world/things.js'

const CUT = '{ id: projectId }'

/** The order of a film. */
export const mergeOrder = (
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

/** An order of items with its gaps and settings, with the names of GraphQL; REST uses `item_ids` and `frame_rate`. */
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
  fit: 'CROP',
  frame_rate: 30,
  title: ' Low tide ',
  clip_gain: -3,
  loudness: -16,
  burned_captions: 'en',
}
const WRONG = {
  size: '721p',
  ratio: '3:1',
  frame_rate: 29,
  title: '',
  clip_gain: 13,
  loudness: -15,
  burned_captions: 'xx',
}
const orders = (): Way[] => [
  order('project', ['second', 'first'], [FADE], SETTINGS),
  { when: 'of a video that is not accepted', as: ['owner'], ...order('project', ['first', 'fresh'], [FADE]) },
  { when: 'of a duplicate', as: ['owner'], ...order('project', ['first', 'first'], [FADE]) },
  { when: 'with invalid settings', as: ['owner'], ...order('project', ['first', 'second'], [FADE], WRONG) },
  {
    when: 'with an invalid gap',
    as: ['owner'],
    ...order('project', ['first', 'second'], [{ transition: 'custom', seconds: 3 }]),
  },
  { when: 'with too few gaps', as: ['owner'], ...order('project', ['first', 'second'], []) },
]

/** Cuts, and the films merged from them. */
export const cuts: Table = {
  getCut: {
    ask: `query ($id: ID!) { project(id: $id) { cut ${CUT} } }`,
    key: 'project_id',
    ways: [of('project')],
  },
  updateCut: {
    ask: `mutation ($input: UpdateCutInput!) { updateCut(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: orders(),
  },
  getFilmPlan: {
    ask: 'query ($id: ID!) { video(id: $id) { ... on Film { plan { frames } } } }',
    ways: [{ when: 'of a private project', as: ['user'], ...of('hiddenVideo', {}, {}, 'video_id') }],
  },
  mergeVideos: {
    ask: 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { job { id } } }',
    key: 'job_id',
    ways: [
      mergeOrder('project', ['second', 'first'], ['fade']),
      { when: 'with a plain cut', as: ['user'], ...mergeOrder('project', ['first', 'second'], ['']) },
      {
        when: 'with export settings',
        as: ['user'],
        ...mergeOrder('project', ['first', 'second'], [''], {
          size: '720p',
          ratio: '9:16',
          fit: 'CROP',
          frame_rate: 30,
          title: ' Low tide ',
        }),
      },
      {
        when: 'with unsupported settings',
        as: ['owner'],
        ...mergeOrder('project', ['first', 'second'], [''], {
          size: '721p',
          frame_rate: 29,
          title: 'x'.repeat(10_000),
        }),
      },
      {
        when: 'of a video that is not accepted',
        as: ['owner'],
        ...mergeOrder('project', ['first', 'refused', 'fresh'], ['', '']),
      },
      {
        when: 'of another project’s video',
        as: ['owner'],
        ...mergeOrder('project', ['first', 'hiddenVideo'], ['']),
      },
      { when: 'without any', as: ['owner'], ...mergeOrder('project', [], []) },
      { when: 'of a duplicate', as: ['owner'], ...mergeOrder('project', ['first', 'first'], ['']) },
      {
        when: 'with an unknown transition',
        as: ['owner'],
        ...mergeOrder('project', ['first', 'second'], ['custom']),
      },
      { when: 'with too few transitions', as: ['owner'], ...mergeOrder('project', ['first', 'second'], []) },
    ],
  },
  mergeCut: {
    ask: 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { job { id } } }',
    key: 'job_id',
    ways: orders(),
  },
}
