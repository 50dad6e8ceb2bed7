import { type VideoModel, exampleOf } from '#schema/limits'
import { microsOf, shownDollars, type ProviderPrice } from '#schema/prices'
import { useInstallationQuery } from '../installation/installation.generated'
import { useToldPricesQuery } from './prices.generated'

/** What a video of a model costs, such as `$0.70 / 5 s`. */
export function priceText(model: VideoModel, told?: ProviderPrice): string {
  if (model.retirement) return ''
  const { seconds, micros } = exampleOf(model, told)
  if (micros === null) return 'price unknown'
  return seconds === null ? shownDollars(micros) : `${shownDollars(micros)} / ${seconds} s`
}

/** The price that the provider told of a model, if it did. */
export function useToldPriceOf(): (id: string) => ProviderPrice | undefined {
  const isPaid = useInstallationQuery().data?.installation.engine === 'FAL'
  const { data } = useToldPricesQuery({ skip: !isPaid, errorPolicy: 'ignore', context: { quiet: true } })
  return (id) => {
    const told = data?.prices.find(({ model }) => model === id)
    return told && { ...told, micros: microsOf(told.usd) ?? 0 }
  }
}
