import { flat, priceIn } from './price.js'
import { videoFamily } from './video-model.js'

const fields = { words: 'prompt', ratio: 'aspect_ratio', duration: 'duration' } as const
const READ = '2026-11-26'
const price = (id: string, dollars: number) => priceIn(id, 'second', flat(dollars), READ)

/** Gemini Omni Flash by Google. Billed by tokens, at a nearly constant number per second. */
export const OMNI_FLASH = videoFamily(
  {
    family: 'Gemini Omni',
    ratios: ['16:9', '9:16'],
    durations: [8, 3, 4, 5, 6, 7, 9, 10],
    fields,
    sound: true,
    usualSeconds: 90,
    read: '2026-11-26',
  },
  [
    { id: 'google/gemini-omni-flash', name: 'Omni Flash', price: price('google/gemini-omni-flash', 0.125) },
    {
      id: 'google/gemini-omni-flash/image-to-video',
      name: 'Omni Flash (first frame)',
      fields: { ...fields, firstFrame: 'image_url' },
      needs: ['firstFrame'],
      price: price('google/gemini-omni-flash/image-to-video', 0.13),
    },
    {
      id: 'google/gemini-omni-flash/reference-to-video',
      name: 'Omni Flash (references)',
      fields: { ...fields, references: 'image_urls.#' },
      needs: ['references'],
      references: 7,
      referenceName: '<IMAGE_REF_#>',
      referencesFrom: 0,
      price: price('google/gemini-omni-flash/reference-to-video', 0.13),
      disagreement: 'Seven references are the limit of another host; the provider’s texts name none.',
    },
  ],
)
