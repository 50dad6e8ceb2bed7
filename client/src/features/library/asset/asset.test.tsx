/** Covers specification F2, L1, L3, L4, L5, L27, L28, M5, S3, S4, S7. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer, pageOf } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { listed, makeTheirs, opened, openLibrary } from '../../../../test/library'
import { makeProject } from '../../../../test/projects'
import { AddAssetToProjectDocument } from '../../../entities/asset/addToProject.generated'
import { ProjectChoicesDocument } from './AddToProjectPanel.generated'
import { UpdateAssetDocument } from './EditPanel.generated'
import { FlagAssetDocument } from './FlagPanel.generated'
import { LibraryAssetDocument } from './LibraryAsset.generated'
import { ListAssetDocument } from './PricePanel.generated'
import { AssetUsesDocument, type AssetUsesQuery, DeleteAssetDocument } from './useDeleteAsset.generated'
import { RestoreAssetDocument } from '../../../entities/asset/restoreAsset.generated'

const usedBy = (...uses: AssetUsesQuery['asset']['usedBy']): Answer => ({
  request: { query: AssetUsesDocument, variables: { id: '7' } },
  result: { data: { asset: { __typename: 'Asset', id: '7', usedBy: uses } } },
})

test('the address selects the tab, and an id opens that asset; closing returns to the tab', async () => {
  const { router } = openLibrary(
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

test('a generated asset shows its prompt and settings', async () => {
  const generation = {
    __typename: 'AssetGeneration' as const,
    prompt: 'A dune\nat night',
    seed: 7,
    model: 'a-model',
  }
  const asset = makeAsset('7', { isGenerated: true, description: 'A dune\nat night', generation })
  openLibrary('/library/my-library/7', listed({ scope: 'MINE' }, [asset]), opened(asset))
  const details = within(within(await screen.findByRole('dialog')).getByRole('region', { name: 'Details' }))
  expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Uploaded By',
    'Prompt',
    'Seed',
    'Tags',
  ])
  expect(details.getByText('7')).toBeInTheDocument()
})

test('an unknown id shows a message and closes the dialog', async () => {
  const { router } = openLibrary('/library/team-library/none', listed({}), {
    request: { query: LibraryAssetDocument, variables: { id: 'none' } },
    result: { errors: [new GraphQLError('Asset not found')] },
  })
  expect(await screen.findByText('Asset not found')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/team-library'))
})

test('the viewer’s own asset can be edited, and Cancel returns to it', async () => {
  const asset = makeAsset('7')
  const input = { id: '7', name: 'Dune at dawn', description: 'At first light', tags: ['night_sky'] }
  openLibrary('/library/my-library/7', listed({ scope: 'MINE' }, [asset]), opened(asset), {
    request: { query: UpdateAssetDocument, variables: { input } },
    result: { data: { updateAsset: { ...asset, name: 'Dune at dawn' } } },
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
  maxUsageCount: ALWAYS,
  result: { data: { projects: pageOf('ProjectConnection', nodes) } },
})
const keeper = makeProject({ id: 'p', name: 'The Last Keeper' })

test('an approved asset is added to a project', async () => {
  const asset = makeTheirs('7')
  openLibrary('/library/team-library/7', listed({}, [asset]), opened(asset), projects(keeper), {
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

test('adding requires a project and an approved asset', async () => {
  const { router } = openLibrary(
    '/library/team-library/7',
    listed({}),
    opened(makeTheirs('7')),
    opened(makeTheirs('8', { approvalStatus: 'PENDING' })),
    opened(makeTheirs('9', { approvalStatus: 'DECLINED' })),
    projects(),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Project' }))
  expect(await screen.findByText('Create projects first to add assets')).toBeInTheDocument()
  await act(() => router.navigate('/library/team-library/8'))
  await screen.findByRole('heading', { name: 'Dune 8' })
  expect(screen.getByRole('button', { name: 'Add to Project' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Add to Project' })).toHaveAccessibleDescription(
    'It can be added once an admin has approved it',
  )
  await act(() => router.navigate('/library/team-library/9'))
  await screen.findByRole('heading', { name: 'Dune 9' })
  expect(screen.queryByRole('button', { name: 'Add to Project' })).not.toBeInTheDocument()
})

test('a deleted asset leaves the grid, and Undo restores it', async () => {
  const asset = makeAsset('7')
  openLibrary(
    '/library/my-library/7',
    listed({ scope: 'MINE' }, [asset, makeAsset('6', { updatedAt: '2026-11-15T10:00:00Z' })]),
    opened(asset),
    usedBy(),
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
  await waitFor(() => expect(screen.queryByLabelText(/^Dune 7/)).not.toBeInTheDocument())
  expect(screen.getByText('1 asset')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Dune 6/)).toHaveFocus())
  screen.getByRole('button', { name: 'Undo' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText(/^Dune 6/)).toHaveFocus()
  expect(await screen.findByText('Asset restored')).toBeInTheDocument()
  expect(await screen.findByLabelText(/^Dune 7/)).toBeInTheDocument()
})

test('deleting an asset that characters, places and props use asks first, and names them', async () => {
  const asset = makeAsset('7')
  const project = { id: 'p1', name: 'The Last Loaf' }
  openLibrary(
    '/library/my-library/7',
    listed({ scope: 'MINE' }, [asset]),
    opened(asset),
    usedBy({ name: 'Rosa', project }, { name: 'Bakery', project }),
    {
      request: { query: DeleteAssetDocument, variables: { id: '7' } },
      result: { data: { deleteAsset: '7' } },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const text = await screen.findByText('Used by Rosa and Bakery in The Last Loaf. They lose this image.')
  const dialog = within(text.closest<HTMLElement>('[role=dialog]')!)
  expect(screen.queryByText('Asset deleted successfully')).not.toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Asset deleted successfully')).toBeInTheDocument()
})

test('an asset of another member can be flagged with a reason', async () => {
  const asset = makeTheirs('7')
  openLibrary('/library/team-library/7', listed({}, [asset]), opened(asset), {
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

test('the viewer’s own approved asset is listed on the marketplace for a price', async () => {
  const asset = makeAsset('7')
  openLibrary('/library/my-library/7', listed({ scope: 'MINE' }, [asset]), opened(asset), {
    request: { query: ListAssetDocument, variables: { id: '7', price: '12.5' } },
    result: { data: { listAsset: { ...asset, isListed: true, price: '12.5' } } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByText('List on Marketplace'))
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '12.5' } })
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  expect(await screen.findByText('On the marketplace for $ 12.50')).toBeInTheDocument()
})
