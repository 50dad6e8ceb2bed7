/** Covers specification B88. */
import { over } from '../../../../test/guest-cases.js'
import { NOWHERE, testResolver, type Variables, type World } from '../../../../test/resolver.js'
import { keptReference as kept } from '../../../../test/resolver-cases.js'
import { aFirstFrame, aVerdict, rows, update } from '../../../../test/world/builders.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { ApprovalStatus, Asset } from '../../library/asset.entity.js'
import { ReviewKind, ReviewLink } from '../../review/review-link.entity.js'
import { Webhook } from '../../webhook/webhook.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { StoryboardElement } from '../elements/element.entity.js'
import { ShotFirstFrame } from './first-frame.entity.js'

const FRAME = 'shotNumber words isAccepted imageUrl verdicts { guest { name } isApproved text }'
const GIVE = `mutation ($input: GiveFirstFrameVerdictInput!) { giveFirstFrameVerdict(input: $input) { ${FRAME} } }`
const linked = update(ReviewLink, IDS.reviewLink, {
  kind: ReviewKind.FIRST_FRAMES,
  subjectId: IDS.project,
})
const verdict =
  (input: object = {}) =>
  ({ firstFrame }: Ids): Variables => ({ input: { firstFrameId: firstFrame, isApproved: true, ...input } })
const requested = verdict({ isApproved: false, text: 'A brighter sky' })
const isShown = async (world: World) => {
  const asset = await world.em.fork().findOneOrFail(Asset, IDS.joined)
  return world.services.guestAccess.mayRead(IDS.reviewLink, asset.mediumKey)
}
/** Rows without which the link does not show the first frame. */
const HIDDEN = [
  ['that was declined', update(ShotFirstFrame, IDS.firstFrame, { declinedAt: new Date() })],
  ['of a deleted shot', update(StoryboardShot, IDS.shot, { deletedAt: new Date() })],
  ['whose image was deleted', update(Asset, IDS.joined, { deletedAt: new Date() })],
  [
    'whose image a moderator declined',
    update(Asset, IDS.joined, { approvalStatus: ApprovalStatus.DECLINED }),
  ],
  ['of another project', update(StoryboardShot, IDS.shot, { projectId: IDS.hidden })],
  ['of a link to takes', update(ReviewLink, IDS.reviewLink, { kind: ReviewKind.TAKES })],
] as const

