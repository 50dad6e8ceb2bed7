import { z } from 'zod'
import { WEBHOOK_EVENT_NAMES } from '#schema/webhooks'
import {
  type Call,
  PAGE_NAMES,
  call,
  field,
  idField,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
  timeField,
} from '#platform/api/rest'
import type { Webhook, WebhookDelivery } from './webhook.entity.js'
import type { Webhooks, WebhookWithSecret } from './webhook.service.js'

const tag = 'Webhooks'
const NAMES = { projectIds: 'project_ids', isPaused: 'is_paused' }
const events = z.array(z.enum(WEBHOOK_EVENT_NAMES))
const ADDRESS = 'https://studio.example.com/hooks/cutroom'

const settings = {
  url: field(z.string(), 'The address that messages are sent to: https.', ADDRESS),
  events: field(events, 'What it reports.', ['video.ready', 'film.ready']),
  project_ids: field(z.array(z.string()), 'The projects it is limited to; empty for all.', []),
}
const body = z.object({ ...settings, project_ids: settings.project_ids.default([]) })

const fields = {
  webhook_id: idField('Opaque and stable.', 'webhook'),
  ...settings,
  paused_at: field(z.iso.datetime().nullable(), 'Since when it gets no messages; null if it does.', null),
  created_at: timeField('When it was created.'),
}
const webhookShape = shape('Webhook', 'An address that receives messages about events.', fields)
const secretShape = shape('SecretWebhook', 'A webhook with its secret, which cannot be read again later.', {
  ...fields,
  secret: field(
    z.string(),
    'Verifies the header `webhook-signature` of its messages.',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  ),
})
const deliveryShape = shape('WebhookDelivery', 'A message to a webhook.', {
  delivery_id: idField('Opaque and stable; the header `webhook-id` of each attempt.', 'delivery'),
  event: field(z.enum(WEBHOOK_EVENT_NAMES), 'What happened.', 'video.ready'),
  created_at: timeField('When it happened.'),
  attempts: field(z.int(), 'How often it was sent.', 1),
  next_at: field(z.iso.datetime().nullable(), 'When it is sent next; null if it no longer is.', null),
  delivered_at: field(
    z.iso.datetime().nullable(),
    'When the receiver accepted it.',
    '2026-11-21T03:44:00.123Z',
  ),
  failure: field(z.string().nullable(), 'Why the last attempt failed, as a sentence.', null),
})

const view = (webhook: Webhook): z.output<typeof webhookShape> => ({
  webhook_id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  project_ids: webhook.projectIds,
  paused_at: webhook.pausedAt?.toISOString() ?? null,
  created_at: webhook.createdAt.toISOString(),
})
const secretView = ({ webhook, secret }: WebhookWithSecret): z.output<typeof secretShape> => ({
  ...view(webhook),
  secret,
})
const deliveryView = (delivery: WebhookDelivery): z.output<typeof deliveryShape> => ({
  delivery_id: delivery.id,
  event: delivery.event,
  created_at: delivery.createdAt.toISOString(),
  attempts: delivery.attempts,
  next_at: delivery.nextAt?.toISOString() ?? null,
  delivered_at: delivery.deliveredAt?.toISOString() ?? null,
  failure: delivery.failure ?? null,
})

export const webhookCalls = (webhooks: Webhooks): Call[] => [
  call({
    method: 'get',
    path: '/webhooks',
    name: 'listWebhooks',
    tag,
    summary: 'The caller’s webhooks, newest first',
    responses: [{ status: 200, description: 'At most ten.', shape: z.array(webhookShape) }],
    run: async ({ viewer }) => (await webhooks.list(viewer)).map(view),
  }),
  call({
    method: 'post',
    path: '/webhooks',
    name: 'createWebhook',
    tag,
    summary: 'Creates a webhook',
    description: 'Only this response, and that of a new secret, contain its secret.',
    body,
    names: NAMES,
    responses: [
      {
        status: 201,
        description: 'The webhook with its secret.',
        shape: secretShape,
        at: ({ webhook_id: id }: z.output<typeof secretShape>) => `/webhooks/${id}`,
      },
    ],
    errors: [409],
    run: async ({ viewer }, { body: { project_ids: projectIds, ...rest } }) =>
      secretView(await webhooks.create(viewer, { ...rest, projectIds })),
  }),
  call({
    method: 'get',
    path: '/webhooks/{id}',
    name: 'getWebhook',
    tag,
    summary: 'One of the caller’s webhooks',
    responses: [{ status: 200, description: 'The webhook.', shape: webhookShape }],
    errors: [404],
    run: async ({ viewer }, { params }) => view(await webhooks.open(viewer, params.id)),
  }),
  call({
    method: 'put',
    path: '/webhooks/{id}',
    name: 'updateWebhook',
    tag,
    summary: 'Replaces the settings of a webhook; also pauses and resumes it',
    body: body.extend({
      is_paused: field(z.boolean().default(false), 'Whether it gets no messages.', false),
    }),
    names: NAMES,
    responses: [{ status: 200, description: 'The webhook.', shape: webhookShape }],
    errors: [404],
    run: async ({ viewer }, { params, body: { project_ids: projectIds, is_paused: isPaused, ...rest } }) =>
      view(await webhooks.update(viewer, params.id, { ...rest, projectIds, isPaused })),
  }),
  call({
    method: 'delete',
    path: '/webhooks/{id}',
    name: 'deleteWebhook',
    tag,
    summary: 'Deletes a webhook with its messages',
    responses: [{ status: 204, description: 'It is deleted.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await webhooks.delete(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/webhooks/{id}/secret',
    name: 'renewWebhookSecret',
    tag,
    summary: 'Replaces the secret of a webhook; the old one ends at once',
    responses: [{ status: 200, description: 'The webhook with its new secret.', shape: secretShape }],
    errors: [404],
    run: async ({ viewer }, { params }) => secretView(await webhooks.renewSecret(viewer, params.id)),
  }),
  call({
    method: 'get',
    path: '/webhooks/{id}/deliveries',
    name: 'listWebhookDeliveries',
    tag,
    summary: 'The messages to a webhook of the last two weeks, newest first',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Messages.', shape: z.array(deliveryShape) }],
    errors: [404],
    run: async ({ viewer }, { params, query }) =>
      pageResponse(await webhooks.deliveries(viewer, params.id, pageOf(query)), deliveryView),
  }),
  call({
    method: 'post',
    path: '/webhooks/deliveries/{id}/resend',
    name: 'resendWebhookDelivery',
    tag,
    summary: 'Sends a message again',
    responses: [{ status: 200, description: 'It is sent shortly.', shape: deliveryShape }],
    errors: [404, 409],
    run: async ({ viewer }, { params }) => deliveryView(await webhooks.resend(viewer, params.id)),
  }),
]
