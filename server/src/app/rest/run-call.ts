import { LIMITS } from '#schema/limits'
import { type Call, type CallContext, REST_PATH, Reply } from '#platform/api/rest'
import { requireAccess } from '#platform/auth/access'
import type { Viewer } from '#platform/auth/viewer'
import type { Operations } from '../graphql/operations.js'
import type { StoredResponse } from './answer.js'
import type { readInput } from './read-input.js'

/** A list counts as one call for each of this many items. */
const ITEMS_PER_CALL = 200

/** A call with its parsed request. */
interface PreparedCall {
  call: Call
  input: ReturnType<typeof readInput>
  context: CallContext<Viewer | null>
  requireConfirmation(viewer: Viewer): Promise<void>
  /** The address that the caller requested, from which links to other pages are built. */
  address: string
}

/**
 * Runs a call within the concurrency limits, and one that only reads also within the time limit; a long list counts
 * as several calls. Receiving a file has its own limits. Throws RATE_LIMITED and UNAVAILABLE.
 */
export async function runLimited(prepared: PreparedCall, operations: Operations): Promise<StoredResponse> {
  const { call, input, context } = prepared
  if (call.file) return run(prepared)
  const items = maxItemsOf(call, input.query)
  await operations.count(context, Math.ceil(items / ITEMS_PER_CALL) - 1)
  const operation = operations.make(call.method === 'get')
  await operations.begin(operation, 0, context)
  try {
    const answer = await operation.run(() => run(prepared))
    if (operation.wasAborted) throw operation.timeout
    return answer
  } catch (error) {
    throw operation.wasAborted ? operation.timeout : error
  } finally {
    operation.end()
  }
}

/** The maximum of items that a call may return. */
const maxItemsOf = (
  { maxItems = 1, query }: Call,
  { limit = LIMITS.page.restDefault }: { limit?: number },
): number => (query && 'limit' in query.shape ? limit : maxItems)

async function run({
  call,
  input,
  context,
  requireConfirmation,
  address,
}: PreparedCall): Promise<StoredResponse> {
  await requireAccess(call.access, context, requireConfirmation)
  const result = await call.run(context, input)
  const {
    status,
    body,
    headers: given,
  } = result instanceof Reply ? result : new Reply(call.responses[0].status, result)
  const { nextCursor, ...headers } = given
  const created = call.responses.find((one) => one.status === status)?.at
  if (created) headers.location = REST_PATH + created(body as never)
  if (nextCursor) {
    const next = new URL(address)
    next.searchParams.set('cursor', nextCursor)
    headers.link = `<${next.href}>; rel="next"`
  }
  return { status, body, headers }
}
