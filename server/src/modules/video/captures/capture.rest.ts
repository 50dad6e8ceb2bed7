import { z } from 'zod'
import { momentRule } from '#schema/rules/capture'
import { type Call, call, field } from '#platform/api/rest'
import { assetShape, assetView } from '../../library/asset-view.js'
import type { FrameCaptures } from './frame-captures.js'

/** Frames of videos over REST. */
export const captureCalls = (captures: FrameCaptures): Call[] => [
  call({
    method: 'post',
    path: '/video/videos/{video_id}/frames',
    name: 'captureFrame',
    tag: 'Videos',
    summary: 'Takes a frame of a video or film as a picture of the caller’s library',
    description:
      'The picture may be used at once, as a reference, or as the first or last frame of a video. A frame that the caller has taken before is returned as it is, unless a drawing is put on it.',
    body: z.object({
      at_seconds: field(
        momentRule,
        'The time, from 0 to the end of the video; null for its last frame.',
        3.2,
      ),
      drawing: field(
        z.string().nullish(),
        'A drawing to put on it, as that of a note: JSON, at most 16 KB.',
        null,
      ),
    }),
    names: { atSeconds: 'at_seconds' },
    responses: [{ status: 201, description: 'The picture.', shape: assetShape }],
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
