import { byResolution, bySound, priceIn, type Rate } from './price.js'
import { type VideoRow, videoFamily } from './video-model.js'

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
  // by default the provider rewrites prompts that fail its checks
  fixed: { auto_fix: false },
  usualSeconds: 90,
  read: '2026-11-26',
} as const
const { fields } = shared

const READ = '2026-11-26'
const price = (id: string, rates: readonly Rate[]) => priceIn(id, 'second', rates, READ)
const WITH_4K = [...shared.resolutions, '4k']

/** The endpoints for text, first frame, and both frames of a tier of Veo 3.1. */
const tier = (path: string, name: string, own: Partial<VideoRow>): VideoRow[] => [
  { ...own, id: path, name },
  {
    ...own,
    id: `${path}/image-to-video`,
    name: `${name} (first frame)`,
    fields: { ...fields, firstFrame: 'image_url' },
    needs: ['firstFrame'],
  },
  {
    ...own,
    id: `${path}/first-last-frame-to-video`,
    name: `${name}, first and last frame`,
    fields: { ...fields, firstFrame: 'first_frame_url', lastFrame: 'last_frame_url' },
    needs: ['firstFrame', 'lastFrame'],
  },
]

/** The endpoint of a tier that extends clips. */
const extend = (path: string, name: string, own: Partial<VideoRow>): VideoRow => ({
  ...own,
  id: `${path}/extend-video`,
  name: `${name} Extend`,
  fields: { ...fields, clip: 'video_url' },
  clip: 'extended',
  clipSecondsMax: 8,
  returnsClip: true,
  durations: [7],
  resolutions: ['720p'],
})

const BEST = {
  tier: 'best',
  resolutions: WITH_4K,
  price: price('fal-ai/veo3.1', [...byResolution({ '4k': [0.4, 0.6] }), ...bySound(0.2, 0.4)]),
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
  ...tier('fal-ai/veo3.1', 'Veo 3.1', BEST),
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
  extend('fal-ai/veo3.1', 'Veo 3.1', {
    tier: 'best',
    price: price('fal-ai/veo3.1/extend-video', bySound(0.2, 0.4)),
    usualSeconds: 120,
  }),
  ...tier('fal-ai/veo3.1/fast', 'Veo 3.1 Fast', {
    tier: 'fast',
    resolutions: WITH_4K,
    price: price('fal-ai/veo3.1/fast/first-last-frame-to-video', [
      ...byResolution({ '4k': [0.3, 0.35] }),
      ...bySound(0.1, 0.15),
    ]),
    usualSeconds: 60,
  }),
  extend('fal-ai/veo3.1/fast', 'Veo 3.1 Fast', {
    tier: 'fast',
    price: price('fal-ai/veo3.1/fast/extend-video', bySound(0.1, 0.15)),
    usualSeconds: 80,
  }),
  ...tier('fal-ai/veo3.1/lite', 'Veo 3.1 Lite', {
    tier: 'fast',
    price: price('fal-ai/veo3.1/lite', byResolution({ '720p': [0.03, 0.05], '1080p': [0.05, 0.08] })),
    usualSeconds: 45,
  }),
])
