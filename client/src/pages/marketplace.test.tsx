/** Covers specification M1, M2, M3, S1, S6. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, openApp } from '../../test/app'
import { makeAsset, type TestAsset } from '../../test/assets'
import { exactly } from '../../test/answers'
import { AddToLibraryDocument, MarketAssetsDocument } from '../features/market/market.generated'
import { MarketAssetDocument } from '../features/market/MarketAsset.generated'
import type { ChangedAssetFieldsFragment } from '../entities/asset/ChangedAssetFields.generated'

const ben = { __typename: 'User', id: 'ben', username: 'ben' } as ChangedAssetFieldsFragment['owner']
const offered = (id: string, price: string, changes: Partial<ChangedAssetFieldsFragment> = {}) =>
  makeAsset(id, {
    owner: ben,
    viewerCanEdit: false,
    viewerIsOwner: false,
    viewerHasCopy: false,
    isListed: true,
    price,
    ...changes,
  })
const market = (nodes: TestAsset[], search: string | null = null): Answer => ({
  request: { query: MarketAssetsDocument, variables: { first: 48, search } },
  result: {
    data: {
      marketAssets: {
        __typename: 'AssetConnection',
        nodes,
        count: exactly(nodes.length),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
})
const opened = (asset: TestAsset): Answer => ({
  request: { query: MarketAssetDocument, variables: { id: asset.id } },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { asset } },
})
const open = (at: string, ...answers: Answer[]) => openApp({ at, answers })

test('the sidebar opens the marketplace, where each asset has a price', async () => {
  const { router } = open('/marketplace', market([offered('1', '12'), offered('2', '8.5')]))
  expect(await screen.findByText('$ 12.00')).toBeInTheDocument()
  expect(screen.getByText('$ 8.50')).toBeInTheDocument()
  expect(screen.getByText('2 assets')).toBeInTheDocument()
  await router.navigate('/trash')
  fireEvent.click(screen.getAllByRole('link', { name: 'Marketplace' })[0]!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/marketplace'))
})

test('an empty marketplace and an empty search show different messages', async () => {
  open('/marketplace', market([]), market([], 'moon'))
  expect(await screen.findByText('No Assets currently present on Marketplace')).toBeInTheDocument()
  fireEvent.change(screen.getByPlaceholderText('Search name or tag'), { target: { value: 'moon' } })
  expect(await screen.findByText('Nothing here is named or tagged “moon”.')).toBeInTheDocument()
})

test('four skeletons are shown; a failure offers a retry', async () => {
  open(
    '/marketplace',
    { request: market([]).request, result: { errors: [new GraphQLError('Out of order')] } },
    market([offered('1', '12')]),
  )
  expect((await screen.findByLabelText('Loading assets')).children).toHaveLength(4)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('$ 12.00')).toBeInTheDocument()
})

test('an asset is copied into the library, once', async () => {
  const asset = offered('1', '12')
  const { router } = open('/marketplace', market([asset]), opened(asset), {
    request: { query: AddToLibraryDocument, variables: { id: '1' } },
    result: { data: { addToLibrary: makeAsset('copy') } },
  })
  fireEvent.click(await screen.findByRole('link', { name: /Dune 1/ }))
  const add = await screen.findByRole('button', { name: 'Add to Library' })
  expect(add).toHaveAccessibleDescription('Adding it to your library is free: nothing is charged.')
  fireEvent.click(add)
  expect(await screen.findByText('Asset added to library')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'In your library' })).toBeDisabled()
  expect(router.state.location.pathname).toBe('/marketplace/1')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/marketplace'))
  await waitFor(() => expect(screen.getByRole('link', { name: /Dune 1/ })).toHaveFocus())
})

test('a copy added in another window is shown, and cannot be added again', async () => {
  const asset = offered('1', '12')
  const taken = new GraphQLError('This asset is already in your library', {
    extensions: { code: 'CONFLICT' },
  })
  open('/marketplace/1', market([asset]), opened(asset), {
    request: { query: AddToLibraryDocument, variables: { id: '1' } },
    result: { errors: [taken] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Library' }))
  expect(await screen.findByText('This asset is already in your library')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'In your library' })).toBeDisabled()
})

test('an asset withdrawn from the marketplace cannot be added', async () => {
  open('/marketplace/1', market([]), opened(offered('1', '0', { isListed: false })))
  expect(await screen.findByText('No longer on the marketplace')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add to Library' })).toBeDisabled()
})
