import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import type { Logger } from 'pino'
import { unauthenticated } from '#platform/errors/failure'
import { Loaders } from '#platform/queries/loaders'
import type { Call, CallContext } from '#platform/api/rest'
import type { Guest } from '#platform/auth/guest'
import { type Viewer, requireMayWrite } from '#platform/auth/viewer'
import { confirmationIn } from '../../modules/account/sessions/session.service.js'
import { contentHashOf } from '../../modules/library/asset-files.js'
import { type RequestDependencies, addressOf } from '../http/caller.js'
import type { Operations } from '../graphql/operations.js'
import { requestIdOf } from '../http/responses.js'
import type { UploadGate } from '../graphql/upload-gate.js'
import { logAbortedUploads } from '../graphql/uploads.js'
import { RequestError, send } from './answer.js'
import { deprecationHeaders } from './deprecation.js'
import { errorResponse } from './failures.js'
import { readerOfGuest } from '#platform/auth/guest'
import type { FileAddresses } from './file-addresses.js'
import type { IdempotentRequests } from './idempotency.js'
import { requireKind, readInput, readJson } from './read-input.js'
import { runLimited } from './run-call.js'
import { receiveForm } from './upload.js'

interface RestRouterOptions {
  calls: readonly Call[]
  requestDependencies: Pick<RequestDependencies, 'em' | 'sessions' | 'guests'>
  files: FileAddresses
  idempotent: IdempotentRequests
  operations: Operations
  /** How long a call may wait for its job, in milliseconds. */
  patienceMs: number
  uploads: UploadGate
  /** A folder for temporary files. */
  scratch: string
  log: Logger
}

/** Statuses that leave an `Idempotency-Key` unused: nothing was done, and a retry may succeed. */
const RETRYABLE_STATUSES = [402, 429, 503, 507]
const NEVER = new AbortController().signal

/**
 * The REST adapter: a route for each row of the table (specification R1). Its rules are those of the services.
 */
export function restRouter(options: RestRouterOptions): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'private, no-cache').vary('Authorization')
    next()
  })
  const allowed = new Map<string, string[]>()
  /** Routes without parameters, by method and path: looked up directly, without trying those before them. */
  const fixed = new Map<string, Router>()
  router.use((request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const route = fixed.get(`${method} ${request.path}`)
    return route ? route(request, response, next) : next()
  })
  for (const call of options.calls) {
    const path = call.path.replace(/\{(\w+)\}/g, ':$1')
    const handlers = handlersOf(call, options)
    if (path.includes(':')) router[call.method](path, ...handlers)
    else fixed.set(`${call.method.toUpperCase()} ${path}`, express.Router().all(path, ...handlers))
    allowed.set(path, [
      ...(allowed.get(path) ?? []),
      ...(call.method === 'get' ? ['GET', 'HEAD'] : [call.method.toUpperCase()]),
    ])
  }
  for (const [path, methods] of allowed) {
    router.all(path, (request, response) => {
      const headers = { Allow: [...methods, 'OPTIONS'].join(', ') }
      if (request.method !== 'OPTIONS') throw new RequestError(405, 'Method not allowed', headers)
      response.status(204).set(headers).end()
    })
  }
  router.use(() => {
    throw new RequestError(404, 'Not found')
  })
  router.use(errorHandler({}, options.log))
  return router
}

