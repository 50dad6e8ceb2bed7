import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Engine } from '../../engines/engine.js'
import type { Ledger, SettledByEstimate } from './ledger.js'

/** How long after its settlement the provider is asked what a request cost. */
const ASKED_DAYS = 7
/** How old what its billing told may be before it is read again. */
const REFRESH_HOURS = 23
/** Requests of one round, the oldest first, and of one call. */
const MOST_AT_ONCE = 5_000
const IN_CALL = 50

/**
 * Settled by an estimate or an assumption in the last days, and not corrected yet; none within a day of the last round.
 */
const UNBILLED = `select s.reservation_id as "reservationId", s.request_id as "requestId", s.spent, s.model
  from ledger_entry s
  where s.kind = 'settle' and s.basis <> 'bill' and s.request_id is not null
    and s.created_at > now() - interval '${ASKED_DAYS} days'
    and not exists (select from ledger_entry c where c.reservation_id = s.reservation_id and c.kind = 'correct')
    and not exists (select from model_state where bills_read_at > now() - interval '${REFRESH_HOURS} hours')
  order by s.created_at, s.id limit ${MOST_AT_ONCE}`

/** Corrects the ledger once a day by the provider’s billing, where the installation has a key for it. */
export class BillCorrections {
  constructor(
    private readonly deps: {
      db: EntityManager
      engine: Pick<Engine, 'costs'>
      ledger: Pick<Ledger, 'correct'>
      models: { billsRead(models: readonly string[]): Promise<void> }
      log: Logger
    },
  ) {}

  /** Throws where the provider does not answer as it should: what was corrected until then stays. */
  async daily(): Promise<void> {
    const { db, engine, ledger, log, models } = this.deps
    if (!engine.costs) return
    const rows = await db
      .fork()
      .execute<(Omit<SettledByEstimate, 'spent'> & { spent: string; model: string })[]>(UNBILLED)
    let corrected = 0
    for (let at = 0; at < rows.length; at += IN_CALL) {
      const group = rows.slice(at, at + IN_CALL)
      const costs = await engine.costs(group.map(({ requestId }) => requestId))
      for (const { reservationId, requestId, spent } of group) {
        const billed = costs.get(requestId)
        if (billed === undefined) continue
        const settled = { reservationId, requestId, spent: Number(spent) }
        const isNew = await db.fork().transactional((em) => ledger.correct(em, settled, billed))
        if (isNew) corrected += 1
      }
    }
    if (!rows.length) return
    await models.billsRead([...new Set(rows.map(({ model }) => model))])
    log.info({ requests: rows.length, corrected }, 'the ledger was compared with the provider’s billing')
  }
}
