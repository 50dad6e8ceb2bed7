import type { VEO_3, VEO_31 } from '#schema/models'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type VeoInput = InputOf<'fal-ai/veo3.1'>
type VeoExtendInput = InputOf<'fal-ai/veo3.1/extend-video'>

const veoBase = ({ prompt, ratio, sound, negativePrompt, seed }: ReadyOrder) => ({
  prompt,
  aspect_ratio: ratio as VeoInput['aspect_ratio'],
  generate_audio: sound ?? true,
  ...(negativePrompt && { negative_prompt: negativePrompt }),
  seed,
})

const veoInput = (order: ReadyOrder): VeoInput => ({
  ...veoBase(order),
  duration: order.duration ? (`${order.duration}s` as VeoInput['duration']) : '8s',
  resolution: order.resolution ?? '720p',
})

const veoImageInput = (order: ReadyOrder) => ({
  ...veoInput(order),
  image_url: needed(order.firstFrame, 'a first frame'),
})

const veoFirstLastFrameInput = (order: ReadyOrder) => ({
  ...veoInput(order),
  first_frame_url: needed(order.firstFrame, 'a first frame'),
  last_frame_url: needed(order.lastFrame, 'a last frame'),
})

const veoExtendInput = (order: ReadyOrder): VeoExtendInput => ({
  ...veoBase(order),
  duration: '7s',
  resolution: '720p',
  video_url: needed(order.clip, 'a clip'),
})

export const VEO_INPUTS: Inputs<typeof VEO_3.id | (typeof VEO_31)[number]['id']> = {
  'fal-ai/veo3': veoInput,
  'fal-ai/veo3.1': veoInput,
  'fal-ai/veo3.1/fast': veoInput,
  'fal-ai/veo3.1/lite': veoInput,
  'fal-ai/veo3.1/image-to-video': veoImageInput,
  'fal-ai/veo3.1/fast/image-to-video': veoImageInput,
  'fal-ai/veo3.1/first-last-frame-to-video': veoFirstLastFrameInput,
  'fal-ai/veo3.1/fast/first-last-frame-to-video': veoFirstLastFrameInput,
  'fal-ai/veo3.1/extend-video': veoExtendInput,
  'fal-ai/veo3.1/fast/extend-video': veoExtendInput,
}
