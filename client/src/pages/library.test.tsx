import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { type Answer, openApp } from '../../test/app'
import { makeAsset, type TestAsset } from '../../test/assets'
import {
  AddAssetToProjectDocument,
  LibraryAssetDocument,
  type ChangedAssetFieldsFragment,
  AssetsDocument,
  type AssetsQueryVariables,
  DeleteAssetDocument,
  EditAssetDocument,
  FlagAssetDocument,
  FlaggedCountDocument,
  ListAssetDocument,
  ProjectChoicesDocument,
  RestoreAssetDocument,
} from '../gql/generated'

const always = Number.POSITIVE_INFINITY
const pageOf = (nodes: object[], endCursor: string | null, totalCount: number) => ({
  nodes,
  totalCount,
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
})
const listed = (
  asked: Partial<AssetsQueryVariables>,
  nodes: TestAsset[] = [],
  endCursor: string | null = null,
  totalCount = nodes.length,
): Answer => ({
  request: {
    query: AssetsDocument,
    variables: { first: 48, search: null, origin: 'ALL', scope: 'TEAM', ...asked },
  },
  result: { data: { assets: { __typename: 'AssetConnection', ...pageOf(nodes, endCursor, totalCount) } } },
})
const opened = (asset: TestAsset): Answer => ({
  request: { query: LibraryAssetDocument, variables: { id: asset.id } },
  maxUsageCount: always,
  result: { data: { asset } },
})
const flagged = (totalCount: number): Answer => ({
  request: { query: FlaggedCountDocument },
  maxUsageCount: always,
  result: { data: { flaggedAssets: { __typename: 'AssetConnection', totalCount } } },
})
const open = (at: string, ...answers: Answer[]) => openApp({ at, answers: [...answers, flagged(4)] })
const theirs = (id: string, changes: Partial<ChangedAssetFieldsFragment> = {}) =>
  makeAsset(id, {
    owner: { __typename: 'User', id: 'ben', username: 'ben' } as ChangedAssetFieldsFragment['owner'],
    viewerCanEdit: false,
    viewerIsOwner: false,
    viewerCanFlag: true,
    ...changes,
  })

