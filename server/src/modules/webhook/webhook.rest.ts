import { z } from 'zod'
import { WEBHOOK_EVENT_NAMES } from '#schema/webhooks'
import {
  type Call,
  PAGE_NAMES,
  TIME,
  call,
  field,
  idField,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { Webhook, WebhookDelivery } from './webhook.entity.js'
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

const same = restFields(Webhook, { pausedAt: null, createdAt: TIME })
const fields = { webhook_id: idField('Opaque and stable.', 'webhook'), ...settings, ...same.fields }
const webhookShape = shape('Webhook', 'An address that receives messages about events.', fields)
const secretShape = shape('SecretWebhook', 'A webhook with its secret, which cannot be read again later.', {
  ...fields,
  secret: field(
    z.string(),
    'Verifies the header `webhook-signature` of its messages.',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  ),
})
const delivery = restFields(WebhookDelivery, {
  event: 'video.ready',
  createdAt: TIME,
  attempts: 1,
  nextAt: null,
  deliveredAt: TIME,
  failure: null,
})
const deliveryShape = shape('WebhookDelivery', 'A message to a webhook.', {
  delivery_id: idField('Opaque and stable; the header `webhook-id` of each attempt.', 'delivery'),
  ...delivery.fields,
})

const view = (webhook: Webhook): z.output<typeof webhookShape> => ({
  webhook_id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  project_ids: webhook.projectIds,
  ...same.of(webhook),
})
const secretView = ({ webhook, secret }: WebhookWithSecret): z.output<typeof secretShape> => ({
  ...view(webhook),
  secret,
})
const deliveryView = (one: WebhookDelivery): z.output<typeof deliveryShape> => ({
  delivery_id: one.id,
  ...delivery.of(one),
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
