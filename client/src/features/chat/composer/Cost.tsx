import s from './Cost.module.css'
import { type PricedOrder, estimateMicros, microsOf, shownDollars } from '#schema/prices'
import { useInstallationQuery } from '../../../entities/installation/installation.generated'
import { useToldPricesQuery } from './prices.generated'

/** What a button says of the cost: shortly, and in words. */
interface ShownCost {
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

/**
 * What a click costs, within a button that it describes by `id`. The style draws it, so that the text of the button
 * stays the name that it is called by.
 */
export const Cost = ({ id, cost }: { id: string; cost: ShownCost }) => (
  <>
    <span className={s.cost} aria-hidden data-short={cost.short} data-shortest={cost.shortest} />
    <span id={id} hidden>
      {cost.words}
    </span>
  </>
)
