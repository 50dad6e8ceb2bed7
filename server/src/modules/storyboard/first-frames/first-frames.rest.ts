import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { isId } from '#platform/errors/check'
import { notFound } from '#platform/errors/failure'
import { type Call, Reply, TIME, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import { ofVisibleProject } from '../../project/project.entity.js'
import { assetsById } from '../../library/asset.loader.js'
import { maySeeAsset } from '../../library/asset.policy.js'
import { VideoStatus } from '../../video/clip.entity.js'
import { INPUTS, shotShape, shotView } from '../shot-view.js'
import { shotsById } from '../storyboard.entity.js'
import { BATCH_FIELDS, BATCH_NAMES, batchOf } from '../takes/shot-takes.rest.js'
import type { FirstFrameDecisions } from './first-frame-decisions.js'
import type { FirstFrameOrders } from './first-frame-orders.js'
import { firstFramesOf } from './first-frame-status.js'
import { verdictsForTeam, verdictsShape } from './guest-first-frames.rest.js'
import { FirstFrameType } from './first-frame-view.js'
import { ACCEPTED_REVISION, CHANGE_MARKS, CHANGE_WORDS, FRAME_TO_CHANGE } from './first-frames.resolver.js'
import { BATCH_DESCRIPTION } from '../shot-batch.js'

const tag = 'Storyboard'
const PICTURE = 'https://cutroom.example.com/files/assets/3b1d.webp?expires=1795737600&signature=c2ln'

const same = restFields(FirstFrameType, {
  prompt: 'Interior, lighthouse, night.\nThe keeper lights the lamp\nClose-up.',
  failure: null,
  note: null,
  declineReason: null,
  assetId: EXAMPLE_IDS.asset,
  createdAt: TIME,
})
const frameShape = shape('FirstFrame', 'A picture drawn as first frame of a shot, or an order of one.', {
  first_frame_id: idField('Opaque and stable.', 'firstFrame'),
  ...same.fields,
  status: field(z.enum(VideoStatus), 'Accepted: it is the first frame of its shot.', 'pending'),
  changed_inputs: field(
    z.array(z.enum(Object.values(INPUTS))),
    'The inputs of its shot that changed since it was ordered.',
    [],
  ),
  image_url: field(z.url().nullable(), 'URL of a rendition, at most 1200 pixels wide.', PICTURE),
  job_id: field(z.string().nullable(), 'The job that draws it; null if it was refused.', EXAMPLE_IDS.job),
  verdicts: verdictsShape,
})

interface Services {
  firstFrameDecisions: FirstFrameDecisions
  firstFrameOrders: FirstFrameOrders
}

/** The first frames of shots over REST. */
export const firstFrameCalls = ({
  firstFrameDecisions: decisions,
  firstFrameOrders: orders,
}: Services): Call[] => [
  call({
    method: 'get',
    path: '/storyboard/shots/{id}/first_frames',
    name: 'listFirstFrames',
    tag,
    summary: 'The pictures drawn as first frame of a shot, newest first',
    maxItems: 100,
    responses: [{ status: 200, description: 'At most 100.', shape: z.array(frameShape) }],
    errors: [404],
    run: async (context, { params: { id } }) => {
      const { loaders, viewer } = context
      const found = isId(id) ? await loaders.of(shotsById).load(id) : null
      const shot = await ofVisibleProject(viewer, found, loaders)
      if (!shot) throw notFound('Shot')
      const frames = await firstFramesOf(shot, loaders)
      return Promise.all(
        frames.map(async (frame) => {
          const asset = frame.assetId ? await loaders.of(assetsById).load(frame.assetId) : null
          return {
            first_frame_id: frame.id,
            ...same.of(frame),
            status: frame.status,
            changed_inputs: frame.changed.map((input) => INPUTS[input]),
            image_url: asset && maySeeAsset(viewer, asset) ? context.url(asset.mediumKey) : null,
            job_id: frame.jobId,
            verdicts: await verdictsForTeam(frame.id, loaders),
          }
        }),
      )
    },
  }),
  call({
    method: 'post',
    path: '/storyboard/shots/{id}/first_frames',
    name: 'drawFirstFrame',
    tag,
    summary: 'Draws another first frame of a shot, or changes one',
    description: 'A refusal is stored as a failed one.',
    body: z.object({
      first_frame_id: field(z.string().nullish(), FRAME_TO_CHANGE, null),
      words: field(z.string().nullish(), CHANGE_WORDS, null),
      drawing: field(z.string().nullish(), CHANGE_MARKS, null),
      ...UNKNOWN_PRICE_FIELD,
    }),
    names: {
      frameId: 'first_frame_id',
      words: 'words',
      drawing: 'drawing',
      shotId: 'id',
      ...UNKNOWN_PRICE_NAME,
    },
    responses: [{ status: 202, description: 'The shot.', shape: shotShape }],
    errors: [402, 404, 409],
    run: async (context, { params, body }) => {
      const order = {
        frameId: body.first_frame_id,
        words: body.words,
        drawing: body.drawing,
        acceptsUnknownPrice: body.accepts_unknown_price,
      }
      return new Reply(202, await shotView(await orders.draw(context.viewer, params.id, order), context))
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/first_frames',
    name: 'drawMissingFirstFrames',
    tag,
    summary: 'Draws a first frame of each shot that has words and none',
    description: BATCH_DESCRIPTION,
    body: z.object(BATCH_FIELDS),
    names: BATCH_NAMES,
    responses: [{ status: 202, description: 'The shots ordered or refused.', shape: z.array(shotShape) }],
    errors: [404],
    run: async (context, { params, body }) => {
      const shots = await orders.drawMissing(context.viewer, params.id, batchOf(body))
      return new Reply(202, await Promise.all(shots.map((shot) => shotView(shot, context))))
    },
  }),
  call({
    method: 'post',
    path: '/storyboard/first_frames/{id}/accept',
    name: 'acceptFirstFrame',
    tag,
    summary: 'Makes a drawn picture the first frame of its shot',
    body: z.object({ revision: field(z.int().nullish(), ACCEPTED_REVISION, 1) }),
    names: {},
    responses: [{ status: 200, description: 'The changed shot.', shape: shotShape }],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      shotView(await decisions.accept(context.viewer, params.id, body.revision), context),
  }),
  call({
    method: 'post',
    path: '/storyboard/first_frames/{id}/decline',
    name: 'declineFirstFrame',
    tag,
    summary: 'Declines a drawn picture',
    description: 'If it was accepted, its shot has no first frame then.',
    body: z.object({ reason: field(z.string().nullish(), 'Why, at most 200 characters.', 'Too dark') }),
    names: { reason: 'reason' },
    responses: [{ status: 200, description: 'The changed shot.', shape: shotShape }],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      shotView(await decisions.decline(context.viewer, params.id, body), context),
  }),
]
