import type { LTX_23 } from '#schema/models'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type LtxInput = InputOf<'fal-ai/ltx-2.3/text-to-video'>

const ltxInput = ({ prompt, ratio, duration = 6, sound }: ReadyOrder): LtxInput => ({
  prompt,
  aspect_ratio: ratio as LtxInput['aspect_ratio'],
  duration: `${duration}` as LtxInput['duration'],
  resolution: '1080p',
  generate_audio: sound ?? true,
})

const ltxClipInput = ({ prompt, duration = 5, clip }: ReadyOrder) => ({
  prompt,
  duration,
  video_url: needed(clip, 'a clip'),
})

export const LTX_INPUTS: Inputs<(typeof LTX_23)[number]['id']> = {
  'fal-ai/ltx-2.3/text-to-video': ltxInput,
  'fal-ai/ltx-2.3/image-to-video': (order) => ({
    ...ltxInput(order),
    image_url: needed(order.firstFrame, 'a first frame'),
    end_image_url: order.lastFrame,
  }),
  'fal-ai/ltx-2.3/extend-video': (order) => ({ ...ltxClipInput(order), mode: 'end' }),
  'fal-ai/ltx-2.3/retake-video': (order) => ({ ...ltxClipInput(order), start_time: 0 }),
}
