import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { aRow, many, minutesAgo, rows, update } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'
import { Webhook, WebhookDelivery } from './webhook.entity.js'

const NOT_FOUND = { code: 'NOT_FOUND', message: 'Webhook not found' }
const URL = 'https://studio.example.com/hooks'

const aWebhook = (fields: Partial<Webhook> = {}) =>
  aRow(Webhook, { ownerId: IDS.owner, url: URL, events: ['video.ready'], ...fields })
const paused = rows(update(Webhook, IDS.webhook, { pausedAt: minutesAgo(1) }))
const input = (fields: object = {}) => ({
  input: { url: URL, events: ['VIDEO_READY', 'NOTE_ADDED'], ...fields },
})
const change = (fields: object = {}) => ({ input: { ...input().input, id: IDS.webhook, ...fields } })
const hidden = { user: 'NOT_FOUND', admin: 'NOT_FOUND' } as const
const https = 'Enter an address that starts with https://, without a password'
const invalid = (make: typeof input) =>
  [
    [() => make({ url: 'studio.example.com' }), 'url', https],
    [() => make({ url: 'http://studio.example.com' }), 'url', https],
    [() => make({ url: 'https://ana:secret@studio.example.com' }), 'url', https],
    [
      () => make({ url: `${URL}/${'x'.repeat(2_000)}` }),
      'url',
      'The address must be at most 2000 characters',
    ],
    [() => make({ events: [] }), 'events', 'Choose at least one event'],
    [() => make({ projectIds: [IDS.user] }), 'projectIds.0', 'Project not found'],
    [() => make({ projectIds: ['nonsense'] }), 'projectIds.0', 'Project not found'],
    [() => make({ projectIds: Array(51).fill(IDS.project) }), 'projectIds', 'At most 50 projects'],
  ] as [() => Record<string, unknown>, string, string][]

testResolver({
  'Query.webhooks': {
    operation: '{ webhooks { id url events projectIds pausedAt createdAt } }',
    result: { webhooks: [{ id: IDS.webhook, url: URL, events: ['FILM_FAILED'], pausedAt: null }] },
    cases: [{ name: 'not even as admin', as: 'admin', result: { webhooks: [] } }],
    list: {
      rows: many(50, () => aWebhook()),
      variables: () => ({}),
      nodes: ({ webhooks }) => webhooks,
      isWhole: true,
    },
  },
  'Query.webhookDeliveries': {
    operation: `query ($id: ID!, $first: Int! = 50) { webhookDeliveries(webhookId: $id, first: $first) {
      totalCount nodes { id event attempts nextAt deliveredAt failure createdAt } } }`,
    variables: ({ webhook }) => ({ id: webhook }),
    result: {
      webhookDeliveries: { totalCount: 1, nodes: [{ id: IDS.delivery, event: 'FILM_FAILED', attempts: 8 }] },
    },
    refused: hidden,
    cases: [{ name: 'of an unknown webhook', variables: () => ({ id: NOWHERE }), ...NOT_FOUND }],
    list: {
      rows: many(50, () => aRow(WebhookDelivery, { webhookId: IDS.webhook, event: 'note.added', data: {} })),
      variables: (first, { webhook }) => ({ id: webhook, first }),
      nodes: ({ webhookDeliveries }) => webhookDeliveries.nodes,
    },
  },
  'Mutation.createWebhook': {
    operation: `mutation ($input: CreateWebhookInput!) {
      createWebhook(input: $input) { secret webhook { url events projectIds pausedAt } } }`,
    variables: ({ project }) => input({ projectIds: [project, project] }),
    result: {
      createWebhook: {
        secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
        webhook: {
          url: URL,
          events: ['VIDEO_READY', 'NOTE_ADDED'],
          projectIds: [IDS.project],
          pausedAt: null,
        },
      },
    },
    invalid: invalid(input),
    cases: [
      {
        name: 'beyond ten',
        prepare: rows(many(9, () => aWebhook())),
        code: 'CONFLICT',
        message: 'You already have 10 webhooks. Delete one first.',
      },
      {
        name: 'of a project that the viewer does not see',
        as: 'user',
        variables: ({ hidden: id }) => input({ projectIds: [id] }),
        code: 'BAD_USER_INPUT',
      },
    ],
  },
  'Mutation.updateWebhook': {
    operation: `mutation ($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) { id url events projectIds pausedAt } }`,
    variables: () => change({ url: `${URL}/2`, isPaused: true }),
    result: { updateWebhook: { id: IDS.webhook, url: `${URL}/2`, pausedAt: expect.any(String) } },
    refused: hidden,
    invalid: invalid(change),
    cases: [
      {
        name: 'that is paused',
        prepare: paused,
        variables: () => change(),
        result: { updateWebhook: { id: IDS.webhook, pausedAt: null } },
      },
      { name: 'an unknown webhook', variables: () => change({ id: NOWHERE }), ...NOT_FOUND },
    ],
  },
  'Mutation.renewWebhookSecret': {
    operation: 'mutation ($id: ID!) { renewWebhookSecret(id: $id) { secret webhook { id } } }',
    variables: ({ webhook }) => ({ id: webhook }),
    result: {
      renewWebhookSecret: { secret: expect.stringMatching(/^whsec_/), webhook: { id: IDS.webhook } },
    },
    refused: hidden,
    cases: [{ name: 'of an unknown webhook', variables: () => ({ id: NOWHERE }), ...NOT_FOUND }],
  },
  'Mutation.deleteWebhook': {
    operation: 'mutation ($id: ID!) { deleteWebhook(id: $id) }',
    variables: ({ webhook }) => ({ id: webhook }),
    result: { deleteWebhook: IDS.webhook },
    refused: hidden,
    check: async ({ em }) =>
      expect(await em.fork().execute('select from webhook union all select from webhook_delivery')).toEqual(
        [],
      ),
    cases: [{ name: 'an unknown webhook', variables: () => ({ id: 'nonsense' }), ...NOT_FOUND }],
  },
  'Mutation.resendWebhookDelivery': {
    operation: 'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id attempts nextAt } }',
    variables: ({ delivery }) => ({ id: delivery }),
    result: { resendWebhookDelivery: { id: IDS.delivery, attempts: 0, nextAt: expect.any(String) } },
    refused: hidden,
    cases: [
      { name: 'of a paused webhook', prepare: paused, code: 'CONFLICT' },
      {
        name: 'an unknown message',
        variables: () => ({ id: 'x' }),
        code: 'NOT_FOUND',
        message: 'Message not found',
      },
    ],
  },
})
