import { byResolution, bySound, priceIn, type Rate } from './price.js'
import { videoFamily } from './video-model.js'

const shared = {
  family: 'Veo',
  ratios: ['16:9', '9:16'],
  durations: [8, 6, 4],
  resolutions: ['720p', '1080p'],
  lengthForm: 'seconds',
  fields: {
    words: 'prompt',
    ratio: 'aspect_ratio',
    duration: 'duration',
    resolution: 'resolution',
    sound: 'generate_audio',
    seed: 'seed',
    negativePrompt: 'negative_prompt',
  },
  // by default the provider rewrites prompts that its checks refuse
  fixed: { auto_fix: false },
  usualSeconds: 90,
  read: '2026-11-26',
} as const
const { fields } = shared

const READ = '2026-11-26'
const price = (id: string, rates: readonly Rate[]) => priceIn(id, 'second', rates, READ)
const BEST = {
  tier: 'best',
  resolutions: [...shared.resolutions, '4k'],
  price: price('fal-ai/veo3.1', [...byResolution({ '4k': [0.4, 0.6] }), ...bySound(0.2, 0.4)]),
} as const
const FAST = {
  tier: 'fast',
  resolutions: BEST.resolutions,
  price: price('fal-ai/veo3.1/fast/first-last-frame-to-video', [
    ...byResolution({ '4k': [0.3, 0.35] }),
    ...bySound(0.1, 0.15),
  ]),
  usualSeconds: 60,
} as const
const LITE = {
  tier: 'fast',
  price: price('fal-ai/veo3.1/lite', byResolution({ '720p': [0.03, 0.05], '1080p': [0.05, 0.08] })),
  usualSeconds: 45,
} as const
const FIRST = { fields: { ...fields, firstFrame: 'image_url' }, needs: ['firstFrame'] } as const
const BOTH = {
  fields: { ...fields, firstFrame: 'first_frame_url', lastFrame: 'last_frame_url' },
  needs: ['firstFrame', 'lastFrame'],
} as const
const EXTEND = {
  fields: { ...fields, clip: 'video_url' },
  clip: 'extended',
  clipSecondsMax: 8,
  returnsClip: true,
  durations: [7],
  resolutions: ['720p'],
} as const

/** Veo by Google. */
export const VEO = videoFamily(shared, [
  {
    id: 'fal-ai/veo3',
    name: 'Veo 3',
    tier: 'best',
    retirement: {
      date: '2026-06-30',
      successor: 'fal-ai/veo3.1',
      source: 'https://docs.cloud.google.com/vertex-ai/generative-ai/docs/models/veo/3-0-generate',
    },
  },
  { ...BEST, id: 'fal-ai/veo3.1', name: 'Veo 3.1' },
  { ...BEST, ...FIRST, id: 'fal-ai/veo3.1/image-to-video', name: 'Veo 3.1 (first frame)' },
  {
    ...BEST,
    ...BOTH,
    id: 'fal-ai/veo3.1/first-last-frame-to-video',
    name: 'Veo 3.1, first and last frame',
  },
  {
    ...BEST,
    id: 'fal-ai/veo3.1/reference-to-video',
    name: 'Veo 3.1 (references)',
    fields: {
      words: 'prompt',
      ratio: 'aspect_ratio',
      duration: 'duration',
      resolution: 'resolution',
      sound: 'generate_audio',
      references: 'image_urls.#',
    },
    needs: ['references'],
    references: 3,
    durations: [8],
  },
  {
    ...BEST,
    ...EXTEND,
    id: 'fal-ai/veo3.1/extend-video',
    name: 'Veo 3.1 Extend',
    price: price('fal-ai/veo3.1/extend-video', bySound(0.2, 0.4)),
    usualSeconds: 120,
  },
  { ...FAST, id: 'fal-ai/veo3.1/fast', name: 'Veo 3.1 Fast' },
  { ...FAST, ...FIRST, id: 'fal-ai/veo3.1/fast/image-to-video', name: 'Veo 3.1 Fast (first frame)' },
  {
    ...FAST,
    ...BOTH,
    id: 'fal-ai/veo3.1/fast/first-last-frame-to-video',
    name: 'Veo 3.1 Fast, first and last frame',
  },
  {
    ...FAST,
    ...EXTEND,
    id: 'fal-ai/veo3.1/fast/extend-video',
    name: 'Veo 3.1 Fast Extend',
    price: price('fal-ai/veo3.1/fast/extend-video', bySound(0.1, 0.15)),
    usualSeconds: 80,
  },
  { ...LITE, id: 'fal-ai/veo3.1/lite', name: 'Veo 3.1 Lite' },
  { ...LITE, ...FIRST, id: 'fal-ai/veo3.1/lite/image-to-video', name: 'Veo 3.1 Lite (first frame)' },
  {
    ...LITE,
    ...BOTH,
    id: 'fal-ai/veo3.1/lite/first-last-frame-to-video',
    name: 'Veo 3.1 Lite, first and last frame',
  },
])
