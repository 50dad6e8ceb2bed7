import { imageFamily } from './image-model.js'
import { flat, priceIn } from './price.js'

const fields = { words: 'prompt', size: 'image_size' } as const
const READ = '2026-11-26'
const price = (id: string, dollars: number) => priceIn(id, 'picture', flat(dollars), READ)
const disagreement = 'It is billed by tokens; the price is the highest of a size of up to 1.6 megapixels.'

/** GPT Image by OpenAI. */
export const GPT_IMAGE = imageFamily(
  {
    family: 'GPT Image',
    tier: 'best',
    fields,
    fixed: { quality: 'medium' },
    pixels: 1_536 * 1_024,
    ratios: ['16:9', '21:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'],
    usualSeconds: 60,
    read: '2026-11-26',
    disagreement,
  },
  [
    { id: 'openai/gpt-image-2', name: 'GPT Image 2', price: price('openai/gpt-image-2', 0.053) },
    {
      id: 'openai/gpt-image-2/edit',
      name: 'GPT Image 2 (references)',
      fields: { ...fields, references: 'image_urls.#' },
      references: 9,
      price: { ...price('openai/gpt-image-2/edit', 0.061), reference: { free: 1, micros: 8_000 } },
    },
  ],
)
