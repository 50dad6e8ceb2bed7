import { VIDEO_RATIOS } from '../ratios.js'
import { PLAIN, type VideoModel } from './model.js'

const LTX = {
  ...PLAIN,
  ratios: ['16:9', '9:16'],
  durations: [6, 8, 10],
  resolutions: ['1080p'],
  sound: true,
  usualSeconds: 60,
} as const satisfies Partial<VideoModel>

/** As long as is chosen, up to 20 s; its shape is that of the clip. */
const OF_CLIP = {
  ...PLAIN,
  ratios: VIDEO_RATIOS,
  takesRatio: false,
  durations: [5, 2, 3, 4, 6, 8, 10, 15, 20],
  usualSeconds: 60,
} as const satisfies Partial<VideoModel>

export const LTX_23 = [
  { ...LTX, id: 'fal-ai/ltx-2.3/text-to-video' },
  { ...LTX, id: 'fal-ai/ltx-2.3/image-to-video', firstFrame: 'required', lastFrame: 'optional' },
  { ...OF_CLIP, id: 'fal-ai/ltx-2.3/extend-video', clip: 'extended' },
  { ...OF_CLIP, id: 'fal-ai/ltx-2.3/retake-video', clip: 'retaken' },
] as const satisfies readonly VideoModel[]
