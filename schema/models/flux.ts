import { imageFamily } from './image-model.js'
import { pageOf } from './model.js'
import { flat, type Price } from './price.js'

const price = (id: string, dollars: number, date = '2026-11-22'): Price => ({
  unit: 'picture',
  rates: flat(dollars),
  date,
  source: pageOf(id),
})
const SIZED = { words: 'prompt', size: 'image_size', seed: 'seed' } as const
const SHAPED = { words: 'prompt', ratio: 'aspect_ratio', seed: 'seed' } as const

/** FLUX by Black Forest Labs. */
export const FLUX = imageFamily({ family: 'FLUX', fields: SHAPED, usualSeconds: 12, read: '2026-11-26' }, [
  {
    id: 'fal-ai/flux-2-pro',
    name: 'FLUX.2 Pro',
    tier: 'best',
    fields: SIZED,
    pixels: 1_000_000, // the first megapixel has a separate price
    price: price('fal-ai/flux-2-pro', 0.03, '2026-11-26'),
  },
  {
    id: 'fal-ai/flux-2-pro/edit',
    name: 'FLUX.2 Pro (references)',
    tier: 'best',
    fields: { ...SIZED, references: 'image_urls.#' },
    pixels: 1_000_000,
    references: 4,
    // each reference is sent with about a megapixel
    price: { ...price('fal-ai/flux-2-pro/edit', 0.03, '2026-11-26'), reference: { free: 0, micros: 15_000 } },
    disagreement: 'No source names how many references it takes.',
  },
  {
    id: 'fal-ai/flux-pro/v1.1-ultra',
    name: 'FLUX 1.1 Pro Ultra',
    fixed: { output_format: 'jpeg' },
    price: price('fal-ai/flux-pro/v1.1-ultra', 0.06),
    supersededBy: 'fal-ai/flux-2-pro',
  },
  {
    id: 'fal-ai/flux-pro/kontext',
    name: 'FLUX Kontext Pro',
    fields: { ...SHAPED, references: 'image_url' },
    references: 1,
    price: price('fal-ai/flux-pro/kontext', 0.04),
    supersededBy: 'fal-ai/flux-2-pro/edit',
  },
  {
    id: 'fal-ai/flux-pro/kontext/max/multi',
    name: 'FLUX Kontext Max',
    fields: { ...SHAPED, references: 'image_urls.#' },
    references: 4,
    price: price('fal-ai/flux-pro/kontext/max/multi', 0.08, '2026-11-26'),
    supersededBy: 'fal-ai/flux-2-pro/edit',
  },
])