/** The handlers of a request of this row, in order. */
function handlersOf(call: Call, options: RestRouterOptions): (RequestHandler | ErrorRequestHandler)[] {
  const { operations } = options
  const permit: RequestHandler = async (request, response, next) => {
    if (call.deprecated) response.set(deprecationHeaders(call.deprecated))
    const caller = await operations.caller(
      options.requestDependencies,
      request.headers.authorization,
      addressOf(request),
    )
    const { viewer, guest } = caller
    response.set(await operations.limitHeaders(caller))
    if (call.audience === 'guests' ? !guest : !viewer && call.audience !== 'all') throw unauthenticated()
    if (viewer && call.method !== 'get') requireMayWrite(viewer)
    Object.assign(response.locals, { viewer, guest })
    next()
  }
  const requireConfirmation = confirmationIn(options.requestDependencies.em)
  const answer: RequestHandler = async (request, response) => {
    const input = readInput(request, call)
    const key = call.method === 'post' ? request.get('Idempotency-Key') : undefined
    const gone = abortedBy(response)
    // The response for a key is stored, so its work continues even if the caller disconnects.
    const received = {
      call,
      input,
      context: callContextOf(request, response, { ...options, gone: key === undefined ? gone : () => NEVER }),
      requireConfirmation,
      address: options.files.base(request) + request.originalUrl,
    }
    const run = async () => {
      const result = await runLimited(received, operations)
      response.set(await operations.limitHeaders(received.context)) // a long list has counted more calls
      return result
    }
    if (key === undefined) return send(request, response, await run())
    const file = request.file ? await contentHashOf(request.file.path) : null
    const keyed = {
      scope: scopeOf(callerIn(response), request),
      key,
      request: JSON.stringify([request.path, input.body, input.query, file, request.get('Prefer') ?? '']),
    }
    // Unexpected errors are stored as well, as something may have been committed before.
    const runCaught = () =>
      run().catch((error: unknown) =>
        errorResponse(error, call, { requestId: requestIdOf(response), log: options.log }),
      )
    const { answer: stored, isReplayed } = await options.idempotent.once(keyed, runCaught, {
      isKept: ({ status }) => !RETRYABLE_STATUSES.includes(status),
      gone: gone(),
    })
    if (isReplayed) response.set('Idempotent-Replayed', 'true')
    send(request, response, stored)
  }
  return [permit, ...bodyHandlersOf(call, options), answer, errorHandler(call, options.log)]
}

interface Caller {
  viewer: Viewer | null
  guest: Guest | null
}

/** The caller that `permit` stored. */
const callerIn = ({ locals }: Response) => locals as Caller

/**
 * The scope of idempotency keys: an API token gets no responses of its owner's sessions, which may contain data
 * outside its rights.
 */
function scopeOf({ viewer, guest }: Caller, request: Request): string {
  if (!viewer) return guest?.id ?? addressOf(request)
  return viewer.isToken ? `${viewer.id} ${viewer.sessionId}` : viewer.id
}

/** The handlers that read the body of this row. */
function bodyHandlersOf(call: Call, { uploads, scratch, log }: RestRouterOptions): RequestHandler[] {
  const kind = call.file ? 'multipart/form-data' : 'application/json'
  const checkBody: RequestHandler = (request, _response, next) => {
    requireKind(request, kind)
    next()
  }
  if (call.file)
    return [
      checkBody,
      logAbortedUploads(log),
      uploads.admit,
      uploads.watch((detail) => ({ detail, code: 'BAD_REQUEST' })),
      receiveForm(scratch, call.file),
    ]
  return call.body ? [checkBody, readJson] : []
}

/** The `abortSignalOf` a response, created on first use, as few calls need it. */
function abortedBy(response: Response): () => AbortSignal {
  let signal: AbortSignal | undefined
  return () => (signal ??= abortSignalOf(response))
}

/** A signal that aborts when the connection of a response closes before it is sent. */
function abortSignalOf(response: Response): AbortSignal {
  const closed = new AbortController()
  const abort = () => {
    if (!response.writableFinished) closed.abort()
  }
  if (response.closed) abort()
  else response.once('close', abort)
  return closed.signal
}

function callContextOf(
  request: Request,
  response: Response,
  { requestDependencies, files, patienceMs, gone }: RestRouterOptions & { gone: () => AbortSignal },
): CallContext<Viewer | null> {
  const { viewer, guest } = callerIn(response)
  return {
    viewer,
    guest,
    loaders: new Loaders(requestDependencies.em),
    address: addressOf(request),
    requestId: requestIdOf(response),
    patienceMs,
    prefersAsync: /(^|[\s,;])respond-async($|[\s,;])/i.test(request.get('Prefer') ?? ''),
    get gone() {
      return gone()
    },
    file: request.file && { path: request.file.path },
    url: (key, projectId) => {
      if (guest) return files.url(request, key, readerOfGuest(guest))
      if (!viewer) throw unauthenticated()
      return files.url(request, key, { viewerId: viewer.id, projectId })
    },
    fileKey: (address) => files.key(request, address),
  }
}

const errorHandler =
  (call: Pick<Call, 'names' | 'query' | 'errorsAsSentence'>, log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error)
    if (response.destroyed && (error as Error).name === 'AbortError') return // the caller has disconnected
    send(request, response, errorResponse(error, call, { requestId: requestIdOf(response), log }))
  }
