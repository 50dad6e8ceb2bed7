import type { LTX_23 } from '#schema/models/ltx'
import { type InputOf, type Inputs, type ReadyOrder, needed } from './model-input.js'

type Text = InputOf<'fal-ai/ltx-2.3/text-to-video'>

const text = ({ prompt, ratio, duration = 6, sound }: ReadyOrder): Text => ({
  prompt,
  aspect_ratio: ratio as Text['aspect_ratio'],
  duration: `${duration}` as Text['duration'],
  resolution: '1080p',
  generate_audio: sound ?? true,
})

const ofClip = ({ prompt, duration = 5, clip }: ReadyOrder) => ({
  prompt,
  duration,
  video_url: needed(clip, 'a clip'),
})

export const LTX_INPUTS: Inputs<(typeof LTX_23)[number]['id']> = {
  'fal-ai/ltx-2.3/text-to-video': text,
  'fal-ai/ltx-2.3/image-to-video': (order) => ({
    ...text(order),
    image_url: needed(order.firstFrame, 'a first frame'),
    end_image_url: order.lastFrame,
  }),
  'fal-ai/ltx-2.3/extend-video': (order) => ({ ...ofClip(order), mode: 'end' }),
  'fal-ai/ltx-2.3/retake-video': (order) => ({ ...ofClip(order), start_time: 0 }),
}
