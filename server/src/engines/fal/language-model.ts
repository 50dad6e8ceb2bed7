import type { FalClient } from '@fal-ai/client'
import { LANGUAGE_MODELS, LANGUAGE_ROUTE } from '#schema/limits'
import { EngineFailure, type JsonAnswer } from '../engine.js'
import { isUnanswered, isUnbilled } from './responses.js'

const LONGEST_TOKENS = 8_000
const MOST_DOLLARS = 10

const FENCE = '```'

/** What a code fence around a whole answer contains. */
function unfenced(output: string): string {
  const text = output.trim()
  const isFenced = text.startsWith(FENCE) && text.endsWith(FENCE)
  return isFenced ? text.slice(FENCE.length, -FENCE.length).replace(/^json\b/, '') : text
}

/** The parsed JSON of an answer, with or without a code fence; undefined if it is not JSON. */
function jsonOf(output: unknown): unknown {
  if (typeof output !== 'string') return undefined
  try {
    return JSON.parse(unfenced(output))
  } catch {
    return undefined
  }
}

/** What the answer says that it cost; the client’s types lack it. */
function microsOf(usage: unknown): number | undefined {
  const { cost } = (usage ?? {}) as { cost?: unknown }
  const isCost = typeof cost === 'number' && cost >= 0 && cost <= MOST_DOLLARS
  return isCost ? Math.round(cost * 1e6) : undefined
}

interface Answer {
  output?: unknown
  error?: unknown
  usage?: unknown
}

/**
 * Asks the first of the provider’s language models, and the next one where it gives no answer. Rejects as the client does,
 * and where all answers are errors.
 */
export async function askLanguageModel(
  client: FalClient,
  { task, prompt, tokensMax }: { task: string; prompt: string; tokensMax: number },
  signal: AbortSignal,
): Promise<Answer> {
  let failure: unknown
  for (const { id } of LANGUAGE_MODELS) {
    try {
      const { data }: { data: Answer | undefined } = await client.run(LANGUAGE_ROUTE.id, {
        input: { model: id, prompt, system_prompt: task, max_tokens: tokensMax },
        abortSignal: signal,
      })
      if (data && !data.error) return data
      failure = new Error(`The language model answered with an error: ${String(data?.error)}`)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      failure = error
    }
  }
  throw failure
}

/**
 * Asks a language model of the provider a question whose answer is JSON, which is returned unchecked. `failure` is what
 * people read where it fails. Throws `EngineFailure`.
 */
export async function askForJson(
  client: FalClient,
  { task, prompt, failure }: { task: string; prompt: string; failure: string },
  signal: AbortSignal,
): Promise<JsonAnswer> {
  try {
    const { output, usage } = await askLanguageModel(
      client,
      { task, prompt, tokensMax: LONGEST_TOKENS },
      signal,
    )
    return { json: jsonOf(output), micros: microsOf(usage) }
  } catch (error) {
    throw new EngineFailure(failure, true, { cause: error, notSent: isUnbilled(error) })
  }
}
