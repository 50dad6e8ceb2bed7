import { z } from 'zod'
import { LIMITS, TOO_MANY_REFERENCES, VIDEO_MODELS } from '#schema/limits'
import { promptFields, variationsNumber } from '#schema/rules/prompt'
import { type Call, type CallContext, call, field, idField, shape } from '#platform/api/rest'
import { UNKNOWN_PRICE_FIELD } from '../billing/billing-views.js'
import { begunShape, started } from '../jobs/job.rest.js'
import type { Chat } from './chat.service.js'
import { NAMES, isMagicPrompt, projectId, prompt } from './message-view.js'

const videoBody = z.object({
  prompt,
  message_type: field(
    z.literal('Video', 'message_type must be Video').default('Video'),
    'Always `Video`.',
    'Video',
  ),
  project_id: projectId,
  aspect_ratio: field(promptFields.shape.ratio, 'The aspect ratio of the video.', '16:9'),
  isMagicPrompt,
  model_name: field(
    z
      .string()
      .meta({ override: { enum: VIDEO_MODELS.map(({ id }) => id) } })
      .nullish(),
    'By default chosen depending on references and frames.',
    'fal-ai/veo3.1',
  ),
  additional_asset_ids: field(
    z.array(z.string()).max(LIMITS.prompt.referencesMax, TOO_MANY_REFERENCES).default([]),
    'Reference images, at most five.',
    [],
  ),
  first_frame_asset_id: field(
    z.string().nullish(),
    'The asset used as first frame, if the model supports one.',
    null,
  ),
  last_frame_asset_id: field(
    z.string().nullish(),
    'The asset used as last frame, if the model supports one.',
    null,
  ),
  extends_video_id: field(
    z.string().nullish(),
    'A finished video of the project to extend, if the model supports it; `aspect_ratio` is that of this video.',
    null,
  ),
  duration: field(promptFields.shape.duration, 'Seconds, one of the durations of the model.', 8),
  resolution: field(promptFields.shape.resolution, 'One of the resolutions of the model.', '720p'),
  sound: field(promptFields.shape.sound, 'Whether the video has sound, for models that support it.', true),
  seed: field(
    promptFields.shape.seed,
    'For models that support seeds: the same request and seed produce the same video. Applies to the first variation.',
    null,
  ),
  variations: field(
    variationsNumber.default(1),
    'Number of videos, each with its own seed, in one answer.',
    1,
  ),
  take_of_video_id: field(z.string().nullish(), 'A video of the project that this is another take of.', null),
  note_id: field(
    z.string().nullish(),
    'The review note that it addresses. The next film with this take marks the note done. With magic prompt, a language model words the note as an instruction.',
    null,
  ),
  ...UNKNOWN_PRICE_FIELD,
})

const begunVideosShape = shape('BegunVideos', 'Videos in progress.', {
  ...begunShape.shape,
  videos: field(
    z.array(
      z.object({
        video_id: idField('The video.', 'video'),
        job_id: idField('The id of its job.', 'job'),
      }),
    ),
    'One per variation, in order; `job_id` is that of the first.',
  ),
})

export const videoPromptCalls = (chat: Chat): Call[] => {
  const sendVideo = async (
    { viewer }: CallContext,
    body: Omit<z.output<typeof videoBody>, 'model_name'>,
    chosen: { magicPrompt: boolean; model?: string | null },
  ) => {
    const { job, answer, made } = await chat.send(viewer, {
      projectId: body.project_id,
      prompt: body.prompt,
      ratio: body.aspect_ratio,
      referenceIds: body.additional_asset_ids,
      duration: body.duration,
      resolution: body.resolution,
      sound: body.sound,
      seed: body.seed,
      variations: body.variations,
      takeOf: body.take_of_video_id,
      noteId: body.note_id,
      acceptsUnknownPrice: body.accepts_unknown_price,
      firstFrameId: body.first_frame_asset_id,
      lastFrameId: body.last_frame_asset_id,
      extendsVideoId: body.extends_video_id,
      ...chosen,
    })
    return started(job, answer.id, {
      videos: made.map((one) => ({ video_id: one.video.id, job_id: one.job.id })),
    })
  }
  return [
    call({
      method: 'post',
      path: '/video/video_gen',
      name: 'generateVideo',
      mutation: 'sendPrompt',
      tag: 'Videos',
      summary: 'Requests a video',
      body: videoBody,
      names: NAMES,
      responses: [{ status: 202, description: 'The generation has started.', shape: begunVideosShape }],
      errors: [402, 404],
      run: (context, { body }) =>
        sendVideo(context, body, { magicPrompt: body.isMagicPrompt, model: body.model_name }),
    }),
    call({
      method: 'post',
      path: '/video/agentic-tb',
      name: 'generateVideoAgentic',
      mutation: 'sendPrompt',
      tag: 'Videos',
      summary: 'Requests a video; always rewrites the prompt and chooses the model',
      body: videoBody.omit({ model_name: true }),
      names: NAMES,
      responses: [{ status: 202, description: 'The generation has started.', shape: begunVideosShape }],
      errors: [402, 404],
      run: (context, { body }) => sendVideo(context, body, { magicPrompt: true }),
    }),
  ]
}
