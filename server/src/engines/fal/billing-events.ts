import { z } from 'zod'
import { MICROS_PER_DOLLAR } from '#schema/prices'
import { type Access, ask } from './catalogue.js'

/** How old a request may be. The provider takes 90 days, and a single one by default. */
const DAYS = 30
const DAY_MS = 86_400_000

const billing = z.object({
  billing_events: z.array(
    z.object({
      request_id: z.string().max(200),
      /** US dollars, after discounts. */
      cost_total: z.number().min(0).max(100_000),
      /** Not declared by the provider: an amount in another one is no amount of ours. */
      currency: z.literal('USD').optional(),
    }),
  ),
  has_more: z.literal(false),
})

/**
 * What each of these requests cost, as the provider’s billing tells, in millionths of a US dollar; those that it does not
 * tell of are left out. Throws for an answer of another form, in part, or too large.
 */
export async function fetchCosts(
  requestIds: readonly string[],
  access: Access,
): Promise<ReadonlyMap<string, number>> {
  const start = new Date(Date.now() - DAYS * DAY_MS).toISOString()
  const answer = await ask(
    '/billing-events',
    { request_id: requestIds, start: [start], limit: ['1000'] },
    access,
  )
  const costs = new Map<string, number>()
  if (answer === undefined) return costs
  for (const { request_id: id, cost_total: dollars } of billing.parse(answer).billing_events)
    if (requestIds.includes(id)) costs.set(id, (costs.get(id) ?? 0) + Math.round(dollars * MICROS_PER_DOLLAR))
  return costs
}
