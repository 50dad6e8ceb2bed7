import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { WebSocket, type WebSocketServer } from 'ws'
import { ERROR_CODES, type ErrorCode } from '#schema/error-codes'
import { readJsonBody } from '../http/json-body.js'

const ID = 'stream'
const TYPE = 'text/event-stream'
const RETRY_SECONDS = 5

interface Message {
  type: string
  payload?: unknown
}

/** The error of a stream that is closed before it begins, by the code with which a socket would be closed. */
const REFUSALS: Record<number, ErrorCode> = { 1013: 'UNAVAILABLE', 4290: 'RATE_LIMITED' }

/**
 * A response with the events of one operation (the protocol GraphQL over Server-Sent Events, distinct connections), in
 * the form of a WebSocket, so that its rights, limits and results are those of sockets.
 */
class EventStream extends EventEmitter {
  readonly protocol = 'graphql-transport-ws'
  readonly OPEN = WebSocket.OPEN
  readyState: number = WebSocket.OPEN

  constructor(
    private readonly response: ServerResponse,
    private readonly operation: unknown,
  ) {
    super()
    response.once('close', () => {
      this.readyState = WebSocket.CLOSED
      this.emit('close', 1005, '')
    })
  }

  get bufferedAmount(): number {
    return this.response.writableLength
  }

  /** Sends a message of the server, with options of `ws` or a function to call when it is sent. */
  send(message: string | Buffer, then?: object | (() => void)): void {
    const done = typeof then === 'function' ? (then as () => void) : undefined
    const { type, payload } = JSON.parse(String(message)) as Message
    if (type === 'connection_ack' && !this.response.headersSent) {
      this.response.writeHead(200, {
        'Content-Type': TYPE,
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      })
      this.write(':\n\n')
      this.receive({ type: 'subscribe', payload: this.operation })
    }
    if (type === 'next') return this.write(eventOf('next', payload), done)
    if (type === 'error') this.write(eventOf('next', { errors: payload }))
    if (type === 'error' || type === 'complete') this.response.end(eventOf('complete'))
    done?.()
  }

  /** Passes a message to the server, as if a client had sent it. */
  receive(message: Message): void {
    this.emit('message', JSON.stringify({ id: ID, ...message }))
  }

  ping(): void {
    this.write(':\n\n', () => this.emit('pong'))
  }

  close(code: number, reason: string): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.readyState = WebSocket.CLOSING
    if (this.response.headersSent) return void this.response.end()
    const refusal = REFUSALS[code] ?? 'UNAUTHENTICATED'
    const message = refusal === 'UNAUTHENTICATED' ? 'Not authenticated' : reason
    const { status } = ERROR_CODES[refusal]
    this.response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(status >= 429 && { 'Retry-After': RETRY_SECONDS }),
    })
    this.response.end(JSON.stringify({ errors: [{ message, extensions: { code: refusal } }] }))
  }

  terminate(): void {
    this.response.destroy()
  }

  private write(text: string, then?: () => void): void {
    if (!this.response.writableEnded) this.response.write(text, then)
    else then?.()
  }
}

const eventOf = (name: string, data?: unknown) =>
  `event: ${name}\ndata: ${data === undefined ? '' : JSON.stringify(data)}\n\n`

const wantsEvents = (request: Request): boolean =>
  request.method === 'POST' && request.accepts(['application/json', TYPE]) === TYPE

/** Hands requests for server-sent events to the server of the sockets. `all` are the open ones. */
export function eventStreams(sockets: WebSocketServer): { all: Set<WebSocket>; handler: RequestHandler } {
  const all = new Set<WebSocket>()
  const readBody = readJsonBody()
  const open = (request: Request, response: Response) => {
    const stream = new EventStream(response, request.body)
    const socket = stream as unknown as WebSocket
    all.add(socket)
    stream.once('close', () => all.delete(socket))
    sockets.emit('connection', socket, request)
    stream.receive({ type: 'connection_init' })
  }
  return {
    all,
    handler: (request, response, next) =>
      wantsEvents(request)
        ? readBody(request, response, (error) => (error ? next(error) : open(request, response)))
        : next(),
  }
}
