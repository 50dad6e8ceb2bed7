import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PricedOrder } from '#schema/prices'
import { EngineFailure } from '../../engines/engine.js'
import type { Ledger } from './ledger.js'

/** A request that a caller waits for, without a job. */
interface DirectOrder {
  projectId: string
  personId: string
  priced: PricedOrder
}

/** The provider’s cost in millionths of a US dollar, if the response has it. */
interface Billed {
  micros?: number
}

/** Paid requests without a job: reserves each before it is sent, and closes the reservation afterwards. */
export class DirectRequests {
  constructor(
    private readonly db: EntityManager,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Sends a request within the budgets. Releases the reservation of an unsent request; other failures count as billed. If the
   * process is killed, the request counts as billed after a day. Throws BUDGET_REACHED if a budget refuses it.
   */
  async run<Result extends Billed>(order: DirectOrder, send: () => Promise<Result>): Promise<Result> {
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
      // closes the reservation if this process is killed
      if (id) await em.execute('insert into pending_bill (reservation_id, job_id) values (?, ?)', [id, jobId])
      return id
    })
  }
}
