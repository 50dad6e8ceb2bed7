/** Covers specification L31. */
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, me, pageOf } from '../../test/answers'
import { openApp } from '../../test/app'
import { makeAsset, type TestAsset } from '../../test/assets'
import { listed, openLibrary } from '../../test/library'
import { makeProject, workspaceOf } from '../../test/projects'
import { DeleteAssetDocument } from '../features/library/asset/useDeleteAsset.generated'
import {
  ProjectAssetsDocument,
  RemoveAssetFromProjectDocument,
} from '../features/workspace/AssetsTab.generated'
import { AddAssetToProjectDocument } from '../entities/asset/addToProject.generated'
import { RestoreAssetDocument } from '../entities/asset/restoreAsset.generated'

const three = [makeAsset('1'), makeAsset('2'), makeAsset('3')]
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })
const bar = () => within(screen.getByRole('group', { name: 'Selected assets' }))
const deleting = (id: string, error?: string): Answer => ({
  request: { query: DeleteAssetDocument, variables: { id } },
  result: error ? { errors: [new GraphQLError(error)] } : { data: { deleteAsset: id } },
})

test('a range is selected with Shift, all with Ctrl and A, none with Escape', async () => {
  const { user, router } = openLibrary('/library/my-library', listed({ scope: 'MINE' }, three))
  await user.click(await box('Dune 1'))
  expect(bar().getByText('1 asset selected')).toBeInTheDocument()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('link', { name: /Dune 3/ }))
  await user.keyboard('{/Shift}')
  expect(bar().getByText('3 assets selected')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/library/my-library')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Selected assets' })).not.toBeInTheDocument()
  await user.keyboard('{Control>}a{/Control}')
  expect(bar().getByText('3 assets selected')).toBeInTheDocument()
})

test('refused deletions are counted with their reason; the others can be restored', async () => {
  const { user } = openLibrary(
    '/library/my-library',
    listed({ scope: 'MINE' }, three),
    deleting('1'),
    deleting('2', 'Only its owner and admins may do this.'),
    deleting('3'),
    ...['1', '3'].map((id) => ({
      request: { query: RestoreAssetDocument, variables: { id } },
      result: { data: { restoreAsset: makeAsset(id) } },
    })),
  )
  await user.click(await box('Dune 1'))
  await user.click(bar().getByRole('button', { name: 'Select all' }))
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 3 assets' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(
    await screen.findByText('1 of 3 could not be deleted: Only its owner and admins may do this.'),
  ).toBeInTheDocument()
  expect(await screen.findByText('2 assets deleted')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 assets restored')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('members other than admins cannot delete from the team library', async () => {
  const { user } = openApp({ at: '/library', answers: [me({ isAdmin: false }), listed({}, three)] })
  await user.click(await box('Dune 1'))
  expect(bar().getByRole('button', { name: 'Add to Project' })).toBeEnabled()
  expect(bar().queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

test('removed images leave the project, and Undo restores them', async () => {
  const project = makeProject({ id: 'p1', assetCount: 2 })
  const assets = (nodes: TestAsset[]): Answer => ({
    request: { query: ProjectAssetsDocument, variables: { id: 'p1', first: 48, origin: 'ALL' } },
    result: {
      data: { project: { __typename: 'Project', id: 'p1', assets: pageOf('AssetConnection', nodes) } },
    },
  })
  const one = (
    query: typeof AddAssetToProjectDocument | typeof RemoveAssetFromProjectDocument,
    data: object,
  ) => ({
    request: { query, variables: { projectId: 'p1', assetId: '1' } },
    result: { data },
  })
  const { user } = openApp({
    at: '/projects/p1?tab=assets',
    answers: [
      workspaceOf(project),
      assets(three.slice(0, 2)),
      one(RemoveAssetFromProjectDocument, { removeAssetFromProject: '1' }),
      one(AddAssetToProjectDocument, { addAssetToProject: { __typename: 'Asset', id: '1' } }),
      assets(three.slice(0, 2)),
    ],
  })
  await user.click(await box('Dune 1'))
  await user.click(bar().getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('1 asset removed from the project')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})
