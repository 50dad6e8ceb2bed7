import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PricedOrder } from '#schema/prices'
import { EngineFailure } from '../../engines/engine.js'
import type { Ledger } from './ledger.js'

/** A request that somebody waits for, and that no job belongs to. */
interface DirectOrder {
  projectId: string
  personId: string
  priced: PricedOrder
}

/** What the provider says of it: millionths of a US dollar, where it tells what it cost. */
interface Told {
  micros?: number
}

/** Paid requests without a job: each is reserved before it is sent, and closed when it has ended. */
export class DirectRequests {
  constructor(
    private readonly db: EntityManager,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Sends a request within the budgets. What surely was not billed is released; what ended in another way counts as
   * billed, as does one whose process was lost, after a day. Throws BUDGET_REACHED where a budget does not allow it.
   */
  async run<Result extends Told>(order: DirectOrder, send: () => Promise<Result>): Promise<Result> {
    const id = await this.reserve(order)
    if (!id) return send()
    try {
      const result = await send()
      await this.db
        .fork()
        .transactional((em) => this.ledger.settleReservation(em, id, { micros: result.micros }))
      return result
    } catch (error) {
      const isFree = error instanceof EngineFailure && error.notSent
      await this.db.fork().transactional(async (em) => {
        if (isFree) await this.ledger.release(em, id)
        else await this.ledger.settleReservation(em, id, { isAssumed: true })
      })
      throw error
    }
  }

  private reserve(order: DirectOrder): Promise<string | undefined> {
    const jobId = randomUUID()
    return this.db.fork().transactional(async (em) => {
      const id = await this.ledger.reserve(em, { ...order, jobId })
      // closes it, should this process be lost
      if (id) await em.execute('insert into pending_bill (reservation_id, job_id) values (?, ?)', [id, jobId])
      return id
    })
  }
}
