import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { promptText } from '#schema/rules/prompt'
import { type CallContext, field, idField, shape, PAGE_NAMES, TIME } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { assetsById } from '../library/asset.loader.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { assetShape, assetView } from '../library/asset-view.js'
import { Clip } from '../video/clip.entity.js'
import { videosById } from '../video/video.loader.js'
import { imageRequestOf } from '../generation/image-generation.service.js'
import { UNKNOWN_PRICE_NAME } from '../billing/billing-views.js'
import { jobsById } from '../jobs/job.loader.js'
import { videoShape, videoView } from '../video/video-view.js'
import { Message, MessageKind, MessageSender } from './message.entity.js'

/** REST names of the fields in the rules for messages and prompts. */
export const NAMES = {
  ...PAGE_NAMES,
  content: 'message_content',
  senderType: 'sender_type',
  messageType: 'message_type',
  videoId: 'video_id',
  assetId: 'image_url',
  ratio: 'aspect_ratio',
  model: 'model_name',
  magicPrompt: 'isMagicPrompt',
  referenceIds: 'additional_asset_ids',
  referenceId: 'reference_asset_id',
  takeOf: 'take_of_video_id',
  noteId: 'note_id',
  firstFrameId: 'first_frame_asset_id',
  lastFrameId: 'last_frame_asset_id',
  extendsVideoId: 'extends_video_id',
  ...UNKNOWN_PRICE_NAME,
}
export const prompt = field(promptText, 'The prompt.', 'A lighthouse at dusk, waves against the rocks')
export const isMagicPrompt = field(
  z.boolean().default(false),
  'Whether magic prompt rewrites the prompt first; both are stored.',
  true,
)
export const projectId = idField('Which project.', 'project')

const same = restFields(Message, {
  senderType: MessageSender.ASSISTANT,
  projectId: EXAMPLE_IDS.project,
  createdAt: TIME,
  extendsVideoId: null,
  messageType: MessageKind.VIDEO,
})
export const messageShape = shape(
  'Message',
  'A message of a project’s conversation: a prompt, or its answer.',
  {
    message_id: idField('Opaque and stable.', 'message'),
    message_content: field(z.string(), 'The text.', 'A lighthouse at dusk, waves against the rocks'),
    ...same.fields,
    job_id: field(z.string().nullable(), 'The job that generates the answer.', EXAMPLE_IDS.job),
    video: field(videoShape.nullable(), 'The video of the answer.'),
    video_id: field(z.string().nullable(), 'Its id.', EXAMPLE_IDS.video),
    videos: field(
      z.array(videoShape),
      'All videos of the answer in order, starting with `video`, without deleted ones.',
    ),
    assets: field(
      z.array(assetShape),
      'The reference images of a prompt, or the image of an answer, without deleted ones.',
    ),
    first_frame_asset_id: field(z.string().nullable(), 'The asset used as first frame.', null),
    last_frame_asset_id: field(z.string().nullable(), 'The asset used as last frame.', null),
    is_video: field(z.boolean(), 'Whether a video is requested.', true),
    image_url: field(z.url().nullable(), 'The full image of the answer.', null),
    magicprompt_content: field(z.string().nullable(), 'The prompt as rewritten by magic prompt.', null),
  },
)

/** The REST view of a message. */
export async function messageView(
  message: Message,
  context: CallContext,
): Promise<z.output<typeof messageShape>> {
  const { loaders, viewer, url } = context
  const [video, job] = await Promise.all([
    message.videoId ? loaders.of(videosById).load(message.videoId) : null,
    message.jobId ? loaders.of(jobsById).load(message.jobId) : null,
  ])
  const videos = await loaders.all(videosById, message.videoIds())
  const pictureId = job?.resultId ?? message.keptAssetId
  const assetIds = [
    ...message.keptReferences.map(({ assetId }) => assetId),
    ...(pictureId ? [pictureId] : []),
  ]
  const found = await Promise.all(assetIds.map((id) => loaders.of(assetsById).load(id)))
  const assets = found.filter((asset) => asset !== null && maySeeAsset(viewer, asset)) as NonNullable<
    (typeof found)[number]
  >[]
  const picture = assets.find(({ id }) => id === pictureId)
  return {
    message_id: message.id,
    message_content: message.content,
    ...same.of(message),
    job_id: message.jobId ?? null,
    video: video && (await videoView(video, context)),
    video_id: message.videoId ?? null,
    videos: await Promise.all(
      message.videoIds().flatMap((id) => {
        const one = videos.get(id)
        return one ? [videoView(one, context)] : []
      }),
    ),
    assets: await Promise.all(assets.map((asset) => assetView(asset, context))),
    first_frame_asset_id: message.keptFirstFrame?.assetId ?? null,
    last_frame_asset_id: message.keptLastFrame?.assetId ?? null,
    is_video: message.messageType === MessageKind.VIDEO,
    image_url: picture ? url(picture.originalKey) : null,
    magicprompt_content:
      (video instanceof Clip ? video.magicPrompt : null) ?? imageRequestOf(job)?.magicPrompt ?? null,
  }
}
