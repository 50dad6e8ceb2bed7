import { imageFamily } from './image-model.js'
import { pageOf } from './model.js'
import { flat } from './price.js'

const fields = { words: 'prompt', ratio: 'aspect_ratio' } as const
const price = (id: string, dollars: number) => ({
  unit: 'picture' as const,
  rates: flat(dollars),
  date: '2026-11-26',
  source: pageOf(id),
})

/** Grok Imagine images by xAI. */
export const GROK_IMAGE = imageFamily(
  {
    family: 'Grok Imagine',
    tier: 'fast',
    fields,
    ratios: ['16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16'],
    usualSeconds: 12,
    read: '2026-11-26',
  },
  [
    {
      id: 'xai/grok-imagine-image',
      name: 'Grok Imagine picture',
      price: price('xai/grok-imagine-image', 0.02),
    },
    {
      id: 'xai/grok-imagine-image/edit',
      name: 'Grok Imagine picture (references)',
      fields: { ...fields, references: 'image_urls.#' },
      references: 3,
      price: { ...price('xai/grok-imagine-image', 0.02), reference: { free: 0, micros: 2_000 } },
    },
  ],
)
