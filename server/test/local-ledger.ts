import type { EntityManager } from '@mikro-orm/postgresql'
import { pino } from 'pino'
import { Budgets } from '../src/modules/billing/budgets.js'
import { Ledger } from '../src/modules/billing/ledger.js'
import { Prices } from '../src/modules/billing/prices.js'

/** The ledger of an installation that makes everything on this machine. */
export const localLedger = (em: EntityManager): Ledger =>
  new Ledger(
    new Prices(em, { name: 'local' }, pino({ level: 'silent' })),
    new Budgets(em, async () => undefined),
  )
