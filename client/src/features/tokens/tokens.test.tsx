/** Covers specification A22. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ana, type Answer, openApp } from '../../../test/app'
import { MeDocument } from '../../entities/person/me.generated'
import {
  type ApiTokenFieldsFragment,
  ApiTokensDocument,
  CreateApiTokenDocument,
  DeleteApiTokenDocument,
} from './tokens.generated'

const DAY = 24 * 60 * 60 * 1000
const token = (id: string, changes: Partial<ApiTokenFieldsFragment> = {}) => ({
  __typename: 'ApiToken' as const,
  id,
  name: id,
  scope: 'READ' as const,
  createdAt: '2026-11-02T10:00:00Z',
  lastUsedAt: null,
  expiresAt: '2027-02-01T10:00:00Z',
  ...changes,
})
const farm = token('Render farm', {
  scope: 'WRITE',
  lastUsedAt: new Date(Date.now() - 3 * DAY).toISOString(),
})
const wall = token('Status wall')
const list = (...apiTokens: object[]): Answer => ({
  request: { query: ApiTokensDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { apiTokens } },
})
const open = (...answers: Answer[]) => openApp({ at: '/settings?tab=tokens', answers })
const rows = () =>
  within(screen.getByRole('table', { name: 'API tokens' }))
    .getAllByRole('row')
    .slice(1)
const refused = (message: string, code: string, more = {}) => ({
  errors: [new GraphQLError(message, { extensions: { code, ...more } })],
})
const creating = (input: object, result: Answer['result']): Answer => ({
  request: { query: CreateApiTokenDocument, variables: { input } },
  result,
})
const begin = async () => {
  fireEvent.click(await screen.findByText('New token'))
  return within(await screen.findByRole('dialog'))
}

test('the settings list the viewer’s tokens with scope, creation and expiry', async () => {
  const me = {
    request: { query: MeDocument },
    maxUsageCount: 9,
    result: { data: { me: { ...ana, isAdmin: false } } },
  }
  open(me, list(farm, wall))
  expect(await screen.findByRole('link', { name: 'API documentation' })).toHaveAttribute(
    'href',
    '/api/v1/docs',
  )
  await screen.findByText('Render farm')
  const [first, second] = rows()
  expect(first).toHaveTextContent(/Render farm.*Read and write.*2 Nov 2026.*3 days ago.*1 Feb 2027/)
  expect(second).toHaveTextContent(/Status wall.*Read.*Never/)
})

test('a new token is shown once and then listed', async () => {
  const made = token('Editor plug-in', { scope: 'WRITE' })
  const { user } = open(
    list(wall),
    creating(
      { name: 'Editor plug-in', scope: 'WRITE', expiresInDays: 90 },
      {
        data: { createApiToken: { __typename: 'CreatedApiToken', token: 'cutroom_secret', apiToken: made } },
      },
    ),
  )
  await screen.findByText('Status wall')
  const dialog = await begin()
  await user.type(dialog.getByLabelText('Name'), ' Editor plug-in ')
  expect(dialog.getByRole('radio', { name: /^Read\b(?! and write)/ })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: /Read and write/ }))
  await user.click(dialog.getByLabelText('Expires after'))
  await user.click(await screen.findByTitle('90 days'))
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByLabelText('Token')).toHaveValue('cutroom_secret')
  expect(screen.getByText('Copy this token now; you won’t see it again.')).toBeInTheDocument()
  await user.click(screen.getByText('Copy'))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('cutroom_secret')
  await user.click(screen.getByText('Done'))
  await waitFor(() => expect(screen.queryByLabelText('Token')).not.toBeInTheDocument())
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Editor plug-in',
    'Status wall',
  ])
})

test('a token requires a name; a refusal shows the reason and keeps the input', async () => {
  const { user } = open(
    list(),
    creating(
      { name: 'One more', scope: 'READ', expiresInDays: 30 },
      refused('You already have 20 tokens. Revoke one first.', 'CONFLICT'),
    ),
  )
  const dialog = await begin()
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  expect(await dialog.findByText('Please enter a name')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Name'), 'One more{Enter}')
  expect(await dialog.findByText('You already have 20 tokens. Revoke one first.')).toBeInTheDocument()
  expect(dialog.getByLabelText('Name')).toHaveValue('One more')
})

test('revoking asks first, and removes the token', async () => {
  const { user } = open(list(farm, wall), {
    request: { query: DeleteApiTokenDocument, variables: { id: farm.id } },
    result: { data: { deleteApiToken: farm.id } },
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke Render farm' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Are you sure you want to revoke “Render farm”/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await waitFor(() =>
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Status wall']),
  )
})

test('a token that cannot be revoked stays listed, with the reason', async () => {
  const { user } = open(list(wall), {
    request: { query: DeleteApiTokenDocument, variables: { id: wall.id } },
    result: refused('Token not found', 'NOT_FOUND'),
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke Status wall' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Token not found')).toBeInTheDocument()
  expect(rows()).toHaveLength(1)
})

test('an empty token list explains what tokens are for', async () => {
  open(list())
  expect(await screen.findByText('No API tokens yet')).toBeInTheDocument()
})

test('tokens that fail to load offer a retry', async () => {
  const { user } = open(
    { request: { query: ApiTokensDocument }, result: refused('No', 'INTERNAL') },
    list(wall),
  )
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Status wall')).toBeInTheDocument()
})
