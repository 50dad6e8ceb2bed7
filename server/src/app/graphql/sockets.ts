import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { Turns } from '#platform/concurrency/turns'
import type { Context } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { Failure, rateLimited } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import { type RequestDependencies, addressOf, contextOf, viewerOf } from '../http/caller.js'
import {
  CLOSING,
  type Connection,
  Connections,
  MAX_OPERATIONS,
  MAX_SUBSCRIPTIONS,
  close,
  closeIfSlow,
  send,
} from './connections.js'
import { eventStreams } from './event-stream.js'
import { publicError } from './failures.js'
import { OPERATION_LIMITS, callsOf } from './limits.js'
import { LiveResults } from './live-results.js'
import type { Operations } from './operations.js'
import {
  type PreparedOperation,
  type OperationRequest,
  checkBeforeRun,
  refusal,
  runOperation,
} from './socket-operations.js'

interface SocketsOptions {
  server: Server
  schema: GraphQLSchema
  requestDependencies: RequestDependencies
  operations: Operations
  events: Events
  /** Whether anonymous callers may read the schema. */
  schemaIsPublic: boolean
  log: Logger
}

interface Sockets {
  /** The number of open sockets and event streams. */
  count(): number
  /** Answers requests for server-sent events. */
  stream: RequestHandler
  dispose(): Promise<void>
}

/**
 * GraphQL over WebSocket and server-sent events, on the same path and with the same limits as over HTTP, for signed-in
 * users. Connections are closed with these codes:
 *
 * - 4403: anonymous
 * - 4401: the session has ended
 * - 4205: the person's rights have changed; the client reconnects with the new rights
 * - 4290: the person has too many connections
 * - 4206: the client does not read what it is sent
 * - 1013: an unavailable resource prevented the connection, or made it miss an event; the client tries again, and
 * reloads everything
 */
