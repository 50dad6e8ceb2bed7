import { z } from 'zod'
import { MICROS_PER_DOLLAR } from '#schema/prices'
import { type Access, fetchJson } from './catalogue.js'

/** Maximum age of a request. The provider allows 90 days; its default is 1. */
const DAYS = 30
const DAY_MS = 86_400_000

const billing = z.object({
  billing_events: z.array(
    z.object({
      request_id: z.string().max(200),
      /** US dollars, after discounts. */
      cost_total: z.number().min(0).max(100_000),
      /** Not in the provider’s schema; rejects amounts in other currencies. */
      currency: z.literal('USD').optional(),
    }),
  ),
  has_more: z.literal(false),
})

/**
 * Costs by request in millionths of a US dollar, without requests that the provider’s billing does not list. Throws for an
 * invalid, partial or oversized response.
 */
export async function fetchCosts(
  requestIds: readonly string[],
  access: Access,
): Promise<ReadonlyMap<string, number>> {
  const start = new Date(Date.now() - DAYS * DAY_MS).toISOString()
  const answer = await fetchJson(
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
