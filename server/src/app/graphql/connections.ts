import type { Extra } from 'graphql-ws/use/ws'
import type { Logger } from 'pino'
import type { RequestDependencies } from '../http/caller.js'

/** Concurrent operations on one socket. */
export const MAX_OPERATIONS = 50
/** Sockets of one person in one process. */
const MAX_SOCKETS = 20
export const MAX_SUBSCRIPTIONS = 200
/** The maximum of unsent bytes before the socket of a slow reader is closed. */
const MAX_UNSENT_BYTES = 256 * 1024
/** How long a slow reader has to read the reason for the close, in milliseconds. */
const SHED_WITHIN_MS = 20_000

/** Why a socket is closed. Clients reconnect after all but the first. */
export const CLOSING = {
  sessionEnded: [4401, 'Not authenticated'],
  /** The client then reconnects with its current rights. */
  rightsChanged: [4205, 'Please connect again'],
  /** The client reads too slowly; it has missed messages, and reloads everything. */
  tooSlow: [4206, 'This connection could not keep up'],
  tooMany: [4290, `At most ${MAX_SOCKETS} connections at once`],
  /** A resource of ours is unavailable, or an event was missed: the client reloads everything afterwards. */
  tryAgain: [1013, 'Please try again later'],
} as const
const MAX_TIMER_MS = 2 ** 31 - 1

/** The state of a connection. */
export type Connection = Pick<Extra, 'socket'> & {
  /** The client’s network address. */
  address: string
  userId: string
  sessionId: string
  authorization: string
  operations: Set<string>
  /** Those of `operations` that are subscriptions. */
  subscriptions: Set<string>
}

export const close = (
  { socket }: Pick<Connection, 'socket'>,
  [code, reason]: readonly [number, string],
): void => socket.close(code, reason)

/**
 * Sends a message. Closes the socket instead if its client does not read earlier messages, so that unsent data is
 * bounded.
 */
export function send({ socket }: Pick<Connection, 'socket'>, message: string): void {
  closeIfSlow(socket)
  if (socket.readyState === socket.OPEN) socket.send(Buffer.from(message), { binary: false })
}

/** Closes the socket of a slow reader. */
export function closeIfSlow(socket: Connection['socket']): void {
  if (socket.readyState !== socket.OPEN || socket.bufferedAmount <= MAX_UNSENT_BYTES) return
  close({ socket }, CLOSING.tooSlow)
  const timer = setTimeout(() => socket.terminate(), SHED_WITHIN_MS)
  socket.once('close', () => clearTimeout(timer))
}

/** The open connections, by session or API token and by person. */
export class Connections {
  private readonly open = new Map<string, Set<Connection>>()
  private readonly ofPerson = new Map<string, Set<Connection>>()

  constructor(
    private readonly requestDependencies: RequestDependencies,
    private readonly log: Logger,
  ) {}

  /**
   * Tracks a connection until it closes, and closes it when its session expires or has already ended. False
   * if the person has too many.
   */
  async join(connection: Connection): Promise<boolean> {
    const { socket, sessionId, userId } = connection
    if ((this.ofPerson.get(userId)?.size ?? 0) >= MAX_SOCKETS) return false
    const leave = [addTo(this.open, sessionId, connection), addTo(this.ofPerson, userId, connection)]
    let timer: NodeJS.Timeout | undefined
    socket.once('close', () => {
      clearTimeout(timer)
      for (const one of leave) one()
    })
    const expiry = await this.requestDependencies.sessions.expiry(sessionId)
    if (!expiry) this.end(sessionId)
    const wait = () => {
      const left = expiry!.getTime() - Date.now()
      timer = setTimeout(
        left > MAX_TIMER_MS ? wait : () => this.end(sessionId),
        Math.min(Math.max(left, 0), MAX_TIMER_MS),
      )
    }
    if (socket.readyState === socket.OPEN) wait()
    return true
  }

  /** How many subscriptions a person has, over all connections. */
  subscriptionsOf(userId: string): number {
    return [...(this.ofPerson.get(userId) ?? [])].reduce(
      (sum, { subscriptions }) => sum + subscriptions.size,
      0,
    )
  }

  end(sessionId: string): void {
    for (const connection of this.open.get(sessionId) ?? []) close(connection, CLOSING.sessionEnded)
  }

  renew(sessionId: string): void {
    for (const connection of this.open.get(sessionId) ?? []) close(connection, CLOSING.rightsChanged)
  }

  /**
   * After a gap in the events: closes connections whose session has ended, and lets the others reconnect with
   * their current rights.
   */
  review(): void {
    for (const id of this.open.keys()) {
      this.requestDependencies.sessions.expiry(id).then(
        (expiry) => (expiry ? this.renew(id) : this.end(id)),
        (error: Error) => {
          this.log.warn({ error: error.message }, 'a session could not be looked up')
          this.renew(id) // authenticates again when the client reconnects
        },
      )
    }
  }
}

/** Adds a member under a name; returns a function that removes it. */
function addTo<Member>(all: Map<string, Set<Member>>, name: string, member: Member): () => void {
  const peers = all.get(name) ?? new Set()
  all.set(name, peers.add(member))
  return () => {
    peers.delete(member)
    if (!peers.size && all.get(name) === peers) all.delete(name)
  }
}
