/** Covers specification P18, S20. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, pageOf } from '../../../test/answers'
import { openApp } from '../../../test/app'
import { makeAsset } from '../../../test/assets'
import { flagged, listed, opened } from '../../../test/library'
import { makeProject, workspaceOf } from '../../../test/projects'
import { ProjectsDocument } from '../projects/projects.generated'
import { OpenSampleProjectDocument } from '../projects/useSampleFilm.generated'
import { PaletteDocument } from './palette.generated'

const keeper = makeProject({ id: '7', name: 'The Keeper' })
const found = (search: string | null, projects: object[] = [], assets: object[] = []): Answer => ({
  request: { query: PaletteDocument, variables: { search, first: 6 } },
  result: {
    data: {
      projects: { __typename: 'ProjectConnection', nodes: projects },
      assets: { __typename: 'AssetConnection', nodes: assets },
    },
  },
})
const noProjects: Answer = {
  request: { query: ProjectsDocument, variables: { first: 24, search: null } },
  result: { data: { projects: pageOf('ProjectConnection', []) } },
}
const open = (...answers: Answer[]) =>
  openApp({ at: '/library', answers: [listed({}, [makeAsset('1')]), flagged(0), ...answers] })
const palette = async () => within(await screen.findByRole('dialog', { name: /^Go to a project/ }))

test('Ctrl+K finds a project by name, and Enter opens it', async () => {
  const { user, router } = open(found(null), found('keep', [keeper]), workspaceOf(keeper))
  await screen.findByRole('link', { name: /^Dune 1/ })
  await user.keyboard('{Control>}k{/Control}')
  const field = (await palette()).getByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  await user.type(field, 'keep')
  expect(await (await palette()).findByRole('option', { name: 'The Keeper' })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/7'))
  expect(screen.queryByRole('dialog', { name: /^Go to a project/ })).not.toBeInTheDocument()
})

test('an asset opens in the library, and actions can be run', async () => {
  const asset = makeAsset('2', { name: 'Harbour' })
  const { user, router } = open(
    found(null),
    found('harb', [], [asset]),
    opened(asset),
    found(null),
    noProjects,
  )
  await screen.findByRole('link', { name: /^Dune 1/ })
  await user.click(screen.getAllByRole('button', { name: /^Go to…/ })[0]!)
  await user.type((await palette()).getByRole('combobox'), 'harb')
  await user.click(await (await palette()).findByRole('option', { name: 'Harbour' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/team-library/2'))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Harbour' })).getByRole('button', { name: 'Close' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.keyboard('{Meta>}k{/Meta}')
  await user.click(await (await palette()).findByRole('option', { name: 'Create Project' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create Project' })
  expect(within(dialog).getByLabelText('Name')).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/projects', state: null })
})

test('the sample film opens; if it is already drawn, no message is shown', async () => {
  const sample = makeProject({ id: '3', coverUrl: '/files/cover.webp' })
  const { user, router } = open(
    found(null),
    { request: { query: OpenSampleProjectDocument }, result: { data: { openSampleProject: sample } } },
    workspaceOf(sample),
  )
  await screen.findByRole('link', { name: /^Dune 1/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await (await palette()).findByRole('option', { name: 'Open the sample film' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/3'))
  expect(router.state.location.search).toBe('?tab=storyboard')
  expect(screen.queryByText(/is being drawn/)).not.toBeInTheDocument()
})

test('Enter opens the first result when no page or action matches', async () => {
  const asset = makeAsset('2', { name: 'Zebra' })
  const { user, router } = open(found(null), found('zeb', [], [asset]), opened(asset))
  await screen.findByRole('link', { name: /^Dune 1/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.type((await palette()).getByRole('combobox'), 'zeb')
  await (await palette()).findByRole('option', { name: 'Zebra', selected: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/team-library/2'))
})

test('an empty search and a failed search show a message', async () => {
  const broken = { ...found('else'), result: { errors: [new GraphQLError('Not now')] } }
  const { user } = open(found(null), found('qqqq'), broken)
  await screen.findByRole('link', { name: /^Dune 1/ })
  await user.keyboard('{Control>}k{/Control}')
  const field = (await palette()).getByRole('combobox')
  await user.type(field, 'qqqq')
  expect(await screen.findByText('Nothing is named “qqqq”.')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'else')
  expect(await screen.findByText(/could not be searched/)).toBeInTheDocument()
})

test('slash focuses the search, except while typing, and ? lists the shortcuts', async () => {
  const { user } = open()
  await screen.findByRole('link', { name: /^Dune 1/ })
  await user.keyboard('/')
  const search = screen.getByPlaceholderText('Search name or tag')
  expect(search).toHaveFocus()
  await user.keyboard('1/2?')
  expect(search).toHaveValue('1/2?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(() => search.blur())
  await user.keyboard('?')
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(keys.getByRole('region', { name: 'Library' })).toBeInTheDocument()
  expect(keys.getByText('Go to a project, an asset or an action')).toBeInTheDocument()
  expect(keys.queryByRole('region', { name: 'Videos' })).not.toBeInTheDocument()
})
