import cors from 'cors'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import type { Logger } from 'pino'
import { LIMITS } from '../../../../schema/limits.js'
import { unauthenticated } from '../../core/failure.js'
import { Loaders } from '../../core/loaders.js'
import { type Call, type Door, Reply } from '../../core/rest.js'
import { type Viewer, demandMayWrite } from '../../core/viewer.js'
import { contentHashOf } from '../../modules/asset/asset-files.js'
import { type Doorway, addressOf } from '../http/caller.js'
import { namesTag } from '../http/entity-tag.js'
import type { Operations } from '../graphql/operations.js'
import { requestIdOf } from '../http/request-id.js'
import type { UploadGate } from '../graphql/upload-gate.js'
import { noteBrokenOff, refuseSlow } from '../graphql/uploads.js'
import { type GivenAnswer, Refusal } from './answer.js'
import { answerTo } from './failures.js'
import type { FileAddresses } from './file-addresses.js'
import type { IdempotentRequests } from './idempotency.js'
import { demandKind, readInput, readJson } from './read-input.js'
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
/** A list counts as one call for each of so many things. */
const ROWS_OF_CALL = 200
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
    const run = () =>
      inTurn(
        call,
        input,
        doorOf(request, response, door, key === undefined ? gone : NEVER),
        door.operations,
        door.files.base(request) + request.originalUrl,
      )
    if (key === undefined) return send(request, response, await run())
    const file = request.file ? await contentHashOf(request.file.path) : null
    const asked = {
      scope: scopeOf(response.locals.viewer as Viewer | null, request),
      key,
      request: JSON.stringify([request.path, input.body, input.query, file, request.get('Prefer') ?? '']),
    }
    // What failed unforeseen is kept as well: it may have been done before it failed.
    const told = () => run().catch((error: unknown) => answerTo(error, call, requestIdOf(response), door.log))
    const { answer: given, isReplayed } = await door.idempotent.once(
      asked,
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

/**
 * Does a call in its turn, and what only reads, in its time as well; a long list counts as several calls.
 * Receiving a file has limits of its own. Throws RATE_LIMITED and UNAVAILABLE.
 */
async function inTurn(
  call: Call,
  input: ReturnType<typeof readInput>,
  door: Door<Viewer | null>,
  operations: Operations,
  address: string,
): Promise<GivenAnswer> {
  if (call.file) return carryOut(call, input, door, address)
  const rows = rowsOf(call, input.query)
  await operations.count(door, Math.ceil(rows / ROWS_OF_CALL) - 1)
  const operation = operations.make(call.method === 'get')
  await operations.begin(operation, 0, door)
  try {
    const answer = await operation.run(() => carryOut(call, input, door, address))
    if (operation.wasCut) throw operation.tooLong
    return answer
  } catch (error) {
    throw operation.wasCut ? operation.tooLong : error
  } finally {
    operation.end()
  }
}

/** How many things a call may answer with. */
const rowsOf = ({ rows = 1, query }: Call, { limit = LIMITS.page.restDefault }: { limit?: number }): number =>
  query && 'limit' in query.shape ? limit : rows

async function carryOut(
  call: Call,
  input: ReturnType<typeof readInput>,
  door: Door<Viewer | null>,
  address: string,
): Promise<GivenAnswer> {
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

function send(request: Request, response: Response, { status, body, headers }: GivenAnswer): void {
  response.status(status).set(headers)
  if (body === undefined || status === 204) return void response.end()
  const text = JSON.stringify(body)
  const tagOf = response.app.get('etag fn') as (text: string) => string
  if (request.method === 'GET' && status === 200) {
    const tag = tagOf(text)
    response.set('ETag', tag)
    if (namesTag(request.get('If-None-Match') ?? '', tag)) return void response.status(304).end()
  }
  response.type('json').send(text)
}

const refused =
  (call: Pick<Call, 'names' | 'query' | 'refusesInASentence'>, log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error)
    if (response.destroyed && (error as Error).name === 'AbortError') return // nobody waits for it any more
    send(request, response, answerTo(error, call, requestIdOf(response), log))
  }
