import type { FalClient } from '@fal-ai/client'
import { LANGUAGE_MODELS, LANGUAGE_ROUTE } from '#schema/limits'
import { EngineFailure, type JsonResponse } from '../engine.js'
import { isUnanswered, isUnbilled } from './responses.js'

const MAX_TOKENS = 8_000
const MAX_DOLLARS = 10

const FENCE = '```'

/** Removes a code fence around a whole response. */
function unfenced(output: string): string {
  const text = output.trim()
  const isFenced = text.startsWith(FENCE) && text.endsWith(FENCE)
  return isFenced ? text.slice(FENCE.length, -FENCE.length).replace(/^json\b/, '') : text
}

/** Parses the JSON of a response, with or without a code fence; undefined if it is not JSON. */
function jsonOf(output: unknown): unknown {
  if (typeof output !== 'string') return undefined
  try {
    return JSON.parse(unfenced(output))
  } catch {
    return undefined
  }
}

/** The reported cost of a request, which the client’s types lack. */
function microsOf(usage: unknown): number | undefined {
  const { cost } = (usage ?? {}) as { cost?: unknown }
  const isCost = typeof cost === 'number' && cost >= 0 && cost <= MAX_DOLLARS
  return isCost ? Math.round(cost * 1e6) : undefined
}

interface Answer {
  output?: unknown
  error?: unknown
  usage?: unknown
}

/**
 * Sends a prompt to the first language model, and to the next one if that refuses it. Rejects with the client’s error, or
 * with the last one if all fail.
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
 * Requests JSON from a language model and returns it unchecked. `failure` is the message for users. Throws `EngineFailure`.
 */
export async function askForJson(
  client: FalClient,
  { task, prompt, failure }: { task: string; prompt: string; failure: string },
  signal: AbortSignal,
): Promise<JsonResponse> {
  try {
    const { output, usage } = await askLanguageModel(client, { task, prompt, tokensMax: MAX_TOKENS }, signal)
    return { json: jsonOf(output), micros: microsOf(usage) }
  } catch (error) {
    throw new EngineFailure(failure, true, { cause: error, notSent: isUnbilled(error) })
  }
}
