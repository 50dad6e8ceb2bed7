import { account } from '../account/index.js'
import { defineModule } from '../module.js'
import { model } from '../model/index.js'
import { project } from '../project/index.js'
import { Budget } from './budget.entity.js'
import { Budgets } from './budgets.js'
import { LedgerEntry, PendingBill } from './ledger-entry.entity.js'
import { BillCorrections } from './bill-corrections.js'
import { DirectRequests } from './direct-requests.js'
import { Ledger } from './ledger.js'
import { PendingBills } from './pending-bills.js'
import { Prices } from './prices.js'
import { BillingResolver } from './billing.resolver.js'
import { billingCalls } from './billing.rest.js'
import { Spending } from './billing.service.js'

const auditActions = ['budget-set', 'budget-removed'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/hooks' {
  interface HookPoints {
    /** The provider’s billed cost of the newest request of a job, in millionths of a US dollar. */
    'bill-corrected': { jobId: string; videoId: string | null; micros: number }
  }
}

declare module '#platform/events/notify' {
  interface NotificationEvents {
    /** Formatted amounts, and the budget’s name for use in a sentence. */
    'budget-nearly-used': { budget: string; used: string; limit: string }
  }
}

const capitalized = (words: string) => words[0].toUpperCase() + words.slice(1)

/** The cost of orders: prices, the ledger, and budgets. */
export const billing = defineModule({
  name: 'billing',
  needs: [account, model, project],
  auditActions,
  entities: [LedgerEntry, PendingBill, Budget],
  services: ({ em, engine, hooks, log, modelCheck: models, notify }) => {
    const prices = new Prices(em, engine)
    const budgets = new Budgets(em, notify)
    const ledger = new Ledger({ prices, budgets, models, hooks })
    return {
      prices,
      budgets,
      ledger,
      directRequests: new DirectRequests(em, ledger),
      pendingBills: new PendingBills({ db: em, engine, ledger, log }),
      billCorrections: new BillCorrections({ db: em, engine, ledger, models, log }),
      spendingSums: new Spending(em),
    }
  },
  resolvers: ({ budgets, prices, spendingSums, videoModels: models }) => [
    new BillingResolver(spendingSums, { prices, budgets, models }),
  ],
  rest: ({ budgets, prices, spendingSums, videoModels: models }) =>
    billingCalls(spendingSums, { prices, budgets, models }),
  restTags: { Spending: 'Prices, spending and budgets.' },
  maintenance: ({ billCorrections, pendingBills }) => [
    { run: () => pendingBills.close(), failure: 'reservations of ended jobs could not be closed' },
    { run: () => billCorrections.daily(), failure: 'the provider’s billing could not be read' },
  ],
  hooks: ({ ledger, pendingBills }) => ({
    'job-restarting': (em, { job }) => ledger.keepRequest(em, job),
    'jobs-ended': async (em, { jobs }) => {
      if (await ledger.ended(em, jobs)) return () => pendingBills.soon()
    },
  }),
  settled: ({ pendingBills }) => pendingBills.settled(),
  templates: {
    'budget-nearly-used': {
      text: ({ budget, used, limit }) => `${capitalized(budget)} is nearly used up: ${used} of ${limit}`,
      link: () => '/settings?tab=spending',
    },
  },
})
