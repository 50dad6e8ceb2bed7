/** The estimate of an order in micros of a US dollar; null if unknown. */
interface PricedOnce {
  micros: number | null
  isFree: boolean
}

/** Remaining micros of a hard budget, and whether it allows unknown prices. */
interface Left {
  left: number
  allowsUnknown: boolean
}

/** Whether the budgets cover each order, in sequence. An order that is too expensive leaves room for later ones. */
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
