import { byResolution, flat, priceIn, type Rate } from './price.js'
import { VIDEO_RATIOS, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
  seed: 'seed',
  negativePrompt: 'negative_prompt',
} as const
const { ratio: _, ...framed } = fields
const READ = '2026-11-26'
const price = (id: string, rates: readonly Rate[]) => priceIn(id, 'second', rates, READ)
const BY_RESOLUTION = byResolution({ '720p': 0.1, '1080p': 0.15 })
/** Turns off the provider’s prompt rewriting. */
const AS_WRITTEN = { enable_prompt_expansion: false } as const

/** Wan by Alibaba. */
export const WAN = videoFamily(
  {
    family: 'Wan',
    ratios: VIDEO_RATIOS,
    durations: [5, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    resolutions: ['1080p', '720p'],
    fields,
    sound: true,
    usualSeconds: 150,
    read: '2026-11-26',
  },
  [
    {
      id: 'fal-ai/wan/v2.7/text-to-video',
      name: 'Wan 2.7',
      fixed: AS_WRITTEN,
      price: price('fal-ai/wan/v2.7/image-to-video', BY_RESOLUTION),
      disagreement: 'The provider’s text names $0.10 only; two catalogues have $0.15 at 1080p.',
    },
    {
      id: 'fal-ai/wan/v2.7/image-to-video',
      name: 'Wan 2.7 (first frame)',
      fields: { ...framed, firstFrame: 'image_url', lastFrame: 'end_image_url' },
      needs: ['firstFrame'],
      fixed: AS_WRITTEN,
      price: price('fal-ai/wan/v2.7/image-to-video', BY_RESOLUTION),
    },
    {
      id: 'fal-ai/wan/v2.7/reference-to-video',
      name: 'Wan 2.7 (references)',
      fields: { ...fields, references: 'reference_image_urls.#' },
      needs: ['references'],
      references: 5,
      durations: [5, 2, 3, 4, 6, 7, 8, 9, 10],
      price: price('fal-ai/wan/v2.7/reference-to-video', flat(0.1)),
    },
  ],
)