export function openSockets({
  server,
  schema,
  requestDependencies,
  operations,
  events,
  schemaIsPublic,
  log,
}: SocketsOptions): Sockets {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: OPERATION_LIMITS.message })
  const streams = eventStreams(sockets)
  const connections = new Connections(requestDependencies, log)
  const liveResults = new LiveResults(
    {
      operations,
      reads: events.reads,
      publicErrorOf: (error, requestId) => publicErrorOf(error, requestId, log),
      log,
    },
    requestDependencies,
  )
  const stops = [
    events.on('session-ended', ({ id }) => connections.end(id)),
    events.on('session-changed', ({ id }) => connections.renew(id)),
    events.onGap(() => connections.review()),
    startHeartbeat(sockets, streams.all),
  ]

  const begin = async (
    connection: Connection,
    viewer: Viewer,
    { id, receivedAt, ...asked }: OperationRequest & { id: string; receivedAt: number },
  ): Promise<readonly GraphQLError[] | PreparedOperation> => {
    const { address, operations: running, subscriptions } = connection
    if (running.size > MAX_OPERATIONS) throw rateLimited(`At most ${MAX_OPERATIONS} operations at once`, 1)
    await operations.count({ viewer, address }, callsOf(asked.query))
    const checked = checkBeforeRun(asked, { viewer, schema, schemaIsPublic })
    if (!('document' in checked)) return checked
    if (checked.isSubscription) {
      if (connections.subscriptionsOf(viewer.id) >= MAX_SUBSCRIPTIONS)
        throw rateLimited(`At most ${MAX_SUBSCRIPTIONS} subscriptions at once`, 1)
      subscriptions.add(id)
    }
    const contextValue: Context = contextOf(requestDependencies, {
      viewer,
      address,
      requestId: randomUUID(),
    })
    return {
      schema,
      document: checked.document,
      cost: checked.cost,
      operationName: asked.operationName,
      variableValues: asked.variables,
      contextValue,
      connection,
      id,
      since: receivedAt - checked.replay,
    }
  }

  const graphqlServer = useServer<ConnectionParams, Partial<Omit<Connection, 'socket' | 'request'>>>(
    {
      schema,
      isProd: true, // internal errors are not shown to the client
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }) => {
        try {
          const address = addressOf(extra.request)
          const authorization = authorizationOf(extra.request, connectionParams)
          const { viewer } = await operations.caller(requestDependencies, authorization, address)
          if (!viewer) return false
          Reflect.deleteProperty(extra, 'request') // the socket would keep it in memory
          const connection: Connection = Object.assign(extra, {
            address,
            userId: viewer.id,
            sessionId: viewer.sessionId,
            authorization: authorization as string,
            operations: new Set<string>(),
            subscriptions: new Set<string>(),
          })
          if (await connections.join(connection)) return true
          close(connection, CLOSING.tooMany)
        } catch (error) {
          closeAfterError(extra as Connection, error, 'a socket could not be opened')
        }
        return false // closes it with another code, unless it has one
      },
      onSubscribe: async ({ extra }, id, asked): Promise<readonly GraphQLError[] | ExecutionArgs> => {
        const connection = extra as Connection
        const { socket, sessionId, authorization } = connection
        const receivedAt = Date.now()
        connection.operations.add(id)
        let begun: readonly GraphQLError[] | PreparedOperation
        try {
          const viewer = await viewerOf(requestDependencies.sessions, authorization)
          if (!viewer) connections.end(sessionId)
          begun =
            viewer && socket.readyState === socket.OPEN
              ? await begin(connection, viewer, { ...asked, id, receivedAt })
              : [refusal('Not authenticated', 'UNAUTHENTICATED')]
        } catch (error) {
          if (!(error instanceof Failure) || error.code !== 'RATE_LIMITED')
            closeAfterError(connection, error, 'an operation on a socket could not begin')
          begun = [new GraphQLError((error as Error).message, { originalError: error as Error })]
        }
        if (!('document' in begun)) finish(connection, id)
        return begun
      },
      execute: (args) => runOperation(args as PreparedOperation, operations),
      subscribe: (args) => {
        const { connection, id, cost, since, ...prepared } = args as PreparedOperation
        return liveResults.subscribe(prepared, {
          id,
          cost,
          since,
          send: (message) => send(connection, message),
          missed: () => close(connection, CLOSING.tryAgain),
        })
      },
      onNext: ({ extra: { socket } }, _id, _asked, { contextValue }, result) => {
        closeIfSlow(socket)
        return (
          result.errors && {
            ...result,
            errors: result.errors.map((error) =>
              publicErrorOf(error, (contextValue as Context).requestId, log),
            ),
          }
        )
      },
      onError: (_context, _id, _asked, errors) =>
        errors.map((error) => publicError(toPlain(error), error, { log })),
      onComplete: ({ extra }, id) => finish(extra as Connection, id),
    },
    sockets,
    0, // `startHeartbeat` pings instead
  )

  /** Closes a socket so that its client tries again later. */
  const closeAfterError = (connection: Connection, error: unknown, what: string) => {
    log.warn({ error: (error as Error).message }, what)
    close(connection, CLOSING.tryAgain)
  }

  sockets.on('connection', (socket) => {
    // the listeners of graphql-ws write malformed input to the console
    socket.removeAllListeners('error')
    socket.on('error', (error) => log.info({ error: error.message }, 'a socket broke off'))
    // the client gets a response to each of them
    for (const event of ['message', 'ping']) socket.on(event, () => closeIfSlow(socket))
  })
  // the HTTP server reports a port that is taken
  sockets.removeAllListeners('error').on('error', () => undefined)
  return {
    count: () => sockets.clients.size + streams.all.size,
    stream: streams.handler,
    dispose: async () => {
      for (const stop of stops) stop()
      for (const stream of streams.all) stream.close(1001, 'Going away')
      await graphqlServer.dispose()
    },
  }
}

/** Where GraphQL clients put the token, besides the header of the upgrade, which browsers cannot set. */
type ConnectionParams = Partial<Record<'authorization' | 'Authorization' | 'token', unknown>>

function authorizationOf({ headers }: IncomingMessage, params: ConnectionParams = {}): unknown {
  const { token, authorization = params.Authorization } = params
  return authorization ?? (typeof token === 'string' ? `Bearer ${token}` : headers.authorization)
}

function finish({ operations, subscriptions }: Connection, id: string): void {
  operations.delete(id)
  subscriptions.delete(id)
}

const toPlain = (error: unknown) =>
  (error instanceof GraphQLError ? error : new GraphQLError(String(error))).toJSON()

const publicErrorOf = (error: GraphQLError, requestId: string, log: Logger): GraphQLError => {
  const { message, extensions } = publicError(error.toJSON(), error, { requestId, log })
  return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions })
}

const HEARTBEAT_MS = 12_000

/**
 * Pings all sockets and streams every twelve seconds, and terminates those that have not responded by the next time. One timer
 * serves all, to save memory. Returns a function that stops it.
 */
function startHeartbeat(server: WebSocketServer, streams: ReadonlySet<WebSocket>): () => void {
  const silent = new WeakSet<WebSocket>()
  const turns = new Turns()
  function responded(this: WebSocket): void {
    silent.delete(this)
  }
  server.on('connection', (socket) => socket.on('pong', responded))
  const beat = (socket: WebSocket): void => {
    if (silent.has(socket)) return socket.terminate()
    silent.add(socket)
    if (socket.readyState === socket.OPEN) socket.ping()
  }
  const timer = setInterval(() => void turns.forEach([...server.clients, ...streams], beat), HEARTBEAT_MS)
  return () => clearInterval(timer)
}
