import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

/** The sockets of graphql-ws, with the token in the first message. */
export const socketsOf = ({ url, headers }) =>
  createClient({ url: url.replace('http', 'ws'), webSocketImpl: WebSocket, connectionParams: headers })
