import pg from 'pg'

/**
 * How long anything waits for Postgres, in milliseconds. A caller meets at most two of these waits one after
 * the other, so that an outage is told within ten seconds.
 */
export const TIMEOUTS = {
  connect: 2_500,
  /** For a connection of the pool. */
  acquire: 4_000,
  /** One statement, on the server: it is cancelled there. */
  statement: 5_250,
  /**
   * One answer, on our side: a line that is broken without a word never brings it. The connection is given
   * up.
   */
  answer: 5_500,
  /** After that: what arrived while this process stood still is read before the server counts as silent. */
  lastLook: 250,
  lock: 5_000,
  /** A transaction in which nothing is asked: its process is gone, or stands still. */
  idleInTransaction: 30_000,
} as const

/** The server finds out within about 20 seconds that a client is gone, and frees its locks. */
const SERVER_SIDE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c tcp_user_timeout=15000'
const KEEPALIVE_AFTER_MS = 10_000

/** When a server last left a connection without an answer, by its address. */
const unresponsiveSince = new Map<string, number>()

/**
 * A connection that waits no longer than `connectionTimeoutMillis` to be made and `answerMs` for an answer,
 * each with a last look (0: for ever): then it breaks, and whatever waits on it fails.
 */
export class BoundedClient extends pg.Client {
  private readonly connectMs: number
  private readonly answerMs: number
  private readonly server: string
  private heardAt = Date.now()
  private timer?: NodeJS.Timeout

  constructor(config: pg.ClientConfig & { answerMs?: number }) {
    super({ ...config, connectionTimeoutMillis: 0 }) // ours instead, for the sake of the last look
    this.connectMs = config.connectionTimeoutMillis ?? TIMEOUTS.connect
    this.answerMs = config.answerMs ?? TIMEOUTS.answer
    this.server = `${this.host}:${this.port}`
    this.on('drain', () => {
      clearTimeout(this.timer)
      this.heardAt = Date.now()
    })
    this.on('end', () => clearTimeout(this.timer))
  }

  override connect(): Promise<void>
  override connect(...told: never[]): never
  override connect(...told: unknown[]): unknown {
    if (this.connectMs)
      this.timer = setTimeout(() => this.lookOnce(() => this.break('timeout expired')), this.connectMs)
    for (const end of ['connect', 'error'] as const) this.once(end, () => clearTimeout(this.timer))
    return (super.connect as (...told: unknown[]) => unknown)(...told)
  }

  // pg overloads it; whatever is asked, the wait for its answer is the same.
  override query<Row extends pg.QueryResultRow>(statement: string): Promise<pg.QueryResult<Row>>
  override query(...asked: never[]): never
  override query(...asked: unknown[]): unknown {
    clearTimeout(this.timer)
    if (this.answerMs)
      this.timer = setTimeout(() => this.lookOnce(() => this.markUnresponsive()), this.answerMs)
    return (super.query as (...asked: unknown[]) => unknown)(...asked)
  }

  /**
   * Whether this connection, at rest, may be used. When the server has fallen silent towards another one
   * since it was last heard on this one, it breaks: to find out by asking would take another caller's
   * patience.
   */
  isTrusted(): boolean {
    if ((unresponsiveSince.get(this.server) ?? 0) <= this.heardAt) return true
    this.break()
    return false
  }

  /** A process that stood still finds its timers due before it has read what came meanwhile. */
  private lookOnce(then: () => void): void {
    this.timer = setTimeout(then, TIMEOUTS.lastLook)
  }

  /** The haste of one connection says nothing about the others: only full patience does. */
  private markUnresponsive(): void {
    if (this.answerMs >= TIMEOUTS.answer) unresponsiveSince.set(this.server, Date.now())
    this.break()
  }

  /** Without a word to the server, which would not hear it. */
  private break(why = 'Query read timeout'): void {
    const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } })
      .connection
    stream.destroy(new Error(why))
  }
}

/** What connections to `url` are opened with. `name` is what `pg_stat_activity` shows. */
export const connectionSettings = (url: string, name: string) => ({
  connectionString: url,
  application_name: name,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
  connectionTimeoutMillis: TIMEOUTS.connect,
  statement_timeout: TIMEOUTS.statement,
  lock_timeout: TIMEOUTS.lock,
  idle_in_transaction_session_timeout: TIMEOUTS.idleInTransaction,
  options: SERVER_SIDE,
})

/** The same without limits, for migrations and other work that takes as long as it takes. */
export const patientSettings = (url: string, name: string) => ({
  ...connectionSettings(url, name),
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  answerMs: 0,
})

/** Fields of an error of Postgres that quote rows and statements. */
const QUOTING = ['detail', 'where', 'internalQuery', 'hint'] as const
const LONGEST_STATEMENT = 500

/** A statement with a question mark for each value. */
const withoutValues = (statement: string): string =>
  statement
    .replace(/E'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|(?<![\w."$])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, LONGEST_STATEMENT)

/**
 * Takes from an error whatever people wrote, so that it may be logged: its words are those of Postgres alone,
 * also when somebody would put the statement before them, and `statement` is that without values.
 */
export function bareError(error: Error, statement: string): Error {
  const isAboutValue = String((error as { code?: string }).code).startsWith('22')
  const message = isAboutValue ? error.message.replace(/[:"'].*$/s, '') : error.message
  for (const field of QUOTING) delete (error as Partial<Record<(typeof QUOTING)[number], string>>)[field]
  error.stack = error.stack?.replace(error.message, message)
  // several statements may fail with one and the same error
  Object.defineProperty(error, 'message', { get: () => message, set() {}, configurable: true })
  return Object.assign(error, { statement: withoutValues(statement) })
}
