import pg from 'pg'

/**
 * How long anything waits for Postgres, in milliseconds. A caller meets at most two of these waits in a row,
 * so that an outage is reported within ten seconds.
 */
export const TIMEOUTS = {
  connect: 2_500,
  /** For a connection of the pool. */
  acquire: 4_000,
  /** One statement, on the server: it is cancelled there. */
  statement: 5_250,
  /** One response, measured here: a silently broken connection never delivers it, and is closed. */
  answer: 5_500,
  /**
   * After that: what arrived while this process was suspended is read before the server counts as
   * unresponsive.
   */
  lastLook: 250,
  lock: 5_000,
  /** An idle transaction: its process is gone or suspended. */
  idleInTransaction: 30_000,
} as const

/** The server detects within about 20 seconds that a client is gone, and releases its locks. */
const SERVER_SIDE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c tcp_user_timeout=15000'
/**
 * Compiling a plan takes longer than any of ours runs, and so does starting more processes for it, which would take the
 * cores of other people’s statements. Pages are read from memory or from a disk without moving parts: an index is
 * worth it sooner than Postgres believes.
 */
const SHORT_STATEMENTS = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'
const KEEPALIVE_AFTER_MS = 10_000

/** When a server last failed to answer on a connection, by its address. */
const unresponsiveSince = new Map<string, number>()

/**
 * A connection that waits at most `connectionTimeoutMillis` to be made and `answerMs` for an answer, each
 * with a last look (0: forever): then it is closed, and whatever waits on it fails.
 */
export class BoundedClient extends pg.Client {
  private readonly connectMs: number
  private readonly answerMs: number
  private readonly server: string
  private heardAt = Date.now()
  private timer?: NodeJS.Timeout

  constructor(config: pg.ClientConfig & { answerMs?: number }) {
    super({ ...config, connectionTimeoutMillis: 0 }) // ours instead, because of the last look
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

  // pg overloads it; the wait for the answer is the same for every form.
  override query<Row extends pg.QueryResultRow>(statement: string): Promise<pg.QueryResult<Row>>
  override query(...asked: never[]): never
  override query(...asked: unknown[]): unknown {
    clearTimeout(this.timer)
    if (this.answerMs)
      this.timer = setTimeout(() => this.lookOnce(() => this.markUnresponsive()), this.answerMs)
    return (super.query as (...asked: unknown[]) => unknown)(...asked)
  }

  /** A statement that Postgres plans once, under this name, for the connection. */
  queryPrepared<Row extends pg.QueryResultRow>(name: string, text: string): Promise<pg.QueryResult<Row>> {
    return this.query({ name, text } as never) as unknown as Promise<pg.QueryResult<Row>>
  }

  /**
   * Whether this idle connection may be used. If the server has stopped answering another one since it last
   * answered on this one, this one is closed: finding out by a query would make another caller wait.
   */
  isTrusted(): boolean {
    if ((unresponsiveSince.get(this.server) ?? 0) <= this.heardAt) return true
    this.break()
    return false
  }

  /** In a process that was suspended, timers are due before the data that arrived meanwhile has been read. */
  private lookOnce(then: () => void): void {
    this.timer = setTimeout(then, TIMEOUTS.lastLook)
  }

  /** A short timeout of one connection says nothing about the others: only the full timeout does. */
  private markUnresponsive(): void {
    if (this.answerMs >= TIMEOUTS.answer) unresponsiveSince.set(this.server, Date.now())
    this.break()
  }

  /** Without notifying the server, which would not receive it. */
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
  options: `${SERVER_SIDE} ${SHORT_STATEMENTS}`,
})

/** The same without time limits, for migrations and other long work. */
export const patientSettings = (url: string, name: string) => ({
  ...connectionSettings(url, name),
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  answerMs: 0,
})

/** Fields of a Postgres error that quote rows and statements. */
const QUOTING = ['detail', 'where', 'internalQuery', 'hint'] as const
const LONGEST_STATEMENT = 500

/** A statement with a question mark for each value. */
const withoutValues = (statement: string): string =>
  statement
    .replace(/E'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|(?<![\w."$])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, LONGEST_STATEMENT)

/**
 * Removes what people wrote from an error, so that it may be logged: its message is that of Postgres alone,
 * even if a library prefixes the statement, and `statement` is the statement without values.
 */
export function bareError(error: Error, statement: string): Error {
  const isAboutValue = String((error as { code?: string }).code).startsWith('22')
  const message = isAboutValue ? error.message.replace(/[:"'].*$/s, '') : error.message
  for (const field of QUOTING) delete (error as Partial<Record<(typeof QUOTING)[number], string>>)[field]
  error.stack = error.stack?.replace(error.message, message)
  // several statements may fail with the same error
  Object.defineProperty(error, 'message', { get: () => message, set() {}, configurable: true })
  return Object.assign(error, { statement: withoutValues(statement) })
}
