import { imageFamily } from './image-model.js'
import { flat, priceIn } from './price.js'

const fields = { words: 'prompt', size: 'image_size' } as const
const edited = { ...fields, references: 'image_urls.#' } as const
const READ = '2026-11-26'
const price = (id: string, dollars: number) => priceIn(id, 'picture', flat(dollars), READ)
/** Larger images have the higher price. */
const PRO_PIXELS = 1_536 * 1_536

/** Seedream by ByteDance. */
export const SEEDREAM = imageFamily(
  { family: 'Seedream', fields, pixels: PRO_PIXELS, usualSeconds: 25, read: '2026-11-26' },
  [
    {
      id: 'bytedance/seedream/v5/pro/text-to-image',
      name: 'Seedream 5 Pro',
      tier: 'best',
      price: price('bytedance/seedream/v5/pro/text-to-image', 0.0675),
    },
    {
      id: 'bytedance/seedream/v5/pro/edit',
      name: 'Seedream 5 Pro (references)',
      tier: 'best',
      fields: edited,
      references: 9,
      price: { ...price('bytedance/seedream/v5/pro/edit', 0.0675), reference: { free: 1, micros: 4_500 } },
    },
    {
      id: 'bytedance/seedream/v5/lite/edit',
      name: 'Seedream 5 Lite (references)',
      tier: 'fast',
      fields: edited,
      references: 9,
      pixels: 2_560 * 1_440,
      price: price('bytedance/seedream/v5/lite/edit', 0.035),
    },
  ],
)
