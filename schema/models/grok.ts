import { byResolution, priceIn } from './price.js'
import { VIDEO_RATIOS, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
} as const
const UP_TO_15 = [6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const READ = '2026-11-26'
const price = (id: string) => priceIn(id, 'second', byResolution({ '480p': 0.05, '720p': 0.07 }), READ)
const TEXT = 'xai/grok-imagine-video/text-to-video'
const REFERENCES = 'xai/grok-imagine-video/reference-to-video'

/** Grok Imagine by xAI. */
export const GROK = videoFamily(
  {
    family: 'Grok Imagine',
    tier: 'fast',
    ratios: VIDEO_RATIOS,
    durations: UP_TO_15,
    resolutions: ['720p', '480p'],
    fields,
    sound: true,
    usualSeconds: 100,
    read: '2026-11-26',
  },
  [
    { id: TEXT, name: 'Grok Imagine', price: price(TEXT) },
    {
      id: 'xai/grok-imagine-video/image-to-video',
      name: 'Grok Imagine (first frame)',
      fields: { ...fields, firstFrame: 'image_url' },
      needs: ['firstFrame'],
      price: price(TEXT),
    },
    {
      id: REFERENCES,
      name: 'Grok Imagine (references)',
      fields: { ...fields, references: 'reference_image_urls.#' },
      needs: ['references'],
      references: 7,
      referenceName: '@Image#',
      durations: [8, 1, 2, 3, 4, 5, 6, 7, 9, 10],
      price: { ...price(REFERENCES), reference: { free: 0, micros: 2_000 } },
    },
    {
      id: 'xai/grok-imagine-video/extend-video',
      name: 'Grok Imagine Extend',
      fields: { words: 'prompt', duration: 'duration', clip: 'video_url' },
      clip: 'extended',
      clipSecondsMax: 15,
      returnsClip: true,
      durations: [6, 2, 3, 4, 5, 7, 8, 9, 10],
      resolutions: [],
      disagreement: 'Two catalogues disagree about the price of an extension, so none is given.',
    },
  ],
)
