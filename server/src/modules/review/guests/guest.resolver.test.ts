import { type Invalid, NOWHERE, testResolver, type Variables, type World } from '../../../../test/resolver.js'
import { sql } from '../../../../test/resolver-cases.js'
import { type Ids, REVIEW_TOKEN } from '../../../../test/world/things.js'

/** Guests alone. */
const GUESTS = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'UNAUTHENTICATED',
  admin: 'UNAUTHENTICATED',
  token: 'UNAUTHENTICATED',
} as const
const PASSWORD = 'blue lamp room'
const DRAWING = JSON.stringify({
  strokes: [
    {
      tool: 'arrow',
      colour: 'red',
      points: [
        [0.1, 0.2],
        [0.5, 0.5],
      ],
    },
  ],
})

const isOver = sql(({ reviewLink }) => `update review_link set ended_at = now() where id = '${reviewLink}'`)
const isExpired = sql(
  ({ reviewLink }) =>
    `update review_link set expires_at = now() - interval '1 second' where id = '${reviewLink}'`,
)
const isInTrash = sql(({ project }) => `update project set deleted_at = now() where id = '${project}'`)
const OVER = [
  ['ended', isOver],
  ['expired', isExpired],
  ['of a project in the Trash', isInTrash],
] as const
const over = (code: string) =>
  OVER.map(([name, prepare]) => ({ name: `a link that is ${name}`, prepare, code }))

const hasPassword = async ({ services, em, ids }: World) => {
  const passwordHash = await services.passwordHashing.hash(PASSWORD, 'test')
  await em
    .fork()
    .execute('update review_link set password_hash = ? where id = ?', [passwordHash, ids.reviewLink])
}

const VERSION = 'id number width height frameRate frames url posterUrl downloadUrl captions { language vtt }'
const SHOTS = 'shots { at frames key frame afterKey afterFrame }'
const NOTE =
  'id versionId frame endFrame text drawing parentId author { id name isTeam } isMine isDone doneInVersion { id number } editedAt'

const opening = (input: object) => (): Variables => ({
  input: { token: REVIEW_TOKEN, name: 'Ada', ...input },
})
const adding =
  (input: object = {}) =>
  ({ first }: Ids): Variables => ({
    input: { versionId: first, frame: 12, text: 'Warmer light', ...input },
  })
const verdict =
  (input: object = {}) =>
  ({ first }: Ids): Variables => ({ input: { versionId: first, isApproved: true, ...input } })
const teamNoteIsShown = sql(
  ({ teamNote, reviewLink }) => `update review_note set link_id = '${reviewLink}' where id = '${teamNote}'`,
)

