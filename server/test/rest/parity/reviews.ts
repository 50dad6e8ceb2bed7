/** Covers specification R100, R101. */
import { type Ids, REVIEW_TOKEN, type Thing } from '../../world/things.js'
import type { Role } from '../../world/world.js'
import { badPages, same, type Table } from './row.js'
import { of } from './ways.js'

type Fields = Record<string, unknown>
const MEMBERS: Role[] = ['user', 'owner']

const created = (project: Thing, fields: Fields = {}) => ({
  rest: (ids: Ids) => ({
    id: ids[project],
    name: 'For the client',
    kind: 'TAKES',
    video_id: ids.first,
    may_download: true,
    ...fields,
  }),
  graphql: (ids: Ids) => ({
    input: {
      projectId: ids[project],
      name: 'For the client',
      kind: 'TAKES',
      videoId: ids.first,
      mayDownload: true,
      ...fields,
    },
  }),
})
const onNote = (note: Thing, rest: Fields = {}, graphql: Fields = rest) => ({
  rest: (ids: Ids) => ({ note_id: ids[note], ...rest }),
  graphql: (ids: Ids) => ({ id: ids[note], ...graphql }),
})
const added = (video: Thing, fields: Fields = {}) => ({
  rest: (ids: Ids) => ({ video_id: ids[video], frame: 4, end_frame: 9, text: '<b>Warmer</b>', ...fields }),
  graphql: (ids: Ids) => ({
    input: { videoId: ids[video], frame: 4, endFrame: 9, text: '<b>Warmer</b>', ...fields },
  }),
})
const guestAdded = (video: Thing, fields: Fields = {}) => ({
  rest: (ids: Ids) => ({ version_id: ids[video], frame: 4, text: 'Warmer', ...fields }),
  graphql: (ids: Ids) => ({ input: { versionId: ids[video], frame: 4, text: 'Warmer', ...fields } }),
})
const verdict = (video: Thing, isApproved: boolean, text: string | null = null) => ({
  rest: (ids: Ids) => ({ version_id: ids[video], is_approved: isApproved, text }),
  graphql: (ids: Ids) => ({ input: { versionId: ids[video], isApproved, text } }),
})
const assigned = (note: Thing, user: Thing) => ({
  rest: (ids: Ids) => ({ note_id: ids[note], user_id: ids[user] }),
  graphql: (ids: Ids) => ({ id: ids[note], userId: ids[user] }),
})
const completed = (note: Thing, video: Thing) => ({
  rest: (ids: Ids) => ({ note_id: ids[note], video_id: ids[video] }),
  graphql: (ids: Ids) => ({ id: ids[note], videoId: ids[video] }),
})
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
    ask: 'query ($id: ID!) { project(id: $id) { reviewLinks { id } } }',
    key: 'review_link_id',
    ways: [of('project')],
  },
  createReviewLink: {
    ask: 'mutation ($input: CreateReviewLinkInput!) { createReviewLink(input: $input) { token } }',
    ways: [
      created('project'),
      { when: 'without a name', as: MEMBERS, ...created('project', { name: ' ' }) },
      { when: 'of a cut without a film', as: MEMBERS, ...created('project', { kind: 'CUT' }) },
    ],
  },
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
  addNote: {
    ask: 'mutation ($input: AddNoteInput!) { addNote(input: $input) { id } }',
    key: 'note_id',
    ways: [
      added('first'),
      { when: 'after the last frame', as: MEMBERS, ...added('first', { frame: 96 }) },
      { when: 'without a text', as: MEMBERS, ...added('first', { text: '' }) },
      { when: 'on a video in progress', as: MEMBERS, ...added('running') },
    ],
  },
  editNote: {
    ask: 'mutation ($id: ID!, $text: String!) { editNote(id: $id, text: $text) { id } }',
    key: 'note_id',
    ways: [{ when: 'of a guest', as: MEMBERS, ...onNote('note', { text: 'x' }) }],
  },
  assignNote: {
    ask: 'mutation ($id: ID!, $userId: ID) { assignNote(id: $id, userId: $userId) { id } }',
    key: 'note_id',
    ways: [{ when: 'to an unknown user', as: MEMBERS, ...assigned('note', 'first') }],
  },
  completeNote: {
    ask: 'mutation ($id: ID!, $videoId: ID) { completeNote(id: $id, videoId: $videoId) { id } }',
    key: 'note_id',
    ways: [{ when: 'in another project’s video', as: MEMBERS, ...completed('note', 'hiddenVideo') }],
  },
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
  openReview: {
    ask: 'mutation ($input: OpenReviewInput!) { openReview(input: $input) { session } }',
    ways: [
      {
        rest: () => ({ token: REVIEW_TOKEN, guest_name: 'Ada' }),
        graphql: () => ({ input: { token: REVIEW_TOKEN, name: 'Ada' } }),
      },
      {
        when: 'without a name',
        as: ['anonymous'],
        rest: () => ({ token: REVIEW_TOKEN, guest_name: '' }),
        graphql: () => ({ input: { token: REVIEW_TOKEN, name: '' } }),
      },
      {
        when: 'that is unknown',
        as: ['anonymous'],
        rest: () => ({ token: 'another', guest_name: 'Ada' }),
        graphql: () => ({ input: { token: 'another', name: 'Ada' } }),
      },
    ],
  },
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
  addGuestNote: {
    ask: 'mutation ($input: AddGuestNoteInput!) { addGuestNote(input: $input) { id } }',
    key: 'note_id',
    ways: [
      guestAdded('first'),
      { when: 'after the last frame', as: ['guest'], ...guestAdded('first', { frame: 96 }) },
      { when: 'on another video', as: ['guest'], ...guestAdded('second') },
    ],
  },
  editGuestNote: {
    ask: 'mutation ($id: ID!, $text: String!) { editGuestNote(id: $id, text: $text) { id } }',
    key: 'note_id',
    ways: [
      onNote('note', { text: 'Dark red' }),
      { when: 'without a text', as: ['guest'], ...onNote('note', { text: '' }) },
      { when: 'that is internal', as: ['guest'], ...onNote('teamNote', { text: 'x' }) },
    ],
  },
  deleteGuestNote: {
    ask: 'mutation ($id: ID!) { deleteGuestNote(id: $id) }',
    ways: [onNote('note'), { when: 'that is internal', as: ['guest'], ...onNote('teamNote') }],
  },
  giveVerdict: {
    ask: 'mutation ($input: GiveVerdictInput!) { giveVerdict(input: $input) { id } }',
    key: 'version_id',
    ways: [
      { when: 'that requests changes without a text', as: ['guest'], ...verdict('first', false) },
      { when: 'on another video', as: ['guest'], ...verdict('second', true) },
    ],
  },
}
