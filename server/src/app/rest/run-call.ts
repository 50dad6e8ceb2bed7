import { LIMITS } from '#schema/limits'
import { type Call, type CallContext, Reply } from '#core/rest'
import type { Viewer } from '#core/viewer'
import type { Operations } from '../graphql/operations.js'
import type { StoredResponse } from './answer.js'
import type { readInput } from './read-input.js'

/** A list counts as one call for each of this many items. */
const ROWS_OF_CALL = 200

/** A call with what its request brought. */
interface AskedCall {
  call: Call
  input: ReturnType<typeof readInput>
  door: CallContext<Viewer | null>
  /** Of the request, as the caller wrote it; the next page lies beside it. */
  address: string
}

/**
 * Runs a call within the concurrency limits, and one that only reads also within the time limit; a long list
 * counts as several calls. Receiving a file has limits of its own. Throws RATE_LIMITED and UNAVAILABLE.
 */
export async function runInTurn(asked: AskedCall, operations: Operations): Promise<StoredResponse> {
  const { call, input, door } = asked
  if (call.file) return run(asked)
  const rows = rowsOf(call, input.query)
  await operations.count(door, Math.ceil(rows / ROWS_OF_CALL) - 1)
  const operation = operations.make(call.method === 'get')
  await operations.begin(operation, 0, door)
  try {
    const answer = await operation.run(() => run(asked))
    if (operation.wasAborted) throw operation.timeout
    return answer
  } catch (error) {
    throw operation.wasAborted ? operation.timeout : error
  } finally {
    operation.end()
  }
}

/** How many items a call may return. */
const rowsOf = (
  { maxItems = 1, query }: Call,
  { limit = LIMITS.page.restDefault }: { limit?: number },
): number => (query && 'limit' in query.shape ? limit : maxItems)

async function run({ call, input, door, address }: AskedCall): Promise<StoredResponse> {
  const result = await call.run(door, input)
  if (!(result instanceof Reply)) return { status: call.answers[0].status, body: result, headers: {} }
  const { nextCursor, ...headers } = result.headers
  if (nextCursor) {
    const next = new URL(address)
    next.searchParams.set('cursor', nextCursor)
    headers.link = `<${next.href}>; rel="next"`
  }
  return { status: result.status, body: result.body, headers }
}
