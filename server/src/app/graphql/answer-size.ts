import { type ExecutionResult, GraphQLError } from 'graphql'
import { badInput } from '#platform/errors/failure'

/**
 * Approximate characters of a response as JSON. Aliases can repeat a long text, which costs nothing until it is sent.
 */
const MAX_CHARACTERS = 32_000_000
const TOO_LARGE = 'This response would be too large. Request fewer items or fields at once.'

/**
 * Rejects a response that would be too large, before it is serialised: the limits of an operation do not bound its
 * size.
 */
export function withinSize(result: ExecutionResult): ExecutionResult {
  if (sizeOf(result.data, MAX_CHARACTERS) <= MAX_CHARACTERS) return result
  const refusal = badInput([{ path: [], message: TOO_LARGE }])
  return { data: null, errors: [new GraphQLError(refusal.message, { originalError: refusal })] }
}

/** The approximate characters of a value as JSON; stops counting beyond `enough`. */
function sizeOf(value: unknown, enough: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 4
  let size = 2
  if (Array.isArray(value))
    for (const item of value) {
      size += 1 + sizeOf(item, enough - size)
      if (size > enough) return size
    }
  else
    for (const key in value) {
      size += key.length + 4 + sizeOf((value as Record<string, unknown>)[key], enough - size)
      if (size > enough) return size
    }
  return size
}
