import { byResolution, flat, priceIn, type PriceUnit, type Rate } from './price.js'
import { VIDEO_RATIOS, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
  sound: 'generate_audio',
} as const
const READ = '2026-11-26'
const price = (id: string, rates: readonly Rate[], unit: PriceUnit = 'second') =>
  priceIn(id, unit, rates, READ)
const FIRST = {
  fields: { ...fields, firstFrame: 'image_url', lastFrame: 'end_image_url' },
  needs: ['firstFrame'],
} as const
/** Durations over 10 s require 1080p. */
const FAST = {
  tier: 'fast',
  durations: [6, 8, 10, 12, 14, 16, 18, 20],
  resolutions: ['1080p'],
  usualSeconds: 40,
} as const
/** Up to 20 s, with the ratio of the clip. */
const OF_CLIP = {
  ratios: VIDEO_RATIOS,
  fields: { words: 'prompt', duration: 'duration', clip: 'video_url' },
  durations: [5, 2, 3, 4, 6, 8, 10, 15, 20],
  resolutions: [],
  sound: true,
} as const

/** LTX by Lightricks. */
export const LTX = videoFamily(
  {
    family: 'LTX',
    ratios: ['16:9', '9:16'],
    durations: [6, 8, 10],
    resolutions: ['1080p', '1440p', '2160p'],
    fields,
    usualSeconds: 60,
    read: '2026-11-26',
  },
  [
    {
      id: 'fal-ai/ltx-2.3/text-to-video',
      name: 'LTX 2.3',
      price: price(
        'fal-ai/ltx-2.3/text-to-video',
        byResolution({ '1080p': 0.08, '1440p': 0.16, '2160p': 0.32 }),
      ),
    },
    {
      ...FIRST,
      id: 'fal-ai/ltx-2.3/image-to-video',
      name: 'LTX 2.3 (first frame)',
      // the higher of two sources
      price: price(
        'fal-ai/ltx-2.3/text-to-video',
        byResolution({ '1080p': 0.08, '1440p': 0.16, '2160p': 0.32 }),
      ),
      disagreement:
        'The provider’s page of this endpoint lists $0.06 at 1080p, that of the endpoint without a frame $0.08.',
    },
    {
      ...FAST,
      id: 'fal-ai/ltx-2.3/text-to-video/fast',
      name: 'LTX 2.3 Fast',
      price: price('fal-ai/ltx-2.3/text-to-video/fast', flat(0.04)),
    },
    {
      ...FAST,
      ...FIRST,
      id: 'fal-ai/ltx-2.3/image-to-video/fast',
      name: 'LTX 2.3 Fast (first frame)',
      price: price('fal-ai/ltx-2.3/image-to-video/fast', flat(0.06)),
      disagreement: 'Another program is billed $0.04.',
    },
    {
      ...OF_CLIP,
      id: 'fal-ai/ltx-2.3/extend-video',
      name: 'LTX 2.3 Extend',
      clip: 'extended',
      fixed: { mode: 'end' },
      price: price('fal-ai/ltx-2.3/extend-video', flat(0.1)),
    },
    {
      ...OF_CLIP,
      id: 'fal-ai/ltx-2.3/retake-video',
      name: 'LTX 2.3 Retake',
      clip: 'retaken',
      fixed: { start_time: 0 },
      price: price('fal-ai/ltx-2.3/retake-video', flat(0.1), 'second of the clip'),
    },
  ],
)
