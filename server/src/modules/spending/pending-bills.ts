import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Engine } from '../../engines/engine.js'
import type { Ledger } from './ledger.js'
import { PendingBill } from './ledger-entry.entity.js'

/** After a job ended, the provider is asked after so long, and then again. In milliseconds. */
const ASK_AFTER_MS = [1_000, 5_000, 30_000, 300_000]
/** What the provider has not told for so long counts as billed. */
const GIVE_UP_HOURS = 24

/**
 * Closes the reservations of jobs that ended without a result, once the provider has told whether it billed their
 * requests. What a process leaves undone, the hourly maintenance of any does.
 */
export class PendingBills {
  private readonly timers = new Set<NodeJS.Timeout>()
  private running: Promise<unknown> = Promise.resolve()
  private isClosed = false

  constructor(
    private readonly deps: {
      db: EntityManager
      engine: Pick<Engine, 'bill'>
      ledger: Ledger
      log: Logger
    },
  ) {}

  /** Asks soon, a few times. */
  soon([delay, ...later] = ASK_AFTER_MS): void {
    if (delay === undefined || this.isClosed) return
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.running = this.close().then(
        (left) => left && this.soon(later),
        () => this.soon(later),
      )
    }, delay)
    timer.unref()
    this.timers.add(timer)
  }

  /** Asks the provider about all of them. Returns how many are still open. */
  async close(): Promise<number> {
    const bills = await this.deps.db.fork().find(PendingBill, {}, { orderBy: { since: 'asc' }, limit: 1_000 })
    let left = 0
    for (const bill of bills) {
      const isClosed = await this.closeOne(bill).catch((error: Error) => {
        this.deps.log.warn({ error: error.message }, 'the provider did not say whether a request was billed')
        return false
      })
      if (!isClosed) left += 1
    }
    return left
  }

  /** Ends the timers, and resolves when nothing runs any more. */
  async settled(): Promise<void> {
    this.isClosed = true
    for (const timer of this.timers) clearTimeout(timer)
    await this.running
  }

  private async closeOne({ reservationId, ...pending }: PendingBill): Promise<boolean> {
    const { db, engine, ledger } = this.deps
    const request = await this.requestOf(pending)
    const bill = request && engine.bill ? await engine.bill(request) : ({ state: 'open' } as const)
    const isLate = Date.now() - pending.since.getTime() > GIVE_UP_HOURS * 3_600_000
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

  /** Its request; one that was being sent when the job ended may have been named to the job since. */
  private async requestOf({ jobId, requestId, requestModel }: Omit<PendingBill, 'reservationId'>) {
    if (requestId && requestModel) return { id: requestId, model: requestModel }
    const [job] = await this.deps.db
      .fork()
      .execute<{ id: string | null; model: string | null }[]>(
        'select request_id as id, request_model as model from job where id = ?',
        [jobId],
      )
    return job?.id && job.model ? { id: job.id, model: job.model } : undefined
  }
}
