import { VIDEO_RATIOS } from '../ratios.js'
import { PLAIN, type VideoModel } from './model.js'

const SEEDANCE = {
  ...PLAIN,
  ratios: VIDEO_RATIOS,
  durations: [5, 4, 6, 7, 8, 9, 10, 11, 12],
  resolutions: ['720p', '1080p'],
  seed: true,
  sound: true,
  usualSeconds: 90,
} as const satisfies Partial<VideoModel>

export const SEEDANCE_15 = [
  { ...SEEDANCE, id: 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video' },
  {
    ...SEEDANCE,
    id: 'fal-ai/bytedance/seedance/v1.5/pro/image-to-video',
    firstFrame: 'required',
    lastFrame: 'optional',
  },
] as const satisfies readonly VideoModel[]
