import type { EndpointTypeMap } from '@fal-ai/client/endpoints'
import type { VEO_31, MINIMAX_DIRECTOR, VIDU_Q1, KLING_3, SEEDANCE_15, LTX_23 } from '#schema/models'
import { EngineFailure, type VideoOrder } from '../../engine.js'

/** What a model of the provider takes, as its client types it. */
export type InputOf<Id extends keyof EndpointTypeMap> = EndpointTypeMap[Id]['input']

/** Addresses of what a prompt gives its model beside words. */
export interface Uploaded {
  references: string[]
  firstFrame?: string
  lastFrame?: string
  clip?: string
}

/** An order with what was uploaded for it; `ratio` is the nearest that the model makes. */
export type ReadyOrder = Omit<VideoOrder, keyof Uploaded | 'ratio'> & Uploaded & { ratio: string }

/** What each of these models is sent for an order. */
export type Inputs<Id extends keyof EndpointTypeMap> = { [Of in Id]: (order: ReadyOrder) => InputOf<Of> }

/** Throws `EngineFailure` where something is missing that the model cannot do without. */
function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new EngineFailure(`This model needs ${what}`, false)
  return value
}

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

export const VEO_INPUTS: Inputs<(typeof VEO_31)[number]['id']> = {
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

export const VIDU_INPUTS: Inputs<typeof VIDU_Q1.id> = {
  'fal-ai/vidu/q1/reference-to-video': ({ prompt, ratio, movement, seed, references }) => ({
    prompt,
    reference_image_urls: references,
    aspect_ratio: ratio as InputOf<typeof VIDU_Q1.id>['aspect_ratio'],
    movement_amplitude: movement ?? 'auto',
    seed,
  }),
}

export const MINIMAX_INPUTS: Inputs<typeof MINIMAX_DIRECTOR.id> = {
  'fal-ai/minimax/video-01-director': ({ prompt, promptOptimizer }) => ({
    prompt,
    prompt_optimizer: promptOptimizer ?? true,
  }),
}

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

type LtxInput = InputOf<'fal-ai/ltx-2.3/text-to-video'>

const ltxInput = ({ prompt, ratio, duration = 6, sound }: ReadyOrder): LtxInput => ({
  prompt,
  aspect_ratio: ratio as LtxInput['aspect_ratio'],
  duration: duration as unknown as LtxInput['duration'], // a number at the provider, whatever its client’s types say
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
