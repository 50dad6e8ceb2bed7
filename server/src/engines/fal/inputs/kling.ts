import type { KLING_3 } from '#schema/models/kling'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type Text = InputOf<'fal-ai/kling-video/v3/pro/text-to-video'>

const words = ({ prompt, duration = 5, sound, negativePrompt }: ReadyOrder) => ({
  prompt,
  duration: `${duration}` as Text['duration'],
  generate_audio: sound ?? true,
  ...(negativePrompt && { negative_prompt: negativePrompt }),
})

export const KLING_INPUTS: Inputs<(typeof KLING_3)[number]['id']> = {
  'fal-ai/kling-video/v3/pro/text-to-video': (order) => ({
    ...words(order),
    aspect_ratio: order.ratio as Text['aspect_ratio'],
  }),
  'fal-ai/kling-video/v3/pro/image-to-video': (order) => ({
    ...words(order),
    start_image_url: needed(order.firstFrame, 'a first frame'),
    end_image_url: order.lastFrame,
  }),
}
