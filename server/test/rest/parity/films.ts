/** Covers specification R47, R51, R56, R70. */
import { type Table, badPages } from './row.js'
import { of } from './ways.js'

const PAGE = '($id: ID!, $first: Int! = 200, $after: String)'

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
          {
            words: 'a',
            model_name: 'b',
            seed: 1,
            author: 'owner',
            created_after: '2026-01-01',
            created_before: '2027-01-01',
          },
          {
            search: {
              words: 'a',
              model: 'b',
              seed: 1,
              author: 'owner',
              createdAfter: '2026-01-01T00:00:00Z',
              createdBefore: '2027-01-01T00:00:00Z',
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
    ask: `mutation ($id: ID!, $accept: Boolean!) {
      acceptVideo(id: $id) @include(if: $accept) { id }
      declineVideo(input: { id: $id }) @skip(if: $accept) { id }
    }`,
    key: 'video_id',
    ways: [
      of('fresh', { status: 'accepted' }, { accept: true }, 'video_id'),
      {
        when: 'that removes one from the cut',
        ...of('first', { status: 'declined' }, { accept: false }, 'video_id'),
      },
      {
        when: 'that repeats a review',
        as: ['owner'],
        ...of('first', { status: 'accepted' }, { accept: true }, 'video_id'),
      },
      {
        when: 'of one in progress',
        ...of('running', { status: 'accepted' }, { accept: true }, 'video_id'),
      },
    ],
  },
  captureFrame: [
    { when: 'before the start', as: ['owner'], fields: { at_seconds: -1 } },
    { when: 'with an invalid drawing', as: ['owner'], fields: { drawing: '{' } },
    {
      when: 'of one in progress',
      fields: ({ running }) => ({ video_id: running, at_seconds: null, drawing: null }),
    },
  ],
  listOfferedChanges: {
    ask: 'query ($id: ID!) { offeredChanges(videoId: $id) { tool factor } }',
    ways: [of('first', {}, {}, 'video_id')],
  },
  syncLips: [{ when: 'to a voice', fields: ({ voice }) => ({ sound_id: voice }) }],
  upscaleVideo: [{ when: 'by another factor', as: ['owner'], fields: { factor: 5 } }],
  updateVideo: [{ when: 'with an empty title', as: ['owner'], fields: { title: ' ' } }],
  deleteVideo: [
    { when: 'of a new one', fields: ({ fresh }) => ({ video_id: fresh }) },
    { when: 'of one in progress', fields: ({ running }) => ({ video_id: running }) },
  ],
  deleteVideoForever: [
    { when: 'of one that is not in the Trash', fields: ({ fresh }) => ({ video_id: fresh }) },
  ],
  getJob: {
    ask: 'query ($id: ID!) { job(id: $id) { id } }',
    key: 'job_id',
    ways: [of('job')],
  },
}
