import { byResolution, priceIn, type Rate } from './price.js'
import { VIDEO_RATIOS, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
} as const
const READ = '2026-11-26'
const price = (id: string, rates: readonly Rate[]) => priceIn(id, 'second', rates, READ)

/** Ray by Luma. */
export const LUMA = videoFamily(
  {
    family: 'Luma Ray',
    ratios: VIDEO_RATIOS,
    durations: [5, 10],
    resolutions: ['720p', '1080p', '540p'],
    lengthForm: 'seconds',
    fields,
    usualSeconds: 120,
    read: '2026-11-26',
  },
  [
    {
      id: 'luma/agent/ray/v3.2/text-to-video',
      name: 'Luma Ray 3.2',
      price: price(
        'luma/agent/ray/v3.2/text-to-video',
        byResolution({ '540p': 0.1, '720p': 0.2, '1080p': 0.4 }),
      ),
    },
    {
      id: 'luma/agent/ray/v3.2/image-to-video',
      name: 'Luma Ray 3.2 (first frame)',
      fields: { ...fields, firstFrame: 'image_url', lastFrame: 'end_image_url' },
      needs: ['firstFrame'],
      durations: [5],
      price: price(
        'luma/agent/ray/v3.2/image-to-video',
        byResolution({ '540p': 0.03, '720p': 0.06, '1080p': 0.24 }),
      ),
    },
  ],
)
