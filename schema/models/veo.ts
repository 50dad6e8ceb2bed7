import { PLAIN, type VideoModel } from './model.js'

const VEO = {
  ...PLAIN,
  ratios: ['16:9', '9:16'],
  durations: [8, 6, 4],
  resolutions: ['720p', '1080p'],
  seed: true,
  sound: true,
  negativePrompt: true,
} as const satisfies Partial<VideoModel>

const BOTH_FRAMES = { ...VEO, firstFrame: 'required', lastFrame: 'required' } as const
const EXTENDED = { ...VEO, clip: 'extended', durations: [7], resolutions: ['720p'] } as const

export const VEO_3 = { ...VEO, id: 'fal-ai/veo3', usualSeconds: 90, usualCost: 3.2 } as const

export const VEO_31 = [
  { ...VEO, id: 'fal-ai/veo3.1', usualSeconds: 90 },
  { ...VEO, id: 'fal-ai/veo3.1/fast', usualSeconds: 60 },
  { ...VEO, id: 'fal-ai/veo3.1/lite', usualSeconds: 45 },
  { ...VEO, id: 'fal-ai/veo3.1/image-to-video', firstFrame: 'required', usualSeconds: 90 },
  { ...VEO, id: 'fal-ai/veo3.1/fast/image-to-video', firstFrame: 'required', usualSeconds: 60 },
  { ...BOTH_FRAMES, id: 'fal-ai/veo3.1/first-last-frame-to-video', usualSeconds: 90 },
  { ...BOTH_FRAMES, id: 'fal-ai/veo3.1/fast/first-last-frame-to-video', usualSeconds: 60 },
  { ...EXTENDED, id: 'fal-ai/veo3.1/extend-video', usualSeconds: 120 },
  { ...EXTENDED, id: 'fal-ai/veo3.1/fast/extend-video', usualSeconds: 80 },
] as const satisfies readonly VideoModel[]
