/** Covers specification E4, G41, P1, P2, P3, P4, P17. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, installation, me, modelChoice, pageOf } from '../../test/answers'
import { openApp } from '../../test/app'
import { conversationOf } from '../../test/conversation'
import { makeProject, workspaceOf } from '../../test/projects'
import { boardOf } from '../../test/storyboard'
import { CreateProjectDocument } from '../features/projects/CreateProject.generated'
import { OpenSampleProjectDocument } from '../features/projects/useSampleFilm.generated'
import { StoryboardDocument } from '../features/storyboard/storyboard.generated'
import { ProjectsDocument } from '../features/projects/projects.generated'
import { DeleteProjectDocument } from '../features/projects/useDeleteProject.generated'
import { RestoreProjectDocument } from '../entities/project/restoreProject.generated'

const project = (id: string, name: string) => makeProject({ id, name })
const listed = (search: string | null, ...nodes: ReturnType<typeof project>[]): Answer => ({
  request: { query: ProjectsDocument, variables: { first: 24, search } },
  result: { data: { projects: pageOf('ProjectConnection', nodes) } },
})
const open = (...answers: Answer[]) => openApp({ at: '/projects', answers })

test('projects are counted, named, dated and open their workspace', async () => {
  open(listed(null, project('1', 'The Keeper'), project('2', 'Salt Road')))
  expect(await screen.findByText('2 projects')).toBeInTheDocument()
  const card = screen.getAllByRole('article')[0]!
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/projects/1')
  expect(within(card).getByText('16 Nov 2026')).toBeInTheDocument()
})

test('a card shows the number of open notes of its project, and links to them', async () => {
  const counts = { '1': 0, '2': 1, '3': 12 }
  const projects = Object.entries(counts).map(([id, openNoteCount]) =>
    makeProject({ id, name: `Reel ${id}`, openNoteCount }),
  )
  open(listed(null, ...projects))
  await screen.findByText('3 projects')
  const cards = screen
    .getAllByRole('article')
    .map((card) => within(card).queryByText(/open note/)?.textContent)
  expect(cards).toEqual([undefined, '1 open note', '12 open notes'])
  expect(screen.getByRole('link', { name: '1 open note' })).toHaveAttribute('href', '/projects/2?tab=notes')
})

test('without projects there are three starting points; an empty search has none', async () => {
  const { user } = open(listed(null), listed('salt'))
  expect(await screen.findByText('No projects found')).toBeInTheDocument()
  expect(screen.getByText('0 projects')).toBeInTheDocument()
  for (const name of [/Start from a script/, /Start from a prompt/, /Open the sample film/])
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  await user.type(screen.getByPlaceholderText('Search projects'), 'salt')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Start from/ })).not.toBeInTheDocument())
})

const untitled = makeProject({ id: '3', name: 'Untitled project' })
const untitledCreated: Answer = {
  request: { query: CreateProjectDocument, variables: { input: { name: 'Untitled project' } } },
  result: { data: { createProject: untitled } },
}
const emptyBoard: Answer = {
  request: { query: StoryboardDocument, variables: { projectId: '3' } },
  result: {
    data: {
      storyboard: { ...boardOf([]), projectId: '3' },
    },
  },
}

test('starting from a prompt creates a project and focuses the prompt', async () => {
  const { user, router } = open(
    listed(null),
    untitledCreated,
    workspaceOf(untitled),
    me(),
    installation(),
    modelChoice(),
    conversationOf('3', []),
  )
  await user.click(await screen.findByRole('button', { name: /Start from a prompt/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/3'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveFocus())
})

test('starting from a script opens its dialog', async () => {
  const { user, router } = open(listed(null), untitledCreated, workspaceOf(untitled), me(), emptyBoard)
  await user.click(await screen.findByRole('button', { name: /Start from a script/ }))
  expect(await screen.findByRole('dialog', { name: 'Write from a script' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?tab=storyboard')
})

test('the sample film opens its storyboard; a refusal does not change the list', async () => {
  const sample = makeProject({ id: '3', name: 'The Late Letter (sample)' })
  const request = { query: OpenSampleProjectDocument }
  const { user, router } = open(
    listed(null),
    { request, result: { errors: [new GraphQLError('The storage is full')] } },
    { request, result: { data: { openSampleProject: sample } } },
    workspaceOf(sample),
    me(),
  )
  const button = await screen.findByRole('button', { name: /Open the sample film/ })
  await user.click(button)
  expect(await screen.findByText('The storage is full')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/projects')
  await user.click(button)
  await waitFor(() => expect(router.state.location.search).toBe('?tab=storyboard'))
  expect(await screen.findByText(/The sample film is being made/)).toBeInTheDocument()
})

test('a failure shows a message and a retry', async () => {
  const { user } = open(
    {
      request: { query: ProjectsDocument, variables: { first: 24, search: null } },
      result: { errors: [new GraphQLError('The database is away')] },
    },
    listed(null, project('1', 'The Keeper')),
  )
  expect((await screen.findAllByText('Unable to load projects')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 project')).toBeInTheDocument()
})

test('the search is sent to the server', async () => {
  const { user } = open(
    listed(null, project('1', 'The Keeper'), project('2', 'Salt Road')),
    listed('salt', project('2', 'Salt Road')),
  )
  await screen.findByText('2 projects')
  await user.type(screen.getByPlaceholderText('Search projects'), 'salt')
  expect(await screen.findByText('1 project')).toBeInTheDocument()
})

test('a name needs three letters; a new project opens, and is listed first', async () => {
  const created: Answer = {
    request: {
      query: CreateProjectDocument,
      variables: { input: { name: 'Orbital Titles', description: '' } },
    },
    result: { data: { createProject: project('3', 'Orbital Titles') } },
  }
  const made = makeProject({ id: '3', name: 'Orbital Titles' })
  const { user, router } = open(listed(null, project('1', 'The Keeper')), created, workspaceOf(made), me())
  await screen.findByText('1 project')
  await user.click(screen.getByRole('button', { name: 'Create Project' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('0/500')).toBeInTheDocument()
  const name = within(dialog).getByLabelText('Name')
  await user.type(name, '{Enter}')
  expect(await screen.findByText('Project name is required')).toBeInTheDocument()
  await user.type(name, 'Or{Enter}')
  expect(await screen.findByText('Project name must be at least 3 characters')).toBeInTheDocument()
  await user.type(name, 'bital Titles{Enter}')
  expect(await screen.findByText('Project created successfully')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/3'))
  expect(await screen.findByRole('heading', { name: 'Orbital Titles' })).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.state).toBeNull())
  await act(() => router.navigate('/projects'))
  expect(await screen.findByText('2 projects')).toBeInTheDocument()
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Orbital Titles')
})

test('a new project can start from a script', async () => {
  const created: Answer = {
    request: { query: CreateProjectDocument, variables: { input: { name: 'The Keeper', description: '' } } },
    result: { data: { createProject: untitled } },
  }
  const { user, router } = open(
    listed(null, project('1', 'Salt Road')),
    created,
    workspaceOf(untitled),
    me(),
    emptyBoard,
  )
  await user.click(await screen.findByRole('button', { name: 'Create Project' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText('A script'))
  expect(dialog.getByText(/Paste a screenplay or prose/)).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Name'), 'The Keeper{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Write from a script' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?tab=storyboard')
})

test('a long name is kept, counted and refused', async () => {
  const { user } = open(listed(null))
  await user.click((await screen.findAllByRole('button', { name: 'Create Project' }))[0]!)
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByLabelText('Name'))
  await user.paste('x'.repeat(58))
  expect(within(dialog).getByLabelText('Name')).toHaveValue('x'.repeat(58))
  expect(within(dialog).getByText('58/50')).toBeInTheDocument()
  expect(await within(dialog).findByText('Project name must be less than 50 characters')).toBeInTheDocument()
})

test('deleting asks first', async () => {
  const { user } = open(listed(null, project('1', 'The Keeper')), {
    request: { query: DeleteProjectDocument, variables: { id: '1' } },
    result: { data: { deleteProject: '1' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete The Keeper' }))
  expect(
    await screen.findByText(
      'Are you sure you want to delete "The Keeper"? This action cannot be undone and will permanently remove the project and all its associated data.',
    ),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Project deleted successfully')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('No projects found')).toBeInTheDocument())
})

test('the menu of a project has Delete as its last entry', async () => {
  const { user, router } = open(
    listed(null, project('1', 'The Keeper')),
    workspaceOf(project('1', 'The Keeper')),
  )
  await user.click(await screen.findByRole('button', { name: 'More for The Keeper' }))
  const menu = within(await screen.findByRole('region', { name: 'More for The Keeper' }))
  const items = menu.getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Open', 'Rename', 'Share', 'Delete'])
  await user.click(items[0]!)
  expect(router.state.location.pathname).toBe('/projects/1')
})

test.each([
  ['Rename', 'Name'],
  ['Share', 'New member'],
])('%s opens the settings of a project with the focus in a field', async (entry, field) => {
  const keeper = project('1', 'The Keeper')
  const { user, router } = open(listed(null, keeper), workspaceOf(keeper), me())
  await user.click(await screen.findByRole('button', { name: 'More for The Keeper' }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus())
  expect(router.state.location.search).toBe('?tab=settings')
})

test('a deletion can be undone', async () => {
  const { user } = open(
    listed(null, project('1', 'The Keeper')),
    {
      request: { query: DeleteProjectDocument, variables: { id: '1' } },
      result: { data: { deleteProject: '1' } },
    },
    {
      request: { query: RestoreProjectDocument, variables: { id: '1' } },
      result: { data: { restoreProject: project('1', 'The Keeper') } },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Delete The Keeper' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Project restored')).toBeInTheDocument()
  expect(screen.getByText('1 project')).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent('The Keeper')
})

test('a failed deletion shows the reason, closes the dialog and keeps the project', async () => {
  const failing = (message: string, code: string): Answer => ({
    request: { query: DeleteProjectDocument, variables: { id: '1' } },
    result: { errors: [new GraphQLError(message, { extensions: { code } })] },
  })
  const { user } = open(
    listed(null, project('1', 'The Keeper')),
    failing('Only its owner or an admin may do this', 'FORBIDDEN'),
    failing('Something went wrong.', 'INTERNAL'),
  )
  for (const words of ['Only its owner or an admin may do this', 'Failed to delete project']) {
    await user.click(await screen.findByRole('button', { name: 'Delete The Keeper' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  expect(screen.getAllByRole('article')).toHaveLength(1)
})
