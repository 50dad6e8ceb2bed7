/**
 * Billing units: seconds of the result or of the input clip, started minutes, clips of video or sound, images, megapixels of
 * images, millions of the provider’s video tokens, thousands of characters, or requests.
 */
export type PriceUnit =
  | 'second'
  | 'second of the clip'
  | 'minute'
  | 'clip'
  | 'picture'
  | 'megapixel'
  | 'million tokens'
  | 'thousand characters'
  | 'request'

/** One rate of a model; it applies to orders with the options it names. */
export interface Rate {
  /** Per unit, in millionths of a US dollar. */
  micros: number
  sound?: boolean
  resolution?: string
  /** Whether the order has reference images. */
  references?: boolean
}

/** The price of a model, with its source and date. */
export interface Price {
  unit: PriceUnit
  /** The first matching rate applies; without a match the price is unknown. */
  rates: readonly Rate[]
  /** Extra cost of each reference image beyond the free ones. */
  reference?: { free: number; micros: number }
  /** When the source was read: year, month, day. */
  date: string
  source: string
}

const micros = (dollars: number) => Math.round(dollars * 1_000_000)

/** US dollars per unit for all orders. */
export const flat = (dollars: number): Rate[] => [{ micros: micros(dollars) }]

/** US dollars per unit, without and with sound. */
export const bySound = (off: number, on: number): Rate[] => [
  { sound: false, micros: micros(off) },
  { sound: true, micros: micros(on) },
]

/** US dollars per unit by resolution: a number, or without and with sound. */
export const byResolution = (
  dollars: Readonly<Record<string, number | readonly [off: number, on: number]>>,
): Rate[] =>
  Object.entries(dollars).flatMap(([resolution, each]) =>
    (typeof each === 'number' ? flat(each) : bySound(...each)).map((rate) => ({ resolution, ...rate })),
  )

/** A price from `llms.txt` of the endpoint’s page, as of a day: year, month, day. */
export const priceIn = (id: string, unit: PriceUnit, rates: readonly Rate[], date: string): Price => ({
  unit,
  rates,
  date,
  source: `https://fal.ai/models/${id}/llms.txt`,
})
