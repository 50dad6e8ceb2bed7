import type { EntityManager } from '@mikro-orm/postgresql'
import { ADMIN_WEBHOOK_EVENTS, WEBHOOK_LIMITS, type WebhookEvent } from '#schema/webhooks'
import { announce } from './events.js'

/** The queue of messages to webhooks. */
export const WEBHOOK_QUEUE = 'webhooks'

/** Ids and plain values, with the names that REST has for them. */
export type WebhookData = Readonly<Record<string, string | number | boolean | null>> & {
  project_id?: string | null
}

/**
 * Adds a message to each webhook that wants this event, in the transaction of the event. Whether its owner may see the
 * project is checked before it is sent.
 */
export async function enqueueWebhooks(
  em: EntityManager,
  event: WebhookEvent,
  data: WebhookData,
): Promise<void> {
  const added = await em.execute<unknown[]>(
    `insert into webhook_delivery (webhook_id, event, data)
     select w.id, ?, ?::jsonb from webhook w join account a on a.id = w.owner_id
     where w.paused_at is null and ? = any(w.events)
       and (cardinality(w.project_ids) = 0 or ? = any(w.project_ids)) and (a.is_admin or not ?)
       and (select count(*) from webhook_delivery d where d.webhook_id = w.id and d.next_at is not null) < ?
     returning id`,
    [
      event,
      JSON.stringify(data),
      event,
      data.project_id ?? '',
      ADMIN_WEBHOOK_EVENTS.includes(event),
      WEBHOOK_LIMITS.waitingMax,
    ],
  )
  if (added.length) await announce(em, { topic: 'queued', queue: WEBHOOK_QUEUE })
}