testResolver({
  'Query.reviewEntry': {
    operation: 'query ($token: String!) { reviewEntry(token: $token) { needsPassword name } }',
    variables: () => ({ token: REVIEW_TOKEN }),
    as: 'anonymous',
    result: { reviewEntry: { needsPassword: false, name: 'First look' } },
    refused: {},
    cases: [
      {
        name: 'hides its name behind a password',
        prepare: hasPassword,
        result: { reviewEntry: { needsPassword: true, name: null } },
      },
      {
        name: 'a wrong token',
        variables: () => ({ token: 'another' }),
        code: 'NOT_FOUND',
        message: 'Link not found',
      },
      ...over('NOT_FOUND'),
    ].map((one) => ({ as: 'anonymous' as const, ...one })),
  },
  'Mutation.openReview': {
    operation: `mutation ($input: OpenReviewInput!) { openReview(input: $input) { session review { name guest { name } versions { id } notes { nodes { text isMine } } } } }`,
    variables: opening({}),
    as: 'anonymous',
    result: {
      openReview: {
        session: expect.stringMatching(/^review_[\w-]{43}$/),
        review: {
          name: 'First look',
          guest: { name: 'Ada' },
          versions: [{ id: expect.any(String) }],
          notes: { nodes: [{ text: 'The coat should be red', isMine: false }] },
        },
      },
    },
    refused: {},
    invalid: [
      [opening({ name: ' \u200B' }), 'name', 'Enter your name'],
      [opening({ name: 'x'.repeat(51) }), 'name', 'Your name has at most 50 characters'],
    ],
    cases: [
      {
        name: 'the right password',
        prepare: hasPassword,
        variables: opening({ password: PASSWORD }),
        result: { openReview: { review: { name: 'First look' } } },
      },
      {
        name: 'a wrong password',
        prepare: hasPassword,
        variables: opening({ password: 'another' }),
        code: 'BAD_USER_INPUT',
        message: 'This password is not right',
      },
      {
        name: 'a wrong token',
        variables: opening({ token: 'another' }),
        code: 'NOT_FOUND',
        message: 'Link not found',
      },
      {
        name: 'too many guests',
        prepare: sql(
          ({ reviewLink }) =>
            `insert into review_guest (link_id, name, session_hash) select '${reviewLink}', 'x', n::text from generate_series(2, 500) n`,
        ),
        code: 'CONFLICT',
        message: 'A review link has at most 500 guests',
      },
      ...over('NOT_FOUND'),
    ].map((one) => ({ as: 'anonymous' as const, ...one })),
  },
  'Query.guestReview': {
    operation: `{ guestReview { id name kind mayDownload mayApprove guest { id name } versions { ${VERSION} ${SHOTS} verdicts { isApproved } } notes { nodes { ${NOTE} } } } }`,
    as: 'guest',
    result: {
      guestReview: {
        name: 'First look',
        kind: 'TAKES',
        mayDownload: false,
        guest: { name: 'Gus' },
        versions: [
          {
            number: 1,
            width: 1280,
            height: 720,
            frameRate: 24,
            frames: 96,
            url: expect.stringMatching(/^\/files\/videos\/first\.mp4\?.*&review=/),
            downloadUrl: null,
            captions: [],
            shots: [{ at: 0, frames: 96, frame: 0, afterKey: null }],
          },
        ],
        notes: {
          nodes: [{ text: 'The coat should be red', author: { name: 'Gus', isTeam: false }, isMine: true }],
        },
      },
    },
    refused: GUESTS,
    cases: [
      ...over('UNAUTHENTICATED').map((one) => ({ ...one, as: 'guest' as const })),
      {
        name: 'a download where the link allows it, named after the link',
        as: 'guest',
        prepare: sql(
          ({ reviewLink }) => `update review_link set may_download = true where id = '${reviewLink}'`,
        ),
        result: {
          guestReview: { versions: [{ downloadUrl: expect.stringContaining('download=First+look+1.mp4') }] },
        },
      },
      {
        name: 'takes of the shot: finished ones, oldest first',
        as: 'guest',
        prepare: sql(
          ({ first, fresh, running, refused }) =>
            `update video set take_of = '${first}' where id in ('${fresh}', '${running}', '${refused}')`,
        ),
        result: { guestReview: { versions: [{ number: 1 }, { number: 2 }, { number: 4 }] } },
      },
      {
        name: 'a film of a cut, and later ones, but no earlier one',
        as: 'guest',
        prepare: sql(
          ({ reviewLink, first, second, fresh }) =>
            `update video set is_merged = true where id in ('${first}', '${second}', '${fresh}');
             update review_link set kind = 'CUT', subject_id = '${second}', since = (select created_at from video where id = '${second}') where id = '${reviewLink}'`,
        ),
        result: { guestReview: { kind: 'CUT', versions: [{ number: 2 }, { number: 3 }] } },
      },
      {
        name: 'notes of the team are written by “Team”',
        as: 'guest',
        prepare: teamNoteIsShown,
        result: {
          guestReview: {
            notes: { nodes: [{ author: { id: 'team', name: 'Team', isTeam: true }, isMine: false }, {}] },
          },
        },
      },
    ],
    list: {
      insert: ({ project, first, reviewLink, guest }) =>
        `insert into review_note (project_id, video_id, link_id, guest_id, frame, text) select '${project}', '${first}', '${reviewLink}', '${guest}', n, 'x' from generate_series(1, 50) n`,
      isWhole: true,
      variables: () => ({}),
      nodes: ({ guestReview }) => guestReview.notes.nodes,
    },
  },
  'Mutation.addGuestNote': {
    operation: `mutation ($input: AddGuestNoteInput!) { addGuestNote(input: $input) { ${NOTE} } }`,
    variables: adding({ endFrame: 96, drawing: DRAWING }),
    as: 'guest',
    result: {
      addGuestNote: {
        frame: 12,
        endFrame: 96,
        text: 'Warmer light',
        drawing: DRAWING,
        isMine: true,
        isDone: false,
        parentId: null,
      },
    },
    refused: GUESTS,
    invalid: [
      [adding({ frame: -1 }), 'frame', 'A frame is a whole number from 0'],
      [adding({ frame: 96 }), 'frame', 'The video ends at frame 95'],
      [adding({ endFrame: 97 }), 'endFrame', 'The video ends at frame 95'],
      [adding({ endFrame: 12 }), 'endFrame', 'A range must end after its first frame'],
      [adding({ text: ' ' }), 'text', 'Write a note, or draw on the frame'],
      [adding({ text: 'x'.repeat(2001) }), 'text', 'A note has at most 2,000 characters'],
      [
        adding({ drawing: `{"strokes":[${' '.repeat(16_384 - 13)}]}` }),
        'drawing',
        'A drawing has at most 16 KB',
      ],
      [adding({ drawing: '{"strokes":[NaN]}' }), 'drawing', 'A drawing must be valid JSON'],
      [adding({ parentId: NOWHERE }), 'parentId', 'This note no longer exists'],
      [
        ({ first, teamNote }) => ({ input: { versionId: first, frame: 0, text: 'x', parentId: teamNote } }),
        'parentId',
        'This note no longer exists',
      ],
    ] as Invalid[],
    cases: [
      ...over('UNAUTHENTICATED'),
      {
        name: 'on the last frame',
        variables: adding({ frame: 95 }),
        result: { addGuestNote: { frame: 95 } },
      },
      {
        name: 'a reply to a reply belongs to the note',
        variables: ({ first, note }: Ids) => ({
          input: { versionId: first, frame: 24, text: 'Deep red', parentId: note },
        }),
        result: { addGuestNote: { text: 'Deep red', parentId: expect.any(String) } },
      },
      ...[
        ['another video of the project', ({ second }: Ids) => second],
        ['a video that is being made', ({ running }: Ids) => running],
        ['nonsense', () => 'nonsense'],
      ].map(([name, idOf]) => ({
        name: `on ${name as string}`,
        variables: (ids: Ids) => ({
          input: { versionId: (idOf as (ids: Ids) => string)(ids), frame: 0, text: 'x' },
        }),
        code: 'NOT_FOUND',
      })),
      {
        name: 'on a version that was deleted',
        prepare: sql(({ first }) => `update video set deleted_at = now() where id = '${first}'`),
        code: 'NOT_FOUND',
      },
      {
        name: 'a link with as many notes as it may have',
        prepare: sql(
          ({ project, first, reviewLink }) =>
            `insert into review_note (project_id, video_id, link_id, frame, text) select '${project}', '${first}', '${reviewLink}', 0, 'x' from generate_series(2, 2000)`,
        ),
        code: 'CONFLICT',
        message: 'A review link has at most 2000 notes',
      },
      {
        name: 'a flood of notes',
        prepare: async (world: World) => {
          for (let at = 0; at < 30; at++) {
            const guest = await world.viewerOf('guest')
            await world.run(
              guest,
              'mutation ($input: AddGuestNoteInput!) { addGuestNote(input: $input) { id } }',
              adding()(world.ids),
            )
          }
        },
        code: 'RATE_LIMITED',
      },
      {
        name: 'notifies the maker of the link, once for several',
        check: async ({ em, ids }: World) => {
          const [{ message }] = await em
            .fork()
            .execute<[{ message: string }]>(
              `select message from notification where user_id = '${ids.owner}' and merge_key is not null`,
            )
          expect(message).toBe('A guest wrote a note on “First look”')
        },
        result: {},
      },
    ].map((one) => ({ as: 'guest' as const, ...one })),
  },
  'Mutation.editGuestNote': {
    operation: `mutation ($id: ID!, $text: String!) { editGuestNote(id: $id, text: $text) { ${NOTE} } }`,
    variables: ({ note }) => ({ id: note, text: '<b>Red</b>, please' }),
    as: 'guest',
    result: { editGuestNote: { text: '<b>Red</b>, please', editedAt: expect.any(String) } },
    refused: GUESTS,
    invalid: [[({ note }) => ({ id: note, text: '' }), 'text', 'Write a note, or draw on the frame']],
    cases: [
      ...over('UNAUTHENTICATED'),
      {
        name: 'a note of the team',
        prepare: teamNoteIsShown,
        variables: ({ teamNote }: Ids) => ({ id: teamNote, text: 'x' }),
        code: 'FORBIDDEN',
      },
      {
        name: 'an internal note',
        variables: ({ teamNote }: Ids) => ({ id: teamNote, text: 'x' }),
        code: 'NOT_FOUND',
      },
      { name: 'nonsense', variables: () => ({ id: 'nonsense', text: 'x' }), code: 'NOT_FOUND' },
    ].map((one) => ({ as: 'guest' as const, ...one })),
  },
  'Mutation.deleteGuestNote': {
    operation: 'mutation ($id: ID!) { deleteGuestNote(id: $id) }',
    variables: ({ note }) => ({ id: note }),
    as: 'guest',
    result: { deleteGuestNote: expect.any(String) },
    refused: GUESTS,
    cases: [
      ...over('UNAUTHENTICATED'),
      {
        name: 'a note with a reply of the team',
        prepare: sql(
          ({ project, first, note, owner, reviewLink }) =>
            `insert into review_note (project_id, video_id, link_id, parent_id, author_id, frame, text) values ('${project}', '${first}', '${reviewLink}', '${note}', '${owner}', 24, 'Done')`,
        ),
        code: 'CONFLICT',
        message: 'This note has replies. Edit it instead.',
      },
      { name: 'an internal note', variables: ({ teamNote }: Ids) => ({ id: teamNote }), code: 'NOT_FOUND' },
    ].map((one) => ({ as: 'guest' as const, ...one })),
  },
  'Mutation.giveVerdict': {
    operation: `mutation ($input: GiveVerdictInput!) { giveVerdict(input: $input) { id verdicts { guest { name } isApproved text } } }`,
    variables: verdict(),
    as: 'guest',
    result: { giveVerdict: { verdicts: [{ guest: { name: 'Gus' }, isApproved: true, text: '' }] } },
    refused: GUESTS,
    invalid: [
      [verdict({ isApproved: false }), 'text', 'Describe what should change'],
      [verdict({ text: 'x'.repeat(1001) }), 'text', 'A verdict has at most 1,000 characters'],
    ],
    cases: [
      ...over('UNAUTHENTICATED'),
      {
        name: 'replaces the earlier verdict',
        prepare: sql(
          ({ reviewLink, guest, first }) =>
            `insert into review_verdict (link_id, guest_id, video_id, is_approved) values ('${reviewLink}', '${guest}', '${first}', true)`,
        ),
        variables: verdict({ isApproved: false, text: 'The coat' }),
        result: { giveVerdict: { verdicts: [{ isApproved: false, text: 'The coat' }] } },
      },
      {
        name: 'of a link without verdicts',
        prepare: sql(
          ({ reviewLink }) => `update review_link set may_approve = false where id = '${reviewLink}'`,
        ),
        code: 'FORBIDDEN',
      },
      {
        name: 'on another video',
        variables: ({ second }: Ids) => ({ input: { versionId: second, isApproved: true } }),
        code: 'NOT_FOUND',
      },
    ].map((one) => ({ as: 'guest' as const, ...one })),
  },
})
