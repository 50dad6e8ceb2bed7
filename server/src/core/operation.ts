import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { unavailable } from './failure.js'

const CANCEL_WITHIN_MS = 2_000
const running = new AsyncLocalStorage<Operation>()

/** How an operation begins and ends; where it may take its time, it lets others have its place. */
interface ConcurrencySlot {
  release: () => void
  /** Takes the place again, at once. */
  acquire: () => () => void
}

/**
 * One operation and its time. When that is over, or it was answered, what it still has Postgres do is
 * cancelled, and it may ask for nothing more but to roll back; `wasAborted` tells that this has happened.
 */
export class Operation {
  wasAborted = false
  private isOver = false
  private hasEnded = false
  private leftMs: number
  private since = 0
  private timer?: NodeJS.Timeout
  private slot?: ConcurrencySlot
  private readonly statements = new Set<pg.Client>()
  private isCancelling = false
  /** How much of it has limits of its own at the moment. */
  private exemptions = 0
  /** Statements that have ended, whose connections wait for the cancelling. */
  private readonly heldBack: (() => void)[] = []

  /** `limitMs` is null for work whose parts have limits of their own: it only takes a place. */
  constructor(private readonly limitMs: number | null) {
    this.leftMs = limitMs ?? 0
  }

  /** What is said of an operation that took too long. */
  get timeout() {
    return unavailable(
      `This operation took longer than ${(this.limitMs ?? 0) / 1000} seconds and was stopped.`,
    )
  }

  /** Does the work of this operation: all that it asks of Postgres, however deep, belongs to it. */
  run<Result>(work: () => Result): Result {
    return running.run(this, work)
  }

  /** Its time begins. */
  begin(slot?: ConcurrencySlot): void {
    this.slot = slot
    this.startClock()
  }

  /**
   * It was answered. What still works for it, such as the other fields of an answer that failed, is stopped;
   * its place is given back when nothing of it is running any more.
   */
  end(): void {
    if (this.hasEnded) return
    this.hasEnded = true
    if (!this.exemptions) this.stopClock()
    this.abort()
    this.releaseWhenIdle()
  }

  /**
   * Work that has limits of its own, such as receiving a file: it takes neither the operation's time nor a
   * place.
   */
  async exempt<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.slot || this.isOver) return work()
    if (!this.exemptions) {
      this.stopClock()
      this.slot.release()
    }
    this.exemptions += 1
    try {
      return await work()
    } finally {
      this.exemptions -= 1
      if (!this.exemptions && this.slot && !this.hasEnded) {
        this.slot.release = this.slot.acquire()
        this.startClock()
      }
    }
  }

  /**
   * Runs a statement of this operation on a connection, which nobody else gets before a cancelling has
   * arrived.
   */
  statement(client: pg.Client, text: string, send: (text: string, done: Done) => void, done: Done): void {
    if (this.isOver && !/^\s*(rollback|commit)\b/i.test(text)) return this.refuse(done)
    if (this.isOver && /^\s*commit\b/i.test(text)) return send('rollback', () => this.refuse(done))
    this.statements.add(client)
    send(text, (error, result) => {
      this.statements.delete(client)
      if (error && this.isOver) this.wasAborted = true
      if (this.isCancelling) return void this.heldBack.push(() => done(error, result))
      done(error, result)
      this.releaseWhenIdle()
    })
  }

  private async cancel(): Promise<void> {
    this.isCancelling = true
    await cancel([...this.statements])
    this.isCancelling = false
    for (const release of this.heldBack.splice(0)) release()
    this.releaseWhenIdle()
  }

  private releaseWhenIdle(): void {
    if (!this.hasEnded || this.isCancelling || this.statements.size) return
    this.slot?.release()
    this.slot = undefined
  }

  private refuse(done: Done): void {
    this.wasAborted = true
    setImmediate(done, Object.assign(new Error('The time of this operation is over'), { code: '57014' }))
  }

  private startClock(): void {
    if (this.limitMs === null) return
    this.since = Date.now()
    this.timer = setTimeout(() => this.abort(), this.leftMs)
  }

  private stopClock(): void {
    clearTimeout(this.timer)
    this.leftMs = Math.max(0, this.leftMs - (Date.now() - this.since))
  }

  private abort(): void {
    if (this.isOver) return
    this.isOver = true
    if (this.statements.size) void this.cancel()
  }
}

type Done = (error: Error | null, result?: unknown) => void

/**
 * Ends what these connections have Postgres do at the moment. One that cannot be reached ends by the limits
 * of its own.
 */
async function cancel(clients: pg.Client[]): Promise<void> {
  const [{ host, port, user, password, database, ssl }] = clients
  const messenger = new pg.Client({
    host,
    port,
    user,
    password: password ?? undefined,
    database,
    ssl: ssl || undefined,
    application_name: 'cutroom cancel',
    connectionTimeoutMillis: CANCEL_WITHIN_MS,
    query_timeout: CANCEL_WITHIN_MS,
  })
  messenger.on('error', () => undefined)
  try {
    await messenger.connect()
    await messenger.query('select pg_cancel_backend(pid) from unnest($1::int[]) as running (pid)', [
      clients.map((client) => (client as pg.Client & { processID: number }).processID),
    ])
  } catch {
    // the statement's own time limit ends it
  } finally {
    await messenger.end().catch(() => undefined)
  }
}

/** Has a new connection of the pool take part in the time limits of operations. */
export function limitStatements(client: pg.Client): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const limited = (...parts: unknown[]) => {
    const operation = running.getStore()
    const [statement, ...rest] = parts
    const done = rest.at(-1)
    if (!operation || typeof done !== 'function') return query(...parts)
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    operation.statement(
      client,
      text,
      (sent, told) => void (sent === text ? query(statement, ...rest.slice(0, -1), told) : query(sent, told)),
      done as Done,
    )
  }
  client.query = limited as typeof client.query
}

/** Work that has limits of its own, within or without an operation; see `Operation.aside`. */
export const exemptFromLimits = <Result>(work: () => Promise<Result>): Promise<Result> =>
  running.getStore()?.exempt(work) ?? work()

/**
 * Work that belongs to no operation, though one begins it: it goes on when that is over, with limits of its
 * own.
 */
export const detached = <Result>(work: () => Result): Result => running.exit(work)

/** The operation that this code runs for. */
export const currentOperation = (): Operation | undefined => running.getStore()
