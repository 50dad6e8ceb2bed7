import { type ExecutionArgs, type ExecutionResult, GraphQLError, execute } from 'graphql'
import { type Failure, badInput } from '#platform/errors/failure'

/**
 * Approximate characters of a response as JSON. Aliases can repeat a long text, which costs nothing until it is sent.
 */
const MAX_CHARACTERS = 32_000_000
const TOO_LARGE = 'This response would be too large. Request fewer items or fields at once.'

/**
 * The refusal of a response that would be too large, before it is serialised: the limits of an operation do not bound
 * its size.
 */
export const sizeFailure = ({ data }: { data?: unknown }): Failure | null =>
  sizeOf(data, MAX_CHARACTERS) > MAX_CHARACTERS ? badInput([{ path: [], message: TOO_LARGE }]) : null

/** Executes a validated operation; a response that would be too large becomes an error. */
export async function executeWithinSize(args: ExecutionArgs): Promise<ExecutionResult> {
  const result = await execute(args)
  const failure = sizeFailure(result)
  if (!failure) return result
  return { data: null, errors: [new GraphQLError(failure.message, { originalError: failure })] }
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
