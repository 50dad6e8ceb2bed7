import { imageFamily } from './image-model.js'
import { flat, priceIn } from './price.js'

const fields = { words: 'prompt', ratio: 'aspect_ratio', seed: 'seed' } as const
const edited = { ...fields, references: 'image_urls.#' } as const
const READ = '2026-11-26'
const price = (id: string, dollars: number) => priceIn(id, 'picture', flat(dollars), READ)
const SECOND = { price: price('fal-ai/nano-banana-2/edit', 0.08) }
const PRO = { tier: 'best', price: price('fal-ai/nano-banana-pro/edit', 0.15) } as const

/** Nano Banana by Google. */
export const NANO_BANANA = imageFamily(
  {
    family: 'Nano Banana',
    fields,
    ratios: ['16:9', '21:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16'],
    usualSeconds: 20,
    read: '2026-11-26',
  },
  [
    { ...SECOND, id: 'fal-ai/nano-banana-2', name: 'Nano Banana 2' },
    {
      ...SECOND,
      id: 'fal-ai/nano-banana-2/edit',
      name: 'Nano Banana 2 (references)',
      fields: edited,
      references: 9,
    },
    { ...PRO, id: 'fal-ai/nano-banana-pro', name: 'Nano Banana Pro' },
    {
      ...PRO,
      id: 'fal-ai/nano-banana-pro/edit',
      name: 'Nano Banana Pro (references)',
      fields: edited,
      references: 9,
    },
  ],
)
