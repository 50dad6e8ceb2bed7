/** Covers specification V28. */
import { screen, waitFor, within } from '@testing-library/react'
import { TRANSITIONS } from '#schema/limits'
import type { CutServer } from '../../../../test/cut-server'
import { makeCut } from '../../../../test/videos'
import { accepted, openVideosTab } from '../../../../test/videos-tab'
import { GROUPS } from '../../../entities/video/transitions/groups'

const transitions = (server: CutServer) => server.document().items.map(({ transition }) => transition)
const tape = (from: number) =>
  screen.findByRole('combobox', { name: `Transition from ${from} to ${from + 1}` })
const panel = async () => within(await screen.findByRole('dialog', { name: /^Transition from/ }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('each transition belongs to one group', () => {
  const grouped = GROUPS.flatMap(({ keys }) => keys)
  expect(grouped.toSorted()).toEqual([...TRANSITIONS].toSorted())
})

test('the panel shows all transitions in groups, with search and an empty state', async () => {
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted) })
  await user.click(await tape(1))
  const view = await panel()
  expect(view.getAllByTitle(/^[a-z]+ transition$/)).toHaveLength(58)
  const winds = within(view.getByRole('region', { name: 'Winds' }))
  expect(winds.getAllByTitle(/transition$/)).toHaveLength(4)
  await waitFor(() => expect(view.getByLabelText('Search transitions')).toHaveFocus())
  await user.keyboard('wind')
  expect(view.getAllByTitle(/transition$/)).toHaveLength(4)
  await user.keyboard('mill')
  expect(view.getByText('No transition has “windmill” in its name.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(async () => expect(await tape(1)).toHaveFocus())
})

test('the panel is never inside a tooltip, because it has controls', async () => {
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted) })
  for (const _time of ['first', 'second']) {
    await user.click(await tape(1))
    await (await panel()).findByRole('button', { name: 'Apply to all' })
    expect(document.querySelector('[role=tooltip] button')).toBeNull()
    await user.keyboard('{Escape}')
    await closed()
  }
})

test('a transition is selected by typing its name or with the arrow keys', async () => {
  const { user, server } = openVideosTab(accepted, { cut: makeCut(accepted) })
  ;(await tape(1)).focus()
  await user.keyboard('hlwind{Enter}')
  await closed()
  await waitFor(async () => expect(await tape(1)).toHaveTextContent('Wind left'))
  await waitFor(async () => expect(await tape(1)).toHaveFocus())
  ;(await tape(2)).focus()
  await user.keyboard('{ArrowDown}')
  const view = await panel()
  await waitFor(() => expect(view.getByLabelText('Search transitions')).toHaveFocus())
  expect(view.getByRole('region', { name: 'Recently used' })).toHaveTextContent('hlwind transition')
  await user.keyboard('{ArrowDown}')
  expect(view.getByTitle('No transition')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}{End}{Home}')
  expect(view.getByTitle('No transition')).toHaveFocus()
  await user.click(view.getByTitle('wipeleft transition'))
  await waitFor(async () => expect(await tape(2)).toHaveTextContent('Wipe left'))
  await waitFor(() => expect(transitions(server)).toEqual(['hlwind', 'wipeleft', '']))
})

test('on a touch screen the search field takes the focus only when opened by keyboard', async () => {
  const { matchMedia } = window
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(hover: none)' })
  try {
    const { user } = openVideosTab(accepted, { cut: makeCut(accepted) })
    await user.pointer({ keys: '[TouchA]', target: await tape(1) })
    const panelOf = () => screen.findByRole('dialog', { name: 'Transition from 1 to 2' })
    await waitFor(async () => expect(await panelOf()).toHaveFocus())
    await user.keyboard('{Escape}')
    await closed()
    await user.keyboard('{Enter}')
    await waitFor(async () =>
      expect(within(await panelOf()).getByLabelText('Search transitions')).toHaveFocus(),
    )
  } finally {
    window.matchMedia = matchMedia
  }
})

test('favourites are listed first', async () => {
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted) })
  await user.click(await tape(1))
  const view = await panel()
  await user.click(view.getByRole('button', { name: 'Favourite: Clock wipe' }))
  const favourites = within(view.getByRole('region', { name: 'Favourites' }))
  expect(favourites.getByTitle('radial transition')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await closed()
  await user.click(await tape(2))
  const again = await panel()
  expect(within(again.getAllByRole('region')[0]!).getByTitle('radial transition')).toBeInTheDocument()
})

test('the transition of a gap can be applied to all', async () => {
  const { user, server } = openVideosTab(accepted, { cut: makeCut(accepted, ['fade', 'hblur']) })
  await user.click(await tape(1))
  await user.click((await panel()).getByRole('button', { name: 'Apply to all' }))
  await closed()
  expect(await tape(2)).toHaveTextContent('Cross fade')
  await user.click(await tape(2))
  expect((await panel()).getByRole('button', { name: 'Apply to all' })).toBeDisabled()
  await waitFor(() => expect(transitions(server)).toEqual(['fade', 'fade', '']))
})
