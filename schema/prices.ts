/** Prices of the provider’s models, and estimates of orders. Amounts are integers: millionths of a US dollar. */
import { priceOf } from './models/all.js'
import type { Price, PriceUnit, Rate } from './models/price.js'

export const MICROS_PER_DOLLAR = 1_000_000

/** The properties of an order that determine its price. */
export interface PricedOrder {
  model: string
  /** Seconds. */
  duration?: number | null
  /** Seconds of the input clip. */
  clipSeconds?: number | null
  /** Of the text to speak. */
  characters?: number | null
  resolution?: string | null
  sound?: boolean | null
  references?: number | null
  /** The number of variations; 1 by default. */
  variations?: number | null
}

/** A current unit price from the provider. Replaces the only rate of a table. */
export interface ProviderPrice {
  model: string
  unit: string
  micros: number
}

const TOKENS_PER_FRAME: Record<string, number> = {
  '480p': (854 * 480) / 1024,
  '720p': (1280 * 720) / 1024,
  '1080p': (1920 * 1080) / 1024,
  '4k': (3840 * 2160) / 1024,
}
/** Frames per second of models billed by tokens. */
const TOKEN_RATE = 24

/** The rate of an order; undefined if unknown. */
const rateOf = (price: Price, { resolution, sound, references }: PricedOrder): Rate | undefined =>
  price.rates.find(
    (rate) =>
      (rate.resolution === undefined || rate.resolution === resolution) &&
      (rate.sound === undefined || rate.sound === (sound ?? true)) &&
      (rate.references === undefined || rate.references === !!references),
  )

/** The units of one result of an order; undefined if unknown in advance. */
function unitsOf(
  unit: PriceUnit,
  { duration, clipSeconds, characters, resolution }: PricedOrder,
): number | undefined {
  if (unit === 'second of the clip') return clipSeconds ?? undefined
  if (unit === 'clip' || unit === 'picture' || unit === 'megapixel' || unit === 'request') return 1
  if (unit === 'thousand characters') return characters ? characters / 1_000 : undefined
  if (!duration) return undefined
  if (unit === 'second') return duration
  if (unit === 'minute') return Math.ceil(duration / 60)
  const perFrame = TOKENS_PER_FRAME[resolution ?? '720p']
  return perFrame && (perFrame * TOKEN_RATE * duration) / 1e6
}

/** The provider’s names of units, in the singular. */
const UNIT_WORDS: Record<string, PriceUnit> = {
  second: 'second',
  video_second: 'second',
  'input second': 'second of the clip',
  minute: 'minute',
  '1000 character': 'thousand characters',
  video: 'clip',
  audio: 'clip',
  image: 'picture',
  megapixel: 'megapixel',
}

/** The unit with a name of the provider; undefined for one that does not depend on the order, such as compute seconds. */
const unitNamed = (word: string): PriceUnit | undefined =>
  UNIT_WORDS[word.trim().toLowerCase().replace(/s$/, '')]

/**
 * The estimated cost of an order in millionths of a US dollar; null if unknown. The `providerPrice` is used if the
 * model has a single rate, because it does not distinguish sound or resolution.
 */
export function estimateMicros(order: PricedOrder, providerPrice?: ProviderPrice): number | null {
  const price = priceOf(order.model)
  const providerUnit = providerPrice && unitNamed(providerPrice.unit)
  const isCurrent = providerUnit && (!price || (price.rates.length === 1 && price.unit === providerUnit))
  const unit = isCurrent ? providerUnit : price?.unit
  const micros = isCurrent ? providerPrice.micros : price && rateOf(price, order)?.micros
  const units = unit && unitsOf(unit, order)
  if (micros === undefined || units === undefined) return null
  const beyond = price?.reference && Math.max(0, (order.references ?? 0) - price.reference.free)
  const ofReferences = beyond ? beyond * price.reference!.micros : 0
  return Math.round(micros * units + ofReferences) * (order.variations ?? 1)
}

/** Formats millionths of a dollar as a decimal number without trailing zeros: `3.2`. */
export function dollarsOf(micros: number): string {
  const sign = micros < 0 ? '-' : ''
  const [whole, rest] = [
    Math.floor(Math.abs(micros) / MICROS_PER_DOLLAR),
    Math.abs(micros) % MICROS_PER_DOLLAR,
  ]
  const fraction = String(rest).padStart(6, '0').replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

const DOLLARS = /^\d{1,9}(\.\d{1,6})?$/

/** Parses the format of `dollarsOf`, with at most six decimals; null if invalid. */
export function microsOf(dollars: string): number | null {
  if (!DOLLARS.test(dollars)) return null
  const [whole, fraction = ''] = dollars.split('.')
  return Number(whole) * MICROS_PER_DOLLAR + Number(fraction.padEnd(6, '0'))
}

/** Formats an amount for users: `$3.20`; below a cent with as many digits as needed, `$0.0045`. */
export function shownDollars(micros: number): string {
  const isTiny = micros !== 0 && Math.abs(micros) < MICROS_PER_DOLLAR / 100
  if (isTiny) return `${micros < 0 ? '-' : ''}$${dollarsOf(Math.abs(micros))}`
  const cents = Math.round(Math.abs(micros) / 10_000)
  const whole = Math.floor(cents / 100).toLocaleString('en')
  return `${micros < 0 ? '-' : ''}$${whole}.${String(cents % 100).padStart(2, '0')}`
}
