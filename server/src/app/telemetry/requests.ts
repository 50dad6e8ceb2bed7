import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { OperationDefinitionNode } from 'graphql'
import { currentActivity, isObserved, observed } from '#platform/observability/activity'

/** The first path segments of addresses that are not pages of the client. */
const AREAS = new Set(['api', 'graphql', 'files', 'webhooks', 'assets', 'healthz', 'readyz'])
const PAGE = 'page'
/** Maximum of an operation's fields that its trace names. */
const MAX_FIELDS = 5

/** Fields that express sets on a request once it has found its route. */
type Routed = Partial<{ originalUrl: string; baseUrl: string; route: { path?: unknown } }>

/** The route of a request, such as `/api/v1/projects/:id`, of which there is a limited number. */
function routeOf(request: IncomingMessage & Routed): string {
  const [, area = ''] = (request.originalUrl ?? request.url ?? '').split(/[/?]/, 2)
  if (!AREAS.has(area)) return PAGE
  const path = request.route?.path
  return typeof path === 'string' ? `${request.baseUrl ?? ''}${path}` : `/${area}`
}

/** Observes each request of `handle`, from its first byte to the end of its response. */
export const observeRequests =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (!isObserved()) return handle(request, response)
    const { traceparent } = request.headers
    const remoteParent = typeof traceparent === 'string' ? traceparent : null
    const begun = { kind: 'request', name: `${request.method} ${PAGE}`, remoteParent } as const
    void observed(begun, async (activity) => {
      const ended = new Promise((resolve) => response.once('close', resolve))
      handle(request, response)
      await ended
      const route = routeOf(request)
      activity!.name = `${request.method} ${route}`
      activity!.outcome = response.writableFinished ? String(response.statusCode) : 'aborted'
      Object.assign(activity!.attributes, {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': response.statusCode,
        'cutroom.request_id': requestIdOf(response),
      })
    })
  }

const requestIdOf = (response: ServerResponse): string => String(response.getHeader('x-request-id') ?? '')

/** Observes the following handlers as one GraphQL operation, until its response is sent. */
export const observeOperation: RequestHandler = (_request, response, next) => {
  if (!isObserved()) return next()
  void observed({ kind: 'operation', name: 'invalid' }, async () => {
    const ended = new Promise((resolve) => response.once('close', resolve))
    next()
    await ended
  })
}

/** Names the running operation after its type and its root fields. */
export function nameOperation({ operation, selectionSet }: OperationDefinitionNode): void {
  const activity = currentActivity()
  if (activity?.kind !== 'operation') return
  activity.name = operation
  const fields = selectionSet.selections.flatMap((field) => ('alias' in field ? [field.name.value] : []))
  activity.attributes['graphql.operation.type'] = operation
  activity.attributes['graphql.fields'] = fields.slice(0, MAX_FIELDS).join(' ')
}

/** Marks the running operation as failed, as its response has errors. */
export function failOperation(): void {
  const activity = currentActivity()
  if (activity?.kind === 'operation') activity.outcome = 'failed'
}
