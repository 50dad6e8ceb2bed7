import type { Price } from './price.js'

/** What an order has that the provider’s endpoints name differently. */
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
  | 'speech'
  | 'factor'
  | 'plan'

/**
 * Where an endpoint takes an input: the name of its field, or a path: `voice_setting.voice_id`, `inputs.0.text`. A `#`
 * stands for the position in a list: `image_urls.#`. An element is one subject in several pictures, the front first.
 */
export type Fields = Readonly<Partial<Record<Input, string>>>

/**
 * How an endpoint writes a length: `5`, `"5"`, `"5s"`, `5000`, or whole seconds, rounded up.
 */
export type LengthForm = 'number' | 'text' | 'seconds' | 'milliseconds' | 'whole'

/** That the provider has retired a model, and which one makes its orders since; null: none. */
interface Retirement {
  /** Year, month, day. */
  date: string
  successor: string | null
  /** Where this is known from. */
  source: string
}

/** A model of the provider: what every kind of them has. A row is data; `providerInput` turns an order into what is sent. */
export interface Model {
  /** Its endpoint at the provider, by which the APIs name it. */
  id: string
  /** As people know it. */
  name: string
  /** The models that a page lists together. */
  family: string
  fields: Fields
  lengthForm: LengthForm
  /** What is sent with every order; with one that has a plan, `fixedWithPlan`. */
  fixed: Readonly<Record<string, unknown>>
  fixedWithPlan?: Readonly<Record<string, unknown>>
  /**
   * What the model usually takes, in seconds; progress is estimated from it where the provider reports none.
   */
  usualSeconds: number
  /** Null: not known; it is said so, and never taken for another one’s. */
  price: Price | null
  retirement: Retirement | null
  /** The id of a newer model that makes the same better; both can be ordered. */
  supersededBy: string | null
  /** Where the row was read, beside the provider’s declarations. */
  page: string
  /** When: year, month, day. */
  read: string
  /** What two sources disagree about. */
  disagreement?: string
}

/** What a family leaves out of its rows, of every kind of model. */
export const MODEL = {
  lengthForm: 'number',
  fixed: {},
  price: null,
  retirement: null,
  supersededBy: null,
} as const satisfies Partial<Model>

/** The provider’s page of a model. */
export const pageOf = (id: string): string => `https://fal.ai/models/${id}`
