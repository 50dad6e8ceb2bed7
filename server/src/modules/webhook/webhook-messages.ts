import { createHmac } from 'node:crypto'
import type { WebhookDelivery, Webhook } from './webhook.entity.js'

const PREFIX = 'whsec_'

/** The secret that signs the messages of a webhook, derived from that of the installation. */
export const secretOf = (
  secret: string,
  { id, secretVersion }: Pick<Webhook, 'id' | 'secretVersion'>,
): string => PREFIX + createHmac('sha256', secret).update(`webhook ${id} ${secretVersion}`).digest('base64')

/** Body and headers of a message, as of Standard Webhooks (https://www.standardwebhooks.com). */
export function messageOf(
  { id, event, data, createdAt }: Pick<WebhookDelivery, 'id' | 'event' | 'data' | 'createdAt'>,
  secret: string,
  sentAt: Date,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  return {
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  }
}
