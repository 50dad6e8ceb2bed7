import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, type CallContext, field, guestCall, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Loaders } from '#platform/queries/loaders'
import { verdictsForGuests } from '../../review/guests/guest-reviews.js'
import { guestIn, verdict } from '../../review/guests/guest-rest-views.js'
import { guestsById, verdictsBySubject } from '../../review/review-link.entity.js'
import type { GuestFirstFrames, SeenFirstFrame } from './guest-first-frames.js'
import { GuestFirstFrameType } from './guest-first-frames.resolver.js'

const tag = 'Guests'
const PICTURE = 'https://cutroom.example.com/files/assets/3b1d.webp?expires=1795737600&signature=c2ln'

const same = restFields(GuestFirstFrameType, {
  shotNumber: 4,
  words: 'The keeper lights the lamp',
  isAccepted: false,
})
export const verdictsShape = field(
  z.array(z.object({ guest_name: z.string(), ...verdict.fields })),
  'The verdicts of guests, newest first.',
  [],
)
const frameShape = shape('GuestFirstFrame', 'The first frame of a shot that guests of a link review.', {
  first_frame_id: idField('Opaque and stable.', 'firstFrame'),
  ...same.fields,
  image_url: field(z.url(), 'URL of the picture, at most 1200 pixels wide.', PICTURE),
  verdicts: verdictsShape,
})

async function frameView(
  seen: SeenFirstFrame,
  { loaders, url }: Pick<CallContext<null>, 'loaders' | 'url'>,
): Promise<z.output<typeof frameShape>> {
  const verdicts = await verdictsForGuests(seen, loaders)
  return {
    first_frame_id: seen.id,
    ...same.of(seen),
    image_url: url(seen.asset.mediumKey),
    verdicts: verdicts.map((one) => ({ guest_name: one.guest.name, ...verdict.of(one) })),
  }
}

/** The verdicts of guests on a first frame, newest first. */
export async function verdictsForTeam(id: string, loaders: Loaders): Promise<z.output<typeof verdictsShape>> {
  const verdicts = (await loaders.of(verdictsBySubject).load(id)) ?? []
  const guests = await loaders.all(
    guestsById,
    verdicts.map(({ guestId }) => guestId),
  )
  return verdicts.map(({ guestId, ...one }) => ({
    guest_name: guests.get(guestId)?.name ?? 'Guest',
    ...verdict.of(one),
  }))
}

/** REST calls of guests of links to first frames. */
export const guestFirstFrameCalls = (firstFrames: GuestFirstFrames): Call[] => [
  guestCall({
    method: 'get',
    path: '/review/first_frames',
    name: 'listGuestFirstFrames',
    tag,
    summary: 'The first frames that the guests of a link see, in the order of their shots',
    maxItems: LIMITS.storyboard.shotsMax,
    responses: [{ status: 200, description: 'None for links to videos.', shape: z.array(frameShape) }],
    run: async (context) => {
      const seen = await firstFrames.list(guestIn(context), context.loaders)
      return Promise.all(seen.map((frame) => frameView(frame, context)))
    },
  }),
  guestCall({
    method: 'put',
    path: '/review/first_frames/{first_frame_id}/verdict',
    name: 'giveFirstFrameVerdict',
    tag,
    summary: 'Approves a first frame or requests changes',
    description: 'Replaces an earlier verdict of the calling guest.',
    body: z.object({
      is_approved: field(z.boolean(), 'True to approve, false to request changes.', true),
      text: field(
        z.string().nullish(),
        `What should change, at most ${LIMITS.review.verdictMax} characters; required unless it is approved.`,
        null,
      ),
    }),
    names: { isApproved: 'is_approved' },
    responses: [{ status: 200, description: 'The first frame with its verdicts.', shape: frameShape }],
    errors: [403, 404],
    run: async (context, { params, body }) => {
      const given = { firstFrameId: params.first_frame_id, isApproved: body.is_approved, text: body.text }
      return frameView(await firstFrames.giveVerdict(guestIn(context), given, context.loaders), context)
    },
  }),
]
