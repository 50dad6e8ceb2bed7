/** What the provider’s models cost, and what an order will probably cost. Amounts are integers: millionths of a US dollar. */

export const MICROS_PER_DOLLAR = 1_000_000

/**
 * What is counted: seconds, started minutes, clips of video or sound, pictures, millions of the provider’s video
 * tokens, thousands of spoken characters, or requests.
 */
export type PriceUnit =
  | 'second'
  | 'minute'
  | 'clip'
  | 'picture'
  | 'million tokens'
  | 'thousand characters'
  | 'request'

/** One price of a model; it holds for every order that has what it names. */
export interface Rate {
  /** Of one unit, in millionths of a US dollar. */
  micros: number
  sound?: boolean
  resolution?: string
}

/** What a model costs, and from where and when this is known. */
export interface Price {
  /** The provider’s endpoints with this price. */
  models: readonly string[]
  unit: PriceUnit
  /** The first that fits an order is its price; an order that none fits has an unknown one. */
  rates: readonly Rate[]
  /** When the source was read: year, month, day. */
  date: string
  source: string
}

const READ = '2026-11-22'
const SOUNDS_READ = '2026-11-25'
const pageOf = (model: string) => `https://fal.ai/models/${model}`
const bySound = (off: number, on: number): Rate[] => [
  { sound: false, micros: off },
  { sound: true, micros: on },
]

/**
 * The price table. A model that is missing here has an unknown price: it is said so, and never taken for
 * another one’s.
 */
export const PRICES: readonly Price[] = [
  {
    models: [
      'fal-ai/veo3.1',
      'fal-ai/veo3.1/image-to-video',
      'fal-ai/veo3.1/first-last-frame-to-video',
      'fal-ai/veo3.1/extend-video',
    ],
    unit: 'second',
    rates: bySound(200_000, 400_000),
    date: READ,
    source: pageOf('fal-ai/veo3.1'),
  },
  {
    models: [
      'fal-ai/veo3.1/fast',
      'fal-ai/veo3.1/fast/image-to-video',
      'fal-ai/veo3.1/fast/first-last-frame-to-video',
      'fal-ai/veo3.1/fast/extend-video',
    ],
    unit: 'second',
    rates: bySound(100_000, 150_000),
    date: READ,
    source: pageOf('fal-ai/veo3.1/fast/first-last-frame-to-video'),
  },
  {
    models: ['fal-ai/kling-video/v3/pro/text-to-video', 'fal-ai/kling-video/v3/pro/image-to-video'],
    unit: 'second',
    rates: bySound(112_000, 168_000),
    date: READ,
    source: pageOf('fal-ai/kling-video/v3/pro/image-to-video'),
  },
  {
    models: [
      'fal-ai/bytedance/seedance/v1.5/pro/text-to-video',
      'fal-ai/bytedance/seedance/v1.5/pro/image-to-video',
    ],
    unit: 'million tokens',
    rates: bySound(1_200_000, 2_400_000),
    date: READ,
    source: pageOf('fal-ai/bytedance/seedance/v1.5/pro/text-to-video'),
  },
  {
    models: ['fal-ai/ltx-2.3/text-to-video', 'fal-ai/ltx-2.3/image-to-video'],
    unit: 'second',
    rates: [{ micros: 80_000 }],
    date: '2026-11-26',
    source: pageOf('fal-ai/ltx-2.3/image-to-video'),
  },
  {
    models: ['fal-ai/ltx-2.3/extend-video'],
    unit: 'second',
    rates: [{ micros: 100_000 }],
    date: '2026-11-26',
    source: pageOf('fal-ai/ltx-2.3/extend-video'),
  },
  {
    models: ['fal-ai/vidu/q1/reference-to-video'],
    unit: 'clip',
    rates: [{ micros: 400_000 }],
    date: READ,
    source: pageOf('fal-ai/vidu/q1/reference-to-video'),
  },
  {
    models: ['fal-ai/minimax/video-01-director'],
    unit: 'clip',
    rates: [{ micros: 500_000 }],
    date: READ,
    source: pageOf('fal-ai/minimax/video-01-director'),
  },
  {
    models: ['fal-ai/flux-pro/v1.1-ultra'],
    unit: 'picture',
    rates: [{ micros: 60_000 }],
    date: READ,
    source: pageOf('fal-ai/flux-pro/v1.1-ultra'),
  },
  {
    models: ['fal-ai/flux-pro/kontext'],
    unit: 'picture',
    rates: [{ micros: 40_000 }],
    date: READ,
    source: pageOf('fal-ai/flux-pro/kontext'),
  },
  {
    models: ['fal-ai/kokoro/american-english'],
    unit: 'thousand characters',
    rates: [{ micros: 20_000 }],
    date: SOUNDS_READ,
    source: pageOf('fal-ai/kokoro/american-english'),
  },
  {
    models: ['fal-ai/stable-audio-25/text-to-audio'],
    unit: 'clip',
    rates: [{ micros: 200_000 }],
    date: SOUNDS_READ,
    source: pageOf('fal-ai/stable-audio-25/text-to-audio'),
  },
  {
    models: ['fal-ai/ace-step/prompt-to-audio'],
    unit: 'second',
    rates: [{ micros: 200 }],
    date: SOUNDS_READ,
    source: pageOf('fal-ai/ace-step/prompt-to-audio'),
  },
  {
    // billed by tokens: what the longest script can cost; the answer tells what it did
    models: ['openrouter/router'],
    unit: 'request',
    rates: [{ micros: 20_000 }],
    date: READ,
    source: pageOf('openrouter/router'),
  },
]

