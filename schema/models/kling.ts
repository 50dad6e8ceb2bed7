import { VIDEO_RATIOS } from '../ratios.js'
import { PLAIN, type VideoModel } from './model.js'

const KLING = {
  ...PLAIN,
  ratios: VIDEO_RATIOS,
  durations: [5, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  sound: true,
  negativePrompt: true,
  usualSeconds: 180,
} as const satisfies Partial<VideoModel>

export const KLING_3 = [
  { ...KLING, id: 'fal-ai/kling-video/v3/pro/text-to-video' },
  {
    ...KLING,
    id: 'fal-ai/kling-video/v3/pro/image-to-video',
    takesRatio: false,
    firstFrame: 'required',
    lastFrame: 'optional',
  },
] as const satisfies readonly VideoModel[]
