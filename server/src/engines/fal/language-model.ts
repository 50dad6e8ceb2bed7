import type { FalClient } from '@fal-ai/client'
import { EngineFailure, type JsonAnswer } from '../engine.js'
import { LANGUAGE_MODEL, LANGUAGE_ROUTE } from './rewrite.js'
import { isUnbilled } from './responses.js'

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

/**
 * Asks the provider’s language model a question whose answer is JSON, which is returned unchecked. `failure` is what people
 * read where it fails. Throws `EngineFailure`.
 */
export async function askForJson(
  client: FalClient,
  { task, prompt, failure }: { task: string; prompt: string; failure: string },
  signal: AbortSignal,
): Promise<JsonAnswer> {
  try {
    const { data } = await client.run(LANGUAGE_ROUTE, {
      input: {
        model: LANGUAGE_MODEL,
        prompt,
        system_prompt: task,
        max_tokens: LONGEST_TOKENS,
      },
      abortSignal: signal,
    })
    return { json: data?.error ? undefined : jsonOf(data?.output), micros: microsOf(data?.usage) }
  } catch (error) {
    throw new EngineFailure(failure, true, { cause: error, notSent: isUnbilled(error) })
  }
}