/** What decides the price of an order. */
export interface PricedOrder {
  model: string
  /** Seconds. */
  duration?: number | null
  /** Of a text that is spoken. */
  characters?: number | null
  resolution?: string | null
  sound?: boolean | null
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
}
/** Frames a second of the models that count tokens. */
const TOKEN_RATE = 24

export const priceOf = (model: string): Price | undefined =>
  PRICES.find(({ models }) => models.includes(model))

/** The rate of an order; undefined where it is not known. */
const rateOf = (price: Price, { resolution, sound }: PricedOrder): Rate | undefined =>
  price.rates.find(
    (rate) =>
      (rate.resolution === undefined || rate.resolution === resolution) &&
      (rate.sound === undefined || rate.sound === (sound ?? true)),
  )

/** How many units one result of an order has; undefined where it cannot be told before. */
function unitsOf(unit: PriceUnit, { duration, characters, resolution }: PricedOrder): number | undefined {
  if (unit === 'clip' || unit === 'picture' || unit === 'request') return 1
  if (unit === 'thousand characters') return characters ? characters / 1_000 : undefined
  if (!duration) return undefined
  if (unit === 'second') return duration
  if (unit === 'minute') return Math.ceil(duration / 60)
  const perFrame = TOKENS_PER_FRAME[resolution ?? '720p']
  return perFrame && (perFrame * TOKEN_RATE * duration) / 1e6
}

/** The provider’s words for a unit, as the table has it. */
const UNIT_WORDS: Record<string, PriceUnit> = {
  second: 'second',
  seconds: 'second',
  video_second: 'second',
  minute: 'minute',
  minutes: 'minute',
  '1000 characters': 'thousand characters',
  video: 'clip',
  videos: 'clip',
  audio: 'clip',
  audios: 'clip',
  image: 'picture',
  images: 'picture',
}

/**
 * What an order will probably cost, in millionths of a US dollar; null where it is not known. Of prices that the
 * provider `told`, one is used where the model has a single rate: it says nothing of sound or resolution.
 */
export function estimateMicros(order: PricedOrder, told?: ToldPrice): number | null {
  const price = priceOf(order.model)
  const toldUnit = told && UNIT_WORDS[told.unit.toLowerCase()]
  const isTold = toldUnit && (!price || (price.rates.length === 1 && price.unit === toldUnit))
  const unit = isTold ? toldUnit : price?.unit
  const micros = isTold ? told.micros : price && rateOf(price, order)?.micros
  const units = unit && unitsOf(unit, order)
  if (micros === undefined || units === undefined) return null
  return Math.round(micros * units) * (order.variations ?? 1)
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
