/** Covers specification G7, G9, G10. */
import { type Invalid, NOWHERE, testResolver, type Variables, type World } from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { Note } from './note.entity.js'
import { rows, update, aNote } from '../../../../test/world/builders.js'

const NOTE = `id projectId frame endFrame timeSeconds text drawing parentId author { name isTeam } isInternal link { name } assignee { username }
  isDone doneAt doneIn { id } doneInVersionNumber versionNumber video { title } viewerCanEdit viewerCanDelete editedAt`
const MORE = 'replies { text author { name } } takes { id } places { videoId itemId frame video { title } }'

const adding =
  (input: object | ((ids: Ids) => object) = {}) =>
  (ids: Ids): Variables => ({
    input: {
      videoId: ids.first,
      frame: 48,
      text: 'Warmer',
      ...(typeof input === 'function' ? input(ids) : input),
    },
  })
const unknownNotes = (variables: (id: string) => Variables) => [
  ...[NOWHERE, 'nonsense'].map((id) => ({
    name: `unknown id ${id}`,
    variables: () => variables(id),
    code: 'NOT_FOUND',
  })),
  {
    name: 'on a video that the viewer does not see',
    as: 'user' as const,
    prepare: rows(update(Note, IDS.note, { clipId: IDS.hiddenVideo })),
    variables: ({ note }: Ids) => variables(note),
    code: 'NOT_FOUND',
  },
]
const hasReply = rows(
  [IDS.note, IDS.teamNote].map((parentId) =>
    aNote({ parentId, authorId: IDS.user, frame: 24, text: 'Done' }),
  ),
)
const isReply = rows(update(Note, IDS.note, { parentId: IDS.teamNote }))
const ofNote =
  (more: object = {}) =>
  ({ note }: Ids): Variables => ({ id: note, ...more })

