import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
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

/** On one socket, running at once. */
const MOST_OPERATIONS = 50
const SESSION_ENDED = 4401
/** Clients connect anew after it, and are then seen with the rights they have by now. */
const RIGHTS_CHANGED = 4205
const PING_MS = 12_000
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What is kept with a connection. */
type Connection = Extra & {
  sessionId: string
  authorization: string
  operations: Set<string>
}

/**
 * GraphQL over WebSocket, on the same path and with the same limits as over HTTP. Only for signed-in users: an anonymous
 * connection is closed with 4403, and one whose session ends, at once, with 4401; one whose person's rights change, with
 * 4205, so that it begins again with those.
 */
export function openSockets({ server, schema, doorway, events, schemaIsPublic, log }: {
  server: Server
  schema: GraphQLSchema
  doorway: Doorway
  events: Events
  /** Whether anonymous callers may read the schema. */
  schemaIsPublic: boolean
  log: Logger
}): { dispose(): Promise<void> } {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: OPERATION_LIMITS.message })
  const connections = new BySession(doorway, log)
  const stops = [
    events.on('session-ended', ({ id }) => connections.end(id)),
    events.on('session-changed', ({ id }) => connections.renew(id)),
    events.onGap(() => connections.review()),
  ]

  const judge = ({ query, operationName, variables }: Asked, viewer: Viewer): readonly GraphQLError[] | Pick<ExecutionArgs, 'document'> => {
    try {
      const document = parse(query, { maxTokens: OPERATION_LIMITS.tokens })
      const faults = validate(schema, document, [...specifiedRules, ...limitRules])
      if (faults.length) return faults
      if (!getOperationAST(document, operationName)) return [refusal('There is no such operation', 'BAD_USER_INPUT')]
      const beyond = operationFaults({ schema, document, operationName, variables, viewer, schemaIsPublic })
      return beyond.length ? beyond : { document }
    } catch (error) {
      return [error instanceof GraphQLError ? error : refusal('This operation cannot be read', 'BAD_USER_INPUT')]
    }
  }

  const door = useServer<{ authorization?: string }, Partial<Omit<Connection, keyof Extra>>>(
    {
      schema,
      isProd: true, // what breaks inside is not told to the other side
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }) => {
        const viewer = await viewerOf(doorway.sessions, connectionParams?.authorization)
        if (!viewer) return false
        const { sessionId } = viewer
        await connections.join(Object.assign(extra, { sessionId, authorization: connectionParams!.authorization!, operations: new Set<string>() }))
        return true
      },
      onSubscribe: async ({ extra }, id, asked): Promise<readonly GraphQLError[] | ExecutionArgs> => {
        const { socket, request, sessionId, authorization, operations } = extra as Connection
        if (operations.size >= MOST_OPERATIONS) return [refusal(`At most ${MOST_OPERATIONS} operations at once`, 'RATE_LIMITED')]
        operations.add(id)
        const viewer = await viewerOf(doorway.sessions, authorization)
        if (!viewer) connections.end(sessionId)
        const judged = viewer && socket.readyState === socket.OPEN ? judge(asked, viewer) : [refusal('Not authenticated', 'UNAUTHENTICATED')]
        if (!('document' in judged)) {
          operations.delete(id)
          return judged
        }
        const contextValue: Context = contextOf(doorway, viewer, addressOf(request), randomUUID())
        return { schema, document: judged.document, operationName: asked.operationName, variableValues: asked.variables, contextValue }
      },
      onNext: (_context, _id, _asked, { contextValue }, result) =>
        result.errors && { ...result, errors: result.errors.map((error) => toldError(error, (contextValue as Context).requestId, log)) },
      onError: (_context, _id, _asked, errors) => errors.map((error) => toldFailure(toPlain(error), error, undefined, log)),
      onComplete: ({ extra }, id) => void (extra as Connection).operations.delete(id),
    },
    sockets,
    PING_MS,
  )
  sockets.on('connection', (socket) => {
    socket.removeAllListeners('error') // of graphql-ws, which would write to the console whatever a caller sends amiss
    socket.on('error', (error) => log.info({ error: error.message }, 'a socket broke off'))
  })
  sockets.removeAllListeners('error').on('error', () => undefined) // a port that is taken is said by whoever listens
  return {
    dispose: async () => {
      for (const stop of stops) stop()
      await door.dispose()
    },
  }
}

interface Asked {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

/** The open connections of every session and API token. */
class BySession {
  private readonly open = new Map<string, Set<Connection>>()

  constructor(private readonly doorway: Doorway, private readonly log: Logger) {}

  /** Keeps a connection until it closes, and closes it when its session runs out, or has ended by now. */
  async join(connection: Connection): Promise<void> {
    const { socket, sessionId } = connection
    const peers = this.open.get(sessionId) ?? new Set()
    this.open.set(sessionId, peers.add(connection))
    let timer: NodeJS.Timeout | undefined
    socket.once('close', () => {
      clearTimeout(timer)
      peers.delete(connection)
      if (!peers.size && this.open.get(sessionId) === peers) this.open.delete(sessionId)
    })
    const expiry = await this.doorway.sessions.expiry(sessionId)
    if (!expiry) return this.end(sessionId)
    const wait = () => {
      const left = expiry.getTime() - Date.now()
      timer = setTimeout(left > LONGEST_TIMER_MS ? wait : () => this.end(sessionId), Math.min(Math.max(left, 0), LONGEST_TIMER_MS))
    }
    if (socket.readyState === socket.OPEN) wait()
  }

  end(sessionId: string): void {
    for (const { socket } of this.open.get(sessionId) ?? []) socket.close(SESSION_ENDED, 'Not authenticated')
  }

  renew(sessionId: string): void {
    for (const { socket } of this.open.get(sessionId) ?? []) socket.close(RIGHTS_CHANGED, 'Please connect again')
  }

  /** After a while in which nothing was heard: closes what has ended, and lets the rest begin again with the rights of now. */
  review(): void {
    for (const id of this.open.keys()) {
      this.doorway.sessions.expiry(id).then(
        (expiry) => (expiry ? this.renew(id) : this.end(id)),
        (error: Error) => this.log.warn({ error: error.message }, 'a session could not be looked up'),
      )
    }
  }
}

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } })

const toPlain = (error: unknown) => (error instanceof GraphQLError ? error : new GraphQLError(String(error))).toJSON()

const toldError = (error: GraphQLError, requestId: string, log: Logger): GraphQLError => {
  const { message, extensions } = toldFailure(error.toJSON(), error, requestId, log)
  return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions })
}
