import { dollarsOf } from '#schema/prices'
import { acceptsUnknownPrice } from '#schema/rules/prompt'
import { field } from '#platform/api/rest'
import { UNKNOWN_PRICE } from './billing.types.js'
import type { BudgetState } from './budgets.js'
import type { Estimate, ListedPrice } from './prices.js'
import type { SpendingLine } from './billing.service.js'

/** The REST field of an order that accepts an unknown price. */
export const UNKNOWN_PRICE_FIELD = {
  accepts_unknown_price: field(acceptsUnknownPrice, UNKNOWN_PRICE.description, null),
}
export const UNKNOWN_PRICE_NAME = { acceptsUnknownPrice: 'accepts_unknown_price' }

export const estimateView = ({ micros, isFree }: Estimate) => ({
  usd: micros === null ? null : dollarsOf(micros),
  isFree,
})

export const priceView = ({ micros, ...price }: ListedPrice) => ({ ...price, usd: dollarsOf(micros) })

export const lineView = ({ spent, reserved, ...line }: SpendingLine) => ({
  ...line,
  spentUsd: dollarsOf(spent),
  reservedUsd: dollarsOf(reserved),
  usdPerAcceptedSecond: line.acceptedSeconds ? dollarsOf(Math.round(spent / line.acceptedSeconds)) : null,
})

export const budgetView = (budget: BudgetState) => ({
  id: budget.id,
  scope: budget.scope,
  subjectId: budget.subjectId ?? null,
  subjectName: budget.subjectName,
  period: budget.period,
  limitUsd: dollarsOf(budget.amount),
  usedUsd: dollarsOf(budget.used),
  leftUsd: dollarsOf(Math.max(0, budget.amount - budget.used)),
  isHard: budget.isHard,
  allowsUnknown: budget.allowsUnknown,
})
