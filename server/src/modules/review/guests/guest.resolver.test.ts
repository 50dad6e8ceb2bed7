/** Covers specification G1, G2, G6, G27. */
import { skeletonOf } from '#platform/text/confusables'
import { over, teamNoteIsShown } from '../../../../test/guest-cases.js'
import { testResolver, type Variables, type World } from '../../../../test/resolver.js'
import { REVIEW_TOKEN, IDS, timeOf } from '../../../../test/world/things.js'
import { asFilms } from '../../../../test/film-rows.js'
import { ReviewLink, ReviewKind } from '../review-link.entity.js'
import { User } from '../../account/user.entity.js'
import { Note } from '../notes/note.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { aNote, many, rows, update, aGuest, aJob, minutesAgo } from '../../../../test/world/builders.js'
import { JobStatus } from '#platform/queue/job.entity'

const PASSWORD = 'blue lamp room'
const hasPassword = async (world: World) => {
  const passwordHash = await world.services.passwordHashing.hash(PASSWORD, 'test')
  await rows(update(ReviewLink, IDS.reviewLink, { passwordHash }))(world)
}

const VERSION = 'id number width height frameRate frames url posterUrl downloadUrl captions { language vtt }'
const SHOTS = 'shots { startFrame frames key frame afterKey afterFrame }'
const NOTE =
  'id versionId frame endFrame text drawing parentId author { personId name isTeam } isMine isDone doneInVersion { versionId number } editedAt'

const opening = (input: object) => (): Variables => ({
  input: { token: REVIEW_TOKEN, name: 'Ada', ...input },
})
testResolver({
  'Query.reviewEntry': {
    operation: 'query ($token: String!) { reviewEntry(token: $token) { needsPassword name } }',
    variables: () => ({ token: REVIEW_TOKEN }),
    as: 'anonymous',
    result: { reviewEntry: { needsPassword: false, name: 'First look' } },
    cases: [
      {
        name: 'hides its name if it has a password',
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
    invalid: [
      [opening({ name: 'x'.repeat(51) }), 'name', 'Your name has at most 50 characters'],
      // also with Cyrillic letters, other case or punctuation, and names of members
      ...['Team', 'TEAM', 'Te\u0430m', '\u0422\u0415\u0410\u041c', '* team *', 'Owner', 'You'].map(
        (name): [() => Variables, string, string] => [
          opening({ name }),
          'name',
          'This name is taken by the team. Enter another one.',
        ],
      ),
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
        prepare: rows(many(499, (n) => aGuest({ sessionHash: `${n}` }))),
        code: 'CONFLICT',
        message: 'A review link has at most 500 guests',
      },
      {
        name: 'inactive guests without notes or verdicts make room for others',
        prepare: rows(
          many(499, (n) => aGuest({ name: 'x', sessionHash: `${n}`, lastSeenAt: minutesAgo(61) })),
        ),
        result: { openReview: { review: { guest: { name: 'Ada' } } } },
        check: async ({ em }: World) => {
          const guests = await em.fork().execute<object[]>('select name from review_guest order by name')
          expect(guests).toEqual([{ name: 'Ada' }, { name: 'Gus' }])
        },
      },
      {
        name: 'at most thirty guests an hour from one address',
        prepare: async (world: World) => {
          const open = () => world.services.guests.open({ token: REVIEW_TOKEN, name: 'Ada' }, 'test')
          const all = await Promise.allSettled(Array.from({ length: 40 }, open))
          expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
        },
        result: { openReview: { review: { guest: { name: 'Ada' } } } }, // from another address
      },
      {
        name: 'a name similar to that of a member',
        prepare: async (world: World) => {
          const skeleton = skeletonOf('owner')
          await rows(update(User, IDS.owner, { usernameSkeleton: skeleton }))(world)
        },
        variables: opening({ name: '\u043ewner' }),
        code: 'BAD_USER_INPUT',
        message: 'This name is taken by the team. Enter another one.',
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
            shots: [{ startFrame: 0, frames: 96, frame: 0, afterKey: null }],
          },
        ],
        notes: {
          nodes: [{ text: 'The coat should be red', author: { name: 'Gus', isTeam: false }, isMine: true }],
        },
      },
    },
    refused: { owner: 'UNAUTHENTICATED' },
    cases: [
      ...over('UNAUTHENTICATED').map((one) => ({ ...one, as: 'guest' as const })),
      {
        name: 'a download if the link allows it, named after the link',
        as: 'guest',
        prepare: rows(update(ReviewLink, IDS.reviewLink, { mayDownload: true })),
        result: {
          guestReview: { versions: [{ downloadUrl: expect.stringContaining('download=First+look+1.mp4') }] },
        },
      },
      {
        name: 'takes of the shot: finished ones, oldest first',
        as: 'guest',
        prepare: rows(update(Clip, { id: [IDS.fresh, IDS.running, IDS.refused] }, { takeOf: IDS.first })),
        result: { guestReview: { versions: [{ number: 1 }, { number: 2 }, { number: 4 }] } },
      },
      {
        name: 'the films of a cut since the link was created',
        as: 'guest',
        prepare: rows(
          asFilms([IDS.first, IDS.second, IDS.fresh]),
          update(ReviewLink, IDS.reviewLink, {
            kind: ReviewKind.CUT,
            subjectId: IDS.second,
            since: timeOf('second'),
          }),
        ),
        result: { guestReview: { kind: 'CUT', versions: [{ number: 2 }, { number: 3 }] } },
      },
      {
        name: 'no draft of the storyboard in a link of the cut',
        as: 'guest',
        prepare: rows(
          asFilms([IDS.first, IDS.second]),
          aJob({ kind: 'draft', status: JobStatus.SUCCEEDED, subjectId: IDS.second }),
          update(ReviewLink, IDS.reviewLink, {
            kind: ReviewKind.CUT,
            subjectId: IDS.first,
            since: new Date('2020-01-01'),
          }),
        ),
        result: { guestReview: { versions: [{ number: 1 }] } },
      },
      {
        name: 'later drafts, but no film of the cut, in a link of a draft',
        as: 'guest',
        prepare: rows(
          asFilms([IDS.first, IDS.second, IDS.fresh]),
          ...[IDS.first, IDS.fresh].map((subjectId) =>
            aJob({ kind: 'draft', status: JobStatus.SUCCEEDED, subjectId }),
          ),
          update(ReviewLink, IDS.reviewLink, {
            kind: ReviewKind.CUT,
            subjectId: IDS.first,
            since: timeOf('first'),
          }),
        ),
        result: { guestReview: { versions: [{ number: 1 }, { number: 3 }] } },
      },
      {
        name: 'a note that was done in a video outside of the link',
        as: 'guest',
        prepare: rows(update(Note, IDS.note, { doneAt: new Date(), doneInId: IDS.second })),
        result: { guestReview: { notes: { nodes: [{ isDone: true, doneInVersion: null }] } } },
      },
      {
        name: 'the author of notes of the team is “Team”',
        as: 'guest',
        prepare: teamNoteIsShown,
        result: {
          guestReview: {
            notes: {
              nodes: [{ author: { personId: 'team', name: 'Team', isTeam: true }, isMine: false }, {}],
            },
          },
        },
      },
    ],
    list: {
      rows: many(50, (n) => aNote({ linkId: IDS.reviewLink, guestId: IDS.guest, frame: n, text: 'x' })),
      isWhole: true,
      variables: () => ({}),
      nodes: ({ guestReview }) => guestReview.notes.nodes,
    },
  },
})
