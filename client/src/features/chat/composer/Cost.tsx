import s from './Cost.module.css'
import { type PricedOrder, estimateMicros, shownDollars } from '#schema/prices'
import { useInstallationQuery } from '../../../entities/installation/installation.generated'
import { useProviderPriceOf } from '../../../entities/video/providerPrices'

/** The cost on a button, in several lengths. */
interface ShownCost {
  short: string
  /** For narrow buttons. */
  shortest: string
  words: string
}

/** Estimated cost of an order; null if it is free, or until the engine is known. */
export function useCost(order: PricedOrder): ShownCost | null {
  const isPaid = useInstallationQuery().data?.installation.engine === 'FAL'
  const providerPriceOf = useProviderPriceOf()
  if (!isPaid) return null
  const micros = estimateMicros(order, providerPriceOf(order.model))
  if (micros === null) return { short: 'price unknown', shortest: '$ ?', words: 'The price is unknown' }
  const dollars = shownDollars(micros)
  return { short: `~${dollars}`, shortest: `~${dollars}`, words: `Costs about ${dollars}` }
}

/** The cost inside a button, referenced by `id`. Rendered by CSS, so that the accessible name of the button stays. */
export const Cost = ({ id, cost }: { id: string; cost: ShownCost }) => (
  <>
    <span className={s.cost} aria-hidden data-short={cost.short} data-shortest={cost.shortest} />
    <span id={id} hidden>
      {cost.words}
    </span>
  </>
)
