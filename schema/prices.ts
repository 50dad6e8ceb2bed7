/** What the provider’s models cost, and what an order will probably cost. Amounts are integers: millionths of a US dollar. */
import { priceOf } from './models/all.js'
import type { Price, PriceUnit, Rate } from './models/price.js'

export const MICROS_PER_DOLLAR = 1_000_000

/** What decides the price of an order. */
export interface PricedOrder {
  model: string
  /** Seconds. */
  duration?: number | null
  /** Seconds of the clip that is given. */
  clipSeconds?: number | null
  /** Of a text that is spoken. */
  characters?: number | null
  resolution?: string | null
  sound?: boolean | null
  references?: number | null
  /** How many of the same at once; 1 by default. */
  variations?: number | null
}

/** A price as the provider told it, of one unit. It takes the place of a table’s only rate. */
export interface ToldPrice {
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
/** Frames a second of the models that count tokens. */
const TOKEN_RATE = 24

/** The rate of an order; undefined where it is not known. */
const rateOf = (price: Price, { resolution, sound, references }: PricedOrder): Rate | undefined =>
  price.rates.find(
    (rate) =>
      (rate.resolution === undefined || rate.resolution === resolution) &&
      (rate.sound === undefined || rate.sound === (sound ?? true)) &&
      (rate.references === undefined || rate.references === !!references),
  )

/** How many units one result of an order has; undefined where it cannot be told before. */
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

/** The provider’s words for a unit in the singular, as the table has it. */
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

/** A unit in the provider’s words; undefined for one that says nothing of an order, such as its compute seconds. */
const unitNamed = (word: string): PriceUnit | undefined =>
  UNIT_WORDS[word.trim().toLowerCase().replace(/s$/, '')]

/**
 * What an order will probably cost, in millionths of a US dollar; null where it is not known. Of prices that the
 * provider `told`, one is used where the model has a single rate: it says nothing of sound or resolution.
 */
export function estimateMicros(order: PricedOrder, told?: ToldPrice): number | null {
  const price = priceOf(order.model)
  const toldUnit = told && unitNamed(told.unit)
  const isTold = toldUnit && (!price || (price.rates.length === 1 && price.unit === toldUnit))
  const unit = isTold ? toldUnit : price?.unit
  const micros = isTold ? told.micros : price && rateOf(price, order)?.micros
  const units = unit && unitsOf(unit, order)
  if (micros === undefined || units === undefined) return null
  const beyond = price?.reference && Math.max(0, (order.references ?? 0) - price.reference.free)
  const ofReferences = beyond ? beyond * price.reference!.micros : 0
  return Math.round(micros * units + ofReferences) * (order.variations ?? 1)
}

/** Millionths of a dollar as a decimal number without useless zeros: `3.2`. */
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

/** The reverse of `dollarsOf`; null for what is no amount of at most six decimals. */
export function microsOf(dollars: string): number | null {
  if (!DOLLARS.test(dollars)) return null
  const [whole, fraction = ''] = dollars.split('.')
  return Number(whole) * MICROS_PER_DOLLAR + Number(fraction.padEnd(6, '0'))
}

/** For people: `$3.20`; what is less than a cent with as many digits as it needs, `$0.0045`. */
export function shownDollars(micros: number): string {
  const isTiny = micros !== 0 && Math.abs(micros) < MICROS_PER_DOLLAR / 100
  if (isTiny) return `${micros < 0 ? '-' : ''}$${dollarsOf(Math.abs(micros))}`
  const cents = Math.round(Math.abs(micros) / 10_000)
  const whole = Math.floor(cents / 100).toLocaleString('en')
  return `${micros < 0 ? '-' : ''}$${whole}.${String(cents % 100).padStart(2, '0')}`
}
