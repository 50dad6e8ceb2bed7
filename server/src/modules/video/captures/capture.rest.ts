import { z } from 'zod'
import { momentRule } from '#schema/rules/capture'
import { type Call, call, field } from '#platform/api/rest'
import { assetView, newAsset } from '../../library/asset-view.js'
import type { FrameCaptures } from './frame-captures.js'

export const captureCalls = (captures: FrameCaptures): Call[] => [
  call({
    method: 'post',
    path: '/video/videos/{video_id}/frames',
    name: 'captureFrame',
    tag: 'Videos',
    summary: 'Saves a frame of a video or film as an asset in the caller’s library',
    description:
      'The asset can be used at once, as a reference, or as the first or last frame of a video. Returns the existing asset for a frame captured before, unless a drawing is added.',
    body: z.object({
      at_seconds: field(momentRule, 'Seconds, from 0 to the end of the video; null for the last frame.', 3.2),
      drawing: field(
        z.string().nullish(),
        'A drawing to add, in the format of review notes: JSON, at most 16 KB.',
        null,
      ),
    }),
    names: { atSeconds: 'at_seconds' },
    responses: [newAsset('The asset.')],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      assetView(
        await captures.capture(context.viewer, params.video_id, {
          atSeconds: body.at_seconds,
          drawing: body.drawing,
        }),
        context,
      ),
  }),
]
