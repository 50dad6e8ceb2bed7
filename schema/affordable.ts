/** What an order will probably cost: micros of a US dollar, null where it is not known. */
interface PricedOnce {
  micros: number | null
  isFree: boolean
}

/** What is left of a hard budget, in micros, and whether it lets orders pass whose price is not known. */
interface Left {
  left: number
  allowsUnknown: boolean
}

/** For which of these orders the budgets last, in their order: one that is too dear leaves room for a later one. */
export function affordable(orders: readonly PricedOnce[], budgets: readonly Left[]): boolean[] {
  const hard = budgets.map((budget) => ({ ...budget }))
  return orders.map(({ micros, isFree }) => {
    if (isFree) return true
    const isWithin = hard.every(({ left, allowsUnknown }) =>
      micros === null ? allowsUnknown : micros <= left,
    )
    if (isWithin) for (const budget of hard) budget.left -= micros ?? 0
    return isWithin
  })
}
