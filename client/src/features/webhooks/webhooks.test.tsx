/** Covers specification X45, R102. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { pageOf } from '../../../test/answers'
import { ana, type Answer, openApp } from '../../../test/app'
import { MeDocument } from '../../entities/person/me.generated'
import {
  CreateWebhookDocument,
  type DeliveryFieldsFragment,
  DeleteWebhookDocument,
  RenewWebhookSecretDocument,
  ResendWebhookDeliveryDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookFieldsFragment,
  WebhookProjectsDocument,
  WebhooksDocument,
} from './webhooks.generated'

const URL = 'https://studio.example.com/hooks'
const webhook = (id: string, changes: Partial<WebhookFieldsFragment> = {}) => ({
  __typename: 'Webhook' as const,
  id,
  url: URL,
  events: ['FILM_READY' as const],
  projectIds: [],
  pausedAt: null,
  ...changes,
})
const answer = (query: Answer['request']['query'], data: object, variables?: object): Answer => ({
  request: { query, ...(variables && { variables }) } as Answer['request'],
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data },
})
const list = (...webhooks: object[]) => answer(WebhooksDocument, { webhooks })
const projects = answer(WebhookProjectsDocument, {
  projects: {
    __typename: 'ProjectConnection',
    nodes: [{ __typename: 'Project', id: 'keeper', name: 'The Keeper' }],
  },
})
const message = (id: string, changes: Partial<DeliveryFieldsFragment> = {}) => ({
  __typename: 'WebhookDelivery' as const,
  id,
  event: 'FILM_READY' as const,
  createdAt: '2026-11-20T10:00:00Z',
  attempts: 1,
  nextAt: null,
  deliveredAt: '2026-11-20T10:00:01Z',
  failure: null,
  ...changes,
})
const messages = (...nodes: object[]) =>
  answer(
    WebhookDeliveriesDocument,
    { webhookDeliveries: pageOf('WebhookDeliveryConnection', nodes) },
    { webhookId: 'one' },
  )
const open = (...answers: Answer[]) => openApp({ at: '/settings?tab=webhooks', answers })
const item = async () => within((await screen.findByText(URL)).closest('li')!)
const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click((await item()).getByRole('button', { name: `Actions for ${URL}` }))

test('the settings list the viewer’s webhooks with events, projects and state', async () => {
  open(
    list(
      webhook('one', { projectIds: ['keeper'], pausedAt: '2026-11-20T10:00:00Z' }),
      webhook('two', { url: 'https://other.example.com/', events: ['VIDEO_READY', 'NOTE_ADDED'] }),
    ),
  )
  const first = await item()
  expect(first.getByText('Film ready · 1 project')).toBeInTheDocument()
  expect(first.getByText(/^Paused since 20 Nov/)).toBeInTheDocument()
  expect(screen.getByText('Video ready, Note added · All projects')).toBeInTheDocument()
})

test('a new webhook shows its secret once', async () => {
  const input = { url: URL, events: ['FILM_READY', 'NOTE_ADDED'], projectIds: ['keeper'] }
  const made = webhook('one', { events: ['FILM_READY', 'NOTE_ADDED'], projectIds: ['keeper'] })
  const { user } = open(
    list(),
    projects,
    answer(
      CreateWebhookDocument,
      { createWebhook: { __typename: 'SecretWebhook', secret: 'whsec_abc', webhook: made } },
      { input },
    ),
  )
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText(/^Enter an address that starts with https/)).toBeInTheDocument()
  expect(dialog.getByText('Choose at least one event')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Address'), ` ${URL} `)
  await user.click(dialog.getByRole('checkbox', { name: 'Film ready' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Note added' }))
  await user.click(dialog.getByLabelText('Projects'))
  await user.click(await screen.findByTitle('The Keeper'))
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_abc')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Film ready, Note added · 1 project')).toBeInTheDocument()
})

test.each([
  ['a project of the list', ['projectIds', 0], 'at the projects'],
  ['something that the form does not show', ['name'], 'as the failure'],
])('an error of the server about %s is shown', async (_what, path, place) => {
  const problem = 'Project not found'
  const { user } = open(list(), projects, {
    request: { query: CreateWebhookDocument, variables: () => true },
    result: {
      errors: [
        new GraphQLError(problem, {
          extensions: { code: 'BAD_USER_INPUT', issues: [{ path, message: problem }] },
        }),
      ],
    },
  } as Answer)
  await screen.findByText('No webhooks yet')
  await user.click(screen.getByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Address'), URL)
  await user.click(dialog.getByRole('checkbox', { name: 'Film ready' }))
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  const shown = await dialog.findByText(problem)
  expect(!!shown.closest('[role=alert]')).toBe(place === 'as the failure')
})

test.each([
  [true, true],
  [false, false],
])('admins (%s) may choose the events of admins: %s', async (isAdmin, mayChoose) => {
  const me = answer(MeDocument, { me: { ...ana, isAdmin } })
  const { user } = open(me, list(), projects)
  await screen.findByText('No webhooks yet')
  await user.click(screen.getByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryAllByRole('checkbox', { name: 'Upload waiting for approval' })).toHaveLength(
    mayChoose ? 1 : 0,
  )
})

test('a webhook is resumed, gets a new secret, and is deleted', async () => {
  const paused = webhook('one', { pausedAt: '2026-11-20T10:00:00Z' })
  const input = { id: 'one', url: URL, events: ['FILM_READY'], projectIds: [], isPaused: false }
  const { user } = open(
    list(paused),
    answer(UpdateWebhookDocument, { updateWebhook: webhook('one') }, { input }),
    answer(
      RenewWebhookSecretDocument,
      { renewWebhookSecret: { __typename: 'SecretWebhook', secret: 'whsec_new', webhook: webhook('one') } },
      { id: 'one' },
    ),
    answer(DeleteWebhookDocument, { deleteWebhook: 'one' }, { id: 'one' }),
  )
  await user.click((await item()).getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument())
  await openMenu(user)
  await user.click(await screen.findByRole('menuitem', { name: 'New secret' }))
  await user.click(await screen.findByRole('button', { name: 'Replace secret' }))
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_new')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await openMenu(user)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument()
})

test('the log shows what became of messages, and sends one again', async () => {
  const failed = message('m2', { attempts: 8, deliveredAt: null, failure: 'It responded with 500.' })
  const { user } = open(
    list(webhook('one')),
    messages(
      message('m1'),
      failed,
      message('m3', { attempts: 3 }),
      message('m4', { attempts: 0, deliveredAt: null, nextAt: '2026-11-20T10:00:00Z' }),
      message('m5', {
        deliveredAt: null,
        failure: 'It refused the connection.',
        nextAt: '2026-11-20T12:00:00Z',
      }),
    ),
    answer(
      ResendWebhookDeliveryDocument,
      { resendWebhookDelivery: { ...failed, attempts: 0, nextAt: '2026-11-20T10:00:00Z' } },
      { id: 'm2' },
    ),
  )
  await user.click((await item()).getByRole('button', { name: 'Messages' }))
  const dialog = within(await screen.findByRole('dialog'))
  const rows = within(await dialog.findByRole('list', { name: 'Messages' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('.meta')!.textContent)).toEqual([
    'Delivered',
    'It responded with 500.',
    'Delivered after 3 attempts',
    'Waiting',
    expect.stringMatching(/^It refused the connection\. Next attempt: 20 Nov/),
  ])
  await user.click(within(rows[1]).getByRole('button', { name: /^Send again/ }))
  expect(await within(rows[1]).findByText('Waiting')).toBeInTheDocument()
})

test('webhooks that cannot be loaded offer a retry', async () => {
  open({ request: { query: WebhooksDocument }, result: { errors: [new GraphQLError('Not now')] } })
  expect(await screen.findByText('Unable to load your webhooks')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('earlier messages are shown a page at a time', async () => {
  const page = (after: string | undefined, node: object, endCursor: string | null) =>
    answer(
      WebhookDeliveriesDocument,
      { webhookDeliveries: pageOf('WebhookDeliveryConnection', [node], { endCursor }) },
      { webhookId: 'one', ...(after && { after }) },
    )
  const { user } = open(
    list(webhook('one', { events: ['REVIEW_APPROVED'] })),
    page(undefined, message('new'), 'older'),
    page('older', message('old', { event: 'NOTE_ADDED' }), null),
  )
  await user.click((await item()).getByRole('button', { name: 'Messages' }))
  await screen.findByText('Film ready')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Note added')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
