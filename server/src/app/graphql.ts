import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type RequestHandler, Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs'
import type { Logger } from 'pino'
import { LIMITS } from '../../../schema/limits.js'
import type { Context } from '../core/context.js'
import type { Viewer } from '../core/viewer.js'
import { type Doorway, addressOf, contextOf, viewerOf } from './caller.js'
import { toldFailure } from './failures.js'
import { OPERATION_LIMITS, limitRules, operationFaults } from './limits.js'
import { requestIdOf } from './request-id.js'

const PREFLIGHT = ['apollo-require-preflight', 'x-apollo-operation-name']

export interface GraphqlDoor {
  router: Router
  stop(): Promise<void>
}

/** GraphQL over HTTP, uploads included. */
export async function openGraphql({ schema, doorway, schemaIsPublic, log }: {
  schema: GraphQLSchema
  doorway: Doorway
  schemaIsPublic: boolean
  log: Logger
}): Promise<GraphqlDoor> {
  const withinLimits: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operationName, request, contextValue }) => {
        const [fault] = operationFaults({ schema, document, operationName, variables: request.variables, viewer: contextValue.viewer, schemaIsPublic })
        if (fault) throw fault
      },
    }),
  }
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true, // whether a caller may is asked for each operation
    csrfPrevention: { requestHeaders: PREFLIGHT },
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: limitRules,
    hideSchemaDetailsFromClientErrors: !schemaIsPublic,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => toldFailure(formatted, error, undefined, log),
    plugins: [ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(), withinLimits],
  })
  await apollo.start()
  const router = Router()
  const knowViewer: RequestHandler = async (request, response, next) => {
    response.locals.viewer = await viewerOf(doorway.sessions, request.headers.authorization)
    next()
  }
  router.use('/graphql', knowViewer, onlySignedInUpload, express.json({ limit: OPERATION_LIMITS.message }))
  router.use('/graphql', graphqlUploadExpress({ maxFileSize: LIMITS.upload.bytes, maxFiles: 4, maxFieldSize: OPERATION_LIMITS.message }))
  router.use('/graphql', expressMiddleware(apollo, {
    context: async ({ req, res }) => contextOf(doorway, res.locals.viewer as Viewer | null, addressOf(req), requestIdOf(res)),
  }))
  return { router, stop: () => apollo.stop() }
}

/** A multipart body is only read for somebody who is signed in, and never from another site’s form. */
const onlySignedInUpload: RequestHandler = (request, response, next) => {
  if (!request.is('multipart/form-data')) return next()
  const refuse = (status: number, message: string, code: string) => void response.status(status).json({ errors: [{ message, extensions: { code } }] })
  if (!PREFLIGHT.some((header) => request.headers[header])) return refuse(400, 'An upload needs the header apollo-require-preflight', 'BAD_REQUEST')
  if (!response.locals.viewer) return refuse(200, 'Not authenticated', 'UNAUTHENTICATED')
  next()
}
