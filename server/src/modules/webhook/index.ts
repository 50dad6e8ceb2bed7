import { account } from '../account/index.js'
import { audit } from '../audit/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { WEBHOOK_QUEUE } from '#platform/events/webhook-events'
import { Webhook, WebhookDelivery } from './webhook.entity.js'
import { WebhookResolver } from './webhook.resolver.js'
import { webhookCalls } from './webhook.rest.js'
import { Webhooks } from './webhook.service.js'
import { WebhookSender } from './webhook-sender.js'

const auditActions = ['webhook-created', 'webhook-changed', 'webhook-deleted'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/notify' {
  interface NotificationEvents {
    'webhook-paused': { host: string }
  }
}

/** Webhooks: messages to other tools, signed as Standard Webhooks demand. */
export const webhook = defineModule({
  name: 'webhook',
  needs: [audit, account, project],
  auditActions,
  entities: [Webhook, WebhookDelivery],
  services: ({ allowsReceiver, em, log, notify, projects, secret }) => {
    const deps = { db: em, projects, secret, allowsReceiver }
    return { webhooks: new Webhooks(deps), webhookSender: new WebhookSender({ ...deps, notify, log }) }
  },
  resolvers: ({ webhooks }) => [new WebhookResolver(webhooks)],
  rest: ({ webhooks }) => webhookCalls(webhooks),
  restTags: {
    Webhooks:
      'Messages to other tools about what happens, signed as in [Standard Webhooks](https://www.standardwebhooks.com): a POST of `type`, `timestamp` and `data` with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
  },
  queues: ({ webhookSender }) => ({ [WEBHOOK_QUEUE]: webhookSender }),
  hooks: () => ({
    'member-revoked': async (em, { userId }) => void (await em.nativeDelete(Webhook, { ownerId: userId })),
  }),
  templates: {
    'webhook-paused': {
      text: ({ host }) => `Your webhook at ${host} is paused: it did not accept messages for a day`,
      link: () => '/settings?tab=webhooks',
    },
  },
  maintenance: ({ webhookSender }) => [
    { run: () => webhookSender.prune(), failure: 'old messages to webhooks could not be removed' },
  ],
})
