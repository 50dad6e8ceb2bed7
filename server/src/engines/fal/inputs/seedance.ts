import type { SEEDANCE_15 } from '#schema/models'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type SeedanceInput = InputOf<'fal-ai/bytedance/seedance/v1.5/pro/text-to-video'>

const seedanceInput = ({
  prompt,
  ratio,
  duration = 5,
  resolution,
  sound,
  seed,
}: ReadyOrder): SeedanceInput => ({
  prompt,
  aspect_ratio: ratio as SeedanceInput['aspect_ratio'],
  duration: `${duration}` as SeedanceInput['duration'],
  resolution: resolution ?? '720p',
  generate_audio: sound ?? true,
  seed,
})

export const SEEDANCE_INPUTS: Inputs<(typeof SEEDANCE_15)[number]['id']> = {
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': seedanceInput,
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': (order) => ({
    ...seedanceInput(order),
    image_url: needed(order.firstFrame, 'a first frame'),
    end_image_url: order.lastFrame,
  }),
}
