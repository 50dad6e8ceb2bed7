/**
 * What is counted: seconds of the result or of the clip that is given, started minutes, clips of video or sound,
 * pictures, their megapixels, millions of the provider’s video tokens, thousands of characters, or requests.
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

/** One price of a model; it holds for every order that has what it names. */
export interface Rate {
  /** Of one unit, in millionths of a US dollar. */
  micros: number
  sound?: boolean
  resolution?: string
  /** Whether the order has reference images. */
  references?: boolean
}

/** What a model costs, and from where and when this is known. */
export interface Price {
  unit: PriceUnit
  /** The first that fits an order is its price; an order that none fits has an unknown one. */
  rates: readonly Rate[]
  /** What each reference image after so many costs beside. */
  reference?: { free: number; micros: number }
  /** When the source was read: year, month, day. */
  date: string
  source: string
}

const micros = (dollars: number) => Math.round(dollars * 1_000_000)

/** US dollars of a unit, whatever is ordered. */
export const flat = (dollars: number): Rate[] => [{ micros: micros(dollars) }]

/** US dollars of a unit, without and with sound. */
export const bySound = (off: number, on: number): Rate[] => [
  { sound: false, micros: micros(off) },
  { sound: true, micros: micros(on) },
]

/** US dollars of a unit in each resolution: a number, or without and with sound. */
export const byResolution = (
  dollars: Readonly<Record<string, number | readonly [off: number, on: number]>>,
): Rate[] =>
  Object.entries(dollars).flatMap(([resolution, each]) =>
    (typeof each === 'number' ? flat(each) : bySound(...each)).map((rate) => ({ resolution, ...rate })),
  )

/**
 * A price as the provider’s text of an endpoint had it on a day: year, month, day. That text is at the endpoint’s page, in
 * `llms.txt`.
 */
export const priceIn = (id: string, unit: PriceUnit, rates: readonly Rate[], date: string): Price => ({
  unit,
  rates,
  date,
  source: `https://fal.ai/models/${id}/llms.txt`,
})
