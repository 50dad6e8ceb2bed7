import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Context } from '../core/context.js'
import type { Viewer } from '../core/viewer.js'
import { type Doorway, addressOf, contextOf, viewerOf } from './caller.js'
import { toldFailure } from './failures.js'
import { OPERATION_LIMITS, limitRules, operationFaults } from './limits.js'
import { requestIdOf } from './request-id.js'
import { PREFLIGHT, noteBrokenOff, onlySignedInUpload, receiveUploads, refuseStalled } from './uploads.js'

export interface GraphqlDoor {
  router: Router
  stop(): Promise<void>
}

/** GraphQL over HTTP, uploads included. */
export async function openGraphql({ schema, doorway, schemaIsPublic, log }: {
  schema: GraphQLSchema
  doorway: Doorway
  /** Whether anonymous callers may read the schema. */
  schemaIsPublic: boolean
  log: Logger
}): Promise<GraphqlDoor> {
  /** Apollo formats errors without their request; this remembers it for those that are masked. */
  const requestOf = new WeakMap<object, string>()
  const withinLimits: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operationName, request, contextValue }) => {
        const [fault] = operationFaults({ schema, document, operationName, variables: request.variables, viewer: contextValue.viewer, schemaIsPublic })
        if (fault) throw fault
      },
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) requestOf.set(error, contextValue.requestId)
      },
    }),
  }
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true, // whether a caller may is asked for each operation
    csrfPrevention: { requestHeaders: PREFLIGHT },
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: limitRules,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: !schemaIsPublic,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => toldFailure(formatted, error, requestOf.get(error as object), log),
    // No field says how long it may be cached: no answer may.
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(), withinLimits],
  })
  await apollo.start()
  const router = Router()
  const knowViewer: RequestHandler = async (request, response, next) => {
    response.set('Cache-Control', 'no-store')
    response.locals.viewer = await viewerOf(doorway.sessions, request.headers.authorization)
    next()
  }
  router.use('/graphql', knowViewer, onlySignedInUpload, express.json({ limit: OPERATION_LIMITS.message }))
  router.use('/graphql', noteBrokenOff(log), refuseStalled(), receiveUploads)
  router.use('/graphql', expressMiddleware(apollo, {
    context: async ({ req, res }) => contextOf(doorway, res.locals.viewer as Viewer | null, addressOf(req), requestIdOf(res)),
  }))
  router.use('/graphql', refused(log))
  return { router, stop: () => apollo.stop() }
}

/** What breaks before an operation can be read (a body too large, no JSON, no database) is told in GraphQL’s own form. */
const refused = (log: Logger): ErrorRequestHandler => (error: Error & { status?: number; expose?: boolean }, _request, response, next) => {
  if (response.headersSent) return next(error)
  const { status = 500 } = error
  const told = status < 500
    ? { message: status === 413 ? 'This request is too large' : error.message, extensions: { code: 'BAD_REQUEST' } }
    : toldFailure(new GraphQLError(error.message, { extensions: { code: 'INTERNAL_SERVER_ERROR' }, originalError: error }).toJSON(), error, requestIdOf(response), log)
  const { code, retryAfterSeconds } = (told.extensions ?? {}) as { code?: string; retryAfterSeconds?: number }
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds))
  response.status(code === 'UNAVAILABLE' ? 503 : status).json({ errors: [told] })
}
