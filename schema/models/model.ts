import type { Price } from './price.js'

/** Inputs of an order, whose field names differ between endpoints. */
export type Input =
  | 'words'
  | 'ratio'
  | 'size'
  | 'duration'
  | 'resolution'
  | 'sound'
  | 'seed'
  | 'negativePrompt'
  | 'movement'
  | 'promptOptimizer'
  | 'references'
  | 'elementFront'
  | 'elementViews'
  | 'firstFrame'
  | 'lastFrame'
  | 'clip'
  | 'clipStart'
  | 'voice'
  | 'speed'
  | 'lineWords'
  | 'lineVoices'
  | 'speech'
  | 'factor'
  | 'plan'

/**
 * The field of each input at an endpoint: a name, or a path such as `voice_setting.voice_id` or `inputs.0.text`. `#` stands
 * for the index in a list: `image_urls.#`. An element is one subject in several images, front view first.
 */
export type Fields = Readonly<Partial<Record<Input, string>>>

/** How an endpoint represents a duration: `5`, `"5"`, `"5s"`, `5000`, or whole seconds rounded up. */
export type LengthForm = 'number' | 'text' | 'seconds' | 'milliseconds' | 'whole'

/** A model retired by the provider, and its successor, if any. */
interface Retirement {
  /** Year, month, day. */
  date: string
  successor: string | null
  /** The source of this information. */
  source: string
}

/** A model of the provider. A row is data; `providerInput` turns an order into the input of its endpoint. */
export interface Model {
  /** Its endpoint, which is also its name in the APIs. */
  id: string
  /** Its name for users. */
  name: string
  /** Groups models in lists. */
  family: string
  fields: Fields
  lengthForm: LengthForm
  /** Constant input; `fixedWithPlan` for orders with a plan. */
  fixed: Readonly<Record<string, unknown>>
  fixedWithPlan?: Readonly<Record<string, unknown>>
  /** Typical duration in seconds, to estimate progress if the provider reports none. */
  usualSeconds: number
  /** Null if unknown, which is shown, never guessed from another model. */
  price: Price | null
  retirement: Retirement | null
  /** The id of a newer model that replaces it; both can be ordered. */
  supersededBy: string | null
  /** The web page that the row was read from, besides the provider’s schema. */
  page: string
  /** When the row was read, as `YYYY-MM-DD`. */
  read: string
  /** Where two sources disagree. */
  disagreement?: string
}

/** Defaults for rows of all kinds of models. */
export const MODEL = {
  lengthForm: 'number',
  fixed: {},
  price: null,
  retirement: null,
  supersededBy: null,
} as const satisfies Partial<Model>

/** The provider’s page of a model. */
export const pageOf = (id: string): string => `https://fal.ai/models/${id}`