test('the start of the app leads to the team library, which says when it is empty', async () => {
  const { router } = open('/', listed({}))
  expect(await screen.findByText('No Assets currently present')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/library')
  expect(screen.getByRole('tab', { name: 'Team Library' })).toHaveAttribute('aria-selected', 'true')
  expect(within(await screen.findByRole('tab', { name: /Flagged/ })).getByText('4')).toBeInTheDocument()
})

test('four skeletons stand in until the assets are there; a failure offers another try', async () => {
  const failing: Answer = {
    request: listed({}).request,
    result: { errors: [new GraphQLError('Out of order')] },
  }
  open('/library', failing, listed({}, [makeAsset('1')]))
  expect((await screen.findByLabelText('Loading assets')).children).toHaveLength(4)
  expect(await screen.findByText('Unable to load assets')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Dune 1, approved')).toBeInTheDocument()
})

test('the next page comes before the end is reached', async () => {
  open(
    '/library',
    listed({}, [makeAsset('1'), makeAsset('2')], 'two', 3),
    listed({ after: 'two' }, [makeAsset('3')], null, 3),
  )
  expect(await screen.findByLabelText(/Dune 3/)).toBeInTheDocument()
  expect(screen.getByText('3 assets')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('search and origin are asked of the server', async () => {
  open(
    '/library',
    listed({}, [makeAsset('1')]),
    listed({ search: 'moon' }, [makeAsset('2')]),
    listed({ search: 'moon', origin: 'GENERATED' }),
  )
  await screen.findByLabelText(/Dune 1/)
  fireEvent.change(screen.getByPlaceholderText('Search name or tag'), { target: { value: ' moon ' } })
  expect(await screen.findByLabelText(/Dune 2/)).toBeInTheDocument()
  fireEvent.click(screen.getByText('Generated'))
  expect(await screen.findByText('Nothing here is named or tagged “moon”.')).toBeInTheDocument()
})

test('a price shows on what belongs to others and costs something; a broken picture becomes the no-image picture', async () => {
  open('/library', listed({}, [theirs('1', { price: 12 }), theirs('2'), makeAsset('3', { price: 8.5 })]))
  expect(await screen.findByText('$ 12.00')).toBeInTheDocument()
  expect(screen.getAllByText(/^\$ /)).toHaveLength(1)
  fireEvent.error(screen.getByLabelText(/Dune 2/).querySelector('img')!)
  expect(screen.getByRole('img', { name: 'No image' })).toBeInTheDocument()
})

test('the address chooses the tab, and an id opens the dialog of that asset; closing it leads back to the tab', async () => {
  const { router } = open(
    '/library/My%20Library/7',
    listed({ scope: 'MINE' }, [makeAsset('7')]),
    opened(makeAsset('7')),
  )
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading', { name: 'Dune 7' })).toBeInTheDocument()
  expect(within(dialog).getByText('Uploaded By')).toBeInTheDocument()
  expect(within(dialog).getByText('night_sky')).toBeInTheDocument()
  expect(within(dialog).getByText('1600 × 900 · 3.2 MB · 16 Nov 2026')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'My Library' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: 'Upload Asset' })).toBeInTheDocument()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/my-library'))
})

test('an id that leads nowhere says so and closes', async () => {
  const { router } = open('/library/team-library/none', listed({}), {
    request: { query: LibraryAssetDocument, variables: { id: 'none' } },
    result: { errors: [new GraphQLError('Asset not found')] },
  })
  expect(await screen.findByText('Asset not found')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/team-library'))
})

test('one’s own asset can be edited; Cancel leads back to the view', async () => {
  const asset = makeAsset('7')
  const input = { id: '7', name: 'Dune at dawn', description: 'At first light', tags: ['night_sky'] }
  open('/library/my-library/7', listed({ scope: 'MINE' }, [asset]), opened(asset), {
    request: { query: EditAssetDocument, variables: { input } },
    result: { data: { editAsset: { ...asset, name: 'Dune at dawn' } } },
  })
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Edit' }))
  const name = within(dialog).getByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Du' } })
  expect(await screen.findByText('Asset name must be at least 3 characters')).toBeInTheDocument()
  fireEvent.change(name, { target: { value: 'x'.repeat(101) } })
  expect(await screen.findByText('Asset name must be less than 100 characters')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(within(dialog).getByRole('heading', { name: 'Dune 7' })).toBeInTheDocument()

  fireEvent.click(within(dialog).getByRole('button', { name: 'Edit' }))
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Dune at dawn' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Asset updated successfully')).toBeInTheDocument()
  expect(within(dialog).getByRole('heading', { name: 'Dune at dawn' })).toBeInTheDocument()
})

const projects = (...nodes: object[]): Answer => ({
  request: { query: ProjectChoicesDocument, variables: { first: 100, search: null } },
  maxUsageCount: always,
  result: { data: { projects: { __typename: 'ProjectConnection', ...pageOf(nodes, null, nodes.length) } } },
})
const keeper = {
  __typename: 'Project',
  id: 'p',
  name: 'The Last Keeper',
  description: '',
  isPrivate: false,
  owner: { __typename: 'User', id: 'ana', username: 'ana' },
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
  assetCount: 0,
  videoCount: 0,
  coverUrl: null,
  viewerCanManage: true,
}

test('an approved asset joins a project', async () => {
  const asset = theirs('7')
  open('/library/team-library/7', listed({}, [asset]), opened(asset), projects(keeper), {
    request: { query: AddAssetToProjectDocument, variables: { assetId: '7', projectId: 'p' } },
    result: { data: { addAssetToProject: asset } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Project' }))
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Project' }))
  fireEvent.click(await screen.findByText('The Last Keeper'))
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Asset added to project successfully')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add to Project' })).toBeInTheDocument()
})

test('without a project there is nothing to join; a pending asset cannot, and a declined one of the team is not asked', async () => {
  const { router } = open(
    '/library/team-library/7',
    listed({}),
    opened(theirs('7')),
    opened(theirs('8', { approvalStatus: 'PENDING' })),
    opened(theirs('9', { approvalStatus: 'DECLINED' })),
    projects(),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Project' }))
  expect(await screen.findByText('Create projects first to add assets')).toBeInTheDocument()
  await act(() => router.navigate('/library/team-library/8'))
  await screen.findByRole('heading', { name: 'Dune 8' })
  expect(screen.getByRole('button', { name: 'Add to Project' })).toBeDisabled()
  await act(() => router.navigate('/library/team-library/9'))
  await screen.findByRole('heading', { name: 'Dune 9' })
  expect(screen.queryByRole('button', { name: 'Add to Project' })).not.toBeInTheDocument()
})

test('a deleted asset leaves the grid, and Undo brings it back', async () => {
  const asset = makeAsset('7')
  open(
    '/library/my-library/7',
    listed({ scope: 'MINE' }, [asset, makeAsset('6', { updatedAt: '2026-11-15T10:00:00Z' })]),
    opened(asset),
    {
      request: { query: DeleteAssetDocument, variables: { id: '7' } },
      result: { data: { deleteAsset: '7' } },
    },
    {
      request: { query: RestoreAssetDocument, variables: { id: '7' } },
      result: { data: { restoreAsset: asset } },
    },
  )
  await screen.findByText('2 assets')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Asset deleted successfully')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByLabelText(/Dune 7/)).not.toBeInTheDocument())
  expect(screen.getByText('1 asset')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Asset restored')).toBeInTheDocument()
  expect(await screen.findByLabelText(/Dune 7/)).toBeInTheDocument()
})

test('another’s asset is flagged with a reason', async () => {
  const asset = theirs('7')
  open('/library/team-library/7', listed({}, [asset]), opened(asset), {
    request: { query: FlagAssetDocument, variables: { id: '7', reason: 'Somebody else’s logo' } },
    result: { data: { flagAsset: { ...asset, flagged: true, viewerCanFlag: false } } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByText('Flag for review'))
  expect(screen.getByRole('button', { name: 'Flag' })).toBeDisabled()
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Somebody else’s logo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Flag' }))
  expect(await screen.findByText('Asset flagged for review')).toBeInTheDocument()
})

test('one’s own approved asset is listed on the marketplace for a price', async () => {
  const asset = makeAsset('7')
  open('/library/my-library/7', listed({ scope: 'MINE' }, [asset]), opened(asset), {
    request: { query: ListAssetDocument, variables: { id: '7', price: 12.5 } },
    result: { data: { listAsset: { ...asset, isListed: true, price: 12.5 } } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByText('List on Marketplace'))
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '12.5' } })
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  expect(await screen.findByText('On the marketplace for $ 12.50')).toBeInTheDocument()
})

test('what others add, change and remove is seen at once', async () => {
  const changes = new Subject<{ data: object }>()
  const push = (change: object) =>
    act(() =>
      changes.next({
        data: { assetChanged: { __typename: 'AssetChange', asset: null, deletedId: null, ...change } },
      }),
    )
  openApp({
    at: '/library',
    answers: [listed({}, [makeAsset('1')]), flagged(0)],
    pushed: { AssetChanged: changes },
  })
  await screen.findByLabelText(/Dune 1/)
  push({ asset: theirs('2', { updatedAt: '2026-11-17T10:00:00Z' }) })
  await screen.findByLabelText(/Dune 2/)
  expect(screen.getAllByLabelText(/Dune/).map((card) => card.getAttribute('aria-label'))).toEqual([
    'Dune 2, approved',
    'Dune 1, approved',
  ])
  push({ asset: makeAsset('1', { name: 'Dune renamed', updatedAt: '2026-11-18T10:00:00Z' }) })
  await screen.findByLabelText(/renamed/)
  push({ deletedId: '2' })
  await waitFor(() => expect(screen.queryByLabelText(/Dune 2/)).not.toBeInTheDocument())
  expect(screen.getByText('1 asset')).toBeInTheDocument()
})
