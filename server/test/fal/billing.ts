import type { Behaviour, Job } from './behaviour.js'
import { priceIn } from './prices.js'

/** The only key that may read the billing. */
export const BILLING_KEY = 'a-billing-key'

/** The billing events of these requests, if finished and not overridden. */
export function billingEventsOf(
  ids: readonly string[],
  jobs: ReadonlyMap<string, Job>,
  { charge }: Pick<Behaviour, 'charge'>,
): object {
  const events = ids.flatMap((id) => {
    const job = jobs.get(id)
    if (!job || job.cancelled) return []
    const { model, units = 0, submittedAt } = job
    const cost = charge ?? units * (priceIn(model) ?? 0)
    return {
      request_id: id,
      endpoint_id: model,
      timestamp: new Date(submittedAt).toISOString(),
      output_units: units,
      unit_price: priceIn(model) ?? null,
      percent_discount: null,
      cost_subtotal: cost,
      cost_discount: 0,
      cost_total: cost,
      cost_estimate_nano_usd: cost * 1e9,
    }
  })
  return { billing_events: events, next_cursor: null, has_more: false }
}
