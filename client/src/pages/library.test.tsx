import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ana, type Answer, openApp } from '../../test/app'
import { AssetDocument, type AssetFieldsFragment, AssetsDocument, type AssetsQueryVariables } from '../gql/generated'

const asset = (id: string, changes: Partial<AssetFieldsFragment> = {}) => ({
  __typename: 'Asset' as const,
  id,
  name: `Dune ${id}`,
  description: 'At first light',
  tags: ['night_sky'],
  approvalStatus: 'APPROVED' as const,
  isGenerated: false,
  owner: { __typename: 'User' as const, id: ana.id, username: ana.username },
  url: '/files/full',
  mediumUrl: '/files/medium',
  smallUrl: '/files/small',
  width: 1600,
  height: 900,
  dominantColor: '#7a4b3a',
  thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
  ...changes,
})
const listed = (asked: Partial<AssetsQueryVariables>, ...nodes: ReturnType<typeof asset>[]): Answer => {
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null }
  return {
    request: { query: AssetsDocument, variables: { first: 48, search: null, origin: 'ALL', scope: 'TEAM', ...asked } },
    result: { data: { assets: { __typename: 'AssetConnection', nodes, totalCount: nodes.length, pageInfo } } },
  }
}
const open = (at: string, ...answers: Answer[]) => openApp({ at, answers })

test('the start of the app leads to the team library, which says when it is empty', async () => {
  const { router } = open('/', listed({}))
  expect(await screen.findByText('No Assets currently present')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/library')
  expect(screen.getByRole('tab', { name: 'Team Library' })).toHaveAttribute('aria-selected', 'true')
})

test('the address chooses the tab, and an id opens the dialog of that asset', async () => {
  open('/library/My%20Library/7', listed({ scope: 'MINE' }, asset('7')), { request: { query: AssetDocument, variables: { id: '7' } }, result: { data: { asset: asset('7') } } })
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading', { name: 'Dune 7' })).toBeInTheDocument()
  expect(within(dialog).getByText('Uploaded By')).toBeInTheDocument()
  expect(within(dialog).getByText('night_sky')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'My Library' })).toHaveAttribute('aria-selected', 'true')
})

test('an id that leads nowhere says so and closes', async () => {
  const { router } = open('/library/team-library/none', listed({}), { request: { query: AssetDocument, variables: { id: 'none' } }, result: { errors: [new GraphQLError('Asset not found')] } })
  expect(await screen.findByText('Asset not found')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/team-library'))
})

test('the upload refuses what is no image or too large, and checks the name', async () => {
  const { user } = open('/library', listed({}))
  await user.click(await screen.findByRole('button', { name: 'Upload Asset' }))
  const dialog = await screen.findByRole('dialog')
  const choose = (file: File) => user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file)

  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(await screen.findByText('File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).')).toBeInTheDocument()
  const large = new File(['x'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
  await choose(large)
  expect(await screen.findByText('File too large. Maximum size is 20MB.')).toBeInTheDocument()
  await choose(new File(['not a picture'], 'broken.png', { type: 'image/png' }))
  expect(await screen.findByText('Error processing file. Please try again.')).toBeInTheDocument()

  await user.type(within(dialog).getByLabelText('Name'), 'ab')
  expect(await screen.findByText('Asset name must be at least 3 characters')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeDisabled()
})

test('tags get underscores, are five at most, and go on a click', async () => {
  const { user } = open('/library', listed({}))
  await user.click(await screen.findByRole('button', { name: 'Upload Asset' }))
  const field = within(await screen.findByRole('dialog')).getByLabelText('Tags')
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
  await user.type(field, 'night sky{Enter}b{Enter}c{Enter}d{Enter}e{Enter}')
  expect(screen.getByText('5/5')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
  await user.click(screen.getByText('night_sky'))
  expect(screen.getByText('4/5')).toBeInTheDocument()
  expect(screen.queryByText('night_sky')).not.toBeInTheDocument()
})
