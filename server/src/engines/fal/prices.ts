import { z } from 'zod'
import { MICROS_PER_DOLLAR, type ToldPrice } from '#schema/prices'
import type { Hosts } from './hosts.js'
import { bytesOf } from './transport.js'

const PRICING = 'https://api.fal.ai/v1/models/pricing'
/** The provider takes as many in one call. */
const AT_ONCE = 50
const TIMEOUT_MS = 15_000

const pricing = z.object({
  prices: z.array(
    z.object({
      endpoint_id: z.string().max(200),
      unit_price: z.number().min(0).max(100_000),
      unit: z.string().max(100),
      currency: z.string(),
    }),
  ),
})

/**
 * What these models cost, as the provider’s pricing tells; those in another currency than US dollars are left out,
 * and those of nothing, as no order is free there. Throws for an answer of another form, or too large a one.
 */
export async function fetchPrices(
  models: readonly string[],
  { key, hosts }: { key: string; hosts: Hosts },
): Promise<ToldPrice[]> {
  const told: ToldPrice[] = []
  for (let from = 0; from < models.length; from += AT_ONCE) {
    const ids = new URLSearchParams()
    for (const id of models.slice(from, from + AT_ONCE)) ids.append('endpoint_id', id)
    const route = hosts.route(`${PRICING}?${ids}`)
    if (!route) throw new Error('The address of the pricing is not the provider’s')
    const response = await fetch(route.url, {
      headers: { ...route.headers, authorization: `Key ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    })
    if (!response.ok) throw new Error(`The provider’s pricing answered ${response.status}`)
    const { prices } = pricing.parse(JSON.parse(Buffer.from(await bytesOf(response)).toString()))
    for (const { endpoint_id: model, unit, unit_price: price, currency } of prices) {
      const micros = Math.round(price * MICROS_PER_DOLLAR)
      if (currency === 'USD' && micros > 0 && models.includes(model)) told.push({ model, unit, micros })
    }
  }
  return told
}
