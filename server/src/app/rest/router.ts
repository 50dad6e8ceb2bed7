import cors from 'cors'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import type { Logger } from 'pino'
import { unauthenticated } from '../../core/failure.js'
import { Loaders } from '../../core/loaders.js'
import type { Call, Door } from '../../core/rest.js'
import { type Viewer, demandMayWrite } from '../../core/viewer.js'
import { contentHashOf } from '../../modules/asset/asset-files.js'
import { type Doorway, addressOf } from '../http/caller.js'
import type { Operations } from '../graphql/operations.js'
import { requestIdOf } from '../http/request-id.js'
import type { UploadGate } from '../graphql/upload-gate.js'
import { noteBrokenOff, refuseSlow } from '../graphql/uploads.js'
import { Refusal } from './answer.js'
import { answerTo } from './failures.js'
import type { FileAddresses } from './file-addresses.js'
import type { IdempotentRequests } from './idempotency.js'
import { demandKind, readInput, readJson } from './read-input.js'
import { runInTurn } from './run-call.js'
import { send } from './send.js'
import { receiveForm } from './upload.js'

export interface RestDoor {
  calls: readonly Call[]
  doorway: Pick<Doorway, 'em' | 'sessions'>
  files: FileAddresses
  idempotent: IdempotentRequests
  operations: Operations
  /** How long a call may wait for work to end, in milliseconds. */
  patienceMs: number
  uploads: UploadGate
  /** How long an upload may take, in milliseconds. */
  uploadMs: number
  /** A folder for files under way. */
  scratch: string
  /** Sites whose pages may call the adapter from a browser. */
  corsOrigins: string[]
  log: Logger
}

const EXPOSED = [
  'Link',
  'Location',
  'ETag',
  'Retry-After',
  'X-Request-Id',
  'Idempotent-Replayed',
  'Preference-Applied',
  'Device-Proof',
]
/** Answers that leave an `Idempotency-Key` free: nothing was done, and waiting helps. */
const COME_AGAIN = [429, 503, 507]
const NEVER = new AbortController().signal

/**
 * The REST adapter: a route for each row of the table (specification R1). It decides nothing; the operations
 * do.
 */
export function restRouter(door: RestDoor): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  if (door.corsOrigins.length)
    router.use(cors({ origin: door.corsOrigins, exposedHeaders: EXPOSED, maxAge: 600 }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'private, no-cache').vary('Authorization')
    next()
  })
  const allowed = new Map<string, string[]>()
  for (const call of door.calls) {
    const path = call.path.replace(/\{(\w+)\}/g, ':$1')
    router[call.method](path, ...steps(call, door))
    allowed.set(path, [
      ...(allowed.get(path) ?? []),
      ...(call.method === 'get' ? ['GET', 'HEAD'] : [call.method.toUpperCase()]),
    ])
  }
  for (const [path, methods] of allowed) {
    router.all(path, (request, response) => {
      const headers = { Allow: [...methods, 'OPTIONS'].join(', ') }
      if (request.method !== 'OPTIONS') throw new Refusal(405, 'Method not allowed', headers)
      response.status(204).set(headers).end()
    })
  }
  router.use(() => {
    throw new Refusal(404, 'Not found')
  })
  router.use(refused({}, door.log))
  return router
}

/** What happens to a request of this row, in order. */
function steps(call: Call, door: RestDoor): (RequestHandler | ErrorRequestHandler)[] {
  const permit: RequestHandler = async (request, response, next) => {
    const viewer = await door.operations.caller(
      door.doorway.sessions,
      request.headers.authorization,
      addressOf(request),
    )
    if (!viewer && !call.isOpen) throw unauthenticated()
    if (viewer && call.method !== 'get') demandMayWrite(viewer)
    response.locals.viewer = viewer
    next()
  }
  const answer: RequestHandler = async (request, response) => {
    const input = readInput(request, call)
    const key = call.method === 'post' ? request.get('Idempotency-Key') : undefined
    const gone = whenClosed(response)
    // The answer to a key is kept, so it is waited for even when the caller goes away and asks again.
    const asked = {
      call,
      input,
      door: doorOf(request, response, door, key === undefined ? gone : NEVER),
      address: door.files.base(request) + request.originalUrl,
    }
    const run = () => runInTurn(asked, door.operations)
    if (key === undefined) return send(request, response, await run())
    const file = request.file ? await contentHashOf(request.file.path) : null
    const keyed = {
      scope: scopeOf(response.locals.viewer as Viewer | null, request),
      key,
      request: JSON.stringify([request.path, input.body, input.query, file, request.get('Prefer') ?? '']),
    }
    // What failed unforeseen is kept as well: it may have been done before it failed.
    const told = () => run().catch((error: unknown) => answerTo(error, call, requestIdOf(response), door.log))
    const { answer: given, isReplayed } = await door.idempotent.once(
      keyed,
      told,
      ({ status }) => !COME_AGAIN.includes(status),
      gone,
    )
    if (isReplayed) response.set('Idempotent-Replayed', 'true')
    send(request, response, given)
  }
  return [permit, ...receive(call, door), answer, refused(call, door.log)]
}

/**
 * Whose keys are told apart: an API token gets none of the answers of its owner's sessions, which hold what
 * it may not have.
 */
function scopeOf(viewer: Viewer | null, request: Request): string {
  if (!viewer) return addressOf(request)
  return viewer.isToken ? `${viewer.id} ${viewer.sessionId}` : viewer.id
}

/** How the body of this row is read. */
function receive(call: Call, { uploads, uploadMs, scratch, log }: RestDoor): RequestHandler[] {
  const kind = call.file ? 'multipart/form-data' : 'application/json'
  const demand: RequestHandler = (request, _response, next) => {
    demandKind(request, kind)
    next()
  }
  if (call.file)
    return [
      demand,
      noteBrokenOff(log),
      uploads.enter,
      refuseSlow(uploadMs, (detail) => ({ detail })),
      receiveForm(scratch),
    ]
  return call.body ? [demand, readJson] : []
}

/** Aborts when the connection of an answer closes, also before it is given. */
function whenClosed(response: Response): AbortSignal {
  const closed = new AbortController()
  response.once('close', () => closed.abort())
  return closed.signal
}

function doorOf(
  request: Request,
  response: Response,
  { doorway, files, patienceMs }: RestDoor,
  gone: AbortSignal,
): Door<Viewer | null> {
  const viewer = response.locals.viewer as Viewer | null
  return {
    viewer,
    loaders: new Loaders(doorway.em),
    address: addressOf(request),
    requestId: requestIdOf(response),
    patienceMs,
    prefersAsync: /(^|[\s,;])respond-async($|[\s,;])/i.test(request.get('Prefer') ?? ''),
    gone,
    file: request.file && { path: request.file.path },
    url: (key, projectId) => {
      if (!viewer) throw unauthenticated()
      return files.url(request, key, { viewerId: viewer.id, projectId })
    },
    fileKey: (address) => files.key(request, address),
  }
}

const refused =
  (call: Pick<Call, 'names' | 'query' | 'refusesInASentence'>, log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error)
    if (response.destroyed && (error as Error).name === 'AbortError') return // nobody waits for it any more
    send(request, response, answerTo(error, call, requestIdOf(response), log))
  }
