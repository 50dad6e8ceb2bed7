import { type VideoModel, exampleOf } from '#schema/limits'
import { microsOf, shownDollars, type ProviderPrice } from '#schema/prices'
import { useInstallationQuery } from '../installation/installation.generated'
import { useProviderPricesQuery } from './providerPrices.generated'

/** Price of a video by a model, such as `$0.70 / 5 s`. */
export function priceText(model: VideoModel, price?: ProviderPrice): string {
  if (model.retirement) return ''
  const { seconds, micros } = exampleOf(model, price)
  if (micros === null) return 'price unknown'
  return seconds === null ? shownDollars(micros) : `${shownDollars(micros)} / ${seconds} s`
}

/** Function that returns the provider’s price of a model, if known. */
export function useProviderPriceOf(): (id: string) => ProviderPrice | undefined {
  const isPaid = useInstallationQuery().data?.installation.engine === 'FAL'
  const { data } = useProviderPricesQuery({ skip: !isPaid, errorPolicy: 'ignore', context: { quiet: true } })
  return (id) => {
    const price = data?.prices.find(({ model }) => model === id)
    return price && { ...price, micros: microsOf(price.usd) ?? 0 }
  }
}
