/** Covers specification G7, G8, G10. */
import { over, teamNoteIsShown } from '../../../../test/guest-cases.js'
import { type Invalid, NOWHERE, testResolver, type Variables, type World } from '../../../../test/resolver.js'
import { sql } from '../../../../test/resolver-cases.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { ReviewLink } from '../review-link.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { aNote, aVerdict, rows, update } from '../../../../test/world/builders.js'

const GIVE =
  'mutation ($input: GiveVerdictInput!) { giveVerdict(input: $input) { id verdicts { guest { name } isApproved text } } }'
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

const NOTE =
  'id versionId frame endFrame text drawing parentId author { personId name isTeam } isMine isDone doneInVersion { versionId number } editedAt'

const adding =
  (input: object = {}) =>
  ({ first }: Ids): Variables => ({
    input: { versionId: first, frame: 12, text: 'Warmer light', ...input },
  })
const verdict =
  (input: object = {}) =>
  ({ first }: Ids): Variables => ({ input: { versionId: first, isApproved: true, ...input } })
testResolver({
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
    invalid: [
      [adding({ frame: 96 }), 'frame', 'The video ends at frame 95'],
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
        name: 'a reply to a reply belongs to the first note',
        variables: ({ first, note }: Ids) => ({
          input: { versionId: first, frame: 24, text: 'Deep red', parentId: note },
        }),
        result: { addGuestNote: { text: 'Deep red', parentId: expect.any(String) } },
      },
      ...[
        ['another video of the project', ({ second }: Ids) => second],
        ['a video in progress', ({ running }: Ids) => running],
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
        prepare: rows(update(Clip, IDS.first, { deletedAt: new Date() })),
        code: 'NOT_FOUND',
      },
      {
        name: 'a link with the maximum number of notes',
        prepare: sql(
          ({ project, first, reviewLink }) =>
            `insert into review_note (project_id, clip_id, link_id, frame, text) select '${project}', '${first}', '${reviewLink}', 0, 'x' from generate_series(2, 2000)`,
        ),
        code: 'CONFLICT',
        message: 'A review link has at most 2000 notes',
      },
      {
        name: 'too many notes in a short time',
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
        name: 'sends the creator of the link one notification for several notes',
        check: async ({ em, ids }: World) => {
          const [{ message }] = await em
            .fork()
            .execute<[{ message: string }]>(
              `select message from notification where user_id = '${ids.owner}' and merge_key is not null`,
            )
          expect(message).toBe('Gus (guest) wrote a note on “First look”')
        },
        result: {},
      },
    ].map((one) => ({ as: 'guest' as const, ...one })),
  },
  'Mutation.updateGuestNote': {
    operation: `mutation ($id: ID!, $text: String!) { updateGuestNote(input: { id: $id, text: $text }) { ${NOTE} } }`,
    variables: ({ note }) => ({ id: note, text: '<b>Red</b>, please' }),
    as: 'guest',
    result: { updateGuestNote: { text: '<b>Red</b>, please', editedAt: expect.any(String) } },
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
    cases: [
      ...over('UNAUTHENTICATED'),
      {
        name: 'a note with a reply of the team',
        prepare: rows(
          aNote({ linkId: IDS.reviewLink, parentId: IDS.note, authorId: IDS.owner, frame: 24, text: 'Done' }),
        ),
        code: 'CONFLICT',
        message: 'This note has replies. Edit it instead.',
      },
      { name: 'an internal note', variables: ({ teamNote }: Ids) => ({ id: teamNote }), code: 'NOT_FOUND' },
    ].map((one) => ({ as: 'guest' as const, ...one })),
  },
  'Mutation.giveVerdict': {
    operation: GIVE,
    variables: verdict(),
    as: 'guest',
    result: { giveVerdict: { verdicts: [{ guest: { name: 'Gus' }, isApproved: true, text: '' }] } },
    invalid: [[verdict({ isApproved: false }), 'text', 'Describe what should change']],
    cases: [
      ...over('UNAUTHENTICATED'),
      {
        name: 'replaces the earlier verdict',
        prepare: rows(aVerdict({ isApproved: true })),
        variables: verdict({ isApproved: false, text: 'The coat' }),
        result: { giveVerdict: { verdicts: [{ isApproved: false, text: 'The coat' }] } },
      },
      {
        name: 'several changes update one notification with the latest verdict',
        prepare: async (world: World) => {
          const guest = await world.viewerOf('guest')
          for (let at = 0; at < 24; at++)
            await world.run(guest, GIVE, verdict({ isApproved: at % 2 > 0, text: 'The coat' })(world.ids))
        },
        variables: verdict({ isApproved: false, text: 'The coat' }),
        result: { giveVerdict: { verdicts: [{ isApproved: false }] } },
        check: async ({ em, ids }: World) => {
          const told = await em
            .fork()
            .execute(
              `select message from notification where user_id = '${ids.owner}' and merge_key is not null`,
            )
          expect(told).toEqual([
            {
              message: expect.stringMatching(/^Gus \(guest\) requested changes to “first” in .*: The coat$/),
            },
          ])
        },
      },
      {
        name: 'of a link without verdicts',
        prepare: rows(update(ReviewLink, IDS.reviewLink, { mayApprove: false })),
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
