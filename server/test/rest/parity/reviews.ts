/** Covers specification R100, R101. */
import { type Ids, REVIEW_TOKEN, type Thing } from '../../world/things.js'
import type { Role } from '../../world/world.js'
import { badPages, same, type Table } from './row.js'
import { of } from './ways.js'

type Fields = Record<string, unknown>
const MEMBERS: Role[] = ['user', 'owner']

const listed = (project: Thing, fields: Fields = {}, graphql: Fields = {}) => ({
  rest: (ids: Ids) => ({ id: ids[project], ...fields }),
  graphql: (ids: Ids) => ({ id: ids[project], ...graphql }),
})
const exported = (video: Thing, format: string) => ({
  rest: (ids: Ids) => ({ video_id: ids[video], format: format.toLowerCase() }),
  graphql: (ids: Ids) => ({ id: ids[video], format }),
})

/** Review links, their guests, and notes. */
export const reviews: Table = {
  listReviewLinks: {
    ask: 'query ($id: ID!) { project(id: $id) { reviewLinks { nodes { id } } } }',
    key: 'review_link_id',
    ways: [of('project')],
  },
  createReviewLink: [
    { when: 'of takes', fields: ({ first }) => ({ kind: 'TAKES', video_id: first }) },
    { when: 'of first frames', as: MEMBERS, fields: { kind: 'FIRST_FRAMES', video_id: null } },
    { when: 'without a name', as: MEMBERS, fields: { name: ' ' } },
    { when: 'of a cut without a film', as: MEMBERS, fields: { kind: 'CUT' } },
  ],
  listNotes: {
    ask: 'query ($id: ID!, $first: Int, $after: String, $status: NoteStatus, $videoId: ID) { project(id: $id) { notes(first: $first, after: $after, status: $status, videoId: $videoId) { nodes { id } } } }',
    key: 'note_id',
    ways: [
      listed('project'),
      { when: 'done ones', as: MEMBERS, ...listed('project', { status: 'done' }, { status: 'DONE' }) },
      {
        when: 'on one video',
        as: MEMBERS,
        rest: ({ project, first }) => ({ id: project, video_id: first }),
        graphql: ({ project, first }) => ({ id: project, videoId: first }),
      },
      ...badPages(({ project }) => ({ rest: { id: project }, graphql: { id: project } })),
    ],
  },
  addNote: [
    { when: 'within the video', fields: { frame: 4, end_frame: 9, text: '<b>Warmer</b>' } },
    { when: 'after the last frame', as: MEMBERS, fields: { frame: 96 } },
    { when: 'without a text', as: MEMBERS, fields: { frame: 4, text: '' } },
    {
      when: 'on a video in progress',
      as: MEMBERS,
      fields: ({ running }) => ({ video_id: running, frame: 4 }),
    },
  ],
  updateNote: [{ when: 'of a guest', as: MEMBERS, fields: ({ note }) => ({ note_id: note }) }],
  assignNote: [{ when: 'to an unknown user', as: MEMBERS, fields: ({ first }) => ({ user_id: first }) }],
  completeNote: [
    {
      when: 'in another project’s video',
      as: MEMBERS,
      fields: ({ hiddenVideo }) => ({ video_id: hiddenVideo }),
    },
  ],
  exportNotes: {
    ask: 'query ($id: ID!, $format: NoteFormat!) { video(id: $id) { notesAs(format: $format) } }',
    ways: [
      exported('first', 'CSV'),
      { when: 'as EDL', as: MEMBERS, ...exported('first', 'EDL') },
      { when: 'as FCPXML', as: MEMBERS, ...exported('first', 'FCPXML') },
    ],
  },
  readReviewEntry: {
    ask: 'query ($token: String!) { reviewEntry(token: $token) { name } }',
    ways: [
      same({ token: REVIEW_TOKEN }),
      { when: 'of an unknown link', as: ['anonymous'], ...same({ token: 'another' }) },
    ],
  },
  openReview: [
    { when: 'of a link', fields: { token: REVIEW_TOKEN } },
    { when: 'without a name', as: ['anonymous'], fields: { token: REVIEW_TOKEN, guest_name: '' } },
  ],
  getReview: {
    ask: '{ guestReview { id guest { name } versions { number } } }',
    key: 'review_id',
    ways: [same()],
  },
  listGuestNotes: {
    ask: 'query ($first: Int, $after: String) { guestReview { notes(first: $first, after: $after) { nodes { id } } } }',
    key: 'note_id',
    ways: [same(), ...badPages().map((way) => ({ ...way, as: ['guest'] as Role[] }))],
  },
  addGuestNote: [
    { when: 'within the video', fields: { frame: 4 } },
    { when: 'after the last frame', as: ['guest'], fields: { frame: 96 } },
    { when: 'on another video', as: ['guest'], fields: ({ second }) => ({ version_id: second, frame: 4 }) },
  ],
  updateGuestNote: [
    { when: 'of their own', fields: ({ note }) => ({ note_id: note }) },
    { when: 'without a text', as: ['guest'], fields: ({ note }) => ({ note_id: note, text: '' }) },
  ],
  deleteGuestNote: [{ when: 'of their own', fields: ({ note }) => ({ note_id: note }) }],
  listGuestFirstFrames: {
    ask: '{ guestReview { firstFrames { id } } }',
    key: 'first_frame_id',
    ways: [same()],
  },
  giveFirstFrameVerdict: [{ when: 'of a link to takes', as: ['guest'], fields: { is_approved: true } }],
  giveVerdict: [
    {
      when: 'that requests changes without a text',
      as: ['guest'],
      fields: { is_approved: false, text: null },
    },
    { when: 'on another video', as: ['guest'], fields: ({ second }) => ({ version_id: second }) },
  ],
}
