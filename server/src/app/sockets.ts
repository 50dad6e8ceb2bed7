import type { IncomingMessage, Server } from 'node:http'
import { randomUUID } from 'node:crypto'
import { type ExecutionArgs, GraphQLError, type GraphQLSchema, getOperationAST, parse, specifiedRules, validate } from 'graphql'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Context } from '../core/context.js'
import type { Events } from '../core/events.js'
import type { Viewer } from '../core/viewer.js'
import { type Doorway, addressOf, contextOf, viewerOf } from './caller.js'
import { toldFailure } from './failures.js'
import { OPERATION_LIMITS, limitRules, operationFaults } from './limits.js'

const MOST_OPERATIONS = 50
const SESSION_ENDED = 4401

type Known = Extra & {
  viewer: Viewer
  address: string
  operations: Set<string>
}

/** GraphQL over WebSocket, on the same path and with the same limits as over HTTP. Only for signed-in users. */
export function openSockets({ server, schema, doorway, events, schemaIsPublic, log }: {
  server: Server
  schema: GraphQLSchema
  doorway: Doorway
  events: Events
  schemaIsPublic: boolean
  log: Logger
}): { dispose(): Promise<void> } {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: OPERATION_LIMITS.message })
  const bySession = new Map<string, Set<Known>>()
  const leave = (extra: Known) => {
    const peers = bySession.get(extra.viewer.sessionId)
    peers?.delete(extra)
    if (!peers?.size) bySession.delete(extra.viewer.sessionId)
  }
  const stop = events.on('session-ended', ({ id }) => {
    for (const { socket } of bySession.get(id) ?? []) socket.close(SESSION_ENDED, 'Not authenticated')
  })

  const door = useServer<{ authorization?: string }, Partial<Omit<Known, keyof Extra>>>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }) => {
        const viewer = await viewerOf(doorway.sessions, connectionParams?.authorization)
        if (!viewer) return false
        const known: Known = Object.assign(extra, { viewer, address: addressOf(extra.request as IncomingMessage), operations: new Set<string>() })
        bySession.set(viewer.sessionId, (bySession.get(viewer.sessionId) ?? new Set()).add(known))
        const expiry = await doorway.sessions.expiry(viewer.sessionId)
        const left = (expiry?.getTime() ?? 0) - Date.now()
        const timer = setTimeout(() => known.socket.close(SESSION_ENDED, 'Not authenticated'), Math.min(Math.max(left, 0), 2 ** 31 - 1))
        known.socket.once('close', () => {
          clearTimeout(timer)
          leave(known)
        })
        return true
      },
      onSubscribe: ({ extra }, id, { query, operationName, variables }): readonly GraphQLError[] | ExecutionArgs => {
        const { viewer, address, operations } = extra as Known
        if (operations.size >= MOST_OPERATIONS) return [new GraphQLError(`At most ${MOST_OPERATIONS} operations at once`, { extensions: { code: 'RATE_LIMITED' } })]
        try {
          const document = parse(query, { maxTokens: OPERATION_LIMITS.tokens })
          const faults = validate(schema, document, [...specifiedRules, ...limitRules])
          if (faults.length) return faults
          if (!getOperationAST(document, operationName)) return [new GraphQLError('There is no such operation')]
          const beyond = operationFaults({ schema, document, operationName, variables, viewer, schemaIsPublic })
          if (beyond.length) return beyond
          operations.add(id)
          const contextValue: Context = contextOf(doorway, viewer, address, randomUUID())
          return { schema, document, operationName, variableValues: variables, contextValue }
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('This operation cannot be read')]
        }
      },
      onNext: (_context, _id, _payload, { contextValue }, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => toldError(error, (contextValue as Context).requestId, log)) } : undefined,
      onError: (_context, _id, _payload, errors) => errors.map((error) => toldFailure(new GraphQLError(error.message, error as GraphQLError).toJSON(), error, undefined, log)),
      onComplete: ({ extra }, id) => void (extra as Known).operations.delete(id),
    },
    sockets,
    12_000,
  )
  return {
    dispose: async () => {
      stop()
      await door.dispose()
    },
  }
}

const toldError = (error: GraphQLError, requestId: string, log: Logger): GraphQLError => {
  const { message, extensions } = toldFailure(error.toJSON(), error, requestId, log)
  return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions })
}

