/** US dollars per unit of each model, as billed by the stand-in. */
const PRICES: Record<string, { unit: string; unit_price: number }> = {
  'fal-ai/veo3.1': { unit: 'second', unit_price: 0.4 },
  'fal-ai/vidu/q1/reference-to-video': { unit: 'video', unit_price: 0.4 },
  'fal-ai/minimax/video-01-director': { unit: 'video', unit_price: 0.55 },
  'fal-ai/flux-pro/v1.1-ultra': { unit: 'image', unit_price: 0.06 },
  'fal-ai/flux-pro/kontext': { unit: 'image', unit_price: 0.04 },
  'fal-ai/kokoro/american-english': { unit: '1000 characters', unit_price: 0.02 },
  'fal-ai/elevenlabs/music': { unit: 'minute', unit_price: 0.8 },
}

/** US dollars per unit of a model, or undefined. */
export const priceIn = (model: string): number | undefined => PRICES[model]?.unit_price

/** The response of the pricing endpoint, for known models. */
export const pricesOf = (models: string[]) =>
  models.flatMap((model) =>
    PRICES[model] ? [{ endpoint_id: model, ...PRICES[model], currency: 'USD' }] : [],
  )

/**
 * The units of a request: seconds for models billed by the second, half of them without sound. Undefined for models without
 * a price.
 */
export function unitsOf(model: string, input: Record<string, unknown>): number | undefined {
  const unit = PRICES[model]?.unit
  if (unit === '1000 characters') return String(input.prompt).length / 1_000
  if (unit === 'minute') return Math.ceil(Number(input.music_length_ms) / 60_000)
  if (unit !== 'second') return unit ? 1 : undefined
  const seconds = Number.parseInt(String(input.duration ?? '8'), 10)
  return input.generate_audio === false ? seconds / 2 : seconds
}
