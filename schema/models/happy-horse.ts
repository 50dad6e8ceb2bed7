import { byResolution } from './price.js'
import { pageOf } from './model.js'
import { VIDEO_RATIOS, videoFamily } from './video-model.js'

const fields = {
  words: 'prompt',
  ratio: 'aspect_ratio',
  duration: 'duration',
  resolution: 'resolution',
  seed: 'seed',
} as const
const { ratio: _, ...framed } = fields

/** Happy Horse by Alibaba. */
export const HAPPY_HORSE = videoFamily(
  {
    family: 'Happy Horse',
    ratios: VIDEO_RATIOS,
    durations: [5, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    resolutions: ['1080p', '720p'],
    fields,
    sound: true,
    usualSeconds: 120,
    price: {
      unit: 'second',
      rates: byResolution({ '720p': 0.14, '1080p': 0.18 }),
      date: '2026-11-26',
      source: pageOf('alibaba/happy-horse/v1.1/text-to-video'),
    },
    disagreement: 'One catalogue has $0.28 at 1080p, which is the price of version 1.0.',
    read: '2026-11-26',
  },
  [
    { id: 'alibaba/happy-horse/v1.1/text-to-video', name: 'Happy Horse 1.1' },
    {
      id: 'alibaba/happy-horse/v1.1/image-to-video',
      name: 'Happy Horse 1.1 (first frame)',
      fields: { ...framed, firstFrame: 'image_url' },
      needs: ['firstFrame'],
      pictures: { sideMin: 300, ratioMin: 0.4, ratioMax: 2.5 },
    },
    {
      id: 'alibaba/happy-horse/v1.1/reference-to-video',
      name: 'Happy Horse 1.1 (references)',
      fields: { ...fields, references: 'image_urls.#' },
      needs: ['references'],
      references: 9,
      referenceName: 'character#',
      pictures: { sideMin: 400, ratioMin: 0.1, ratioMax: 10 },
    },
  ],
)
