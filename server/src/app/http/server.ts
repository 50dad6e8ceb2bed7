import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express'
import type { Logger } from 'pino'
import { ERROR_CODES, codeOfStatus } from '#schema/error-codes'
import { logOutage } from '#platform/errors/outage'
import { REVIEW_PAGE, builtFiles, builtPages } from './built-files.js'
import { compressResponses, nameRequest, requestIdOf } from './responses.js'
import { PROJECT } from '../config/project-folder.js'
import { type Trust, trackAddresses } from './proxies.js'
import { safeHeaders } from './safe-headers.js'
import { observeRequests } from '../telemetry/requests.js'

const CLIENT = join(PROJECT, 'client/dist')
const REVIEW_FILE = join(CLIENT, REVIEW_PAGE)
/** Time limit for the body of a request, in milliseconds. */
const MAX_BODY_MS = 10 * 60_000
/** The paths of the APIs; stored files are not among them, as they are compressed already. */
const APIS = ['/api', '/graphql']

/**
 * The express app and its server: security headers, request ids, the routers in their order, then the built client.
 */
export function makeHttp(
  routers: Router[],
  {
    trust,
    log,
    publicUrl,
    filesOrigins,
    isUpload = () => false,
  }: {
    trust: Trust
    log: Logger
    publicUrl?: string
    filesOrigins?: readonly string[]
    /** Whether the body of this request has a time limit of its own. */
    isUpload?: (request: IncomingMessage) => boolean
  },
): { app: Express; server: Server } {
  const limitBody = (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (length === undefined && encoding === undefined) return
    const late = setTimeout(() => !request.complete && !isUpload(request) && request.destroy(), MAX_BODY_MS)
    response.once('close', () => clearTimeout(late))
  }
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', trust)
  app.use(nameRequest, safeHeaders({ publicUrl, filesOrigins }))
  app.use(APIS, compressResponses())
  for (const router of routers) app.use(router)
  app.use(client())
  app.use((_request, response) => void response.status(404).json({ detail: 'Not found', code: 'NOT_FOUND' }))
  app.use(broken(log))
  const server = createServer(observeRequests(app))
  trackAddresses(server, trust)
  server.requestTimeout = 0
  server.prependListener('request', limitBody)
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000
  return { app, server }
}

function client(): Router {
  const router = express.Router()
  if (!existsSync(CLIENT)) return router
  router.use(
    '/assets',
    builtFiles(join(CLIENT, 'assets'), {
      immutable: true,
      maxAge: '365d',
      fallthrough: false,
      index: false,
    }),
  )
  const rest = builtFiles(CLIENT, { index: false, maxAge: '1h', setHeaders: setPageHeaders })
  const page = pageFrom(rest, builtPages(CLIENT))
  router.use(rest)
  router.get('/*path', page)
  router.get('/', page)
  return router
}

const setPageHeaders = (response: ServerResponse, path: string): void => {
  if (/\.(html|json)(\.\w+)?$/.test(path)) response.setHeader('Cache-Control', 'no-cache')
  if (path.startsWith(REVIEW_FILE)) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
}

const pageFrom =
  (files: RequestHandler, pageOf: ReturnType<typeof builtPages>): RequestHandler =>
  (request, response, next) => {
    const wantsPage = request.path === '/' || request.accepts(['json', 'html']) === 'html'
    if (!wantsPage || /^\/(api|graphql|files|webhooks)(\/|$)/.test(request.path)) return next()
    request.url = pageOf({ path: request.path, tab: request.query.tab })
    void files(request, response, next)
  }

function detailOf(status: number, { message }: Error): string {
  if (status === 413) return 'This request is too large'
  return status < 500 ? message : 'Something went wrong.'
}

const broken =
  (log: Logger): ErrorRequestHandler =>
  (error: Error & { status?: number; expose?: boolean }, _request, response, _next) => {
    if (response.headersSent) {
      if (response.writableEnded) return // such as for an upload that was too slow
      // the default handler would print the stack
      log.error({ err: error, requestId: requestIdOf(response) }, 'a response failed')
      return void response.destroy()
    }
    const outage = logOutage(error, log)
    if (outage) {
      response.set({
        'Cache-Control': 'no-store',
        ...(outage.code === 'UNAVAILABLE' && { 'Retry-After': String(outage.details.retryAfterSeconds) }),
      })
      const { code, message } = outage
      return void response.status(ERROR_CODES[code].status).json({ detail: message, code })
    }
    const status = error.status ?? 500
    if (status >= 500) log.error({ err: error, requestId: requestIdOf(response) }, 'a request failed')
    response.status(status).json({
      detail: detailOf(status, error),
      code: codeOfStatus(status),
      ...(status >= 500 && { request_id: requestIdOf(response) }),
    })
  }
