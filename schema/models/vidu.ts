import { byResolution, flat, priceIn } from './price.js'
import { pageOf } from './model.js'
import { PROMPT_LIMITS, VIDEO_RATIOS, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
  sound: 'audio',
  seed: 'seed',
} as const
const { ratio: _, ...framed } = fields

const Q3 = {
  price: priceIn(
    'fal-ai/vidu/q3/text-to-video',
    'second',
    byResolution({ '540p': 0.07, '720p': 0.154, '1080p': 0.154 }),
    '2026-11-26',
  ),
  disagreement: 'One catalogue has half of the price.',
} as const

/** Vidu by Shengshu. */
export const VIDU = videoFamily(
  {
    family: 'Vidu',
    ratios: VIDEO_RATIOS,
    fields,
    durations: [5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    resolutions: ['720p', '1080p', '540p'],
    usualSeconds: 120,
    read: '2026-11-26',
  },
  [
    {
      id: 'fal-ai/vidu/q1/reference-to-video',
      name: 'Vidu Q1',
      fields: {
        words: 'prompt',
        ratio: 'aspect_ratio',
        movement: 'movement_amplitude',
        seed: 'seed',
        references: 'reference_image_urls.#',
      },
      needs: ['references'],
      references: PROMPT_LIMITS.referencesMax,
      durations: [],
      resolutions: [],
      movement: ['auto', 'small', 'medium', 'large'],
      promptMax: 1500,
      price: {
        unit: 'clip',
        rates: flat(0.4),
        date: '2026-11-22',
        source: pageOf('fal-ai/vidu/q1/reference-to-video'),
      },
      supersededBy: 'fal-ai/vidu/q3/reference-to-video/mix',
    },
    { ...Q3, id: 'fal-ai/vidu/q3/text-to-video', name: 'Vidu Q3' },
    {
      ...Q3,
      id: 'fal-ai/vidu/q3/image-to-video',
      name: 'Vidu Q3 (first frame)',
      fields: { ...framed, firstFrame: 'image_url', lastFrame: 'end_image_url' },
      needs: ['firstFrame'],
    },
    {
      ...Q3,
      id: 'fal-ai/vidu/q3/reference-to-video/mix',
      name: 'Vidu Q3 (references)',
      fields: { ...fields, references: 'reference_image_urls.#' },
      needs: ['references'],
      references: 4,
    },
  ],
)
