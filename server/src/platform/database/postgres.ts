import pg from 'pg'

/**
 * Time limits for Postgres, in milliseconds. A caller waits for at most two of them in a row, so that an outage is
 * reported within ten seconds.
 */
export const TIMEOUTS = {
  connect: 2_500,
  /** For a free connection of the pool. */
  acquire: 4_000,
  /** Of one statement, enforced by the server, which cancels it. */
  statement: 5_250,
  /**
   * Of one response, measured by this process, which then closes the connection: a silently broken one never responds.
   */
  answer: 5_500,
  /**
   * Added to it, to read what arrived while this process was suspended, before the server counts as unresponsive.
   */
  lastLook: 250,
  lock: 5_000,
  /** Of an idle transaction, whose process has died or is suspended. */
  idleInTransaction: 30_000,
} as const

/** Makes the server detect a lost client within about 20 seconds, and release its locks. */
const SERVER_SIDE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c tcp_user_timeout=15000'
/**
 * JIT compilation, and starting parallel workers, take longer than our statements; parallel workers would also take
 * the cores of others. Pages are read from memory or SSD, so that an index pays off sooner than by default.
 */
const SHORT_STATEMENTS = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'
const KEEPALIVE_AFTER_MS = 10_000

/** When a server last failed to respond on a connection, by its address. */
const unresponsiveSince = new Map<string, number>()

/**
 * A connection with time limits: `connectionTimeoutMillis` to be established, and `answerMs` per response, each plus
 * `lastLook` (0: none). After that it is closed, and pending statements fail.
 */
export class BoundedClient extends pg.Client {
  private readonly connectMs: number
  private readonly answerMs: number
  private readonly server: string
  private heardAt = Date.now()
  private timer?: NodeJS.Timeout

  constructor(config: pg.ClientConfig & { answerMs?: number }) {
    super({ ...config, connectionTimeoutMillis: 0 }) // replaced by our own limit with `lastLook`
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
  override connect(...args: never[]): never
  override connect(...args: unknown[]): unknown {
    if (this.connectMs)
      this.timer = setTimeout(() => this.lookOnce(() => this.break('timeout expired')), this.connectMs)
    for (const end of ['connect', 'error'] as const) this.once(end, () => clearTimeout(this.timer))
    return (super.connect as (...args: unknown[]) => unknown)(...args)
  }

  // pg has several overloads; all of them get the same time limit.
  override query<Row extends pg.QueryResultRow>(statement: string): Promise<pg.QueryResult<Row>>
  override query(...args: never[]): never
  override query(...args: unknown[]): unknown {
    clearTimeout(this.timer)
    if (this.answerMs)
      this.timer = setTimeout(() => this.lookOnce(() => this.markUnresponsive()), this.answerMs)
    return (super.query as (...args: unknown[]) => unknown)(...args)
  }

  /** Runs a statement that Postgres prepares once per connection, under this name. */
  queryPrepared<Row extends pg.QueryResultRow>(name: string, text: string): Promise<pg.QueryResult<Row>> {
    return this.query({ name, text } as never) as unknown as Promise<pg.QueryResult<Row>>
  }

  /**
   * Whether this idle connection may be used. Closes it if the server has failed to respond on another one since its
   * last response here: testing it with a query would make another caller wait.
   */
  isTrusted(): boolean {
    if ((unresponsiveSince.get(this.server) ?? 0) <= this.heardAt) return true
    this.break()
    return false
  }

  /** After a suspension, timers fire before data that arrived meanwhile is read, so this reads once more. */
  private lookOnce(then: () => void): void {
    this.timer = setTimeout(then, TIMEOUTS.lastLook)
  }

  /** A short timeout of one connection says nothing about the server; only the full timeout does. */
  private markUnresponsive(): void {
    if (this.answerMs >= TIMEOUTS.answer) unresponsiveSince.set(this.server, Date.now())
    this.break()
  }

  /** Closes the connection without notifying the server, which would not receive it. */
  private break(why = 'Query read timeout'): void {
    const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } })
      .connection
    stream.destroy(new Error(why))
  }
}

/** Settings of connections to `url`; `pg_stat_activity` shows `name`. */
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

/** The same without time limits, except to connect, for migrations and other long work. */
export const patientSettings = (url: string, name: string) => ({
  ...connectionSettings(url, name),
  connectionTimeoutMillis: TIMEOUTS.connect * 4,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  answerMs: 0,
})

/** Fields of a Postgres error that quote rows or statements. */
const QUOTING = ['detail', 'where', 'internalQuery', 'hint'] as const
const LONGEST_STATEMENT = 500

/** A statement with a question mark in place of each value. */
const withoutValues = (statement: string): string =>
  statement
    .replace(/E'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|(?<![\w."$])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, LONGEST_STATEMENT)

/**
 * Removes user input from an error, so that it may be logged: only Postgres' own message stays, without the statement
 * that a library prefixes, and `statement` gets the statement without values.
 */
export function bareError(error: Error, statement: string): Error {
  const isAboutValue = String((error as { code?: string }).code).startsWith('22')
  const message = isAboutValue ? error.message.replace(/[:"'].*$/s, '') : error.message
  for (const field of QUOTING) delete (error as Partial<Record<(typeof QUOTING)[number], string>>)[field]
  error.stack = error.stack?.replace(error.message, message)
  // the same error may be reported for several statements
  Object.defineProperty(error, 'message', { get: () => message, set() {}, configurable: true })
  return Object.assign(error, { statement: withoutValues(statement) })
}
