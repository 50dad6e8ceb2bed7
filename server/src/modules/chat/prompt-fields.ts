import { z } from 'zod'
import { promptText } from '#schema/rules/prompt'
import { PAGE_NAMES, field, idField } from '#platform/api/rest'

/** REST names of fields, by the names in the rules of messages and prompts. */
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
  firstFrameId: 'first_frame_asset_id',
  lastFrameId: 'last_frame_asset_id',
  extendsVideoId: 'extends_video_id',
}
export const prompt = field(promptText, 'What it shows.', 'A lighthouse at dusk, waves against the rocks')
export const isMagicPrompt = field(
  z.boolean().default(false),
  'Rewrite the prompt first, and keep both.',
  true,
)
export const projectId = idField('Which project.', 'project')
