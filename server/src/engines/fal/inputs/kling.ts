import type { KLING_3 } from '#schema/models'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type KlingInput = InputOf<'fal-ai/kling-video/v3/pro/text-to-video'>

const klingInput = ({ prompt, duration = 5, sound, negativePrompt }: ReadyOrder) => ({
  prompt,
  duration: `${duration}` as KlingInput['duration'],
  generate_audio: sound ?? true,
  ...(negativePrompt && { negative_prompt: negativePrompt }),
})

export const KLING_INPUTS: Inputs<(typeof KLING_3)[number]['id']> = {
  'fal-ai/kling-video/v3/pro/text-to-video': (order) => ({
    ...klingInput(order),
    aspect_ratio: order.ratio as KlingInput['aspect_ratio'],
  }),
  'fal-ai/kling-video/v3/pro/image-to-video': (order) => ({
    ...klingInput(order),
    start_image_url: needed(order.firstFrame, 'a first frame'),
    end_image_url: order.lastFrame,
  }),
}
