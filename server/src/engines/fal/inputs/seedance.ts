import type { SEEDANCE_15 } from '#schema/models/seedance'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type Text = InputOf<'fal-ai/bytedance/seedance/v1.5/pro/text-to-video'>

const text = ({ prompt, ratio, duration = 5, resolution, sound, seed }: ReadyOrder): Text => ({
  prompt,
  aspect_ratio: ratio as Text['aspect_ratio'],
  duration: `${duration}` as Text['duration'],
  resolution: resolution ?? '720p',
  generate_audio: sound ?? true,
  seed,
})

export const SEEDANCE_INPUTS: Inputs<(typeof SEEDANCE_15)[number]['id']> = {
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': text,
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': (order) => ({
    ...text(order),
    image_url: needed(order.firstFrame, 'a first frame'),
    end_image_url: order.lastFrame,
  }),
}
