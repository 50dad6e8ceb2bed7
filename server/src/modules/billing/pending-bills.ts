import { AsyncResource } from 'node:async_hooks'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Engine, ProviderRequest, RequestBill } from '../../engines/engine.js'
import type { Ledger } from './ledger.js'
import { PendingBill } from './ledger-entry.entity.js'

/** Delays of the bill requests after a job ended, in milliseconds. */
const DELAYS_MS = [1_000, 5_000, 30_000, 300_000]
/** Unanswered requests count as billed after this time. */
const ASSUME_AFTER_HOURS = 24
/** Bills requested per run, oldest first. */
const RUN_SIZE = 1_000

/**
 * Closes the reservations of jobs that ended without a result, when the provider reports whether it billed them. The hourly
 * maintenance covers processes that were killed.
 */
export class PendingBills {
  /** Runs timers outside of the calling operation, which has ended by then. */
  private readonly outside = new AsyncResource('PendingBills')
  private timer?: NodeJS.Timeout
  private nextAt = 0
  private running?: Promise<number>
  private isClosed = false

  constructor(
    private readonly deps: {
      db: EntityManager
      engine: Pick<Engine, 'bill'>
      ledger: Ledger
      log: Logger
    },
  ) {}

  /** Schedules a run and a few repetitions; concurrent calls share them. */
  soon([delay, ...later] = DELAYS_MS): void {
    if (delay === undefined || this.isClosed) return
    const at = Date.now() + delay
    if (this.timer && this.nextAt <= at) return
    clearTimeout(this.timer)
    this.nextAt = at
    this.timer = setTimeout(() => {
      this.timer = undefined
      const again = (left = 1) => {
        if (left && !this.timer) this.soon(later)
      }
      void this.outside.runInAsyncScope(() => this.close()).then(again, () => again())
    }, delay)
    this.timer.unref()
  }

  /** Requests the bills of all pending reservations; concurrent calls share one run. Returns how many are still open. */
  close(): Promise<number> {
    return (this.running ??= this.closeAll().finally(() => (this.running = undefined)))
  }

  /** Stops the timer, and waits for the current run. */
  async settled(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.running?.catch(() => undefined)
  }

  private async closeAll(): Promise<number> {
    const bills = await this.deps.db
      .fork()
      .find(PendingBill, {}, { orderBy: { since: 'asc' }, limit: RUN_SIZE })
    let left = 0
    for (const bill of bills) {
      if (this.isClosed) return bills.length
      const isClosed = await this.closeOne(bill).catch((error: Error) => {
        this.deps.log.warn({ error: error.message }, 'could not close a reservation')
        return false
      })
      if (!isClosed) left += 1
    }
    return left
  }

  private async closeOne({ reservationId, ...pending }: PendingBill): Promise<boolean> {
    const { db, ledger } = this.deps
    const request = await this.requestOf(reservationId, pending)
    const bill = await this.billOf(request)
    const isLate = Date.now() - pending.since.getTime() > ASSUME_AFTER_HOURS * 3_600_000
    if (bill.state === 'open' && !isLate) return false
    await db.fork().transactional(async (em) => {
      const requestId = request?.id
      if (bill.state === 'free') await ledger.release(em, reservationId, requestId)
      else if (bill.state === 'billed')
        await ledger.settleReservation(em, reservationId, { units: bill.units, requestId })
      else await ledger.settleReservation(em, reservationId, { requestId, isAssumed: true })
    })
    return true
  }

  /** The bill of a request; `open` without a response. */
  private async billOf(request: ProviderRequest | undefined): Promise<RequestBill> {
    const { engine, log } = this.deps
    if (!request || !engine.bill) return { state: 'open' }
    return engine.bill(request).catch((error: Error) => {
      log.warn({ error: error.message }, 'could not read the bill of a request')
      return { state: 'open' }
    })
  }

  /**
   * The request of a bill. If it was being sent when the job ended, its id may have been saved in the job since; ignored if the
   * job was ordered again.
   */
  private async requestOf(
    reservationId: string,
    { jobId, requestId, requestModel }: Omit<PendingBill, 'reservationId'>,
  ): Promise<ProviderRequest | undefined> {
    if (requestId && requestModel) return { id: requestId, model: requestModel }
    const [job] = await this.deps.db.fork().execute<{ id: string | null; model: string | null }[]>(
      `select request_id as id, request_model as model from job
       where id = ? and ?::uuid = (select r.id from ledger_entry r
         where r.job_id = job.id and r.kind = 'reserve' order by r.created_at desc limit 1)`,
      [jobId, reservationId],
    )
    return job?.id && job.model ? { id: job.id, model: job.model } : undefined
  }
}
