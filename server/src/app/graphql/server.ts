import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { ERROR_CODES } from '#schema/error-codes'
import type { Context } from '#platform/api/context'
import { Failure } from '#platform/errors/failure'
import { currentOperation } from '#platform/database/operation'
import { logOutage } from '#platform/errors/outage'
import type { Guest } from '#platform/auth/guest'
import type { Viewer } from '#platform/auth/viewer'
import { readJsonBody } from '../http/json-body.js'
import { type RequestDependencies, addressOf, contextOf } from '../http/caller.js'
import { sizeFailure } from './answer-size.js'
import { publicError } from './failures.js'
import { OPERATION_LIMITS, callsOf, checkOperation, limitRules } from './limits.js'
import type { Operations } from './operations.js'
import { requestIdOf } from '../http/responses.js'
import { failOperation, nameOperation, observeOperation } from '../telemetry/requests.js'
import type { UploadGate } from './upload-gate.js'
import {
  PREFLIGHT,
  logAbortedUploads,
  requireSignedInUpload,
  receiveUploads,
  slowUploadError,
} from './uploads.js'

/** How long the text of an operation is kept by its hash, for calls with the hash alone. */
const PERSISTED_SECONDS = 24 * 60 * 60

interface GraphqlEndpoint {
  router: Router
  stop(): Promise<void>
}

/** GraphQL over HTTP, including uploads and event streams. */
export async function openGraphql({
  schema,
  requestDependencies,
  operations,
  uploads,
  stream,
  schemaIsPublic,
  log,
}: {
  schema: GraphQLSchema
  requestDependencies: RequestDependencies
  operations: Operations
  uploads: UploadGate
  /** Answers requests for server-sent events, and passes others on. */
  stream: RequestHandler
  /** Whether anonymous callers may read the schema. */
  schemaIsPublic: boolean
  log: Logger
}): Promise<GraphqlEndpoint> {
  /** Apollo formats errors without their request; this keeps the request id for those that are masked. */
  const requestOf = new WeakMap<object, string>()
  const withinLimits: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, operationName, request, contextValue }) => {
        if (operation) nameOperation(operation)
        if (operation?.operation === 'subscription')
          throw new GraphQLError(
            'Subscriptions need a WebSocket at the same address, or Accept: text/event-stream',
            {
              extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
            },
          )
        const {
          cost,
          faults: [fault],
        } = checkOperation({
          schema,
          document,
          operationName,
          variables: request.variables,
          viewer: contextValue.viewer,
          schemaIsPublic,
        })
        if (fault) throw fault
        await operations.begin(currentOperation()!, cost, contextValue).catch(refuse)
      },
      willSendResponse: async ({ response, contextValue }) => {
        const operation = currentOperation()!
        const { wasAborted } = operation
        operation.end()
        if (response.body.kind !== 'single') return
        const failure = wasAborted ? operation.timeout : sizeFailure(response.body.singleResult)
        if (!failure) return
        response.body.singleResult = {
          errors: [
            publicError(new GraphQLError(failure.message).toJSON(), failure, {
              requestId: contextValue.requestId,
              log,
            }),
          ],
        }
      },
      didEncounterErrors: async ({ errors, contextValue }) => {
        failOperation()
        for (const error of errors) requestOf.set(error, contextValue.requestId)
      },
    }),
  }
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true, // `checkOperation` decides for each operation
    csrfPrevention: { requestHeaders: PREFLIGHT },
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: limitRules,
    persistedQueries: { ttl: PERSISTED_SECONDS },
    hideSchemaDetailsFromClientErrors: !schemaIsPublic,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      publicError(formatted, error, { requestId: requestOf.get(error as object), log }),
    // Apollo's cache hints are off: no field declares one, so nothing may be cached.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      withinLimits,
    ],
  })
  await apollo.start()
  // no response is cached: hashes for ETags would be wasted
  const router = express().disable('etag').disable('x-powered-by')
  const knowViewer: RequestHandler = async (request, response, next) => {
    response.set('Cache-Control', 'no-store')
    const { authorization } = request.headers
    const { viewer, guest } = await operations.caller(requestDependencies, authorization, addressOf(request))
    Object.assign(response.locals, { viewer, guest })
    next()
  }
  const countSize = async (request: Request, response: Response): Promise<void> => {
    const query: unknown = (request.body as { query?: unknown } | undefined)?.query ?? request.query.query
    await operations.count({ ...callerIn(response), address: addressOf(request) }, callsOf(query) - 1)
  }
  const answer = expressMiddleware(apollo, {
    context: async ({ req, res }) =>
      contextOf(requestDependencies, {
        ...callerIn(res),
        address: addressOf(req),
        requestId: requestIdOf(res),
      }),
  })
  const run: RequestHandler = async (request, response, next) => {
    await countSize(request, response)
    await operations.make().run(() => answer(request, response, next))
  }
  const receive = Router().use(
    requireSignedInUpload,
    logAbortedUploads(log),
    uploads.admit,
    uploads.watch(slowUploadError),
    receiveUploads,
  )
  const receiveIfUpload: RequestHandler = (request, response, next) =>
    request.is('multipart/form-data') ? receive(request, response, next) : next()
  router.use(
    '/graphql',
    stream,
    knowViewer,
    receiveIfUpload,
    readJsonBody(),
    observeOperation,
    run,
    refused(log),
  )
  return { router, stop: () => apollo.stop() }
}