testResolver({
  'Query.guestReview': {
    operation: `{ guestReview { kind versions { id } firstFrames { ${FRAME} } } }`,
    as: 'guest',
    prepare: rows(linked, aVerdict({ subjectId: IDS.firstFrame, isApproved: false, text: 'Too dark' })),
    result: {
      guestReview: {
        kind: 'FIRST_FRAMES',
        versions: [],
        firstFrames: [
          {
            shotNumber: 1,
            words: 'The lamp of shot burns',
            isAccepted: false,
            imageUrl: expect.stringMatching(/^\/files\/.*&review=/),
            verdicts: [{ guest: { name: 'Gus' }, isApproved: false, text: 'Too dark' }],
          },
        ],
      },
    },
    check: async (world: World) => expect(await isShown(world)).toBe(true),
    cases: [
      {
        name: 'the accepted one, and one that waits before it',
        as: 'guest',
        prepare: rows(
          linked,
          update(StoryboardShot, IDS.shot, { keptFirstFrame: kept(IDS.joined) }),
          update(StoryboardShot, IDS.otherShot, { keptFirstFrame: kept(IDS.joined) }),
          aFirstFrame({ shotId: IDS.otherShot, assetId: IDS.joined }),
          aFirstFrame({ shotId: IDS.otherShot, assetId: IDS.approved }),
        ),
        result: { guestReview: { firstFrames: [{ isAccepted: true }, { isAccepted: false }] } },
      },
      {
        name: 'the names of characters instead of mentions',
        as: 'guest',
        prepare: rows(
          linked,
          update(StoryboardShot, IDS.shot, { words: '@keeper waits' }),
          update(StoryboardElement, IDS.element, { label: 'The Keeper' }),
        ),
        result: { guestReview: { firstFrames: [{ words: 'The Keeper waits' }] } },
      },
      ...HIDDEN.map(([name, row]) => ({
        name: `not one ${name}`,
        as: 'guest' as const,
        prepare: rows(linked, row),
        result: { guestReview: { firstFrames: [] } },
        check: async (world: World) => expect(await isShown(world)).toBe(false),
      })),
    ],
  },
  'Mutation.giveFirstFrameVerdict': {
    operation: GIVE,
    variables: verdict(),
    as: 'guest',
    prepare: rows(linked),
    result: {
      giveFirstFrameVerdict: { verdicts: [{ guest: { name: 'Gus' }, isApproved: true, text: '' }] },
    },
    invalid: [[verdict({ isApproved: false }), 'text', 'Describe what should change']],
    cases: [
      ...over('UNAUTHENTICATED').map((one) => ({
        ...one,
        prepare: async (world: World) => {
          await rows(linked)(world)
          await one.prepare?.(world)
        },
      })),
      {
        name: 'replaces the earlier verdict, tells the maker of the link, and is shown to the team',
        prepare: rows(
          linked,
          aVerdict({ subjectId: IDS.firstFrame }),
          update(Webhook, IDS.webhook, { events: ['review.first_frame_changes_requested'] }),
        ),
        variables: requested,
        result: { giveFirstFrameVerdict: { verdicts: [{ isApproved: false, text: 'A brighter sky' }] } },
        check: async (world: World) => {
          const told = await world.em
            .fork()
            .execute<object[]>('select message, link from notification where link is not null')
          expect(told).toEqual([
            {
              message: 'Gus (guest) requested changes to “Shot 1” in “The Keeper”: A brighter sky',
              link: `/projects/${IDS.project}?tab=storyboard`,
            },
          ])
          const [sent] = await world.em
            .fork()
            .execute<{ data: object }[]>(
              `select data from webhook_delivery where event = 'review.first_frame_changes_requested'`,
            )
          expect(sent.data).toEqual({
            project_id: IDS.project,
            shot_id: IDS.shot,
            first_frame_id: IDS.firstFrame,
            review_link_id: IDS.reviewLink,
            guest_name: 'Gus',
          })
          const shown = await world.run(
            world.viewerAs('user'),
            `query ($id: ID!, $project: ID!) {
              node(id: $id) { ... on StoryboardShot { firstFrames { verdicts { guestName isApproved text shotNumber video { id } } } } }
              project(id: $project) { reviewLinks { nodes { verdicts { shotNumber versionNumber } } } }
            }`,
            { id: IDS.shot, project: IDS.project },
          )
          const given = {
            guestName: 'Gus',
            isApproved: false,
            text: 'A brighter sky',
            shotNumber: 1,
            video: null,
          }
          expect(shown.data).toMatchObject({
            node: { firstFrames: [{ verdicts: [given] }] },
            project: { reviewLinks: { nodes: [{ verdicts: [{ shotNumber: 1, versionNumber: null }] }] } },
          })
        },
      },
      {
        name: 'of a link without verdicts',
        prepare: rows(linked, update(ReviewLink, IDS.reviewLink, { mayApprove: false })),
        code: 'FORBIDDEN',
      },
      ...[NOWHERE, 'nonsense', ''].map((firstFrameId) => ({
        name: `on “${firstFrameId}”`,
        prepare: rows(linked),
        variables: verdict({ firstFrameId }),
        code: 'NOT_FOUND',
      })),
      ...HIDDEN.map(([name, row]) => ({
        name: `on one ${name}`,
        prepare: rows(linked, row),
        code: 'NOT_FOUND',
      })),
    ].map((one) => ({ as: 'guest' as const, ...one })),
  },
  'Mutation.createReviewLink': {
    operation: `mutation ($input: CreateReviewLinkInput!) { createReviewLink(input: $input) { link { name kind isActive video { id } } } }`,
    variables: ({ project }) => ({
      input: { projectId: project, kind: 'FIRST_FRAMES', name: 'First frames' },
    }),
    as: 'owner',
    result: { createReviewLink: { link: { kind: 'FIRST_FRAMES', isActive: true, video: null } } },
  },
})
