import type { ScoreSection, VoiceLine } from './sound-model.js'
import type { LengthForm, Model } from './model.js'

/** An order of a model, with the addresses of its uploads. */
export interface ProviderOrder {
  words: string
  ratio?: string
  /** Pixels, for endpoints without a ratio. */
  size?: { width: number; height: number }
  /** Seconds. */
  duration?: number
  resolution?: string
  sound?: boolean
  seed?: number
  negativePrompt?: string
  movement?: string
  promptOptimizer?: boolean
  references?: readonly string[]
  /** Subjects with several images, front view first. */
  elements?: readonly (readonly string[])[]
  firstFrame?: string
  lastFrame?: string
  clip?: string
  clipStart?: number
  voice?: string
  /** Speed of the voice. */
  speed?: number
  /** The voice to synchronize lips to. */
  speech?: string
  /** Scale factor of an upscaled clip. */
  factor?: number
  /** The sections of a piece of music. */
  plan?: readonly ScoreSection[]
  /** Lines of several speakers, instead of the words and the voice. */
  lines?: readonly VoiceLine[]
}

const SECOND_MS = 1_000

const LENGTHS: Record<LengthForm, (seconds: number) => unknown> = {
  number: (seconds) => seconds,
  text: String,
  seconds: (seconds) => `${seconds}s`,
  milliseconds: (seconds) => Math.round(seconds * SECOND_MS),
  whole: Math.ceil,
}

/** Converts a plan of music sections to the provider’s format; the words are its style. */
const planOf = (words: string, plan: readonly ScoreSection[]) => ({
  positive_global_styles: [words],
  negative_global_styles: ['vocals'],
  sections: plan.map((section) => ({
    section_name: section.title,
    positive_local_styles: section.words ? [section.words] : [],
    negative_local_styles: [],
    duration_ms: Math.round(section.seconds * SECOND_MS),
    lines: [],
  })),
})

type Parts = Record<string, unknown>

/** Sets a value at a path; numeric names are list indexes. */
function put(input: Parts, path: string, value: unknown): void {
  const names = path.split('.')
  let at = input
  for (const [index, name] of names.slice(0, -1).entries())
    at = (at[name] ??= /^\d+$/.test(names[index + 1]!) ? [] : {}) as Parts
  at[names.at(-1)!] = value
}

/** Sets values at the list indexes that `#` stands for. */
function putAll(input: Parts, path: string, values: readonly unknown[]): void {
  for (const [at, value] of values.entries()) put(input, path.replace('#', String(at)), value)
}

/** The input of a model’s endpoint for a valid order. Leaves out inputs without a field in the row, and omitted options. */
export function providerInput(
  { fields, fixed, fixedWithPlan = {}, lengthForm }: Model,
  { references = [], elements = [], lines, ...order }: ProviderOrder,
): Parts {
  const { words, plan, duration } = order
  const fronts = elements.map(([front]) => front)
  const input: Parts = { ...(plan ? fixedWithPlan : fixed) }
  const values: Partial<Record<keyof typeof fields, unknown>> = {
    ...order,
    negativePrompt: order.negativePrompt || undefined,
    duration: duration === undefined ? undefined : LENGTHS[lengthForm](duration),
    ...(lines && { words: undefined, voice: undefined }),
    ...(plan && { words: undefined, duration: undefined, plan: planOf(words, plan) }),
  }
  for (const [name, path] of Object.entries(fields) as [keyof typeof fields, string][]) {
    if (name === 'references') putAll(input, path, references)
    else if (name === 'lineWords') putAll(input, path, lines?.map(({ words: text }) => text) ?? [])
    else if (name === 'lineVoices') putAll(input, path, lines?.map(({ voice }) => voice) ?? [])
    else if (name === 'elementFront') putAll(input, path, fronts)
    else if (name === 'elementViews')
      for (const [at, [, ...views]] of elements.entries()) putAll(input, path.replace('#', String(at)), views)
    else if (values[name] !== undefined) put(input, path, values[name])
  }
  return input
}
