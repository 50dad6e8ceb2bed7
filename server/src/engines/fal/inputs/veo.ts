import type { VEO_3, VEO_31 } from '#schema/models/veo'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type Text = InputOf<'fal-ai/veo3.1'>
type Extended = InputOf<'fal-ai/veo3.1/extend-video'>

const words = ({ prompt, ratio, sound, negativePrompt, seed }: ReadyOrder) => ({
  prompt,
  aspect_ratio: ratio as Text['aspect_ratio'],
  generate_audio: sound ?? true,
  ...(negativePrompt && { negative_prompt: negativePrompt }),
  seed,
})

const text = (order: ReadyOrder): Text => ({
  ...words(order),
  duration: order.duration ? (`${order.duration}s` as Text['duration']) : '8s',
  resolution: order.resolution ?? '720p',
})

const image = (order: ReadyOrder) => ({
  ...text(order),
  image_url: needed(order.firstFrame, 'a first frame'),
})

const bothFrames = (order: ReadyOrder) => ({
  ...text(order),
  first_frame_url: needed(order.firstFrame, 'a first frame'),
  last_frame_url: needed(order.lastFrame, 'a last frame'),
})

const extended = (order: ReadyOrder): Extended => ({
  ...words(order),
  duration: '7s',
  resolution: '720p',
  video_url: needed(order.clip, 'a clip'),
})

export const VEO_INPUTS: Inputs<typeof VEO_3.id | (typeof VEO_31)[number]['id']> = {
  'fal-ai/veo3': text,
  'fal-ai/veo3.1': text,
  'fal-ai/veo3.1/fast': text,
  'fal-ai/veo3.1/lite': text,
  'fal-ai/veo3.1/image-to-video': image,
  'fal-ai/veo3.1/fast/image-to-video': image,
  'fal-ai/veo3.1/first-last-frame-to-video': bothFrames,
  'fal-ai/veo3.1/fast/first-last-frame-to-video': bothFrames,
  'fal-ai/veo3.1/extend-video': extended,
  'fal-ai/veo3.1/fast/extend-video': extended,
}
