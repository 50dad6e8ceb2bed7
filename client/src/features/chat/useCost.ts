import { type PricedOrder, estimateMicros, microsOf, shownDollars } from '#schema/prices'
import { useInstallationQuery } from '../../entities/installation/installation.generated'
import { useToldPricesQuery } from './prices.generated'

/** What a button says of the cost: shortly, and in words. */
export interface ShownCost {
  short: string
  /** Where there is no room. */
  shortest: string
  words: string
}

/**
 * What an order will probably cost; null where it costs nothing, or while it is not known which engine makes
 * videos.
 */
export function useCost(order: PricedOrder): ShownCost | null {
  const isPaid = useInstallationQuery().data?.installation.engine === 'FAL'
  const { data } = useToldPricesQuery({ skip: !isPaid, errorPolicy: 'ignore', context: { quiet: true } })
  if (!isPaid) return null
  const told = data?.prices.find(({ model }) => model === order.model)
  const micros = estimateMicros(order, told && { ...told, micros: microsOf(told.usd) ?? 0 })
  if (micros === null) return { short: 'price not known', shortest: '$ ?', words: 'The price is not known' }
  const dollars = shownDollars(micros)
  return { short: `~${dollars}`, shortest: `~${dollars}`, words: `Costs about ${dollars}` }
}