/** The caller that `knowViewer` stored. */
const callerIn = ({ locals }: Response) => locals as { viewer: Viewer | null; guest: Guest | null }

/** The HTTP status of a failure before an operation has begun; undefined if it is reported within a response. */
const statusOf = ({ code }: Failure): number | undefined => {
  const { status } = ERROR_CODES[code]
  return status >= 429 ? status : undefined
}

/** A failure before an operation has begun, with its HTTP status. */
function refuse(error: unknown): never {
  if (!(error instanceof Failure)) throw error
  const { retryAfterSeconds } = error.details
  const headers = new HeaderMap(retryAfterSeconds ? [['retry-after', String(retryAfterSeconds)]] : [])
  throw new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: statusOf(error), headers } },
  })
}

const GRAPHQL_RESPONSE = 'application/graphql-response+json'

/**
 * Reports errors before an operation is parsed (body too large, invalid JSON, too many calls, no database) in
 * GraphQL’s own form.
 */
const refused =
  (log: Logger): ErrorRequestHandler =>
  (error: Error & { status?: number; expose?: boolean }, request, response, next) => {
    if (response.headersSent) return next(error)
    // With another status than 200, clients only read `errors` in this media type (GraphQL over HTTP, 6.4).
    response.type(
      request.accepts(['application/json', GRAPHQL_RESPONSE]) === GRAPHQL_RESPONSE
        ? GRAPHQL_RESPONSE
        : 'application/json',
    )
    const failure = error instanceof Failure ? error : logOutage(error, log)
    if (failure) {
      const { retryAfterSeconds } = failure.details
      if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds))
      const publicErrors = publicError(new GraphQLError(failure.message).toJSON(), failure, {
        requestId: requestIdOf(response),
        log,
      })
      return void response.status(statusOf(failure) ?? 400).send(JSON.stringify({ errors: [publicErrors] }))
    }
    const { status = 500 } = error
    const publicErrors =
      status < 500
        ? {
            message: status === 413 ? 'This request is too large' : error.message,
            extensions: { code: 'BAD_REQUEST' },
          }
        : publicError(
            new GraphQLError(error.message, {
              extensions: { code: 'INTERNAL_SERVER_ERROR' },
              originalError: error,
            }).toJSON(),
            error,
            { requestId: requestIdOf(response), log },
          )
    response.status(status).send(JSON.stringify({ errors: [publicErrors] }))
  }
