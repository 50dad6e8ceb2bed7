import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { unavailable } from '../errors/failure.js'

const CANCEL_WITHIN_MS = 2_000
const running = new AsyncLocalStorage<Operation>()

/** An operation's slot in the concurrency limit, which it releases while it does unlimited work. */
interface ConcurrencySlot {
  release: () => void
  /** Takes the slot again without waiting. */
  acquire: () => () => void
}

/**
 * One operation and its time limit. After the limit, or once the response was sent, its running statements are
 * cancelled, and it may only roll back; `wasAborted` is then true.
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
  /** The pending cancel request. */
  private cancelling?: Promise<void>
  /** The number of its running parts with limits of their own. */
  private exemptions = 0

  /** `limitMs` is null if its parts have their own limits: it then only takes a slot. */
  constructor(private readonly limitMs: number | null) {
    this.leftMs = limitMs ?? 0
  }

  /** The error of an operation that exceeded its time limit. */
  get timeout() {
    return unavailable(
      `This operation took longer than ${(this.limitMs ?? 0) / 1000} seconds and was stopped.`,
    )
  }

  /** Runs the work of this operation: every statement below it belongs to the operation. */
  run<Result>(work: () => Result): Result {
    return running.run(this, work)
  }

  /** Starts the time limit. */
  begin(slot?: ConcurrencySlot): void {
    this.slot = slot
    this.startClock()
  }

  /**
   * Ends it when the response was sent. Remaining work, such as other fields of a failed response, is stopped; its
   * slot is released when no statement of it is running.
   */
  end(): void {
    if (this.hasEnded) return
    this.hasEnded = true
    if (!this.exemptions) this.stopClock()
    this.abort()
    this.releaseWhenIdle()
  }

  /**
   * Runs work with its own limits, such as receiving a file, outside of the operation's time limit and slot.
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
   * Runs a statement of this operation on a connection, which is reused only after a pending cancel request has
   * arrived.
   */
  async statement<Result>(client: pg.Client, sql: string, send: Send<Result>): Promise<Result> {
    if (this.isOver && !/^\s*rollback\b/i.test(sql)) {
      this.wasAborted = true
      if (/^\s*commit\b/i.test(sql)) await send('rollback')
      throw Object.assign(new Error('The operation timed out'), { code: CANCELLED })
    }
    this.statements.add(client)
    try {
      return await send(sql)
    } catch (error) {
      if (this.isOver && (error as { code?: string }).code === CANCELLED) this.wasAborted = true
      throw error
    } finally {
      this.statements.delete(client)
      await this.cancelling
      this.releaseWhenIdle()
    }
  }

  private releaseWhenIdle(): void {
    if (!this.hasEnded || this.cancelling || this.statements.size) return
    this.slot?.release()
    this.slot = undefined
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
    if (!this.statements.size) return
    this.cancelling = cancel([...this.statements]).then(() => {
      this.cancelling = undefined
      this.releaseWhenIdle()
    })
  }
}

/** Sends a statement to Postgres. */
type Send<Result> = (sql: string) => Promise<Result>

/** Postgres’ code for a cancelled statement; without a response of Postgres it is an outage instead. */
const CANCELLED = '57014'

/**
 * Cancels the running statements of these connections. If Postgres cannot be reached, they end by their own
 * time limits.
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

/** Runs a statement within the limits of the running operation, if there is one. */
export const runStatement = <Result>(client: pg.Client, sql: string, send: Send<Result>): Promise<Result> =>
  running.getStore()?.statement(client, sql, send) ?? send(sql)

/** Runs work with its own limits, inside or outside of an operation; see `Operation.exempt`. */
export const exemptFromLimits = <Result>(work: () => Promise<Result>): Promise<Result> =>
  running.getStore()?.exempt(work) ?? work()

/**
 * Runs work outside of the operation that starts it: it continues after the operation, with its own limits.
 */
export const detached = <Result>(work: () => Result): Result => running.exit(work)

/** The operation that is running. */
export const currentOperation = (): Operation | undefined => running.getStore()
