import { microsOf } from '#schema/prices'
import type { Client } from '../graphql-client.js'
import type { TestInstallation } from '../installation.js'

const SET = 'mutation ($input: UpdateBudgetInput!) { updateBudget(input: $input) { id leftUsd usedUsd } }'

/** Sets a budget, by default hard and without a period. */
export const updateBudget = async (admin: Client, limitUsd: string, more: object = {}) =>
  (await admin.ask(SET, { input: { scope: 'TEAM', period: 'ALWAYS', limitUsd, ...more } })).updateBudget as {
    id: string
    leftUsd: string
    usedUsd: string
  }

/** The spending as shown to the viewer. */
export const spentBy = async (viewer: Client, by: string) =>
  (
    await viewer.ask(
      `query ($by: SpendingBy!) { spending(by: $by) {
         key label spentUsd reservedUsd orders unknown acceptedSeconds usdPerAcceptedSecond
       } }`,
      { by },
    )
  ).spending as Record<string, string | number | null>[]

/** Total spent and reserved, in millionths of a dollar. */
export async function totals(viewer: Client) {
  const lines = await spentBy(viewer, 'MODEL')
  const sum = (field: string) => lines.reduce((all, line) => all + microsOf(String(line[field]))!, 0)
  return { spent: sum('spentUsd'), reserved: sum('reservedUsd') }
}

export interface LedgerLine {
  kind: string
  reservation_id: string
  job_id: string
  request_id: string | null
  reserved: string
  spent: string
  basis: string
}

/** The ledger itself, oldest first. */
export const ledgerOf = ({ installation }: TestInstallation) =>
  installation.database.em.fork().execute<LedgerLine[]>('select * from ledger_entry order by created_at, id')

/** Requests bills of ended jobs from the provider until all are known. */
export async function closeBills({ installation }: TestInstallation): Promise<void> {
  while (await installation.services.pendingBills.close())
    await new Promise((resolve) => setTimeout(resolve, 100))
}