testResolver({
  'Mutation.addNote': {
    operation: `mutation ($input: AddNoteInput!) { addNote(input: $input) { ${NOTE} ${MORE} } }`,
    variables: adding(),
    as: 'user',
    result: {
      addNote: {
        frame: 48,
        endFrame: null,
        timeSeconds: 2,
        text: 'Warmer',
        author: { name: 'user', isTeam: true },
        isInternal: true,
        link: null,
        isDone: false,
        versionNumber: 1,
        viewerCanEdit: true,
        viewerCanDelete: true,
        places: [{ itemId: null, frame: 48, video: { title: 'first' } }],
      },
    },
    invalid: [
      [adding({ frame: 96 }), 'frame', 'The video ends at frame 95'],
      [
        adding(({ second, reviewLink }) => ({ videoId: second, linkId: reviewLink })),
        'linkId',
        'This link does not show this video',
      ],
      [adding({ linkId: 'nonsense' }), 'linkId', 'This link does not show this video'],
      [
        adding(({ second, note }) => ({ videoId: second, parentId: note })),
        'parentId',
        'This note no longer exists',
      ],
    ] as Invalid[],
    cases: [
      ...notFound('hiddenVideo', (videoId) => ({ input: { videoId, frame: 0, text: 'x' } })),
      {
        name: 'a reply to a guest is visible to the guests of the link',
        variables: adding(({ note }) => ({ parentId: note, text: 'It will be red' })),
        result: { addNote: { isInternal: false, link: { name: 'First look' } } },
      },
      {
        name: 'for the guests of a link',
        variables: adding(({ reviewLink }) => ({ linkId: reviewLink })),
        result: { addNote: { isInternal: false } },
      },
      {
        name: 'on a video in progress',
        variables: adding(({ running }) => ({ videoId: running })),
        code: 'CONFLICT',
        message: 'This video is not finished yet',
      },
      {
        name: 'a project with the maximum number of notes',
        prepare: sql(
          ({ project, first }) =>
            `insert into review_note (project_id, clip_id, frame, text) select '${project}', '${first}', 0, 'x' from generate_series(3, 5000)`,
        ),
        code: 'CONFLICT',
        message: 'A project has at most 5000 notes',
      },
    ],
  },
  'Mutation.updateNote': {
    operation: `mutation ($id: ID!, $text: String!) { updateNote(input: { id: $id, text: $text }) { ${NOTE} } }`,
    variables: ({ teamNote }) => ({ id: teamNote, text: 'Much too dark' }),
    result: { updateNote: { text: 'Much too dark', editedAt: expect.any(String) } },
    refused: { user: 'FORBIDDEN', admin: 'FORBIDDEN' },
    invalid: [
      [({ teamNote }) => ({ id: teamNote, text: ' ' }), 'text', 'Write a note, or draw on the frame'],
    ],
    cases: [
      ...unknownNotes((id) => ({ id, text: 'x' })),
      { name: 'a note of a guest', variables: ofNote({ text: 'x' }), code: 'FORBIDDEN' },
    ],
  },
  'Mutation.deleteNote': {
    operation: 'mutation ($id: ID!) { deleteNote(id: $id) }',
    variables: ({ teamNote }) => ({ id: teamNote }),
    result: { deleteNote: expect.any(String) },
    refused: { user: 'FORBIDDEN' },
    cases: [
      ...unknownNotes((id) => ({ id })),
      { name: 'a guest’s, by the owner of the project', variables: ofNote(), result: {} },
      {
        name: 'the viewer’s own note with replies of others',
        as: 'user',
        prepare: async (world: World) => {
          await hasReply(world)
          await rows(
            update(Note, {}, { authorId: IDS.owner }),
            update(Note, IDS.teamNote, { authorId: IDS.user }),
          )(world)
        },
        code: 'CONFLICT',
        message: 'This note has replies. Edit it instead.',
      },
    ],
  },
  'Mutation.assignNote': {
    operation: `mutation ($id: ID!, $userId: ID) { assignNote(input: { id: $id, userId: $userId }) { ${NOTE} } }`,
    variables: ({ note, member }) => ({ id: note, userId: member }),
    as: 'user',
    result: { assignNote: { assignee: { username: 'member' } } },
    check: async ({ em, ids }) => {
      const [{ message }] = await em
        .fork()
        .execute<[{ message: string }]>(`select message from notification where user_id = '${ids.member}'`)
      expect(message).toBe('user assigned you a note in “The Keeper”')
    },
    invalid: [
      [ofNote({ userId: NOWHERE }), 'userId', 'This person does not see the project'],
      [ofNote({ userId: 'nonsense' }), 'userId', 'This person does not see the project'],
    ],
    cases: [
      ...unknownNotes((id) => ({ id, userId: null })),
      { name: 'to nobody', variables: ofNote(), result: { assignNote: { assignee: null } } },
      { name: 'a reply', prepare: isReply, code: 'BAD_USER_INPUT', message: 'This is a reply, not a note' },
    ],
  },
  'Mutation.completeNote': {
    operation: `mutation ($id: ID!, $videoId: ID) { completeNote(input: { id: $id, videoId: $videoId }) { ${NOTE} } }`,
    variables: ({ note, second }) => ({ id: note, videoId: second }),
    as: 'user',
    result: {
      completeNote: {
        isDone: true,
        doneAt: expect.any(String),
        doneIn: { id: expect.any(String) },
        doneInVersionNumber: 1,
      },
    },
    invalid: [
      [
        ({ note, hiddenVideo }) => ({ id: note, videoId: hiddenVideo }),
        'videoId',
        'This is not a video of this project',
      ],
      [
        ({ note, running }) => ({ id: note, videoId: running }),
        'videoId',
        'This is not a video of this project',
      ],
      [ofNote({ videoId: 'nonsense' }), 'videoId', 'This is not a video of this project'],
    ],
    cases: [
      ...unknownNotes((id) => ({ id })),
      {
        name: 'without a version',
        variables: ofNote(),
        result: { completeNote: { isDone: true, doneIn: null } },
      },
      { name: 'a reply', prepare: isReply, code: 'BAD_USER_INPUT' },
    ],
  },
  'Mutation.reopenNote': {
    operation: `mutation ($id: ID!) { reopenNote(id: $id) { ${NOTE} } }`,
    variables: ofNote(),
    as: 'user',
    prepare: rows(update(Note, IDS.note, { doneAt: new Date(), doneInId: IDS.second })),
    result: { reopenNote: { isDone: false, doneIn: null } },
    cases: unknownNotes((id) => ({ id })),
  },
})
