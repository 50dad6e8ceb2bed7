import { affordable } from '#schema/affordable'
import { microsOf } from '#schema/prices'
import type { BudgetFieldsFragment } from '../../../entities/project/BudgetFields.generated'
import { dollars } from './useGenerateMissing'

interface Estimate {
  usd: string | null
  isFree: boolean
}

const microsOfOrder = ({ usd, isFree }: Estimate) => ({ micros: usd === null ? null : microsOf(usd), isFree })
const leftOf = ({ leftUsd, allowsUnknown }: BudgetFieldsFragment) => ({
  left: microsOf(leftUsd) ?? 0,
  allowsUnknown,
})

/** The cost of orders: the sum as text, and which of them the budgets cover, in order. */
export function costOf(estimates: readonly Estimate[], budgets: readonly BudgetFieldsFragment[]) {
  const hard = budgets.filter(({ isHard }) => isHard)
  const sum = estimates.reduce((all, one) => all + (microsOfOrder(one).micros ?? 0), 0)
  const isUnknown = estimates.some(({ isFree, usd }) => !isFree && usd === null)
  return {
    lasts: affordable(estimates.map(microsOfOrder), hard.map(leftOf)),
    price: isUnknown ? 'price unknown' : dollars(sum),
    isUnknown,
    isPaid: estimates.some(({ isFree }) => !isFree),
  }
}
