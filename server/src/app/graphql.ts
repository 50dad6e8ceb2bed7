import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs'
import type { Logger } from 'pino'
import { LIMITS } from '../../../schema/limits.js'
import type { Context } from '../core/context.js'
import type { Viewer } from '../core/viewer.js'
import { type Doorway, addressOf, contextOf, viewerOf } from './caller.js'
import { toldFailure } from './failures.js'
import { OPERATION_LIMITS, limitRules, operationFaults } from './limits.js'
import { requestIdOf } from './request-id.js'

const MOST_FILES = 4
/** Bytes of a multipart request. */
const LARGEST_REQUEST = MOST_FILES * LIMITS.upload.bytes + 1024 * 1024
const PREFLIGHT = ['apollo-require-preflight', 'x-apollo-operation-name']

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
    plugins: [ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(), withinLimits],
  })
  await apollo.start()
  const router = Router()
  const knowViewer: RequestHandler = async (request, response, next) => {
    response.locals.viewer = await viewerOf(doorway.sessions, request.headers.authorization)
    next()
  }
  router.use('/graphql', knowViewer, onlySignedInUpload, express.json({ limit: OPERATION_LIMITS.message }))
  router.use('/graphql', uploads)
  router.use('/graphql', expressMiddleware(apollo, {
    context: async ({ req, res }) => contextOf(doorway, res.locals.viewer as Viewer | null, addressOf(req), requestIdOf(res)),
  }))
  router.use('/graphql', refused(log))
  return { router, stop: () => apollo.stop() }
}

/** A multipart body is only read for somebody who is signed in, and never from another site’s form. */
const onlySignedInUpload: RequestHandler = (request, response, next) => {
  if (!request.is('multipart/form-data')) return next()
  const refuse = (status: number, message: string, code: string) => void response.status(status).json({ errors: [{ message, extensions: { code } }] })
  if (!PREFLIGHT.some((header) => request.headers[header])) return refuse(400, 'An upload needs the header apollo-require-preflight', 'BAD_REQUEST')
  if (!response.locals.viewer) return refuse(200, 'Not authenticated', 'UNAUTHENTICATED')
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_REQUEST) {
    response.setHeader('Connection', 'close')
    return refuse(413, 'This request is too large', 'BAD_REQUEST')
  }
  next()
}

const receive = graphqlUploadExpress({ maxFileSize: LIMITS.upload.bytes, maxFiles: MOST_FILES, maxFieldSize: OPERATION_LIMITS.message })

/**
 * A file is cut off at the limit while it streams. What follows it is read and thrown away, so that browsers get to see
 * the answer, but no more than a request within the limits could have: then the connection is cut.
 */
const uploads: RequestHandler = (request, response, next) => {
  receive(request, response, next)
  if (!request.is('multipart/form-data')) return
  let received = 0
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > LARGEST_REQUEST) request.socket.destroy()
  })
}

/** What breaks before an operation can be read (a body too large, no JSON, no database) is told in GraphQL’s own form. */
const refused = (log: Logger): ErrorRequestHandler => (error: Error & { status?: number; expose?: boolean }, _request, response, next) => {
  if (response.headersSent) return next(error)
  const { status = 500 } = error
  const told = status < 500
    ? { message: status === 413 ? 'This request is too large' : error.message, extensions: { code: 'BAD_REQUEST' } }
    : toldFailure(new GraphQLError(error.message, { extensions: { code: 'INTERNAL_SERVER_ERROR' }, originalError: error }).toJSON(), error, requestIdOf(response), log)
  response.status(status).json({ errors: [told] })
}
