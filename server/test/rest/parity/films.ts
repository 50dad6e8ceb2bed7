import { type Table, badPages } from './row.js'
import { of } from './ways.js'
import type { Ids, Thing } from '../../world/things.js'

const PAGE = '($id: ID!, $first: Int! = 200, $after: String)'

const change = (thing: Thing, rest: (ids: Ids) => object, graphql = rest) => ({
  rest: (ids: Ids) => ({ video_id: ids[thing], ...rest(ids) }),
  graphql: (ids: Ids) => ({ input: { videoId: ids[thing], ...graphql(ids) } }),
})

/** Videos of projects, their edits and their jobs. */
export const films: Table = {
  listVideos: {
    ask: `query ${PAGE} { project(id: $id) { clips(first: $first, after: $after) { nodes { id } } films { nodes { id } } } }`,
    key: 'video_id',
    ways: [of('project'), ...badPages(({ project: id }) => ({ rest: { id }, graphql: { id } }))],
  },
  searchVideos: {
    ask: `query ($id: ID!, $search: VideoSearchInput! = { words: "take" }, $first: Int! = 200, $after: String) { project(id: $id) { foundVideos(search: $search, first: $first, after: $after) { nodes { id } } } }`,
    key: 'video_id',
    ways: [
      of('project', { words: 'a' }, { search: { words: 'a' } }),
      {
        when: 'with everything',
        ...of(
          'project',
          { words: 'a', model_name: 'b', seed: 1, author: 'owner', from: '2026-01-01', to: '2027-01-01' },
          {
            search: {
              words: 'a',
              model: 'b',
              seed: 1,
              author: 'owner',
              from: '2026-01-01T00:00:00Z',
              to: '2027-01-01T00:00:00Z',
            },
          },
        ),
      },
      ...badPages(({ project: id }) => ({
        rest: { id, words: 'a' },
        graphql: { id, search: { words: 'a' } },
      })),
    ],
  },
  reviewVideo: {
    ask: 'mutation ($id: ID!, $review: Review!) { reviewVideo(id: $id, review: $review) { id } }',
    key: 'video_id',
    ways: [
      of('fresh', { status: 'accepted' }, { review: 'ACCEPTED' }, 'video_id'),
      {
        when: 'that removes one from the cut',
        ...of('first', { status: 'declined' }, { review: 'DECLINED' }, 'video_id'),
      },
      {
        when: 'that repeats a review',
        as: ['owner'],
        ...of('first', { status: 'accepted' }, { review: 'ACCEPTED' }, 'video_id'),
      },
      {
        when: 'of one in progress',
        ...of('running', { status: 'accepted' }, { review: 'ACCEPTED' }, 'video_id'),
      },
    ],
  },
  captureFrame: {
    ask: 'mutation ($id: ID!, $atSeconds: Float, $drawing: String) { captureFrame(videoId: $id, atSeconds: $atSeconds, drawing: $drawing) { id } }',
    key: 'asset_id',
    names: { atSeconds: 'at_seconds' },
    ways: [
      {
        when: 'before the start',
        as: ['owner'],
        ...of('fresh', { at_seconds: -1 }, { atSeconds: -1 }, 'video_id'),
      },
      {
        when: 'with an invalid drawing',
        as: ['owner'],
        ...of('fresh', { at_seconds: 1, drawing: '{' }, { atSeconds: 1, drawing: '{' }, 'video_id'),
      },
      { when: 'of one in progress', ...of('running', { at_seconds: null }, {}, 'video_id') },
    ],
  },
  listOfferedChanges: {
    ask: 'query ($id: ID!) { offeredChanges(videoId: $id) { tool factor } }',
    ways: [of('first', {}, {}, 'video_id')],
  },
  fitLips: {
    ask: 'mutation ($input: FitLipsInput!) { fitLips(input: $input) { id } }',
    ways: [
      change(
        'first',
        ({ voice }) => ({ sound_id: voice }),
        ({ voice }) => ({ soundId: voice }),
      ),
    ],
  },
  upscaleVideo: {
    ask: 'mutation ($input: UpscaleVideoInput!) { upscaleVideo(input: $input) { id } }',
    ways: [
      change('first', () => ({ factor: 2 })),
      { when: 'by another factor', as: ['owner'], ...change('first', () => ({ factor: 5 })) },
    ],
  },
  renameVideo: {
    ask: 'mutation ($id: ID!, $title: String!) { renameVideo(id: $id, title: $title) { id } }',
    key: 'video_id',
    ways: [
      {
        when: 'with an empty title',
        as: ['owner'],
        ...of('fresh', { title: ' ' }, { title: ' ' }, 'video_id'),
      },
    ],
  },
  deleteVideo: {
    ask: 'mutation ($id: ID!) { deleteVideo(id: $id) }',
    ways: [
      of('fresh', {}, {}, 'video_id'),
      { when: 'that removes one from the cut', ...of('first', {}, {}, 'video_id') },
      { when: 'of one in progress', ...of('running', {}, {}, 'video_id') },
    ],
  },
  deleteVideoForever: {
    ask: 'mutation ($id: ID!) { deleteVideoForever(id: $id) }',
    ways: [{ when: 'of one that is not in the Trash', ...of('fresh', {}, {}, 'video_id') }],
  },
  getJob: {
    ask: 'query ($id: ID!) { job(id: $id) { id } }',
    key: 'job_id',
    ways: [of('job')],
  },
}
