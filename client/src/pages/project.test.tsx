/** Covers specification P4, P9, P10, P11, P12, P13, P14, P15, P16, S16. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { mayClose } from '../../test/closing'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { type Answer, me, pageOf } from '../../test/answers'
import { openApp } from '../../test/app'
import { makeAsset } from '../../test/assets'
import { listed } from '../../test/library'
import { conversationOf, makePrompt, makeReply } from '../../test/conversation'
import { makeProject, workspaceOf } from '../../test/projects'
import { ProjectsDocument } from '../features/projects/projects.generated'
import { DeleteProjectDocument } from '../features/projects/useDeleteProject.generated'
import {
  ProjectAssetsDocument,
  RemoveAssetFromProjectDocument,
} from '../features/workspace/AssetsTab.generated'
import { UpdateProjectDocument } from '../features/workspace/SettingsTab.generated'
import { WorkspaceDocument } from '../features/workspace/workspace.generated'
import { AddAssetToProjectDocument } from '../entities/asset/addToProject.generated'
import type { ChangedAssetFieldsFragment } from '../entities/asset/ChangedAssetFields.generated'
import type { AssetOrigin, UpdateProjectInput } from '../entities/types.generated'

const keeper = (changes: Parameters<typeof makeProject>[0] = {}) =>
  makeProject({
    id: 'p1',
    description: 'Night at the lighthouse',
    createdAt: '2026-11-03T10:00:00Z',
    assetCount: 1,
    videoCount: 2,
    ...changes,
  })
const asset = (changes: Partial<ChangedAssetFieldsFragment> = {}) =>
  makeAsset('a1', { name: 'First dark', description: 'The bay after sunset', ...changes })
const workspace = (project = keeper()) => workspaceOf(project)
const refused = (message: string, code: string): Answer => ({
  request: { query: WorkspaceDocument, variables: { id: 'p1' } },
  result: { errors: [new GraphQLError(message, { extensions: { code } })] },
})
const assets = (origin: AssetOrigin, ...nodes: ChangedAssetFieldsFragment[]): Answer => ({
  request: { query: ProjectAssetsDocument, variables: { id: 'p1', first: 48, origin } },
  result: {
    data: { project: { __typename: 'Project', id: 'p1', assets: pageOf('AssetConnection', nodes) } },
  },
})
const saving = (input: Omit<UpdateProjectInput, 'id'>, outcome: Answer['result']): Answer => ({
  request: { query: UpdateProjectDocument, variables: { input: { id: 'p1', ...input } } },
  result: outcome,
})
const noProjects: Answer = {
  request: { query: ProjectsDocument, variables: { first: 24, search: null } },
  result: { data: { projects: pageOf('ProjectConnection', []) } },
}
const open = (tab: string, ...answers: Answer[]) => openApp({ at: `/projects/p1?tab=${tab}`, answers })

test('a workspace loads, then shows its details and tabs; the address has the tab', async () => {
  const { user, router } = open('settings', workspace(), assets('ALL'))
  await screen.findByText('Please wait while we prepare your workspace') // shown only briefly
  expect(await screen.findByRole('heading', { name: 'The Keeper', level: 1 })).toBeInTheDocument()
  expect(screen.getByText('1 asset')).toBeInTheDocument()
  expect(screen.getByText('2 videos')).toBeInTheDocument()
  expect(screen.getByText('Created 3 Nov 2026')).toBeInTheDocument()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Chat',
    'Storyboard',
    'Assets',
    'Videos',
    'Merged Videos',
    'Notes',
    'Settings',
  ])
  expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('tab', { name: 'Assets' }))
  expect(router.state.location.search).toBe('?tab=assets')
  expect(document.title).toBe('The Keeper · Cutroom')
})

test('the content of a tab is in the panel named after it', async () => {
  const { user } = open('settings', workspace(), assets('ALL', asset()))
  const name = await screen.findByLabelText('Name')
  expect(screen.getByRole('tabpanel', { name: 'Settings' })).toContainElement(name)
  await user.click(screen.getByRole('tab', { name: 'Assets' }))
  const card = await screen.findByRole('link', { name: /First dark/ })
  expect(screen.getByRole('tabpanel', { name: 'Assets' })).toContainElement(card)
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
})

test('a missing project shows a message and returns to the list', async () => {
  const { router } = open('chat', refused('Project not found', 'NOT_FOUND'), noProjects)
  expect(await screen.findByText('Project not found')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'))
})

test('any other failure is shown in place with a retry', async () => {
  const { user } = open('settings', refused('The database is away', 'INTERNAL'), workspace())
  expect(await screen.findByText('Unable to load this project')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The Keeper', level: 1 })).toBeInTheDocument()
})

test('pushed changes update the conversation and the header', async () => {
  const pushed = new Subject<{ data: object }>()
  const answers = [workspace(), conversationOf('p1', [])]
  openApp({ at: '/projects/p1', answers, pushed: { MessageChanged: pushed } })
  expect(await screen.findByText('Start Creating')).toBeInTheDocument()
  const push = (message: object) => act(() => pushed.next({ data: { messageChanged: message } }))
  const prompt = makePrompt('Moon over open water', { projectId: 'p1' })
  push(prompt)
  push(makeReply({ projectId: 'p1' }))
  push(prompt)
  expect(await screen.findByText('Moon over open water')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('unsaved changes are marked, Ctrl+Z discards them, and Ctrl+S saves them trimmed', async () => {
  const saved = keeper({ name: 'The Keeper II' })
  const { user } = open(
    'settings',
    workspace(),
    saving(
      { name: 'The Keeper II', description: 'Night at the lighthouse', isPrivate: false },
      { data: { updateProject: saved } },
    ),
  )
  const name = await screen.findByLabelText('Name')
  expect(screen.getByText('10/50')).toBeInTheDocument()
  expect(screen.getByText('23/500')).toBeInTheDocument()
  expect(screen.queryByText('Unsaved Changes')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()

  await user.type(name, ' II ')
  expect(screen.getByText('Unsaved Changes')).toBeInTheDocument()
  await user.keyboard('{Control>}z{/Control}')
  expect(name).toHaveValue('The Keeper')
  expect(screen.queryByText('Unsaved Changes')).not.toBeInTheDocument()

  await user.type(name, ' II ')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('All changes have been saved successfully!')).toBeInTheDocument()
  expect(await screen.findByText('Project updated successfully')).toBeInTheDocument()
  expect(screen.queryByText('Unsaved Changes')).not.toBeInTheDocument()
  expect(name).toHaveValue('The Keeper II')
  expect(screen.getByRole('heading', { name: 'The Keeper II', level: 1 })).toBeInTheDocument()
})

test.each([
  ['{Control>}a{/Control}ab', 'Project name must be at least 3 characters'],
  ['{Control>}a{/Control}{Backspace}', 'Project name is required'],
  [' and the long night that he spent on the rocks below', 'Project name must be less than 50 characters'],
])('a name that breaks the rules says why, and is not saved: %s', async (typed, sentence) => {
  const { user } = open('settings', workspace())
  await user.type(await screen.findByLabelText('Name'), typed)
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.keyboard('{Meta>}s{/Meta}')
  expect(await screen.findByText('Please fix the validation errors')).toBeInTheDocument()
})

test('a refused save keeps the changes and shows the reason', async () => {
  const { user } = open(
    'settings',
    workspace(),
    saving(
      { name: 'The Keeper!', description: 'Night at the lighthouse', isPrivate: false },
      { errors: [new GraphQLError('This name is taken')] },
    ),
  )
  await user.type(await screen.findByLabelText('Name'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This name is taken')).toBeInTheDocument()
  expect(screen.getByText('Unsaved Changes')).toBeInTheDocument()
})

test('leaving with unsaved changes asks for confirmation', async () => {
  const { user, router } = open('settings', workspace(), assets('ALL'))
  await user.click(await screen.findByRole('switch', { name: /Private/ }))
  expect(mayClose()).toBe(false)

  await user.click(screen.getByRole('tab', { name: 'Assets' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }))
  expect(router.state.location.search).toBe('?tab=settings')
  await user.click(screen.getByRole('tab', { name: /Assets/ }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=assets'))
})

test('a member without rights to manage a project sees who has them', async () => {
  open(
    'settings',
    workspace(keeper({ viewerCanManage: false, owner: { ...keeper().owner, username: 'mira' } })),
  )
  expect(
    await screen.findByText(
      'Only managers can change this project: mira, who made it, admins, and people they named.',
    ),
  ).toBeInTheDocument()
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete project' })).not.toBeInTheDocument()
})

test('deleting asks first, and returns to the list', async () => {
  const deleted: Answer = {
    request: { query: DeleteProjectDocument, variables: { id: 'p1' } },
    result: { data: { deleteProject: 'p1' } },
  }
  const { user, router } = open(
    'settings',
    workspace(),
    deleted,
    noProjects,
    refused('Project not found', 'NOT_FOUND'),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete project' }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog).getByText(
      'Are you sure you want to delete "The Keeper"? This action cannot be undone and will permanently remove the project and all its associated data.',
    ),
  ).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Project deleted successfully')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'))
  expect(screen.queryByText('Project not found')).not.toBeInTheDocument()
})

test('an asset opens with its actions and can be removed from the project', async () => {
  const removed: Answer = {
    request: { query: RemoveAssetFromProjectDocument, variables: { projectId: 'p1', assetId: 'a1' } },
    result: { data: { removeAssetFromProject: 'a1' } },
  }
  const { user } = open(
    'assets',
    workspace(),
    assets('ALL', asset(), asset({ id: 'a2', name: 'Salt', isGenerated: true })),
    removed,
  )
  await user.click(await screen.findByRole('link', { name: /Salt/ }))
  expect(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Download' }),
  ).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('link', { name: /Salt/ })).toHaveFocus())

  await user.click(screen.getByRole('link', { name: /First dark/ }))
  const dialog = await screen.findByRole('dialog', { name: 'First dark' })
  expect(within(dialog).getByText('The bay after sunset')).toBeInTheDocument()
  expect(within(dialog).queryByRole('button', { name: 'Download' })).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Asset removed from project successfully')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: /First dark/ })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('link', { name: /Salt/ })).toHaveFocus())
})

test('closing an asset opened by its address focuses its card', async () => {
  const { user, router } = open(
    'assets&asset=a2',
    workspace(),
    assets('ALL', asset(), asset({ id: 'a2', name: 'Salt' })),
  )
  await screen.findByRole('dialog', { name: 'Salt' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=assets'))
  await waitFor(() => expect(screen.getByRole('link', { name: /Salt/ })).toHaveFocus())
})

test('several images of the library are added to a project together', async () => {
  const adding = (assetId: string): Answer => ({
    request: { query: AddAssetToProjectDocument, variables: { assetId, projectId: 'p1' } },
    result: { data: { addAssetToProject: { __typename: 'Asset', id: assetId } } },
  })
  const pending = makeAsset('a4', { name: 'Waiting', approvalStatus: 'PENDING' })
  const { user } = open(
    'assets',
    workspace(),
    assets('ALL', asset()),
    me(),
    listed({ first: 60 }, [makeAsset('a2', { name: 'Salt' }), makeAsset('a3', { name: 'Pier' }), pending]),
    adding('a3'),
    adding('a2'),
    assets('ALL', asset(), makeAsset('a2'), makeAsset('a3')),
  )
  await user.click(await screen.findByRole('button', { name: 'Add images' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Pier' }))
  await user.click(dialog.getByRole('button', { name: 'Salt' }))
  expect(dialog.queryByRole('button', { name: 'Waiting' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Add 2 images' }))
  expect(await screen.findByText('2 assets added to the project')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add images' })).toBeInTheDocument()
})

test('an empty tab links to the library', async () => {
  open('assets', workspace(keeper({ assetCount: 0 })), assets('ALL'))
  expect(await screen.findByText('No Assets currently present')).toBeInTheDocument()
  expect(screen.getByText('0 assets')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add from Library' })).toHaveAttribute('href', '/library')
})
