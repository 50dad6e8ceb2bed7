import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Engine } from '../../engines/engine.js'
import type { Ledger, SettledByEstimate } from './ledger.js'

/** How many days after its settlement a request is checked. */
const CHECK_DAYS = 7
/** Minimum hours between two runs. */
const REFRESH_HOURS = 23
/** Requests per run, oldest first, and per provider request. */
const RUN_SIZE = 5_000
const BATCH_SIZE = 50

/** Requests settled without a bill in the last days and not corrected yet; none if a run was recent. */
const UNBILLED = `select s.reservation_id as "reservationId", s.request_id as "requestId", s.spent, s.model
  from ledger_entry s
  where s.kind = 'settle' and s.basis <> 'bill' and s.request_id is not null
    and s.created_at > now() - interval '${CHECK_DAYS} days'
    and not exists (select from ledger_entry c where c.reservation_id = s.reservation_id and c.kind = 'correct')
    and not exists (select from model_state where bills_read_at > now() - interval '${REFRESH_HOURS} hours')
  order by s.created_at, s.id limit ${RUN_SIZE}`

/** Corrects the ledger daily from the provider’s billing API, if the installation has a billing key. */
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

  /** Throws if the provider fails; corrections made so far stay. */
  async daily(): Promise<void> {
    const { db, engine, ledger, log, models } = this.deps
    if (!engine.costs) return
    const rows = await db
      .fork()
      .execute<(Omit<SettledByEstimate, 'spent'> & { spent: string; model: string })[]>(UNBILLED)
    let corrected = 0
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      const group = rows.slice(at, at + BATCH_SIZE)
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
    log.info({ requests: rows.length, corrected }, 'ledger compared with the provider’s billing')
  }
}
